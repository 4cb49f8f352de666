import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { seconds } from "~/time";
import { forkWorker } from "~/files/child-process.server";
import type { FileKind } from "./kind";
import { Reply } from "./reply";

/** What one reading may cost, in milliseconds: to start, of processor time, and by the clock on the wall. */
export type ReadLimits = { startMs: number; cpuMs: number; wallMs: number };

const LIMITS: ReadLimits = { startMs: seconds(30), cpuMs: seconds(8), wallMs: seconds(60) };
const MAX_RESIDENT_KILOBYTES = 400 * 1024;
const MAX_HEAP_MEGABYTES = 192;
const CHECK_EVERY_MS = 25;
const TICK_MS = 10; // the kernel reports processor time in hundredths of a second

type Phase = { since: number; cpuMs: number };

/**
 * Reads one file in a process of its own, without environment. What the file itself is to blame for ends it as "too_complex":
 * above 8 seconds of processor time or 400 MB. What a busy machine is to blame for ends it as "busy": no start within
 * 30 seconds, no answer within 60, or killed by the system. A hostile file ends as a reply with a code. Throws only if the reading process could
 * not be started at all.
 */
export function readInProcess(
  kind: FileKind,
  bytes: Uint8Array,
  limits: Partial<ReadLimits> = {},
): Promise<Reply> {
  const { startMs, cpuMs, wallMs } = { ...LIMITS, ...limits };
  const child = forkWorker("build/reader.js", "app/files/read/child.ts", MAX_HEAP_MEGABYTES);
  return new Promise<Reply>((resolve, reject) => {
    const began = Date.now();
    let reading: Phase | undefined;
    let reply: Reply | undefined;
    let killedAs: "busy" | "too_complex" | undefined;
    const stop = (code: "busy" | "too_complex") => {
      killedAs ??= code;
      child.kill("SIGKILL");
    };
    const watch = setInterval(() => {
      if (residentKilobytes(child) > MAX_RESIDENT_KILOBYTES) return stop("too_complex");
      if (!reading) return Date.now() - began > startMs ? stop("busy") : undefined;
      if (spentMilliseconds(child, reading) > cpuMs) return stop("too_complex");
      if (Date.now() - reading.since > wallMs) stop("busy");
    }, CHECK_EVERY_MS);
    child.on("message", (message) => {
      if (message === "started") {
        reading = { since: Date.now(), cpuMs: processorMilliseconds(child) ?? 0 };
      } else {
        const read = Reply.safeParse(message);
        reply ??= read.success ? read.data : { ok: false, code: "damaged" };
      }
    });
    child.on("error", reject);
    child.once("exit", (_code, signal) => {
      clearInterval(watch);
      if (reply) resolve(reply);
      else if (killedAs) resolve({ ok: false, code: killedAs });
      else if (signal === "SIGKILL" || signal === "SIGTERM") resolve({ ok: false, code: "busy" });
      // Out of heap memory Node aborts itself; a plain exit without an answer is a parser that gave up.
      else if (signal !== null) resolve({ ok: false, code: "too_complex" });
      else if (reading) resolve({ ok: false, code: "damaged" });
      else reject(new Error("The reading process did not start"));
    });
    // A child that dies while the bytes are on their way is settled by its exit.
    child.send({ kind, bytes }, () => undefined);
  });
}

/** Processor time since the reading began; where there is no /proc, the time on the wall stands for it. */
function spentMilliseconds(child: ChildProcess, { since, cpuMs }: Phase): number {
  const spent = processorMilliseconds(child);
  return spent === undefined ? Date.now() - since : spent - cpuMs;
}

/** User and system time of the process (fields 14 and 15 of /proc/PID/stat; the name before them may hold spaces). */
function processorMilliseconds(child: ChildProcess): number | undefined {
  const fields = procFile(child, "stat")
    ?.replace(/^.*\) /s, "")
    .split(" ");
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Resident memory by the kernel's own count; 0 where there is no /proc (the other limits still hold there). */
function residentKilobytes(child: ChildProcess): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(procFile(child, "status") ?? "")?.[1] ?? 0);
}

function procFile(child: ChildProcess, name: "stat" | "status"): string | undefined {
  try {
    return readFileSync(`/proc/${child.pid}/${name}`, "utf8");
  } catch {
    return undefined;
  }
}
