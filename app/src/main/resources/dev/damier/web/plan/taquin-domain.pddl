; The sliding puzzle: a tile next to the hole moves into it.
(define (domain taquin)
  (:requirements :strips :typing)
  (:types tile cell)
  (:predicates
    (beside ?a ?b - cell)
    (at ?t - tile ?c - cell)
    (hole ?c - cell))
  (:action slide
    :parameters (?t - tile ?from ?to - cell)
    :precondition (and (at ?t ?from) (hole ?to) (beside ?from ?to))
    :effect (and (at ?t ?to) (hole ?from) (not (at ?t ?from)) (not (hole ?to)))))
