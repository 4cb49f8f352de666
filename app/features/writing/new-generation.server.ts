import { newId } from "~/db/id";
import { dateStyleOf, getSettings } from "~/features/accounts/settings.server";
import { getAccess } from "~/features/billing/access.server";
import { dayText } from "~/time";
import { listUnfinished } from "./open-uploads.server";
import { listUploads } from "./uploads.server";
import { whoWrites } from "./who-writes.server";

/** What the empty form needs: a fresh idempotency key, the credits it may use, the language it starts with and the resumes that are already here. */
export function openForm(userId: string) {
  const { coverLettersRemaining, resumesRemaining, isUnlimited } = getAccess(userId);
  const style = dateStyleOf(userId);
  const { hasAgreed, notice, first } = whoWrites(userId);
  return {
    idempotencyKey: newId(),
    coverLettersRemaining,
    resumesRemaining,
    isUnlimited,
    language: getSettings(userId).language,
    writer: { hasAgreed, notice, first },
    unfinished: listUnfinished(userId),
    uploads: listUploads(userId).map(({ id, fileName, createdAt }) => ({
      id,
      label: `${fileName}, uploaded ${dayText(createdAt, style).text}`,
    })),
  };
}
