; A worker pushes boxes to marked squares. Walking is free, so a plan minimises the pushes.
(define (domain sokoban)
  (:requirements :strips :typing :action-costs)
  (:types square direction)
  (:predicates
    (next ?from ?to - square ?d - direction)
    (worker ?s - square)
    (box ?s - square)
    (free ?s - square))
  (:functions (total-cost) - number)
  (:action walk
    :parameters (?from ?to - square ?d - direction)
    :precondition (and (worker ?from) (next ?from ?to ?d) (free ?to))
    :effect (and (worker ?to) (free ?from) (not (worker ?from)) (not (free ?to))))
  (:action push
    :parameters (?from ?middle ?to - square ?d - direction)
    :precondition (and
      (worker ?from) (box ?middle) (free ?to)
      (next ?from ?middle ?d) (next ?middle ?to ?d))
    :effect (and
      (worker ?middle) (free ?from) (box ?to)
      (not (worker ?from)) (not (box ?middle)) (not (free ?to))
      (increase (total-cost) 1))))
