; A robot with two grippers carries balls between rooms.
(define (domain gripper)
  (:requirements :strips :typing)
  (:types room ball gripper)
  (:predicates
    (robot-in ?r - room)
    (ball-in ?b - ball ?r - room)
    (empty ?g - gripper)
    (holds ?g - gripper ?b - ball))
  (:action go
    :parameters (?from ?to - room)
    :precondition (robot-in ?from)
    :effect (and (robot-in ?to) (not (robot-in ?from))))
  (:action grasp
    :parameters (?b - ball ?r - room ?g - gripper)
    :precondition (and (ball-in ?b ?r) (robot-in ?r) (empty ?g))
    :effect (and (holds ?g ?b) (not (ball-in ?b ?r)) (not (empty ?g))))
  (:action release
    :parameters (?b - ball ?r - room ?g - gripper)
    :precondition (and (holds ?g ?b) (robot-in ?r))
    :effect (and (ball-in ?b ?r) (empty ?g) (not (holds ?g ?b)))))
