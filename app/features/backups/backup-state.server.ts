import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { BACKUPS } from "./places.server";

// A file and not a row: it must be readable when the database is not, and a restore must not bring an old one back.
const FILE = join(BACKUPS, "state.json");

const Outcome = z.object({
  at: z.number(),
  archive: z.string().optional(),
  /** A sentence; undefined after success. */
  problem: z.string().optional(),
});
const State = z.object({
  backup: Outcome.optional(),
  offSite: Outcome.optional(),
  drill: Outcome.optional(),
});

export type BackupState = z.infer<typeof State>;

/** How the last backup, the last copy off the machine and the last drill ended. */
export function readBackupState(): BackupState {
  try {
    return State.parse(JSON.parse(readFileSync(FILE, "utf8")));
  } catch {
    return {};
  }
}

export function recordOutcome(what: keyof BackupState, outcome: z.infer<typeof Outcome>): void {
  mkdirSync(BACKUPS, { recursive: true });
  writeFileSync(`${FILE}.new`, JSON.stringify({ ...readBackupState(), [what]: outcome }), { flush: true });
  renameSync(`${FILE}.new`, FILE);
}
