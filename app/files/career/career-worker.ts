import { exitWithParent } from "~/files/exit-with-parent";
import { advertModels } from "~/career/job-advert/tagger/advert-model";
import { TASKS, type TaskMessage, type TaskReply } from "./tasks";

// The program of the career process: receives adverts to read and documents to write as messages and replies with them, until the channel closes.
const reply = (message: TaskReply | "ready") => void process.send?.(message);

exitWithParent();
advertModels();
process.on("message", ({ id, task, input }: TaskMessage) => {
  try {
    const work = TASKS[task] as (input: unknown) => unknown; // each task has its own input
    reply({ id, result: work(input) });
  } catch (error) {
    reply({ id, problem: error instanceof Error ? error.message : "unknown" });
  }
});
reply("ready");
