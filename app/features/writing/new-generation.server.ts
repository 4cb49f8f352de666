import { newId } from "~/db/id";
import { getDateStyle, getUserSettings } from "~/features/accounts/settings.server";
import { getAccess } from "~/features/billing/access.server";
import { formatDay } from "~/time";
import { listUnfinished } from "./open-uploads.server";
import { listUploads } from "./uploads.server";
import { whoWrites } from "./who-writes.server";

/** What the empty form needs: a fresh idempotency key, the credits it may use, the language it starts with and the resumes that are already here. */
export function openForm(userId: string) {
  const { coverLettersRemaining, resumesRemaining, isUnlimited } = getAccess(userId);
  const style = getDateStyle(userId);
  const { hasAgreed, notice, first } = whoWrites(userId);
  return {
    idempotencyKey: newId(),
    coverLettersRemaining,
    resumesRemaining,
    isUnlimited,
    language: getUserSettings(userId).language,
    writer: { hasAgreed, notice, first },
    unfinished: listUnfinished(userId),
    uploads: listUploads(userId).map(({ id, fileName, createdAt }) => ({
      id,
      label: `${fileName}, uploaded ${formatDay(createdAt, style).text}`,
    })),
  };
}
