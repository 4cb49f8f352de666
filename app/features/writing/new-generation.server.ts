import { newId } from "~/db/id"
import { getAccess } from "~/features/billing/access.server"
import { dayText } from "~/time"
import { listUploads } from "./uploads.server"

/** What the empty form needs: a fresh idempotency key, the credits it may use and the resumes that are already here. */
export function openForm(userId: string) {
  const { coverLettersRemaining, resumesRemaining, isRunning } = getAccess(userId)
  return {
    idempotencyKey: newId(),
    coverLettersRemaining,
    resumesRemaining,
    isRunning,
    uploads: listUploads(userId).map(({ id, fileName, createdAt }) => ({ id, label: `${fileName}, uploaded ${dayText(createdAt).text}` })),
  }
}
