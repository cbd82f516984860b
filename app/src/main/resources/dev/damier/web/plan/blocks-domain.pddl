; Blocks are moved one at a time, from a block or the table to a block or the table.
(define (domain blocks)
  (:requirements :strips :typing :negative-preconditions :equality)
  (:types block)
  (:predicates (on ?x ?y - block) (on-table ?x - block) (clear ?x - block))
  (:action stack
    :parameters (?x ?y - block)
    :precondition (and (on-table ?x) (clear ?x) (clear ?y) (not (= ?x ?y)))
    :effect (and (on ?x ?y) (not (on-table ?x)) (not (clear ?y))))
  (:action unstack
    :parameters (?x ?y - block)
    :precondition (and (on ?x ?y) (clear ?x))
    :effect (and (on-table ?x) (clear ?y) (not (on ?x ?y))))
  (:action move
    :parameters (?x ?from ?to - block)
    :precondition (and (on ?x ?from) (clear ?x) (clear ?to) (not (= ?x ?to)))
    :effect (and (on ?x ?to) (clear ?from) (not (on ?x ?from)) (not (clear ?to)))))
