import { exitWithParent } from "~/files/exit-with-parent";
import { extract, prepare, type ResumeContext } from "./extract";
import type { SourceKind } from "./kind";

type Source = { kind: SourceKind; bytes: Uint8Array; context: ResumeContext };

// The program of the reading process: one source in by message, one reply out, then the end. It may be told before to
// prepare itself, so that the file does not wait for the parsers to load.
process.on("message", (message: Source | "prepare") => {
  if (message === "prepare") {
    exitWithParent();
    void prepare();
    return;
  }
  process.send?.("started");
  exitWithParent();
  const { kind, bytes, context } = message;
  void extract(kind, bytes, context).then((reply) => process.send?.(reply, () => process.exit(0)));
});
