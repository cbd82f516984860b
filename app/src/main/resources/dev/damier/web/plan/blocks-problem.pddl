; C lies on A. The goal is the tower A on B on C (the Sussman anomaly, with one more block).
(define (problem sussman)
  (:domain blocks)
  (:objects a b c d - block)
  (:init (on c a) (on-table a) (on-table b) (on d b) (clear c) (clear d))
  (:goal (and (on a b) (on b c) (on c d))))
