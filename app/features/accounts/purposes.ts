/** Why a piece of personal data is held, on which basis of the Nigeria Data Protection Act 2023, and for how long. */
export const PURPOSES = {
  account: { what: "the account and signing in", basis: "contract", kept: "until 30 days after the account is closed; 7 days when the address was never verified" },
  writing: { what: "making the documents that were asked for", basis: "contract", kept: "text of an upload 30 days; a file that is not here whole yet 24 hours; what was typed as long as its documents, at most 24 months" },
  history: { what: "the person's documents, to edit and download again", basis: "contract", kept: "24 months from the last change, after a warning 30 days before" },
  credits: { what: "counting credits correctly", basis: "contract", kept: "as long as the account" },
  payments: { what: "billing, giving money back, and the records that tax law asks for", basis: "legal obligation", kept: "6 years from the payment, under a pseudonym once the account is erased; attempts that were never paid 12 months; what Paystack's messages say 90 days" },
  choices: { what: "showing and sending things the way the person chose", basis: "contract", kept: "as long as the account" },
  marketing: { what: "marketing mail, and the proof of consent to it", basis: "consent", kept: "until the account is erased" },
  mail: { what: "mail about the account and the documents", basis: "contract", kept: "90 days" },
  security: { what: "keeping strangers out", basis: "legitimate interest", kept: "sessions 30 days; links and codes 24 hours after they expire; counters at most a day" },
  service: { what: "keeping the writing reliable and its cost known", basis: "legitimate interest", kept: "400 days, so that a year can be compared with the one before; never a word that was sent or came back, and no link to the person once the request is gone" },
  figures: { what: "knowing how the product is used and what it earns", basis: "legitimate interest", kept: "400 days, payments 6 years, under a number that means nobody once the account is erased; then only sums of a day" },
  transfer: { what: "the proof of consent to sending a resume's text to an AI provider abroad", basis: "consent", kept: "until the account is erased" },
  support: { what: "answering questions, and knowing how soon they were answered", basis: "contract", kept: "24 months after the last message; mails that were put aside 30 days" },
  complaints: { what: "answering complaints about personal data within 30 days, and showing that it was done", basis: "legal obligation", kept: "24 months after the answer; with the account when that is erased" },
  staff: { what: "knowing who of the staff did what", basis: "legitimate interest", kept: "6 years" },
} as const

export type Purpose = keyof typeof PURPOSES
export type Mapped = Purpose | "not personal"

/**
 * The purpose of every column that holds personal data; "not personal" for the rest. A column that is missing here fails the build
 * (data-rights.test.ts). Ids and times of a person's rows count as personal: they are about somebody.
 */
export const COLUMN_PURPOSES: Record<string, Record<string, Mapped>> = {
  users: {
    id: "account", createdAt: "account", updatedAt: "account", email: "account", firstName: "account", lastName: "account", passwordHash: "account", role: "account", isActive: "account",
    emailVerifiedAt: "account", onboardingCompleted: "choices", linkedinProfile: "writing", photoId: "choices", deletionRequestedAt: "account",
  },
  directory: { number: "account", userId: "account", rulesVersion: "not personal" },
  coverSpans: { number: "credits", startsAt: "credits", endsAt: "credits", plan: "credits", paymentId: "credits" },
  events: { id: "figures", at: "figures", day: "figures", number: "figures", type: "figures", about: "figures", plan: "figures", value: "figures", key: "figures" },
  dailyFigures: { day: "not personal", metric: "not personal", key: "not personal", value: "not personal" },
  staleDays: { day: "not personal", type: "not personal" },
  planSpans: { number: "credits", startsAt: "credits", endsAt: "credits", plan: "credits" },
  settings: { userId: "choices", updatedAt: "choices", emailNotifications: "choices", pushNotifications: "choices", marketingEmails: "marketing", darkMode: "choices", language: "choices", timezone: "choices" },
  identities: { id: "account", createdAt: "account", userId: "account", issuer: "account", subject: "account" },
  codes: { userId: "security", createdAt: "security", codeHash: "security", expiresAt: "security", tries: "security", usedAt: "security", usedBy: "security" },
  photos: { id: "choices", createdAt: "choices", userId: "choices", bytes: "choices" },
  consents: { id: "marketing", userId: "marketing", purpose: "marketing", scope: "transfer", version: "marketing", textHash: "marketing", givenAt: "marketing", withdrawnAt: "marketing", userAgent: "marketing" },
  sessions: { tokenHash: "security", createdAt: "security", userId: "security", expiresAt: "security", userAgent: "security" },
  tokens: { tokenHash: "security", createdAt: "security", userId: "security", purpose: "security", value: "security", expiresAt: "security", usedAt: "security" },
  mails: { id: "mail", createdAt: "mail", userId: "mail", recipient: "mail", subject: "mail", text: "mail", html: "mail", replyTo: "mail", sentAt: "mail" },
  jobs: {
    id: "not personal", createdAt: "not personal", kind: "not personal", payload: "not personal", status: "not personal", runAt: "not personal", attempts: "not personal", maxAttempts: "not personal",
    leaseGeneration: "not personal", leaseExpiresAt: "not personal", lastError: "not personal", finishedAt: "not personal",
  },
  rateLimits: { key: "security", windowEndsAt: "security", count: "security" },
  openUploads: { id: "writing", createdAt: "writing", userId: "writing", fileName: "writing", size: "writing", sha256: "writing", uploadId: "writing", refusedAs: "writing" },
  uploads: { id: "writing", createdAt: "writing", userId: "writing", fileName: "writing", kind: "writing", size: "writing", sha256: "writing", text: "writing" },
  generations: {
    id: "writing", createdAt: "writing", userId: "writing", idempotencyKey: "writing", inputHash: "writing", status: "writing", jobTitle: "writing", companyName: "writing", companyLocation: "writing",
    jobDescription: "writing", resumeText: "writing", resumeName: "writing", answers: "writing", language: "writing", tone: "writing", length: "writing", mayUse: "transfer", stages: "not personal", findings: "writing", errorCode: "not personal", startedAt: "writing", finishedAt: "writing",
  },
  generationParts: { generationId: "writing", type: "writing", status: "writing", documentId: "writing", notes: "writing", writer: "writing", shown: "writing", errorCode: "not personal" },
  creditLedger: { id: "credits", createdAt: "credits", userId: "credits", generationId: "credits", kind: "credits", event: "credits", amount: "credits", key: "credits" },
  billingEvents: { id: "credits", at: "credits", userId: "credits", type: "credits", paymentId: "credits", plan: "credits", coverLetters: "credits", resumes: "credits", startedAt: "credits", paidAt: "credits", endsAt: "credits", reason: "credits", key: "credits" },
  payments: {
    id: "payments", createdAt: "payments", userId: "payments", payer: "payments", plan: "payments", kind: "payments", reference: "payments", amountKobo: "payments", currency: "payments", mode: "payments", status: "payments", accessCode: "payments",
    authorizationUrl: "payments", paystackId: "payments", channel: "payments", last4: "payments", feesKobo: "payments", paidAt: "payments", appliedAt: "payments", checkedAt: "payments", failureText: "payments",
  },
  paystackEvents: { id: "payments", receivedAt: "payments", bodySha256: "payments", dedupeKey: "payments", event: "payments", reference: "payments", raw: "payments", state: "payments", attempts: "payments", note: "payments" },
  refunds: { id: "payments", createdAt: "payments", updatedAt: "payments", paymentId: "payments", amountKobo: "payments", paystackRefundId: "payments", status: "payments", reason: "payments", askedBy: "staff", endsAccess: "payments" },
  disputes: { id: "payments", createdAt: "payments", updatedAt: "payments", paymentId: "payments", status: "payments", dueAt: "payments", resolution: "payments", amountKobo: "payments" },
  paymentAlerts: { id: "payments", createdAt: "payments", kind: "payments", reference: "payments", note: "payments", decidedAt: "payments", decision: "payments" },
  orphanPayments: { reference: "payments", firstSeenAt: "payments", facts: "payments", decidedAt: "payments", decision: "payments" },
  billingNotices: { key: "mail", createdAt: "mail", userId: "mail" },
  documents: {
    id: "history", createdAt: "history", updatedAt: "history", userId: "history", generationId: "history", type: "history", title: "history", content: "history", sources: "history", version: "history", jobTitle: "history",
    companyName: "history", companyLocation: "history", language: "history",
  },
  documentVersions: { documentId: "history", version: "history", createdAt: "history", content: "history" },
  aiProviders: { slug: "not personal", createdAt: "not personal", updatedAt: "not personal", label: "not personal", baseUrl: "not personal", keyCipher: "not personal", keyLast4: "not personal", keyHash: "not personal", model: "not personal", isActive: "not personal", fallbackRank: "not personal", maxConcurrency: "not personal", dailyCapMicroUsd: "not personal", legalEntity: "not personal", country: "not personal", mechanism: "not personal", terms: "not personal", agreementUrl: "not personal", checkedAt: "not personal", configVersion: "not personal", lastTest: "not personal" },
  aiModels: { provider: "not personal", model: "not personal", updatedAt: "not personal", origin: "not personal", status: "not personal", shutdownDate: "not personal", replacement: "not personal", inputMicroUsd: "not personal", cachedMicroUsd: "not personal", outputMicroUsd: "not personal", pricedAt: "not personal", learned: "not personal" },
  aiPrompts: { id: "not personal", createdAt: "not personal", type: "not personal", version: "not personal", systemPrompt: "not personal", isActive: "not personal" },
  aiCalls: { id: "service", createdAt: "service", generationId: "service", purpose: "not personal", documentType: "not personal", provider: "not personal", model: "not personal", servedModel: "not personal", promptVersion: "not personal", attempt: "not personal", status: "not personal", errorCode: "not personal", httpStatus: "not personal", finishReason: "not personal", requestId: "not personal", inputTokens: "not personal", cachedTokens: "not personal", outputTokens: "not personal", reasoningTokens: "not personal", costMicroUsd: "not personal", firstTokenMs: "not personal", ms: "not personal", nextProvider: "not personal" },
  aiChecks: { id: "service", createdAt: "service", generationId: "service", documentType: "not personal", provider: "not personal", model: "not personal", promptVersion: "not personal", passed: "not personal", repaired: "not personal", reverted: "not personal", codes: "not personal", scoreBefore: "not personal", scoreAfter: "not personal" },
  aiBreakers: { key: "not personal", updatedAt: "not personal", provider: "not personal", model: "not personal", state: "not personal", reason: "not personal", failures: "not personal", opens: "not personal", retryAt: "not personal" },
  houseSettings: { setting: "not personal", updatedAt: "not personal", value: "not personal" },
  auditLog: { id: "staff", createdAt: "staff", actorId: "staff", act: "staff", subject: "staff", before: "staff", after: "staff", address: "staff" },
  documentFiles: { documentId: "history", format: "history", version: "history", createdAt: "history", bytes: "history", sha256: "history", problems: "history" },
  conversations: { id: "support", createdAt: "support", updatedAt: "support", userId: "support", assigneeId: "support", status: "support", lastSequence: "support", seenByPerson: "support", seenBySupport: "support", mailedToPerson: "support", mailedToSupport: "support", waitingSince: "support", currentPage: "support", userAgent: "support", personToken: "support", supportToken: "support" },
  supportMessages: { id: "support", createdAt: "support", conversationId: "support", authorId: "support", sender: "support", sequence: "support", clientMessageId: "support", body: "support", channel: "support", seenAt: "support", waitedMs: "support", promisedMs: "support" },
  supportImages: { id: "support", createdAt: "support", messageId: "support", originalName: "support", width: "support", height: "support", bytes: "support", thumbnail: "support" },
  complaints: { id: "complaints", createdAt: "complaints", userId: "complaints", answeredBy: "staff", reference: "complaints", key: "complaints", name: "complaints", email: "complaints", about: "complaints", body: "complaints", wish: "complaints", answeredAt: "complaints", answer: "complaints" },
  savedReplies: { id: "not personal", createdAt: "not personal", code: "not personal", body: "not personal" },
  supportNotes: { id: "support", createdAt: "support", conversationId: "support", authorId: "support", body: "support" },
  inboundMails: { messageIdHash: "support", createdAt: "support", conversationId: "support", outcome: "support", reason: "support", sender: "support", subject: "support", body: "support" },
}

/** The register as a Markdown table, one row a purpose with the columns that serve it. */
export function purposesTable(): string {
  const rows = Object.entries(PURPOSES).map(([purpose, { what, basis, kept }]) => {
    const columns = Object.entries(COLUMN_PURPOSES).flatMap(([table, named]) => {
      const own = Object.keys(named).filter((column) => named[column] === purpose)
      if (own.length === 0) return []
      return own.length === Object.keys(named).length ? [`${table} (all)`] : [`${table}: ${own.join(", ")}`]
    })
    return `| ${purpose} | ${what} | ${basis} | ${kept} | ${columns.join("; ")} |`
  })
  return ["| Purpose | What for | Basis | Kept | Columns |", "| --- | --- | --- | --- | --- |", ...rows].join("\n")
}
