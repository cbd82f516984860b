"""Wrong: turns around at the start and reports what it saw. Expected: not complete and correct."""
from damier.task import Task

task = Task()
seen = {}
for action in ["start_phase1"] + 3 * ["turn_clockwise"]:
    for cell, content in task.act(action)["status"]["vision"]:
        seen[tuple(cell)] = content
task.act("send_content", content=[[list(cell), content] for cell, content in seen.items()])
task.act("end_phase1")
task.answer()
