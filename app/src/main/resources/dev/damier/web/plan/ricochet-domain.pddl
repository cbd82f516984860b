; Ricochet Robots: a robot slides until a wall or another robot stops it. Only the start of a move costs 1.
(define (domain ricochet)
  (:requirements :adl :typing :action-costs)
  (:types robot cell direction)
  (:predicates
    (next ?from ?to - cell ?d - direction)
    (at ?r - robot ?c - cell)
    (occupied ?c - cell)
    (resting)
    (sliding ?r - robot ?d - direction))
  (:functions (total-cost) - number)
  (:action start
    :parameters (?r - robot ?d - direction)
    :precondition (resting)
    :effect (and (sliding ?r ?d) (not (resting)) (increase (total-cost) 1)))
  (:action step
    :parameters (?r - robot ?from ?to - cell ?d - direction)
    :precondition (and (sliding ?r ?d) (at ?r ?from) (next ?from ?to ?d) (not (occupied ?to)))
    :effect (and (at ?r ?to) (occupied ?to) (not (at ?r ?from)) (not (occupied ?from))))
  (:action stop
    :parameters (?r - robot ?at - cell ?d - direction)
    :precondition (and
      (sliding ?r ?d) (at ?r ?at)
      (forall (?to - cell) (imply (next ?at ?to ?d) (occupied ?to))))
    :effect (and (resting) (not (sliding ?r ?d)))))
