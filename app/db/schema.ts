import { sql } from "drizzle-orm";
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

// Every table of the product. Order in a table: id, time stamps, relations, attributes. Times are UTC milliseconds.
const at = (name: string) => integer(name, { mode: "timestamp_ms" });
const id = () => text("id").primaryKey();
const createdAt = () => at("created_at").notNull();
const json = <T>(name: string) => text(name, { mode: "json" }).$type<T>();

export const users = sqliteTable(
  "users",
  {
    id: id(),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
    email: text("email").notNull().unique(), // trimmed, lower case
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull().default(""),
    passwordHash: text("password_hash"),
    role: text("role", { enum: ["user", "admin"] })
      .notNull()
      .default("user"),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
    emailVerifiedAt: at("email_verified_at"),
    onboardingCompleted: integer("onboarding_completed", { mode: "boolean" }).notNull().default(false),
    linkedinProfile: text("linkedin_profile"),
    photoId: text("photo_id"), // the random name of the photo, new with each photo
    deletionRequestedAt: at("deletion_requested_at"), // the account is closed; everything is erased 30 days later
  },
  (table) => [
    index("users_unverified")
      .on(table.createdAt)
      .where(sql`email_verified_at is null`),
    index("users_closed")
      .on(table.deletionRequestedAt)
      .where(sql`deletion_requested_at is not null`),
  ],
);

/**
 * The line of each account in the list of staff: a number that never changes and is not given twice, newest highest, so that the search index (a virtual
 * table, see the migration user_search) and the pages of the list agree on one order. Made by a trigger with the account.
 */
export const directory = sqliteTable("directory", {
  number: integer("number").primaryKey({ autoIncrement: true }),
  userId: text("user_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  rulesVersion: integer("rules_version").notNull().default(0), // of the rules by which its spans were written
});

/**
 * Which plan a person has from when until when, as the rules of features/billing say: one row for each stretch of time, without gaps. Only for
 * finding people by plan; what a page says of one person always comes from the history.
 */
export const planSpans = sqliteTable(
  "plan_spans",
  {
    number: integer("number")
      .notNull()
      .references(() => directory.number, { onDelete: "cascade" }),
    startsAt: at("starts_at").notNull(),
    endsAt: at("ends_at").notNull(),
    plan: text("plan", { enum: ["free_trial", "jjc", "agba", "idan"] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.startsAt] }),
    index("plan_spans_plan").on(table.plan, table.number, table.startsAt, table.endsAt),
    // The few whose plan changes with time alone.
    index("plan_spans_turning")
      .on(table.plan, table.number, table.startsAt, table.endsAt)
      .where(sql`starts_at > 0 or ends_at < 8640000000000000`),
  ],
);

/**
 * What pays for whose plan from when until when if nothing else happens: a piece of one payment's time, or of a gift of staff. Worked out from the history
 * like planSpans, and only for counting; a person without cover has no row that holds now.
 */
export const coverSpans = sqliteTable(
  "cover_spans",
  {
    number: integer("number")
      .notNull()
      .references(() => directory.number, { onDelete: "cascade" }),
    startsAt: at("starts_at").notNull(),
    endsAt: at("ends_at").notNull(),
    plan: text("plan", { enum: ["free_trial", "jjc", "agba", "idan"] }).notNull(),
    paymentId: text("payment_id"), // null: a gift
  },
  (table) => [
    primaryKey({ columns: [table.number, table.startsAt] }),
    index("cover_spans_end").on(table.endsAt),
  ],
);

/** What a person chose in Settings. A missing row means the defaults. */
export const settings = sqliteTable("settings", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  updatedAt: at("updated_at").notNull(),
  emailNotifications: integer("email_notifications", { mode: "boolean" }).notNull().default(true),
  pushNotifications: integer("push_notifications", { mode: "boolean" }).notNull().default(false),
  marketingEmails: integer("marketing_emails", { mode: "boolean" }).notNull().default(false),
  darkMode: integer("dark_mode", { mode: "boolean" }), // null: as the device says
  language: text("language", { enum: ["en", "es", "fr", "de"] })
    .notNull()
    .default("en"),
  timezone: text("timezone").notNull().default("Africa/Lagos"),
});

/** A person's account at another house, known by its issuer and subject, never by its address. */
export const identities = sqliteTable(
  "identities",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
  },
  (table) => [
    uniqueIndex("identities_subject").on(table.issuer, table.subject),
    index("identities_user").on(table.userId),
  ],
);

/** Six-digit sign-in codes. The newest of a person is the only one that works; five wrong tries kill it. */
export const codes = sqliteTable("codes", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
  codeHash: text("code_hash").notNull(), // HMAC-SHA-256 keyed with a secret: six digits alone could be searched
  expiresAt: at("expires_at").notNull(),
  tries: integer("tries").notNull().default(0),
  usedAt: at("used_at"),
  usedBy: text("used_by"), // the hash of the browser's secret: only there may it be used once more, when the first answer was lost
});

export const photos = sqliteTable("photos", {
  id: id(),
  createdAt: createdAt(),
  userId: text("user_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  bytes: blob("bytes", { mode: "buffer" }).notNull(), // WebP, made anew from what was uploaded, without metadata
});

/** What a person agreed to, word for word by hash and version, and when it ended. Rows are added and closed, never changed otherwise. */
export const consents = sqliteTable(
  "consents",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["marketing", "ai_transfer"] }).notNull(),
    scope: text("scope").notNull().default(""), // what exactly it covers: "openai:US" for a transfer
    version: text("version").notNull(),
    textHash: text("text_hash").notNull(),
    givenAt: at("given_at").notNull(),
    withdrawnAt: at("withdrawn_at"),
    userAgent: text("user_agent").notNull().default(""),
  },
  (table) => [index("consents_user").on(table.userId, table.purpose)],
);

export const sessions = sqliteTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(), // SHA-256 of the cookie's random token
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: at("expires_at").notNull(),
    userAgent: text("user_agent").notNull().default(""),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_end").on(table.expiresAt)],
);

/** Single-use secrets that travel by mail. Only their hash is stored. */
export const tokens = sqliteTable(
  "tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", {
      enum: [
        "verify_email",
        "magic_link",
        "reset_password",
        "change_email",
        "unsubscribe",
        "download_export",
        "close_account",
      ],
    }).notNull(),
    value: text("value"), // what the token is about, such as the new address
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
  },
  (table) => [index("tokens_user").on(table.userId, table.purpose)],
);

export const mails = sqliteTable(
  "mails",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    replyTo: text("reply_to"), // where an answer goes; null: nowhere but to the sender
    sentAt: at("sent_at"),
  },
  (table) => [
    index("mails_user").on(table.userId),
    index("mails_recipient").on(table.recipient),
    index("mails_time").on(table.createdAt),
  ],
);

/** The durable queue. Knows no feature: a kind and a small payload of ids. */
export const jobs = sqliteTable(
  "jobs",
  {
    id: id(),
    createdAt: createdAt(),
    kind: text("kind").notNull(),
    payload: json<Record<string, string>>("payload").notNull(),
    status: text("status", { enum: ["queued", "running", "done", "failed"] })
      .notNull()
      .default("queued"),
    runAt: at("run_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    maxAttempts: integer("max_attempts").notNull(),
    leaseGeneration: integer("lease_generation").notNull().default(0),
    leaseExpiresAt: at("lease_expires_at"),
    lastError: text("last_error"),
    finishedAt: at("finished_at"),
  },
  (table) => [index("jobs_due").on(table.status, table.runAt), index("jobs_ended").on(table.finishedAt)],
);

/** Counters that a restart must not reset. */
export const rateLimits = sqliteTable("rate_limits", {
  key: text("key").primaryKey(),
  windowEndsAt: at("window_ends_at").notNull(),
  count: integer("count").notNull(),
});

/** The text that was read from an uploaded resume. The file itself is not kept. */
export const uploads = sqliteTable(
  "uploads",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    kind: text("kind", { enum: ["pdf", "docx", "doc"] }).notNull(),
    size: integer("size").notNull(), // bytes of the file
    sha256: text("sha256").notNull(),
    text: text("text").notNull(),
  },
  (table) => [
    uniqueIndex("uploads_same_file").on(table.userId, table.sha256),
    index("uploads_time").on(table.createdAt),
  ],
);

/** A resume on its way here in pieces (tus). Its bytes lie in DATA_DIR/uploads-open until it is whole and read, a day at most. */
export const openUploads = sqliteTable(
  "open_uploads",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    size: integer("size").notNull(), // bytes of the whole file, as announced
    sha256: text("sha256").notNull(), // of the whole file, as announced; checked when it is here
    uploadId: text("upload_id").references(() => uploads.id, { onDelete: "cascade" }), // what it became
    refusedAs: text("refused_as"), // why it could not be read; the same file is not sent twice to hear it again
  },
  (table) => [uniqueIndex("open_uploads_same_file").on(table.userId, table.sha256)],
);

export type StageTimes = { stage: string; startedAt: number; endedAt?: number }[];

/** One request for documents, from the form to the checked result. */
export const generations = sqliteTable(
  "generations",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    idempotencyKey: text("idempotency_key").notNull(),
    inputHash: text("input_hash").notNull(),
    status: text("status", { enum: ["queued", "running", "succeeded", "partly", "failed"] })
      .notNull()
      .default("queued"),
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name").notNull(),
    companyLocation: text("company_location").notNull().default(""),
    jobDescription: text("job_description").notNull(),
    resumeText: text("resume_text").notNull().default(""), // the upload's text, kept with the request so that a later upload changes nothing
    resumeName: text("resume_name").notNull().default(""),
    answers: json<Record<string, string>>("answers"), // the no-resume form
    language: text("language", { enum: ["en", "es", "fr", "de"] })
      .notNull()
      .default("en"),
    tone: text("tone", { enum: ["plain", "formal", "warm"] })
      .notNull()
      .default("plain"),
    length: text("length", { enum: ["short", "standard"] })
      .notNull()
      .default("standard"),
    mayUse: json<string[]>("may_use")
      .notNull()
      .default(sql`'[]'`), // the AI providers that the person let us send the text to; none: the built-in writer
    stages: json<StageTimes>("stages")
      .notNull()
      .default(sql`'[]'`),
    findings: json<Record<string, unknown>>("findings"), // match summary and eligibility, shown with the result
    errorCode: text("error_code"),
    startedAt: at("started_at"),
    finishedAt: at("finished_at"),
  },
  (table) => [
    uniqueIndex("generations_idempotency").on(table.userId, table.idempotencyKey),
    index("generations_user").on(table.userId, table.createdAt),
    index("generations_time").on(table.createdAt),
    index("generations_open")
      .on(table.createdAt)
      .where(sql`status in ('queued', 'running')`),
  ],
);

export const generationParts = sqliteTable(
  "generation_parts",
  {
    generationId: text("generation_id")
      .notNull()
      .references(() => generations.id, { onDelete: "cascade" }),
    type: text("type", { enum: ["cover_letter", "resume"] }).notNull(),
    status: text("status", { enum: ["waiting", "ready", "failed"] })
      .notNull()
      .default("waiting"),
    documentId: text("document_id").references(() => documents.id, { onDelete: "set null" }),
    notes: json<string[]>("notes")
      .notNull()
      .default(sql`'[]'`), // what the person should know: lines kept as theirs, bullets left out
    writer: text("writer").notNull().default(""), // who wrote it, in words people read: "OpenAI (gpt-6-luna)"; empty: the built-in writer
    shown: json<string[]>("shown")
      .notNull()
      .default(sql`'[]'`), // sentences that passed the check while the rest is still being written
    errorCode: text("error_code"),
  },
  (table) => [
    primaryKey({ columns: [table.generationId, table.type] }),
    index("generation_parts_document").on(table.documentId),
  ],
);

/**
 * Credits are used only by rows here; what was granted stands in billingEvents. A reservation is −1 (0 under an unlimited plan); delivery adds
 * a row of 0 (spent), failure a row that gives back (released). The key is unique, so no event counts twice.
 */
export const creditLedger = sqliteTable(
  "credit_ledger",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    generationId: text("generation_id").references(() => generations.id, { onDelete: "set null" }),
    kind: text("kind", { enum: ["cover_letter", "resume"] }).notNull(),
    event: text("event", { enum: ["reserved", "spent", "released"] }).notNull(),
    amount: integer("amount").notNull(),
    key: text("key").notNull().unique(),
  },
  (table) => [
    index("credit_ledger_user").on(table.userId, table.kind),
    index("credit_ledger_generation").on(table.generationId),
    index("credit_ledger_event")
      .on(table.event, table.createdAt)
      .where(sql`generation_id is not null`),
  ],
);

/**
 * What happened to a person's plan, in order; never changed. The pure rules of features/billing make plan, time and credits of these rows and
 * of the credit ledger. What was granted stands in the row, so that a new plan table changes no past.
 */
export const billingEvents = sqliteTable(
  "billing_events",
  {
    id: id(),
    at: at("at").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type", {
      enum: [
        "trial_started",
        "payment_applied",
        "payment_refunded",
        "admin_plan",
        "usage_reset",
        "cancelled",
        "resumed",
      ],
    }).notNull(),
    paymentId: text("payment_id"), // no foreign key: the history outlives the payment's row
    plan: text("plan", { enum: ["free_trial", "jjc", "agba", "idan"] }),
    coverLetters: integer("cover_letters").notNull().default(0), // granted; for usage_reset the balance that is lifted to
    resumes: integer("resumes").notNull().default(0),
    startedAt: at("started_at"), // when the payment was begun: before or after a cancellation
    paidAt: at("paid_at"),
    endsAt: at("ends_at"), // of a trial
    reason: text("reason", { enum: ["refund", "dispute", "reversed"] }),
    key: text("key").notNull().unique(), // "payment_applied:" and the payment's id: no event counts twice
  },
  (table) => [index("billing_events_user").on(table.userId, table.at)],
);

/** One try to pay, from before Paystack is asked. Kept for six years; when the account is erased, the payer's pseudonym is all that is left of whose it was. */
export const payments = sqliteTable(
  "payments",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    payer: text("payer").notNull(), // a random name: the same for all payments of one person
    plan: text("plan", { enum: ["jjc", "agba", "idan"] }).notNull(),
    kind: text("kind", { enum: ["new", "renew", "upgrade", "downgrade"] }).notNull(),
    reference: text("reference").notNull().unique(), // ours; Paystack knows the payment by it
    amountKobo: integer("amount_kobo").notNull(), // the price when it was begun
    currency: text("currency").notNull().default("NGN"),
    mode: text("mode", { enum: ["test", "live"] }).notNull(),
    status: text("status", { enum: ["pending", "failed", "applied", "mismatch", "reversed", "expired"] })
      .notNull()
      .default("pending"),
    accessCode: text("access_code"),
    authorizationUrl: text("authorization_url"),
    paystackId: text("paystack_id"), // an unsigned 64-bit number, as text
    channel: text("channel"),
    last4: text("last4"),
    feesKobo: integer("fees_kobo"),
    paidAt: at("paid_at"),
    appliedAt: at("applied_at"),
    checkedAt: at("checked_at"), // when Paystack was last asked
    failureText: text("failure_text"), // what the bank said, shown to the person
  },
  (table) => [
    index("payments_user").on(table.userId, table.createdAt),
    index("payments_status").on(table.status, table.createdAt),
    index("payments_time").on(table.createdAt),
  ],
);

/** Every webhook, stored before anything is done about it. The body goes after 90 days; its hash stays, so that a repeat is known. */
export const paystackEvents = sqliteTable(
  "paystack_events",
  {
    id: id(),
    receivedAt: at("received_at").notNull(),
    bodySha256: text("body_sha256").notNull().unique(),
    dedupeKey: text("dedupe_key").notNull(), // Paystack sends no id of an event: made of its name and what it is about
    event: text("event").notNull(),
    reference: text("reference"),
    raw: text("raw"),
    state: text("state", { enum: ["stored", "done", "dead"] })
      .notNull()
      .default("stored"),
    attempts: integer("attempts").notNull().default(0),
    note: text("note").notNull().default(""),
  },
  (table) => [
    index("paystack_events_dedupe").on(table.dedupeKey),
    index("paystack_events_state").on(table.state, table.receivedAt),
    index("paystack_events_reference").on(table.reference),
    index("paystack_events_bodies")
      .on(table.receivedAt)
      .where(sql`raw is not null`),
  ],
);

/** Money on its way back. Access ends only when it was processed. */
export const refunds = sqliteTable(
  "refunds",
  {
    id: id(),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    amountKobo: integer("amount_kobo").notNull(),
    paystackRefundId: text("paystack_refund_id").unique(),
    status: text("status", { enum: ["pending", "processing", "processed", "failed", "needs-attention"] })
      .notNull()
      .default("pending"),
    reason: text("reason").notNull().default(""),
    askedBy: text("asked_by").references(() => users.id, { onDelete: "set null" }), // null: Paystack or the bank
    endsAccess: integer("ends_access", { mode: "boolean" }).notNull().default(false), // a part of the money ends access only where staff says so
  },
  (table) => [
    index("refunds_payment").on(table.paymentId),
    index("refunds_status").on(table.status, table.createdAt),
  ],
);

/** A customer's bank asks for the money back. In Nigeria the answer is due within 16 business hours. */
export const disputes = sqliteTable(
  "disputes",
  {
    id: id(), // Paystack's
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
    paymentId: text("payment_id").references(() => payments.id, { onDelete: "cascade" }),
    status: text("status").notNull(), // as Paystack names it
    dueAt: at("due_at"),
    resolution: text("resolution"),
    amountKobo: integer("amount_kobo"),
  },
  (table) => [
    index("disputes_payment").on(table.paymentId),
    index("disputes_status").on(table.status, table.dueAt),
  ],
);

/** Money that Paystack knows of and we do not, or whose account is gone. A person of staff decides. */
export const orphanPayments = sqliteTable("orphan_payments", {
  reference: text("reference").primaryKey(),
  firstSeenAt: at("first_seen_at").notNull(),
  facts: json<Record<string, string | number | null>>("facts").notNull(), // amount, currency, channel, times, Paystack's id; nobody's name or address
  decidedAt: at("decided_at"),
  decision: text("decision"),
});

/** What is odd about money, until somebody of staff has decided it. Codes and sums only. */
export const paymentAlerts = sqliteTable(
  "payment_alerts",
  {
    id: id(),
    createdAt: createdAt(),
    kind: text("kind", {
      enum: [
        "mismatch",
        "overpaid",
        "paid_twice",
        "blocked_payer",
        "wrong_mode",
        "dead_event",
        "refund_stuck",
        "dispute",
        "only_at_paystack",
        "only_here",
      ],
    }).notNull(),
    reference: text("reference").notNull(), // of the payment; the event's name where there is none
    note: text("note").notNull().default(""),
    decidedAt: at("decided_at"),
    decision: text("decision"),
  },
  (table) => [index("payment_alerts_open").on(table.decidedAt, table.createdAt)],
);

/** Mails about plans and payments that were sent, each once. */
export const billingNotices = sqliteTable(
  "billing_notices",
  {
    key: text("key").primaryKey(), // what it was about: "ends_5:" and the end, "receipt:" and the payment
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [index("billing_notices_user").on(table.userId)],
);

export const documents = sqliteTable(
  "documents",
  {
    id: id(),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    generationId: text("generation_id").references(() => generations.id, { onDelete: "set null" }),
    type: text("type", { enum: ["cover_letter", "resume"] }).notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(), // the editable text form, the only truth of a document
    sources: json<{ text: string; own: string[]; advert: string[]; isOwn?: true }[]>("sources")
      .notNull()
      .default(sql`'[]'`), // what each line rested on when it was made; later edits are not in it
    version: integer("version").notNull().default(1),
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name").notNull(),
    companyLocation: text("company_location").notNull().default(""),
    language: text("language", { enum: ["en", "es", "fr", "de"] })
      .notNull()
      .default("en"),
  },
  (table) => [
    index("documents_user").on(table.userId, table.createdAt),
    index("documents_generation").on(table.generationId),
    index("documents_changed").on(table.updatedAt, table.userId),
  ],
);

/** Every version but the newest, so that no save ever loses a word. */
export const documentVersions = sqliteTable(
  "document_versions",
  {
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    createdAt: createdAt(),
    content: text("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.version] })],
);

/** The files of a document's newest version, made when it is saved: a download is the same bytes each time. */
export const documentFiles = sqliteTable(
  "document_files",
  {
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    format: text("format", { enum: ["pdf", "docx"] }).notNull(),
    version: integer("version").notNull(),
    createdAt: createdAt(),
    bytes: blob("bytes", { mode: "buffer" }).notNull(),
    sha256: text("sha256").notNull(),
    problems: json<string[]>("problems")
      .notNull()
      .default(sql`'[]'`), // what the read-back found; empty when the file is clean
  },
  (table) => [primaryKey({ columns: [table.documentId, table.format] })],
);

/** What an AI provider is to us: how it is reached, its encrypted key, and what the law asks us to know before text is sent there. */
export const aiProviders = sqliteTable("ai_providers", {
  slug: text("slug").primaryKey(), // "openai", "claude" …; "custom" for a server of one's own
  createdAt: createdAt(),
  updatedAt: at("updated_at").notNull(),
  label: text("label").notNull(),
  baseUrl: text("base_url"), // null: the address of the registry
  keyCipher: text("key_cipher"), // AES-256-GCM; only the last four characters are ever shown
  keyLast4: text("key_last4").notNull().default(""),
  keyHash: text("key_hash").notNull().default(""), // HMAC-SHA-256: a breaker belongs to one key
  model: text("model").notNull().default(""),
  isActive: integer("is_active", { mode: "boolean" }).notNull().default(false), // one at most: the first to be asked
  fallbackRank: integer("fallback_rank"), // 1 to 3: asked next, in this order; null: not at all
  maxConcurrency: integer("max_concurrency").notNull().default(4),
  dailyCapMicroUsd: integer("daily_cap_micro_usd"), // null: no cap of its own
  legalEntity: text("legal_entity").notNull().default(""),
  country: text("country").notNull().default(""), // ISO 3166-1 alpha-2
  mechanism: text("mechanism").notNull().default(""), // why the transfer is lawful
  terms: text("terms").notNull().default(""), // retention and training, in a sentence
  agreementUrl: text("agreement_url").notNull().default(""),
  checkedAt: at("checked_at"), // when somebody of ours read the above
  configVersion: integer("config_version").notNull().default(1), // rises with each change of key, model or address
  lastTest: json<{ at: number; ok: boolean; step: string; message: string }>("last_test"),
});

/** Models as data with dates: seeded, refreshed from the provider, or typed by an admin. */
export const aiModels = sqliteTable(
  "ai_models",
  {
    provider: text("provider")
      .notNull()
      .references(() => aiProviders.slug, { onDelete: "cascade" }),
    model: text("model").notNull(),
    updatedAt: at("updated_at").notNull(),
    origin: text("origin", { enum: ["seeded", "refreshed", "typed"] }).notNull(),
    status: text("status", { enum: ["active", "retiring", "retired", "unknown"] })
      .notNull()
      .default("unknown"),
    shutdownDate: text("shutdown_date"), // ISO date
    replacement: text("replacement"),
    inputMicroUsd: integer("input_micro_usd"), // per million tokens; null: not known, never 0
    cachedMicroUsd: integer("cached_micro_usd"),
    outputMicroUsd: integer("output_micro_usd"),
    pricedAt: text("priced_at"), // ISO date of the price
    learned: json<Record<string, unknown>>("learned")
      .notNull()
      .default(sql`'{}'`), // what its refusals taught: { temperature: "forbidden" }, { json: "json_object" } …
  },
  (table) => [primaryKey({ columns: [table.provider, table.model] })],
);

/** What an admin may say about style. The contract about facts stands in code around it. Versions are added, never changed. */
export const aiPrompts = sqliteTable(
  "ai_prompts",
  {
    id: id(),
    createdAt: createdAt(),
    type: text("type", { enum: ["cover_letter", "resume"] }).notNull(),
    version: integer("version").notNull(),
    systemPrompt: text("system_prompt").notNull(),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [uniqueIndex("ai_prompts_version").on(table.type, table.version)],
);

/** One call to a provider. Ids, codes, counts and times; never a word that was sent or came back. */
export const aiCalls = sqliteTable(
  "ai_calls",
  {
    id: id(),
    createdAt: createdAt(),
    generationId: text("generation_id").references(() => generations.id, { onDelete: "set null" }),
    purpose: text("purpose", { enum: ["write", "repair", "test"] }).notNull(),
    documentType: text("document_type", { enum: ["cover_letter", "resume"] }),
    provider: text("provider").notNull(),
    model: text("model").notNull(),
    servedModel: text("served_model"), // as the answer names it
    promptVersion: integer("prompt_version"),
    attempt: integer("attempt").notNull().default(1),
    status: text("status", { enum: ["started", "ok", "failed"] })
      .notNull()
      .default("started"),
    errorCode: text("error_code"),
    httpStatus: integer("http_status"),
    finishReason: text("finish_reason"),
    requestId: text("request_id"),
    inputTokens: integer("input_tokens"),
    cachedTokens: integer("cached_tokens"),
    outputTokens: integer("output_tokens"),
    reasoningTokens: integer("reasoning_tokens"),
    costMicroUsd: integer("cost_micro_usd"), // null: no price is known
    firstTokenMs: integer("first_token_ms"),
    ms: integer("ms"),
    nextProvider: text("next_provider"), // where the work went after this call failed; "builtin" at the end of the chain
  },
  (table) => [
    index("ai_calls_time").on(table.createdAt, table.provider, table.model, table.promptVersion),
    index("ai_calls_generation").on(table.generationId),
    index("ai_calls_open")
      .on(table.createdAt)
      .where(sql`status = 'started'`),
  ],
);

/** What the fact gate made of one document. */
export const aiChecks = sqliteTable(
  "ai_checks",
  {
    id: id(),
    createdAt: createdAt(),
    generationId: text("generation_id").references(() => generations.id, { onDelete: "set null" }),
    documentType: text("document_type", { enum: ["cover_letter", "resume"] }).notNull(),
    provider: text("provider").notNull(), // "builtin" for the built-in writer
    model: text("model").notNull().default(""),
    promptVersion: integer("prompt_version"),
    passed: integer("passed").notNull(), // sentences that stood at once
    repaired: integer("repaired").notNull(),
    reverted: integer("reverted").notNull(),
    codes: json<Record<string, number>>("codes")
      .notNull()
      .default(sql`'{}'`), // violations by code
    scoreBefore: integer("score_before"),
    scoreAfter: integer("score_after"),
  },
  (table) => [
    index("ai_checks_time").on(table.createdAt),
    index("ai_checks_generation").on(table.generationId),
  ],
);

/** A provider, key and model that failed too often is left alone for a while, restarts included. */
export const aiBreakers = sqliteTable("ai_breakers", {
  key: text("key").primaryKey(), // provider, key hash and model
  updatedAt: at("updated_at").notNull(),
  provider: text("provider").notNull(),
  model: text("model").notNull(),
  state: text("state", { enum: ["closed", "open", "half_open"] }).notNull(),
  reason: text("reason").notNull().default(""),
  failures: json<number[]>("failures")
    .notNull()
    .default(sql`'[]'`), // times of the latest ones
  opens: integer("opens").notNull().default(0), // in a row: each doubles the wait
  retryAt: at("retry_at"), // null while open: only an admin's change closes it
});

/** Figures and switches of the house that an admin sets, by name. */
export const houseSettings = sqliteTable("house_settings", {
  setting: text("setting").primaryKey(),
  updatedAt: at("updated_at").notNull(),
  value: json<unknown>("value").notNull(),
});

/** Every act of staff: who, what, on what, before and after. Rows are only ever added. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: id(),
    createdAt: createdAt(),
    actorId: text("actor_id").references(() => users.id, { onDelete: "set null" }),
    act: text("act").notNull(), // "provider.activated"
    subject: text("subject").notNull(), // "provider:openai"
    before: json<Record<string, unknown>>("before"),
    after: json<Record<string, unknown>>("after"),
    address: text("address").notNull().default(""), // the network address it came from
  },
  (table) => [
    index("audit_log_time").on(table.createdAt),
    index("audit_log_subject").on(table.subject, table.createdAt),
    index("audit_log_act").on(table.act, table.createdAt),
    index("audit_log_actor").on(table.actorId, table.createdAt),
  ],
);

/** What a person and support say to each other: one thread a person, for as long as they write. */
export const conversations = sqliteTable(
  "conversations",
  {
    id: id(),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(), // the last message
    userId: text("user_id")
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    status: text("status", { enum: ["open", "resolved"] })
      .notNull()
      .default("open"),
    lastSequence: integer("last_sequence").notNull().default(0), // the number of the newest message; given out inside the transaction that stores it
    seenByPerson: integer("seen_by_person").notNull().default(0), // up to which number each side has read; they only rise
    seenBySupport: integer("seen_by_support").notNull().default(0),
    mailedToPerson: integer("mailed_to_person").notNull().default(0), // up to which number each side was told by mail
    mailedToSupport: integer("mailed_to_support").notNull().default(0),
    waitingSince: at("waiting_since"), // the first message that nobody answered yet; null: nobody waits
    currentPage: text("current_page").notNull().default(""), // where the person was when they last wrote
    userAgent: text("user_agent").notNull().default(""),
    personToken: text("person_token").notNull().unique(), // stands in the address that an answer by mail goes to, one for each side
    supportToken: text("support_token").notNull().unique(),
  },
  (table) => [
    index("conversations_waiting").on(table.waitingSince),
    index("conversations_updated").on(table.status, table.updatedAt),
  ],
);

export const supportMessages = sqliteTable(
  "support_messages",
  {
    id: id(),
    createdAt: createdAt(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    sender: text("sender", { enum: ["user", "support"] }).notNull(),
    sequence: integer("sequence").notNull(), // 1, 2, 3 … within the conversation: order and catching up go by it, never by a clock
    clientMessageId: text("client_message_id").notNull(), // made by the sender, so that a message sent twice is stored once
    body: text("body").notNull(),
    channel: text("channel", { enum: ["chat", "mail"] })
      .notNull()
      .default("chat"),
    seenAt: at("seen_at"),
    waitedMs: integer("waited_ms"), // on an answer: how long the person had waited for it
    promisedMs: integer("promised_ms"), // and what their plan promised then
  },
  (table) => [
    uniqueIndex("support_messages_sequence").on(table.conversationId, table.sequence),
    uniqueIndex("support_messages_once").on(table.conversationId, table.sender, table.clientMessageId),
    index("support_messages_author").on(table.authorId),
  ],
);

/** A picture of a message, made anew from what was uploaded: WebP without metadata. */
export const supportImages = sqliteTable("support_images", {
  id: id(),
  createdAt: createdAt(),
  messageId: text("message_id")
    .notNull()
    .unique()
    .references(() => supportMessages.id, { onDelete: "cascade" }),
  originalName: text("original_name").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  bytes: blob("bytes", { mode: "buffer" }).notNull(), // longest side 1600 pixels at most
  thumbnail: blob("thumbnail", { mode: "buffer" }).notNull(), // 15 KB at most
});

/** Answers that agents give often, found by a short code. */
export const savedReplies = sqliteTable("saved_replies", {
  id: id(),
  createdAt: createdAt(),
  code: text("code").notNull().unique(),
  body: text("body").notNull(),
});

/** What agents tell each other about a conversation. The person never sees it. */
export const supportNotes = sqliteTable(
  "support_notes",
  {
    id: id(),
    createdAt: createdAt(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    body: text("body").notNull(),
  },
  (table) => [index("support_notes_conversation").on(table.conversationId, table.createdAt)],
);

/** Mails that came in for support. The hash of the Message-ID makes each count once; words are kept only of those that were put aside. */
export const inboundMails = sqliteTable("inbound_mails", {
  messageIdHash: text("message_id_hash").primaryKey(),
  createdAt: createdAt(),
  conversationId: text("conversation_id").references(() => conversations.id, { onDelete: "cascade" }),
  outcome: text("outcome", { enum: ["threaded", "quarantined", "ignored"] }).notNull(),
  reason: text("reason").notNull().default(""),
  sender: text("sender").notNull().default(""),
  subject: text("subject").notNull().default(""),
  body: text("body").notNull().default(""),
});

/** A complaint about how data is handled, from anybody, with an account or without. It is answered within 30 days of its arrival. */
export const complaints = sqliteTable(
  "complaints",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }), // null: whoever wrote was not signed in
    answeredBy: text("answered_by").references(() => users.id, { onDelete: "set null" }),
    reference: text("reference").notNull().unique(), // as the person knows it
    key: text("key").notNull().unique(), // made of the address and the words, so that a form sent twice is one complaint
    name: text("name").notNull().default(""),
    email: text("email").notNull(), // where the answer goes; nobody proved that it is theirs
    about: text("about", { enum: ["access", "correction", "deletion", "use", "safety", "other"] }).notNull(),
    body: text("body").notNull(),
    wish: text("wish").notNull().default(""),
    answeredAt: at("answered_at"),
    answer: text("answer").notNull().default(""),
  },
  (table) => [
    index("complaints_open").on(table.answeredAt, table.createdAt),
    index("complaints_person").on(table.userId),
    index("complaints_email").on(table.email),
  ],
);

/**
 * What the product counts. Rows are only ever added, in the transaction of the act. Whose it is says the number of the directory alone: when the account is
 * erased its line goes, and the number is nobody's; so the figures of the past stay as they were.
 */
export const events = sqliteTable(
  "events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    at: at("at").notNull(),
    day: text("day").generatedAlwaysAs(sql`date((at + 3600000) / 1000, 'unixepoch')`, { mode: "virtual" }), // the calendar day in Lagos
    number: integer("number").notNull(), // of the directory; no foreign key, for it outlives the account
    type: text("type", {
      enum: [
        "registered",
        "session",
        "session_ended",
        "active",
        "generation",
        "document",
        "ai_cost",
        "ai_unpriced",
        "payment",
        "refund",
      ],
    }).notNull(),
    about: text("about").notNull().default(""), // the type of a document
    plan: text("plan", { enum: ["", "free_trial", "jjc", "agba", "idan"] })
      .notNull()
      .default(""), // that the person had then; of a payment, that it is for
    value: integer("value").notNull().default(0), // kobo of payments and refunds, milliseconds of a session that ended, millionths of a US$ of AI, documents asked for
    key: text("key").notNull().unique(), // "document:" and its id: nothing counts twice
  },
  (table) => [index("events_type").on(table.type, table.at, table.number, table.value)],
);

/** The figures of each closed day, made of its events. `metric` and `key` as features/events/daily.ts names them. */
export const dailyFigures = sqliteTable(
  "daily_figures",
  {
    day: text("day").notNull(), // YYYY-MM-DD in Lagos
    metric: text("metric").notNull(),
    key: text("key").notNull().default(""),
    value: integer("value").notNull(),
  },
  (table) => [primaryKey({ columns: [table.metric, table.day, table.key] })],
);

/** Days whose events changed since their figures were made. Written by triggers on events, so that nobody who adds one can forget it. */
export const staleDays = sqliteTable(
  "stale_days",
  {
    day: text("day").notNull(),
    type: text("type").notNull(), // of the events
  },
  (table) => [primaryKey({ columns: [table.day, table.type] })],
);
