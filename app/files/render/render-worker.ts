import { exitWithParent } from "~/files/exit-with-parent";
import { renderPdfAndDocx } from "./render-pdf-and-docx";
import type { RenderWorkerReply } from "./render-worker-reply";
import type { RenderableDocument } from "./layout";

const reply = (message: RenderWorkerReply) => void process.send?.(message);

// The program of the render worker: receives documents as messages and replies with their files, until the
// channel closes.
exitWithParent();
process.on("message", ({ id, document }: { id: number; document: RenderableDocument }) => {
  void renderPdfAndDocx(document).then(
    (files) => reply({ id, files }),
    (error: unknown) => reply({ id, problem: error instanceof Error ? error.message : "unknown" }),
  );
});
