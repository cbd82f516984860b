; Four balls go from the kitchen to the hall: 6k - 1 = 11 actions for 2k balls.
(define (problem four-balls)
  (:domain gripper)
  (:objects kitchen hall - room b1 b2 b3 b4 - ball left right - gripper)
  (:init
    (robot-in kitchen) (empty left) (empty right)
    (ball-in b1 kitchen) (ball-in b2 kitchen) (ball-in b3 kitchen) (ball-in b4 kitchen))
  (:goal (and (ball-in b1 hall) (ball-in b2 hall) (ball-in b3 hall) (ball-in b4 hall))))
