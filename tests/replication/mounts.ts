import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export const MOUNTS = "/tmp/oya-litefs-";
const CONNECTIONS = "/sys/fs/fuse/connections";
const LIMIT_MS = 10_000;

/** Where a LiteFS of ours has its settings: by this a mount finds the process that serves it. */
export const configOf = (mount: string) => join(dirname(mount), "litefs.yml");

/**
 * Takes a mount away, whether somebody serves it or not. Never asks the file system itself: where its process has died half, each answer is
 * waited for, by calls that no signal ends.
 */
export function unmount(mount: string) {
  endRequests(mount);
  spawnSync("umount", ["-l", "-c", mount], { stdio: "ignore", timeout: LIMIT_MS, killSignal: "SIGKILL" });
}

/** Lets every call to a mount fail, also those of its own process, which could not die before they are answered. */
export function endRequests(mount: string) {
  if (existsSync(CONNECTIONS) && readdirSync(CONNECTIONS).length === 0)
    spawnSync("mount", ["-t", "fusectl", "fusectl", CONNECTIONS], { stdio: "ignore", timeout: LIMIT_MS });
  for (const { path, connection } of fuseMounts()) {
    const abort = join(CONNECTIONS, connection, "abort");
    if (path === mount && existsSync(abort)) writeFileSync(abort, "1");
  }
}

/** Unmounts what a run before this one left behind: the mounts that nobody serves any more. */
export function clearLeftMounts() {
  const left = fuseMounts().filter(({ path }) => path.startsWith(MOUNTS));
  if (left.length === 0) return;
  const running = commandLines();
  for (const { path } of left) if (!running.some((words) => words.includes(configOf(path)))) unmount(path);
}

function fuseMounts(): { path: string; connection: string }[] {
  return readFileSync("/proc/self/mountinfo", "utf8")
    .split("\n")
    .filter((line) => / - fuse\S* /.test(line))
    .map((line) => {
      const [, , device = "", , path = ""] = line.split(" ");
      return { path, connection: device.split(":")[1] ?? "" };
    });
}

function commandLines(): string[][] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((id) => {
      try {
        return readFileSync(join("/proc", id, "cmdline"), "utf8").split("\0");
      } catch {
        return []; // it has ended meanwhile
      }
    });
}
