import { newId } from "~/db/id";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { getUserSettings } from "~/features/accounts/settings.server";
import { getAccess } from "~/features/billing/access.server";
import { findProfile } from "~/features/profile/profile.server";
import { reviewOf } from "~/features/profile/profile-view";
import { listUnfinished } from "./open-uploads.server";
import { findUpload, profileOfUpload } from "./uploads.server";
import { whoWrites } from "./who-writes.server";

/** What the empty form needs: a fresh idempotency key, the credits it may use, the language it starts with, who asks, and what the profile says, if there is one. */
export function openForm(userId: string) {
  const { coverLettersRemaining, resumesRemaining, isUnlimited } = getAccess(userId);
  const { hasAgreed, notice, first } = whoWrites(userId);
  const { firstName = "", lastName = "", email = "" } = findAccount(userId) ?? {};
  return {
    idempotencyKey: newId(),
    coverLettersRemaining,
    resumesRemaining,
    isUnlimited,
    language: getUserSettings(userId).language,
    account: { fullName: `${firstName} ${lastName}`.trim(), email },
    writer: { hasAgreed, notice, first },
    unfinished: listUnfinished(userId),
    review: reviewSource(userId),
  };
}

/** "What we read" of an upload, or of the profile alone; null without either. An upload that names somebody else is shown by itself. */
export function reviewSource(userId: string, uploadId?: string) {
  const upload = uploadId ? findUpload(userId, uploadId) : undefined;
  const read = upload && profileOfUpload(userId, upload);
  if (upload && read && !read.isOwn)
    return { ...reviewOf(read.profile, [], []), otherSource: read.sourceId, fileName: upload.fileName };
  const own = findProfile(userId);
  if (!own) return null;
  return {
    ...reviewOf(own.profile, own.doubts, own.notPlaced),
    otherSource: null,
    fileName: upload?.fileName ?? "",
  };
}
