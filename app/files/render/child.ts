import { endWithServer } from "../end-with-server";
import { makeBoth } from "./make-both";
import type { MakerReply } from "./maker-reply";
import type { Printable } from "./sheet";

const answer = (reply: MakerReply) => void process.send?.(reply);

// The program of the making process: documents in by message, their files out, until nobody wants any.
endWithServer();
process.on("message", ({ id, document }: { id: number; document: Printable }) => {
  void makeBoth(document).then(
    (files) => answer({ id, files }),
    (error: unknown) => answer({ id, problem: error instanceof Error ? error.message : "unknown" }),
  );
});
