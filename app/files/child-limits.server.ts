import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/** What a child process may cost: processor time and time on the wall in milliseconds, resident memory in megabytes. */
export type ChildLimits = { cpuMs: number; wallMs: number; residentMb?: number };

/** Which limit ended a child: what it did itself ("too_complex") or how busy the machine is ("busy"). */
export type ChildLimit = "too_complex" | "busy";

const CHECK_EVERY_MS = 25;
const TICK_MS = 10; // the kernel reports processor time in hundredths of a second

/**
 * Kills a child process that exceeds a limit from now on, and says which. Its own processor time and memory are its fault
 * ("too_complex"); the time on the wall is the machine's ("busy"), so it should be several times longer than the processor
 * time. Returns the function that ends the watch and tells the processor time since its beginning, in milliseconds. Without /proc
 * the time on the wall stands for processor time.
 */
export function limitChild(
  child: ChildProcess,
  { cpuMs, wallMs, residentMb = Infinity }: ChildLimits,
  onExceeded: (limit: ChildLimit) => void,
): () => number {
  const began = Date.now();
  const cpuBefore = processorMilliseconds(child) ?? 0;
  let usedMs = 0;
  const measure = () => {
    const cpu = processorMilliseconds(child);
    // Of a child that has ended the last measurement stands.
    if (cpu !== undefined) usedMs = cpu - cpuBefore;
    else if (process.platform !== "linux") usedMs = Date.now() - began;
    return usedMs;
  };
  const exceeded = (): ChildLimit | undefined => {
    if (residentMegabytes(child) > residentMb) return "too_complex";
    if (measure() > cpuMs) return "too_complex";
    return Date.now() - began > wallMs ? "busy" : undefined;
  };
  const watch = setInterval(() => {
    const limit = exceeded();
    if (!limit) return;
    clearInterval(watch);
    onExceeded(limit);
    child.kill("SIGKILL");
  }, CHECK_EVERY_MS);
  return () => {
    clearInterval(watch);
    return measure();
  };
}

/** User and system time of the process (fields 14 and 15 of /proc/PID/stat; the name before them may hold spaces). */
function processorMilliseconds(child: ChildProcess): number | undefined {
  const fields = procFile(child, "stat")
    ?.replace(/^.*\) /s, "")
    .split(" ");
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Resident memory by the kernel's own count; 0 where there is no /proc (the other limits still hold there). */
function residentMegabytes(child: ChildProcess): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(procFile(child, "status") ?? "")?.[1] ?? 0) / 1024;
}

function procFile(child: ChildProcess, name: "stat" | "status"): string | undefined {
  try {
    return readFileSync(`/proc/${child.pid}/${name}`, "utf8");
  } catch {
    return undefined;
  }
}
