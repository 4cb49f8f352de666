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
  openUploads,
  payments,
  photos,
  refunds,
  sessions,
  settings,
  supportImages,
  supportMessages,
  tokens,
  uploads,
  users,
} from "~/db/schema";
import { fileNameOf } from "~/features/documents/files.server";
import { Refusal } from "~/refusal";
import { lagosDay } from "~/time";
import { EXPORTED } from "./export-columns";

/** The shape of data.json, described in docs/data-protection.md. Raise it when a field changes its meaning or goes. */
export const EXPORT_SCHEMA_VERSION = 1;

/** "data-export-2026-11-21.zip", after the day in Lagos. */
export function exportName(now = new Date()): string {
  return `data-export-${lagosDay(now)}.zip`;
}

/**
 * Everything that is stored about the person as a ZIP, piece by piece: data.json, the photo and the files of each document. Only the columns of
 * EXPORTED, only the person's own rows, no secret. One file is in memory at a time.
 */
export async function* exportZip(userId: string, now = new Date()): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const add = (path: string, bytes: Uint8Array, level: 1 | 6) => {
    // Always deflated: a stored entry whose length follows it cannot be read by the unzippers of many phones.
    const entry = Object.assign(new ZipDeflate(path, { level }), { mtime: now });
    zip.add(entry);
    entry.push(bytes, true);
    return pieces.splice(0);
  };
  yield* add("read-me.txt", strToU8(READ_ME), 6);
  const files = filesOf(userId);
  yield* add("data.json", strToU8(JSON.stringify(collectData(userId, files, now), null, 2)), 6);
  const photo = db.select({ bytes: photos.bytes }).from(photos).where(eq(photos.userId, userId)).get();
  if (photo) yield* add("photo.webp", photo.bytes, 1);
  for (const { id, path } of picturesOf(userId)) {
    await yieldToEventLoop();
    const picture = db
      .select({ bytes: supportImages.bytes })
      .from(supportImages)
      .where(eq(supportImages.id, id))
      .get();
    if (picture) yield* add(path, picture.bytes, 1);
  }
  for (const { documentId, format, path } of files) {
    await yieldToEventLoop();
    const file = db
      .select({ bytes: documentFiles.bytes })
      .from(documentFiles)
      .where(and(eq(documentFiles.documentId, documentId), eq(documentFiles.format, format)))
      .get();
    if (file) yield* add(path, file.bytes, 1);
  }
  zip.end();
  yield* pieces;
}

function collectData(userId: string, files: ExportedFile[], now: Date) {
  const account = db.select(pick(users, EXPORTED.users)).from(users).where(eq(users.id, userId)).get();
  if (!account) throw new Refusal("NOT_FOUND", "This account does not exist any more.", 404);
  return {
    schemaVersion: EXPORT_SCHEMA_VERSION,
    exportedAt: now,
    account,
    photo:
      db.select(pick(photos, EXPORTED.photos)).from(photos).where(eq(photos.userId, userId)).get() ?? null,
    settings:
      db.select(pick(settings, EXPORTED.settings)).from(settings).where(eq(settings.userId, userId)).get() ??
      null,
    consents: db
      .select(pick(consents, EXPORTED.consents))
      .from(consents)
      .where(eq(consents.userId, userId))
      .orderBy(asc(consents.givenAt))
      .all(),
    identities: db
      .select(pick(identities, EXPORTED.identities))
      .from(identities)
      .where(eq(identities.userId, userId))
      .all(),
    sessions: db
      .select(pick(sessions, EXPORTED.sessions))
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt))
      .all(),
    linksSent: db
      .select(pick(tokens, EXPORTED.tokens))
      .from(tokens)
      .where(eq(tokens.userId, userId))
      .orderBy(asc(tokens.createdAt))
      .all(),
    mails: db
      .select(pick(mails, EXPORTED.mails))
      .from(mails)
      .where(eq(mails.userId, userId))
      .orderBy(asc(mails.createdAt))
      .all()
      .map(withoutSecrets),
    uploads: db
      .select(pick(uploads, EXPORTED.uploads))
      .from(uploads)
      .where(eq(uploads.userId, userId))
      .orderBy(asc(uploads.createdAt))
      .all(),
    uploadsOnTheirWay: db
      .select(pick(openUploads, EXPORTED.openUploads))
      .from(openUploads)
      .where(eq(openUploads.userId, userId))
      .orderBy(asc(openUploads.createdAt))
      .all(),
    generations: generationsOf(userId),
    creditLedger: db
      .select(pick(creditLedger, EXPORTED.creditLedger))
      .from(creditLedger)
      .where(eq(creditLedger.userId, userId))
      .orderBy(asc(creditLedger.createdAt))
      .all(),
    billingEvents: db
      .select(pick(billingEvents, EXPORTED.billingEvents))
      .from(billingEvents)
      .where(eq(billingEvents.userId, userId))
      .orderBy(asc(billingEvents.at))
      .all(),
    payments: paymentsOf(userId),
    support: supportOf(userId),
    complaints: db
      .select(pick(complaints, EXPORTED.complaints))
      .from(complaints)
      .where(eq(complaints.userId, userId))
      .orderBy(asc(complaints.createdAt))
      .all(),
    documents: documentsOf(userId, files),
  };
}

function generationsOf(userId: string) {
  const parts = db
    .select(pick(generationParts, EXPORTED.generationParts))
    .from(generationParts)
    .innerJoin(generations, eq(generations.id, generationParts.generationId))
    .where(eq(generations.userId, userId))
    .all();
  const own = db
    .select(pick(generations, EXPORTED.generations))
    .from(generations)
    .where(eq(generations.userId, userId))
    .orderBy(asc(generations.createdAt))
    .all();
  return own.map((generation) => ({
    ...generation,
    parts: parts.filter(({ generationId }) => generationId === generation.id),
  }));
}

function paymentsOf(userId: string) {
  const own = db
    .select(pick(payments, EXPORTED.payments))
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(asc(payments.createdAt))
    .all();
  return own.map((payment) => ({
    ...payment,
    refunds: db
      .select(pick(refunds, EXPORTED.refunds))
      .from(refunds)
      .where(eq(refunds.paymentId, payment.id))
      .orderBy(asc(refunds.createdAt))
      .all(),
    disputes: db
      .select(pick(disputes, EXPORTED.disputes))
      .from(disputes)
      .where(eq(disputes.paymentId, payment.id))
      .orderBy(asc(disputes.createdAt))
      .all(),
  }));
}

function documentsOf(userId: string, files: ExportedFile[]) {
  const own = db
    .select(pick(documents, EXPORTED.documents))
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(asc(documents.createdAt), asc(documents.id))
    .all();
  return own.map((document) => ({
    ...document,
    earlierVersions: db
      .select(pick(documentVersions, EXPORTED.documentVersions))
      .from(documentVersions)
      .where(eq(documentVersions.documentId, document.id))
      .orderBy(asc(documentVersions.version))
      .all(),
    files: files
      .filter(({ documentId }) => documentId === document.id)
      .map(({ path, facts }) => ({ path, ...facts })),
  }));
}

function supportOf(userId: string) {
  const conversation = db
    .select(pick(conversations, EXPORTED.conversations))
    .from(conversations)
    .where(eq(conversations.userId, userId))
    .get();
  if (!conversation) return null;
  const pictures = picturesOf(userId);
  const messages = db
    .select(pick(supportMessages, EXPORTED.supportMessages))
    .from(supportMessages)
    .innerJoin(conversations, eq(conversations.id, supportMessages.conversationId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(supportMessages.sequence))
    .all();
  return {
    ...conversation,
    messages: messages.map((message) => ({
      ...message,
      picture: pictures.find(({ sequence }) => sequence === message.sequence)?.facts ?? null,
    })),
  };
}

function picturesOf(userId: string) {
  return db
    .select({
      id: supportImages.id,
      sequence: supportMessages.sequence,
      facts: pick(supportImages, EXPORTED.supportImages),
    })
    .from(supportImages)
    .innerJoin(supportMessages, eq(supportMessages.id, supportImages.messageId))
    .innerJoin(conversations, eq(conversations.id, supportMessages.conversationId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(supportMessages.sequence))
    .all()
    .map(({ id, sequence, facts }) => {
      const path = `support/message-${sequence}.webp`;
      return { id, sequence, path, facts: { path, ...facts } };
    });
}

type ExportedFile = ReturnType<typeof filesOf>[number];

// The path inside the ZIP begins with a number: two documents may bear the same name.
function filesOf(userId: string) {
  const own = db
    .select()
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(asc(documents.createdAt), asc(documents.id))
    .all();
  return own.flatMap((document, index) => {
    const facts = db
      .select(pick(documentFiles, EXPORTED.documentFiles))
      .from(documentFiles)
      .where(eq(documentFiles.documentId, document.id))
      .orderBy(asc(documentFiles.format))
      .all();
    return facts.map((file) => ({
      documentId: document.id,
      format: file.format,
      path: `documents/${String(index + 1).padStart(3, "0")}-${fileNameOf(document, file.format)}`,
      facts: file,
    }));
  });
}

// A mail may carry a link or a code that still works. In a file on somebody's phone it would open the account to whoever finds it.
function withoutSecrets<Mail extends { subject: string; text: string }>(mail: Mail): Mail {
  const clean = (text: string) =>
    text
      .replace(/([?&][\w-]*token=)[^&\s]+/g, "$1[removed]")
      .replace(/(?<!\d)\d{3}[ -]?\d{3}(?!\d)/g, "[removed]");
  return { ...mail, subject: clean(mail.subject), text: clean(mail.text) };
}

type Columns = Record<string, SQLiteColumn>;

function pick<
  Table extends { _: { columns: Columns } },
  Name extends keyof Table["_"]["columns"] & keyof Table,
>(table: Table, names: readonly Name[]): Pick<Table, Name> {
  return Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>;
}

const READ_ME = `This is everything we store about you.

data.json    your account, settings, consents, sessions, emails, what you typed, the text we read from your uploads,
             your documents with all their versions, and every movement of your credits, what you and support wrote to each other, and your complaints
documents/   your documents as PDF and Word files
support/     pictures you sent to support
photo.webp   your photo, if you have one

Passwords, sign-in codes and the secret part of links are left out.
`;
