import { env } from "~/env.server";
import { hours } from "~/time";
import { readBackupState } from "./backup-state.server";
import { firstBackupBase, lastBackupTime } from "./background.server";
import { latestDueTime } from "./schedule";

const LATE_AFTER_MS = hours(2); // after its hour

/** How old the newest backup is in milliseconds, whether one is missing, and why the last one failed. */
export function getBackupAge(now: Date): { ageMs?: number; isLate: boolean; problem?: string } {
  const last = lastBackupTime();
  const due = latestDueTime(env.BACKUP_HOURS, new Date(now.getTime() - LATE_AFTER_MS));
  const { backup, offSite } = readBackupState();
  return {
    ageMs: last && now.getTime() - last.getTime(),
    isLate: due !== undefined && due > (last ?? firstBackupBase()),
    problem: backup?.problem ?? offSite?.problem,
  };
}
