import { yieldToEventLoop } from "~/yield-to-event-loop";
import { and, asc, eq } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { db } from "~/db/client.server";
import {
  billingEvents,
  complaints,
  consents,
  conversations,
  creditLedger,
  disputes,
  documentFiles,
  documents,
  documentVersions,
  generationParts,
  generations,
  identities,
  mails,
  partialUploads,
  payments,
  photos,
  profileFacts,
  profiles,
  profileSources,
  profileVersions,
  refunds,
  sessions,
  userSettings,
  supportImages,
  supportMessages,
  tokens,
  uploads,
  users,
} from "~/db/schema";
import { buildFileName } from "~/features/documents/document-files.server";
import { Refusal } from "~/refusal";
import { toLagosDay } from "~/time";
import { EXPORTED_COLUMNS } from "./export-columns";

/** The shape of data.json, described in docs/data-protection.md. Raise it when a field changes its meaning or goes. */
export const EXPORT_SCHEMA_VERSION = 1;

/** "data-export-2026-11-21.zip", after the day in Lagos. */
export function exportFileName(now = new Date()): string {
  return `data-export-${toLagosDay(now)}.zip`;
}

/**
 * Everything that is stored about the person as a ZIP, piece by piece: data.json, the photo and the files of each document. Only the columns of
 * EXPORTED, only the person's own rows, no secret. One file is in memory at a time.
 */
export async function* streamExportZip(userId: string, now = new Date()): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const addEntry = (path: string, bytes: Uint8Array, level: 1 | 6) => {
    // Always deflated: a stored entry whose length follows it cannot be read by the unzippers of many phones.
    const entry = Object.assign(new ZipDeflate(path, { level }), { mtime: now });
    zip.add(entry);
    entry.push(bytes, true);
    return chunks.splice(0);
  };
  yield* addEntry("read-me.txt", strToU8(READ_ME), 6);
  const files = listExportedFiles(userId);
  yield* addEntry("data.json", strToU8(JSON.stringify(collectData(userId, files, now), null, 2)), 6);
  const photo = db.select({ bytes: photos.bytes }).from(photos).where(eq(photos.userId, userId)).get();
  if (photo) yield* addEntry("photo.webp", photo.bytes, 1);
  for (const { id, path } of listExportedImages(userId)) {
    await yieldToEventLoop();
    const image = db
      .select({ bytes: supportImages.bytes })
      .from(supportImages)
      .where(eq(supportImages.id, id))
      .get();
    if (image) yield* addEntry(path, image.bytes, 1);
  }
  for (const { documentId, format, path } of files) {
    await yieldToEventLoop();
    const file = db
      .select({ bytes: documentFiles.bytes })
      .from(documentFiles)
      .where(and(eq(documentFiles.documentId, documentId), eq(documentFiles.format, format)))
      .get();
    if (file) yield* addEntry(path, file.bytes, 1);
  }
  zip.end();
  yield* chunks;
}

function collectData(userId: string, files: ExportedFile[], now: Date) {
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
    sessions: db
      .select(selectColumns(sessions, EXPORTED_COLUMNS.sessions))
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt))
      .all(),
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

function collectProfile(userId: string) {
  const profile = db
    .select(selectColumns(profiles, EXPORTED_COLUMNS.profiles))
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .get();
  if (!profile) return null;
  return {
    ...profile,
    facts: db
      .select(selectColumns(profileFacts, EXPORTED_COLUMNS.profileFacts))
      .from(profileFacts)
      .where(eq(profileFacts.userId, userId))
      .orderBy(asc(profileFacts.path))
      .all(),
    sources: db
      .select(selectColumns(profileSources, EXPORTED_COLUMNS.profileSources))
      .from(profileSources)
      .where(eq(profileSources.userId, userId))
      .orderBy(asc(profileSources.createdAt))
      .all(),
    versions: db
      .select(selectColumns(profileVersions, EXPORTED_COLUMNS.profileVersions))
      .from(profileVersions)
      .where(eq(profileVersions.userId, userId))
      .orderBy(asc(profileVersions.version))
      .all(),
  };
}

function collectGenerations(userId: string) {
  const parts = db
    .select(selectColumns(generationParts, EXPORTED_COLUMNS.generationParts))
    .from(generationParts)
    .innerJoin(generations, eq(generations.id, generationParts.generationId))
    .where(eq(generations.userId, userId))
    .all();
  const rows = db
    .select(selectColumns(generations, EXPORTED_COLUMNS.generations))
    .from(generations)
    .where(eq(generations.userId, userId))
    .orderBy(asc(generations.createdAt))
    .all();
  return rows.map((generation) => ({
    ...generation,
    parts: parts.filter(({ generationId }) => generationId === generation.id),
  }));
}

function collectPayments(userId: string) {
  const rows = db
    .select(selectColumns(payments, EXPORTED_COLUMNS.payments))
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(asc(payments.createdAt))
    .all();
  return rows.map((payment) => ({
    ...payment,
    refunds: db
      .select(selectColumns(refunds, EXPORTED_COLUMNS.refunds))
      .from(refunds)
      .where(eq(refunds.paymentId, payment.id))
      .orderBy(asc(refunds.createdAt))
      .all(),
    disputes: db
      .select(selectColumns(disputes, EXPORTED_COLUMNS.disputes))
      .from(disputes)
      .where(eq(disputes.paymentId, payment.id))
      .orderBy(asc(disputes.createdAt))
      .all(),
  }));
}

function collectDocuments(userId: string, files: ExportedFile[]) {
  const rows = db
    .select(selectColumns(documents, EXPORTED_COLUMNS.documents))
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(asc(documents.createdAt), asc(documents.id))
    .all();
  return rows.map((document) => ({
    ...document,
    earlierVersions: db
      .select(selectColumns(documentVersions, EXPORTED_COLUMNS.documentVersions))
      .from(documentVersions)
      .where(eq(documentVersions.documentId, document.id))
      .orderBy(asc(documentVersions.version))
      .all(),
    files: files
      .filter(({ documentId }) => documentId === document.id)
      .map(({ path, columns }) => ({ path, ...columns })),
  }));
}

function collectSupport(userId: string) {
  const conversation = db
    .select(selectColumns(conversations, EXPORTED_COLUMNS.conversations))
    .from(conversations)
    .where(eq(conversations.userId, userId))
    .get();
  if (!conversation) return null;
  const images = listExportedImages(userId);
  const messages = db
    .select(selectColumns(supportMessages, EXPORTED_COLUMNS.supportMessages))
    .from(supportMessages)
    .innerJoin(conversations, eq(conversations.id, supportMessages.conversationId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(supportMessages.sequence))
    .all();
  return {
    ...conversation,
    messages: messages.map((message) => ({
      ...message,
      picture: images.find(({ sequence }) => sequence === message.sequence)?.columns ?? null,
    })),
  };
}

function listExportedImages(userId: string) {
  return db
    .select({
      id: supportImages.id,
      sequence: supportMessages.sequence,
      columns: selectColumns(supportImages, EXPORTED_COLUMNS.supportImages),
    })
    .from(supportImages)
    .innerJoin(supportMessages, eq(supportMessages.id, supportImages.messageId))
    .innerJoin(conversations, eq(conversations.id, supportMessages.conversationId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(supportMessages.sequence))
    .all()
    .map(({ id, sequence, columns }) => {
      const path = `support/message-${sequence}.webp`;
      return { id, sequence, path, columns: { path, ...columns } };
    });
}

type ExportedFile = ReturnType<typeof listExportedFiles>[number];

// The path inside the ZIP begins with a number: two documents may bear the same name.
function listExportedFiles(userId: string) {
  const rows = db
    .select()
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(asc(documents.createdAt), asc(documents.id))
    .all();
  return rows.flatMap((document, index) => {
    const columns = db
      .select(selectColumns(documentFiles, EXPORTED_COLUMNS.documentFiles))
      .from(documentFiles)
      .where(eq(documentFiles.documentId, document.id))
      .orderBy(asc(documentFiles.format))
      .all();
    return columns.map((file) => ({
      documentId: document.id,
      format: file.format,
      path: `documents/${String(index + 1).padStart(3, "0")}-${buildFileName(document, file.format)}`,
      columns: file,
    }));
  });
}

// A mail may carry a link or a code that still works. In a file on somebody's phone it would open the account to whoever finds it.
function redactSecrets<Mail extends { subject: string; text: string }>(mail: Mail): Mail {
  const redact = (text: string) =>
    text
      .replace(/([?&][\w-]*token=)[^&\s]+/g, "$1[removed]")
      .replace(/(?<!\d)\d{3}[ -]?\d{3}(?!\d)/g, "[removed]");
  return { ...mail, subject: redact(mail.subject), text: redact(mail.text) };
}

type Columns = Record<string, SQLiteColumn>;

function selectColumns<
  Table extends { _: { columns: Columns } },
  Name extends keyof Table["_"]["columns"] & keyof Table,
>(table: Table, names: readonly Name[]): Pick<Table, Name> {
  return Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>;
}

const READ_ME = `This is everything we store about you.

data.json    your account, settings, consents, sessions, emails, your profile, what you typed, the text we read from your uploads,
             your documents with all their versions, and every movement of your credits, what you and support wrote to each other, and your complaints
documents/   your documents as PDF and Word files
support/     pictures you sent to support
photo.webp   your photo, if you have one

Passwords, sign-in codes and the secret part of links are left out.
`;
