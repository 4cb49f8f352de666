import { exitWithParent } from "~/files/exit-with-parent";
import { extract, type ResumeContext } from "./extract";
import type { SourceKind } from "./kind";

// The program of the reading process: one source in by message, one reply out, then the end.
process.once(
  "message",
  ({ kind, bytes, context }: { kind: SourceKind; bytes: Uint8Array; context: ResumeContext }) => {
    process.send?.("started");
    exitWithParent();
    void extract(kind, bytes, context).then((reply) => process.send?.(reply, () => process.exit(0)));
  },
);
