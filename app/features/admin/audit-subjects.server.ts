import { eq, inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { aiPrompts, aiProviders, complaints, conversations, users } from "~/db/schema";

/** What acts were about, by name: a person for an account or a conversation, a provider, a prompt, a complaint. What has no name, or is gone, is not in the answer. */
export function namesOfSubjects(subjects: string[]): Map<string, string> {
  const idsOf = (kind: string) =>
    [...new Set(subjects)].flatMap((subject) =>
      subject.startsWith(`${kind}:`) ? [subject.slice(kind.length + 1)] : [],
    );
  const name = ({ first, last }: { first: string; last: string }) => `${first} ${last}`.trim();
  const person = { first: users.firstName, last: users.lastName };
  const people = db
    .select({ id: users.id, ...person })
    .from(users)
    .where(inArray(users.id, idsOf("user")))
    .all();
  const talks = db
    .select({ id: conversations.id, ...person })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.userId))
    .where(inArray(conversations.id, idsOf("support")))
    .all();
  const providers = db
    .select({ slug: aiProviders.slug, label: aiProviders.label })
    .from(aiProviders)
    .where(inArray(aiProviders.slug, idsOf("provider")))
    .all();
  const prompts = db
    .select({ id: aiPrompts.id, type: aiPrompts.type, version: aiPrompts.version })
    .from(aiPrompts)
    .where(inArray(aiPrompts.id, idsOf("prompt")))
    .all();
  const filed = db
    .select({ id: complaints.id, reference: complaints.reference })
    .from(complaints)
    .where(inArray(complaints.id, idsOf("complaint")))
    .all();
  return new Map([
    ...filed.map(({ id, reference }): [string, string] => [`complaint:${id}`, `Complaint ${reference}`]),
    ...people.map(({ id, ...who }): [string, string] => [`user:${id}`, name(who)]),
    ...talks.map(({ id, ...who }): [string, string] => [`support:${id}`, `Conversation with ${name(who)}`]),
    ...providers.map(({ slug, label }): [string, string] => [`provider:${slug}`, label]),
    ...prompts.map(({ id, type, version }): [string, string] => [
      `prompt:${id}`,
      `${type === "resume" ? "Resume" : "Cover letter"}, version ${version}`,
    ]),
  ]);
}
