import { asc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import {
  applications,
  conversations,
  decisions,
  disputes,
  documents,
  documentVersions,
  generationParts,
  generations,
  letterQuestions,
  payments,
  profileFacts,
  profiles,
  profileSources,
  profileVersions,
  referralCodes,
  referrals,
  receipts,
  refunds,
  supportMessages,
} from "~/db/schema";
import { EXPORTED_COLUMNS } from "./export-columns";
import { selectColumns } from "./export-select.server";
import { listExportedImages, type ExportedFile } from "./export-files.server";

export function collectProfile(userId: string) {
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

export function collectApplications(userId: string) {
  return db
    .select(selectColumns(applications, EXPORTED_COLUMNS.applications))
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(asc(applications.createdAt))
    .all();
}

export function collectGenerations(userId: string) {
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
    decisions: db
      .select(selectColumns(decisions, EXPORTED_COLUMNS.decisions))
      .from(decisions)
      .where(eq(decisions.generationId, generation.id))
      .orderBy(asc(decisions.createdAt))
      .all(),
    questions: db
      .select(selectColumns(letterQuestions, EXPORTED_COLUMNS.letterQuestions))
      .from(letterQuestions)
      .where(eq(letterQuestions.generationId, generation.id))
      .orderBy(asc(letterQuestions.createdAt))
      .all(),
  }));
}

export function collectPayments(userId: string) {
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
    receipts: db
      .select(selectColumns(receipts, EXPORTED_COLUMNS.receipts))
      .from(receipts)
      .where(eq(receipts.paymentId, payment.id))
      .orderBy(asc(receipts.createdAt))
      .all(),
  }));
}

export function collectInvitations(userId: string) {
  return {
    invitationCodes: db
      .select(selectColumns(referralCodes, EXPORTED_COLUMNS.referralCodes))
      .from(referralCodes)
      .where(eq(referralCodes.userId, userId))
      .all(),
    invitationsAccepted: db
      .select(selectColumns(referrals, EXPORTED_COLUMNS.referrals))
      .from(referrals)
      .where(eq(referrals.userId, userId))
      .all(),
  };
}

export function collectDocuments(userId: string, files: ExportedFile[]) {
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

export function collectSupport(userId: string) {
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
