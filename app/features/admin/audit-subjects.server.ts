import { eq, inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { aiPrompts, aiProviders, complaints, conversations, users } from "~/db/schema";

/**
 * Display names for audit subjects: the user of an account or a conversation, a provider, a prompt, a
 * complaint. Subjects without a name, or deleted ones, are left out.
 */
export function findSubjectNames(subjects: string[]): Map<string, string> {
  const parseIds = (kind: string) =>
    [...new Set(subjects)].flatMap((subject) =>
      subject.startsWith(`${kind}:`) ? [subject.slice(kind.length + 1)] : [],
    );
  const formatName = ({ first, last }: { first: string; last: string }) => `${first} ${last}`.trim();
  const nameColumns = { first: users.firstName, last: users.lastName };
  const userRows = db
    .select({ id: users.id, ...nameColumns })
    .from(users)
    .where(inArray(users.id, parseIds("user")))
    .all();
  const conversationRows = db
    .select({ id: conversations.id, ...nameColumns })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.userId))
    .where(inArray(conversations.id, parseIds("support")))
    .all();
  const providers = db
    .select({ slug: aiProviders.slug, label: aiProviders.label })
    .from(aiProviders)
    .where(inArray(aiProviders.slug, parseIds("provider")))
    .all();
  const prompts = db
    .select({ id: aiPrompts.id, type: aiPrompts.type, version: aiPrompts.version })
    .from(aiPrompts)
    .where(inArray(aiPrompts.id, parseIds("prompt")))
    .all();
  const complaintRows = db
    .select({ id: complaints.id, reference: complaints.reference })
    .from(complaints)
    .where(inArray(complaints.id, parseIds("complaint")))
    .all();
  return new Map([
    ...complaintRows.map(({ id, reference }): [string, string] => [
      `complaint:${id}`,
      `Complaint ${reference}`,
    ]),
    ...userRows.map(({ id, ...who }): [string, string] => [`user:${id}`, formatName(who)]),
    ...conversationRows.map(({ id, ...who }): [string, string] => [
      `support:${id}`,
      `Conversation with ${formatName(who)}`,
    ]),
    ...providers.map(({ slug, label }): [string, string] => [`provider:${slug}`, label]),
    ...prompts.map(({ id, type, version }): [string, string] => [
      `prompt:${id}`,
      `${type === "resume" ? "Resume" : "Cover letter"}, version ${version}`,
    ]),
  ]);
}
