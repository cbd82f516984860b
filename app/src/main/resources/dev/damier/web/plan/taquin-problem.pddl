; The 3x3 board 8,1,3/4,0,2/7,6,5. The cell cRC is in row R and column C.
(define (problem three-by-three)
  (:domain taquin)
  (:objects t1 t2 t3 t4 t5 t6 t7 t8 - tile
    c11 c12 c13 c21 c22 c23 c31 c32 c33 - cell)
  (:init
    (at t8 c11) (at t1 c12) (at t3 c13)
    (at t4 c21) (hole c22) (at t2 c23)
    (at t7 c31) (at t6 c32) (at t5 c33)
    (beside c11 c12) (beside c11 c21)
    (beside c12 c13) (beside c12 c22) (beside c12 c11)
    (beside c13 c23) (beside c13 c12)
    (beside c21 c22) (beside c21 c31) (beside c21 c11)
    (beside c22 c23) (beside c22 c32) (beside c22 c21) (beside c22 c12)
    (beside c23 c33) (beside c23 c22) (beside c23 c13)
    (beside c31 c32) (beside c31 c21)
    (beside c32 c33) (beside c32 c31) (beside c32 c22)
    (beside c33 c32) (beside c33 c23))
  (:goal (and
    (at t1 c11) (at t2 c12) (at t3 c13)
    (at t4 c21) (at t5 c22) (at t6 c23)
    (at t7 c31) (at t8 c32))))
