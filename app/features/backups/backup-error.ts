/** Why a backup or a restore did not happen, as a sentence for the operator. Nothing was changed. */
export class BackupError extends Error {
  override name = "BackupError";
}
