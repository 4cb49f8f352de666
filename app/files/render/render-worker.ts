import { exitWithParent } from "~/files/exit-with-parent";
import { renderReceipt } from "./receipt-pdf";
import type { ReceiptText } from "./receipt-text";
import { runRenderTask } from "./render-task";
import type { RenderOutput, RenderTask, RenderWorkerReply } from "./render-worker-reply";
import type { RenderableDocument } from "./layout";

type Message = { id: number } & (
  { task: RenderTask; documents: [RenderableDocument, ...RenderableDocument[]] } | { receipt: ReceiptText }
);
const reply = (message: RenderWorkerReply) => void process.send?.(message);

// The program of the render worker: receives documents as messages and replies with their files, until the
// channel closes.
exitWithParent();
process.on("message", (message: Message) => {
  void makeFiles(message).then(
    (files) => reply({ id: message.id, files }),
    (error: unknown) =>
      reply({ id: message.id, problem: error instanceof Error ? error.message : "unknown" }),
  );
});

async function makeFiles(message: Message): Promise<RenderOutput[]> {
  if ("task" in message) return runRenderTask(message.task, ...message.documents);
  return [{ format: "pdf", bytes: renderReceipt(message.receipt), problems: [], notes: [] }];
}
