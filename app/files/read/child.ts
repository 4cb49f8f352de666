import { Worker } from "node:worker_threads"
import { extract } from "./extract"
import type { FileKind } from "./kind"

// The program of the reading process: one file in by message, one reply out, then the end.
process.once("message", (request: { kind: FileKind; bytes: Uint8Array }) => {
  process.send?.("started")
  endWithServer()
  void extract(request.kind, request.bytes).then((reply) => process.send?.(reply, () => process.exit(0)))
})
process.once("disconnect", () => process.exit(1))

/** Should the server be killed while a parser here is deep in a file, only a second thread can still notice. */
function endWithServer(): void {
  const watch = `const { ppid } = process; setInterval(() => process.ppid === ppid || process.kill(process.pid, "SIGKILL"), 500)`
  new Worker(watch, { eval: true, env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref()
}
