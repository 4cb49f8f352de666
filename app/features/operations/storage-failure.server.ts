import { log, serializeError } from "~/log.server";

/** Codes of SQLite, of the system and of the library for uploads when a disk is full, broken or cannot be written. */
const STORAGE_CODE = /^(?:SQLITE_(?:FULL|IOERR)|ENOSPC|EDQUOT|EROFS|EIO$|FILE_WRITE_ERROR)/;

let failure: string | undefined;

/**
 * Whether a change failed because the disk did not take it. Until a write succeeds again the server is not ready, and only the first
 * failure is logged.
 */
export function recordStorageFailure(error: unknown): boolean {
  const facts = serializeError(error);
  if (facts.code === undefined || !STORAGE_CODE.test(facts.code)) return false;
  if (failure === undefined) log.error({ event: "operations.write_failed", ...facts });
  failure = facts.code;
  return true;
}

/** Why the last change could not be saved; undefined once a write has succeeded. */
export function getStorageFailure(): string | undefined {
  return failure;
}

export function clearStorageFailure(): void {
  failure = undefined;
}
