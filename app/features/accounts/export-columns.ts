import type * as schema from "~/db/schema"

/**
 * What a person gets of each table in the export of their data: these columns and no others. A column that is in neither list fails
 * the build (data-rights.test.ts), so that a new one is a decision.
 */
export const EXPORTED = {
  users: ["id", "createdAt", "updatedAt", "email", "firstName", "lastName", "role", "isActive", "emailVerifiedAt", "onboardingCompleted", "linkedinProfile", "trialEndsAt", "deletionRequestedAt"],
  settings: ["updatedAt", "emailNotifications", "pushNotifications", "marketingEmails", "darkMode", "language", "timezone"],
  identities: ["createdAt", "issuer", "subject"],
  photos: ["createdAt"],
  consents: ["purpose", "version", "textHash", "givenAt", "withdrawnAt", "userAgent"],
  sessions: ["createdAt", "expiresAt", "userAgent"],
  tokens: ["createdAt", "purpose", "expiresAt", "usedAt"],
  mails: ["createdAt", "recipient", "subject", "text", "sentAt"],
  uploads: ["id", "createdAt", "fileName", "kind", "size", "sha256", "text"],
  generations: ["id", "createdAt", "status", "jobTitle", "companyName", "companyLocation", "jobDescription", "resumeText", "resumeName", "answers", "language", "stages", "findings", "errorCode", "startedAt", "finishedAt"],
  generationParts: ["generationId", "type", "status", "documentId", "notes", "errorCode"],
  creditLedger: ["createdAt", "generationId", "kind", "event", "amount"],
  documents: ["id", "createdAt", "updatedAt", "generationId", "type", "title", "content", "version", "jobTitle", "companyName", "companyLocation", "language"],
  documentVersions: ["version", "createdAt", "content"],
  documentFiles: ["format", "version", "createdAt", "sha256", "problems"],
} as const satisfies { [Name in keyof typeof schema]?: readonly (keyof (typeof schema)[Name]["_"]["columns"])[] }

/** Why the rest stays out. A table's name alone stands for all of its columns. */
export const NOT_EXPORTED: Record<string, string> = {
  codes: "sign-in secrets; they live ten minutes",
  jobs: "the queue: kinds and ids only, nothing about a person that is not exported from its own table",
  rateLimits: "counters under hashed keys; whose they are cannot be told",
  "users.passwordHash": "a secret",
  "users.photoId": "the name of the photo, which is in the export as a file",
  "settings.userId": "the person's own id, given once under account",
  "identities.id": "a number of ours that means nothing to the person",
  "identities.userId": "the person's own id, given once under account",
  "photos.id": "the name of the photo, which is in the export as a file",
  "photos.userId": "the person's own id, given once under account",
  "photos.bytes": "in the export as a file",
  "consents.id": "a number of ours that means nothing to the person",
  "consents.userId": "the person's own id, given once under account",
  "sessions.tokenHash": "a secret",
  "sessions.userId": "the person's own id, given once under account",
  "tokens.tokenHash": "a secret",
  "tokens.userId": "the person's own id, given once under account",
  "tokens.value": "may hold a secret; a new address that waits for confirmation stands in the mail to it",
  "mails.id": "a number of ours that means nothing to the person",
  "mails.userId": "the person's own id, given once under account",
  "mails.html": "the same words as the text",
  "uploads.userId": "the person's own id, given once under account",
  "generations.userId": "the person's own id, given once under account",
  "generations.idempotencyKey": "a number of ours that means nothing to the person",
  "generations.inputHash": "made from the answers, which are exported",
  "creditLedger.id": "a number of ours that means nothing to the person",
  "creditLedger.userId": "the person's own id, given once under account",
  "creditLedger.key": "made from ids, which are exported",
  "documents.userId": "the person's own id, given once under account",
  "documentVersions.documentId": "the versions stand inside their document",
  "documentFiles.documentId": "the files are named inside their document",
  "documentFiles.bytes": "in the export as a file",
}
