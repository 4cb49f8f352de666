import { exitWithParent } from "~/files/exit-with-parent";
import { extract } from "./extract";
import type { FileKind } from "./kind";

// The program of the reading process: one file in by message, one reply out, then the end.
process.once("message", (request: { kind: FileKind; bytes: Uint8Array }) => {
  process.send?.("started");
  exitWithParent();
  void extract(request.kind, request.bytes).then((reply) => process.send?.(reply, () => process.exit(0)));
});
