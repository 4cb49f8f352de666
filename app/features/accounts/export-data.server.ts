import { asc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import {
  accountEvents,
  apiKeys,
  authenticatorApps,
  billingEvents,
  complaints,
  consents,
  creditLedger,
  identities,
  mails,
  partialUploads,
  passkeys,
  photos,
  rememberedBrowsers,
  sessions,
  userSettings,
  tokens,
  uploads,
  users,
  webhookDeliveries,
  webhookEndpoints,
} from "~/db/schema";
import { Refusal } from "~/refusal";
import { collectMoney } from "./export-money.server";
import { EXPORTED_COLUMNS } from "./export-columns";
import { selectColumns } from "./export-select.server";
import type { ExportedFile } from "./export-files.server";
import {
  collectApplications,
  collectGenerations,
  collectInvitations,
  collectPayments,
  collectProfile,
  collectDocuments,
  collectSupport,
} from "./export-sections.server";

/**
 * The shape of data.json, described in docs/data-protection.md. Increase it when a field changes its meaning
 * or is removed.
 */
const EXPORT_SCHEMA_VERSION = 3;

export function collectData(userId: string, files: ExportedFile[], now: Date) {
  const account = db
    .select(selectColumns(users, EXPORTED_COLUMNS.users))
    .from(users)
    .where(eq(users.id, userId))
    .get();
  if (!account) throw new Refusal("NOT_FOUND", "This account does not exist any more.", 404);
  return {
    schemaVersion: EXPORT_SCHEMA_VERSION,
    exportedAt: now,
    account,
    photo:
      db
        .select(selectColumns(photos, EXPORTED_COLUMNS.photos))
        .from(photos)
        .where(eq(photos.userId, userId))
        .get() ?? null,
    settings:
      db
        .select(selectColumns(userSettings, EXPORTED_COLUMNS.userSettings))
        .from(userSettings)
        .where(eq(userSettings.userId, userId))
        .get() ?? null,
    consents: db
      .select(selectColumns(consents, EXPORTED_COLUMNS.consents))
      .from(consents)
      .where(eq(consents.userId, userId))
      .orderBy(asc(consents.givenAt))
      .all(),
    identities: db
      .select(selectColumns(identities, EXPORTED_COLUMNS.identities))
      .from(identities)
      .where(eq(identities.userId, userId))
      .all(),
    apiKeys: db
      .select(selectColumns(apiKeys, EXPORTED_COLUMNS.apiKeys))
      .from(apiKeys)
      .where(eq(apiKeys.userId, userId))
      .orderBy(asc(apiKeys.createdAt))
      .all(),
    events: db
      .select(selectColumns(accountEvents, EXPORTED_COLUMNS.accountEvents))
      .from(accountEvents)
      .where(eq(accountEvents.userId, userId))
      .orderBy(asc(accountEvents.createdAt))
      .all(),
    webhookEndpoints: db
      .select(selectColumns(webhookEndpoints, EXPORTED_COLUMNS.webhookEndpoints))
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.userId, userId))
      .orderBy(asc(webhookEndpoints.createdAt))
      .all(),
    webhookDeliveries: db
      .select(selectColumns(webhookDeliveries, EXPORTED_COLUMNS.webhookDeliveries))
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.userId, userId))
      .orderBy(asc(webhookDeliveries.createdAt))
      .all(),
    sessions: db
      .select(selectColumns(sessions, EXPORTED_COLUMNS.sessions))
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt))
      .all(),
    twoStep: {
      app:
        db
          .select(selectColumns(authenticatorApps, EXPORTED_COLUMNS.authenticatorApps))
          .from(authenticatorApps)
          .where(eq(authenticatorApps.userId, userId))
          .get() ?? null,
      passkeys: db
        .select(selectColumns(passkeys, EXPORTED_COLUMNS.passkeys))
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.createdAt))
        .all(),
      rememberedDevices: db
        .select(selectColumns(rememberedBrowsers, EXPORTED_COLUMNS.rememberedBrowsers))
        .from(rememberedBrowsers)
        .where(eq(rememberedBrowsers.userId, userId))
        .orderBy(asc(rememberedBrowsers.createdAt))
        .all(),
    },
    linksSent: db
      .select(selectColumns(tokens, EXPORTED_COLUMNS.tokens))
      .from(tokens)
      .where(eq(tokens.userId, userId))
      .orderBy(asc(tokens.createdAt))
      .all(),
    mails: db
      .select(selectColumns(mails, EXPORTED_COLUMNS.mails))
      .from(mails)
      .where(eq(mails.userId, userId))
      .orderBy(asc(mails.createdAt))
      .all()
      .map(redactSecrets),
    uploads: db
      .select(selectColumns(uploads, EXPORTED_COLUMNS.uploads))
      .from(uploads)
      .where(eq(uploads.userId, userId))
      .orderBy(asc(uploads.createdAt))
      .all(),
    uploadsOnTheirWay: db
      .select(selectColumns(partialUploads, EXPORTED_COLUMNS.partialUploads))
      .from(partialUploads)
      .where(eq(partialUploads.userId, userId))
      .orderBy(asc(partialUploads.createdAt))
      .all(),
    careerProfile: collectProfile(userId),
    applications: collectApplications(userId),
    generations: collectGenerations(userId),
    creditLedger: db
      .select(selectColumns(creditLedger, EXPORTED_COLUMNS.creditLedger))
      .from(creditLedger)
      .where(eq(creditLedger.userId, userId))
      .orderBy(asc(creditLedger.createdAt))
      .all(),
    billingEvents: db
      .select(selectColumns(billingEvents, EXPORTED_COLUMNS.billingEvents))
      .from(billingEvents)
      .where(eq(billingEvents.userId, userId))
      .orderBy(asc(billingEvents.at))
      .all(),
    payments: collectPayments(userId),
    ...collectInvitations(userId),
    ...collectMoney(userId),
    support: collectSupport(userId),
    complaints: db
      .select(selectColumns(complaints, EXPORTED_COLUMNS.complaints))
      .from(complaints)
      .where(eq(complaints.userId, userId))
      .orderBy(asc(complaints.createdAt))
      .all(),
    documents: collectDocuments(userId, files),
  };
}

// A mail may hold a link or a code that still works. An exported file would give its finder access to the
// account.
function redactSecrets<Mail extends { subject: string; text: string }>(mail: Mail): Mail {
  const redact = (text: string) =>
    text
      .replace(/([?&][\w-]*token=)[^&\s]+/g, "$1[removed]")
      .replace(/(?<!\d)\d{3}[ -]?\d{3}(?!\d)/g, "[removed]");
  return { ...mail, subject: redact(mail.subject), text: redact(mail.text) };
}
