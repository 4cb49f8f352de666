import { spawn } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { setPriority } from "node:os";
import { env } from "~/env.server";
import { log } from "~/log.server";
import { days, hours } from "~/time";
import { readBackupState, type BackupState } from "./backup-state.server";
import { archiveTime, DATABASE, listArchives } from "./places.server";
import { latestDueTime } from "./schedule";

const RETRY_AFTER_MS = hours(1);
const DRILL_EVERY_MS = days(7);
const LOW_PRIORITY = 10;

let running: "backup" | "drill" | undefined;

/** Starts a backup when an hour of BACKUP_HOURS has passed since the last one, and a drill once a week, each in a process of its own. */
export function runDueBackup(now: Date): void {
  if (running || env.BACKUP_HOURS.length === 0) return;
  const { backup, offSite, drill } = readBackupState();
  const due = latestDueTime(env.BACKUP_HOURS, now);
  const last = lastBackupTime() ?? firstBackupBase();
  const hasFailed = Boolean(backup?.problem ?? offSite?.problem);
  const triedAt = Math.max(backup?.at ?? 0, offSite?.at ?? 0);
  if (hasFailed ? now.getTime() - triedAt >= RETRY_AFTER_MS : due && due > last) return start("backup");
  const newest = lastBackupTime();
  if (newest && now.getTime() - (drill?.at ?? newest.getTime()) >= drillInterval(drill)) start("drill");
}

/** When the newest archive on this machine was begun. */
export function lastBackupTime(): Date | undefined {
  const name = listArchives().at(-1);
  return name === undefined ? undefined : archiveTime(name);
}

/** Since when there is something to save: an empty server is not late with its first backup. */
export function firstBackupBase(): Date {
  return statSync(DATABASE).birthtime;
}

function drillInterval(drill: BackupState["drill"]): number {
  return drill?.problem ? days(1) : DRILL_EVERY_MS;
}

// Copying, packing and checking would hold up requests. The child reads the same environment, and ends by itself or with this process.
function start(command: "backup" | "drill"): void {
  running = command;
  const isBuilt = Boolean(import.meta.env?.PROD);
  const args = isBuilt
    ? [join(process.cwd(), "build/command.js")]
    : ["--import", "tsx", join(process.cwd(), "app/command.server.ts")];
  const child = spawn(process.execPath, [...args, command], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  const kill = () => void child.kill();
  const finish = (code: number | null) => {
    running = undefined;
    process.off("exit", kill);
    log[code === 0 ? "info" : "error"]({ event: "backup.finished", command, code });
  };
  child.once("error", () => finish(null));
  child.once("exit", finish);
  process.once("exit", kill);
}
