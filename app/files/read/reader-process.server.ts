import type { ChildProcess } from "node:child_process";
import { seconds } from "~/time";
import { limitChild, type ChildLimit } from "~/files/child-limits.server";
import { forkWorker } from "~/files/child-process.server";
import { readerMegabytes } from "~/files/memory-plan";
import { scaleTimeout } from "~/work/timeouts.server";
import type { ResumeContext } from "./extract";
import type { SourceKind } from "./kind";
import { Reply } from "./reply";

/** What one reading may cost, in milliseconds: to start, of processor time, and by the clock on the wall. */
export type ReadLimits = { startMs: number; cpuMs: number; wallMs: number };
export type ReadOptions = Partial<ReadLimits> &
  ResumeContext & {
    /** Is told the processor time of the reading, in milliseconds. */
    spent?: (ms: number) => void;
  };

const LIMITS: ReadLimits = {
  startMs: scaleTimeout(seconds(30)),
  cpuMs: seconds(8),
  wallMs: scaleTimeout(seconds(60)),
};
const MAX_HEAP_MEGABYTES = 192;
const PREPARED_FOR_MS = seconds(60);

let prepared: { child: ChildProcess; timer: NodeJS.Timeout } | undefined;

/**
 * Starts a reading process before its file is there, so that the file does not wait for it. One at most; it ends after a
 * minute without a file. Like any other it reads one file.
 */
export function prepareReader(): void {
  if (prepared) {
    prepared.timer.refresh();
    return;
  }
  const child = forkReader();
  const timer = setTimeout(() => child.kill("SIGKILL"), PREPARED_FOR_MS).unref();
  prepared = { child, timer };
  const forget = () => {
    clearTimeout(timer);
    if (prepared?.child === child) prepared = undefined;
  };
  child.once("error", forget);
  child.once("exit", forget);
  child.send("prepare", () => undefined);
  child.unref(); // an idle process may end
  child.channel?.unref();
}

function takePrepared(): ChildProcess | undefined {
  if (!prepared) return undefined;
  const { child, timer } = prepared;
  clearTimeout(timer);
  prepared = undefined;
  child.ref();
  child.channel?.ref();
  return child;
}

// Small young generations: each megabyte counts twice when two are read at once. One thread: in so short
// a life what other threads compile and collect comes too late, and costs more than it saves.
export const READER_FLAGS = ["--max-semi-space-size=4", "--single-threaded"];

function forkReader(): ChildProcess {
  return forkWorker("build/reader.js", "app/files/read/child.ts", MAX_HEAP_MEGABYTES, READER_FLAGS);
}

/**
 * Reads one source in a process of its own, without environment. What the file itself is to blame for ends it as "too_complex":
 * above 8 seconds of processor time or its memory (memory-plan.ts). What a busy machine is to blame for ends it as "busy": no start within
 * 30 seconds, no answer within 60, or killed by the system. A hostile file ends as a reply with a code. Throws only if the reading process could
 * not be started at all.
 */
export function readInProcess(
  kind: SourceKind,
  bytes: Uint8Array,
  { accountName, today, listsDoubtful, marks, spent = () => undefined, ...limits }: ReadOptions = {},
): Promise<Reply> {
  const { startMs, cpuMs, wallMs } = { ...LIMITS, ...limits };
  const context: ResumeContext = {
    ...(accountName && { accountName }),
    ...(today && { today }),
    ...(listsDoubtful && { listsDoubtful }),
    ...(marks && { marks }),
  };
  const child = takePrepared() ?? forkReader();
  return new Promise<Reply>((resolve, reject) => {
    let isReading = false;
    let reply: Reply | undefined;
    let killedAs: ChildLimit | undefined;
    const limit = (cpuMs: number, wallMs: number) =>
      limitChild(child, { cpuMs, wallMs, residentMb: readerMegabytes() }, (code) => (killedAs ??= code));
    let stopWatching: () => number = limit(Infinity, startMs);
    child.on("message", (message) => {
      if (message === "started") {
        isReading = true;
        stopWatching();
        stopWatching = limit(cpuMs, wallMs);
      } else {
        const read = Reply.safeParse(message);
        reply ??= read.success ? read.data : { ok: false, code: "damaged" };
      }
    });
    child.on("error", reject);
    child.once("exit", (_code, signal) => {
      spent(stopWatching());
      if (reply) resolve(reply);
      else if (killedAs) resolve({ ok: false, code: killedAs });
      else if (signal === "SIGKILL" || signal === "SIGTERM") resolve({ ok: false, code: "busy" });
      // Out of heap memory Node aborts itself; a plain exit without an answer is a parser that gave up.
      else if (signal !== null) resolve({ ok: false, code: "too_complex" });
      else if (isReading) resolve({ ok: false, code: "damaged" });
      else reject(new Error("The reading process did not start"));
    });
    // A child that dies while the bytes are on their way is settled by its exit.
    child.send({ kind, bytes, context }, () => undefined);
  });
}
