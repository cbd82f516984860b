"""Wrong: does not end the phase. Expected: The phase was not ended."""
from damier.task import Task

task = Task()
task.act("start_phase1")
task.act("send_content", content=[])
task.answer()
