import { exitWithParent } from "~/files/exit-with-parent";
import { runRenderTask } from "./render-task";
import type { RenderTask, RenderWorkerReply } from "./render-worker-reply";
import type { RenderableDocument } from "./layout";

type Message = { id: number; task: RenderTask; documents: [RenderableDocument, ...RenderableDocument[]] };
const reply = (message: RenderWorkerReply) => void process.send?.(message);

// The program of the render worker: receives documents as messages and replies with their files, until the
// channel closes.
exitWithParent();
process.on("message", ({ id, task, documents }: Message) => {
  void runRenderTask(task, ...documents).then(
    (files) => reply({ id, files }),
    (error: unknown) => reply({ id, problem: error instanceof Error ? error.message : "unknown" }),
  );
});
