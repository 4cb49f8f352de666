import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { startProgram } from "../program.server";
import type { FileKind } from "./kind";
import { Reply } from "./reply";

const mostMilliseconds = 8000;
const mostMillisecondsToStart = 6000;
const mostResidentKilobytes = 400 * 1024;
const mostHeapMegabytes = 192;
const checkEvery = 25;

/**
 * Reads one file in a process of its own, without environment, killed after 8 seconds of reading or above 400 MB.
 * A hostile file ends as a reply with a code. Throws only if the reading process could not be started at all.
 */
export function readInProcess(kind: FileKind, bytes: Uint8Array): Promise<Reply> {
  const child = startProgram("build/reader.js", "app/files/read/child.ts", mostHeapMegabytes);
  return new Promise<Reply>((resolve, reject) => {
    let hasStarted = false;
    let reply: Reply | undefined;
    let isKilled = false;
    const stop = () => {
      isKilled = true;
      child.kill("SIGKILL");
    };
    let clock = setTimeout(stop, mostMillisecondsToStart);
    const watch = setInterval(() => {
      if (residentKilobytes(child) > mostResidentKilobytes) stop();
    }, checkEvery);
    child.on("message", (message) => {
      if (message === "started") {
        hasStarted = true;
        clearTimeout(clock);
        clock = setTimeout(stop, mostMilliseconds);
      } else {
        const read = Reply.safeParse(message);
        reply ??= read.success ? read.data : { ok: false, code: "damaged" };
      }
    });
    child.on("error", reject);
    child.once("exit", (_code, signal) => {
      clearTimeout(clock);
      clearInterval(watch);
      if (reply) resolve(reply);
      else if (isKilled && !hasStarted) resolve({ ok: false, code: "busy" });
      // Out of heap memory Node aborts itself; a plain exit without an answer is a parser that gave up.
      else if (isKilled || signal !== null) resolve({ ok: false, code: "too_complex" });
      else if (hasStarted) resolve({ ok: false, code: "damaged" });
      else reject(new Error("The reading process did not start"));
    });
    // A child that dies while the bytes are on their way is settled by its exit.
    child.send({ kind, bytes }, () => undefined);
  });
}

/** Resident memory by the kernel's own count; 0 where there is no /proc (the clock and heap limits still hold there). */
function residentKilobytes(child: ChildProcess): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
