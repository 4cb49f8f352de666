import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { parseProfile } from "~/career/profile";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { decisions, documents, documentVersions, generationParts, generations } from "~/db/schema";
import { createDocument, deleteDocument, getDocument } from "~/features/documents/documents.server";
import { getProfile, listFacts, saveProfile } from "~/features/profile/profile.server";
import { countDecisions, decide, listDecisions, saveDecisions } from "~/features/writing/decisions.server";
import { makeApplication } from "./factories/applications";
import { ledgerOf, makeUser } from "./factories/people";

const PROFILE = `Adaeze Okafor
0803 123 4567

EXPERIENCE
Accounts Officer | Zenith Foods Ltd | Mar 2021 - Present
- Assisted with the move to Sage 50.
- Paid suppliers every Friday
`;
const LETTER = `Adaeze Okafor

Dear Hiring Manager,

I assisted with the move to Sage 50. I reconcile 14 accounts.

Yours faithfully,

Adaeze Okafor`;
const OWN = "I assisted with the move to Sage 50.";
const DRAFT = "I led the move to Sage 50.";

const UNCHECKED = {
  design: "plain" as const,
  pages: 2 as const,
  isOwnOrder: false,
  hasPhoto: false,
  renderer: 0,
  problems: [],
};

/** A person with a delivered letter in which one sentence needs them. */
function begin({ isDelivered = true } = {}) {
  const user = makeUser();
  const profile = parseProfile(PROFILE);
  saveProfile(user.id, profile, { version: 0 });
  const [generationId, applicationId] = [newId(), makeApplication(user.id)];
  const about = { jobTitle: "Accountant", companyName: "Harmattan Logistics" };
  const documentId = write((tx) => {
    const now = new Date();
    const row = { id: generationId, createdAt: now, userId: user.id, applicationId, profile };
    tx.insert(generations)
      .values({ ...row, idempotencyKey: newId(), inputHash: "" })
      .run();
    const sources = [{ text: OWN, profileLines: ["Assisted with the move to Sage 50."], advertLines: [] }];
    const text = { type: "cover_letter" as const, title: "Cover letter", content: LETTER, sources };
    const place = { applicationId, companyLocation: "", language: "en" as const, generationId };
    const id = createDocument(tx, user.id, { ...text, ...about, ...place }, UNCHECKED);
    tx.insert(generationParts)
      .values({ generationId, type: "cover_letter", documentId: isDelivered ? id : null })
      .run();
    return id;
  });
  const open = {
    document: "cover_letter" as const,
    own: OWN,
    draft: DRAFT,
    why: "you assisted, not led",
    sourceIds: ["work.0.highlights.0"],
  };
  const save = () => write((tx) => saveDecisions(tx, { generationId, decisions: [open] }));
  save();
  const list = () => listDecisions(user.id, { generationId });
  return { userId: user.id, generationId, documentId, save, list, id: list()[0]?.id ?? "" };
}

test("a decision is stored once, however often the job runs, and belongs to one person", () => {
  const { userId, documentId, save, list } = begin();
  save();
  expect(list()).toMatchObject([{ documentId, own: OWN, draft: DRAFT, state: "open" }]);
  expect(listDecisions(userId, { documentId })).toEqual(list());
  expect(listDecisions(makeUser().id, { documentId })).toEqual([]);
});

test("nothing is kept about a document that was not delivered", () => {
  expect(begin({ isDelivered: false }).list()).toEqual([]);
});

test("it is true: a new version of the document, a confirmed fact of the profile, no credit", async () => {
  const { userId, documentId, list, id } = begin();
  const before = getDocument(userId, documentId);
  expect(ledgerOf(userId)).toEqual([]);
  const { decision, isInProfile } = await decide(userId, id, "true");
  expect(decision.state).toBe("true");
  expect(isInProfile).toBe(true);
  const after = getDocument(userId, documentId);
  expect(after.content).toContain("I led the move to Sage 50. I reconcile 14 accounts.");
  expect(after.content).not.toContain(OWN);
  expect(after.version).toBe(before.version + 1);
  expect(after.sources).toEqual([{ text: DRAFT, profileLines: [DRAFT], advertLines: [] }]);
  expect(
    db
      .select({ content: documentVersions.content })
      .from(documentVersions)
      .where(eq(documentVersions.documentId, documentId))
      .all(),
  ).toEqual([{ content: before.content }]);
  expect(getProfile(userId).profile.work[0]?.highlights).toContain(DRAFT);
  expect(listFacts(userId).find(({ text }) => text === DRAFT)).toMatchObject({
    state: "confirmed",
    path: "work.0.highlights.2",
  });
  expect(ledgerOf(userId)).toEqual([]);
  expect(list()).toMatchObject([{ state: "true" }]);
});

test("my own words: nothing changes but the state", async () => {
  const { userId, documentId, id, list } = begin();
  const before = [getDocument(userId, documentId), getProfile(userId)];
  await decide(userId, id, "own");
  expect([getDocument(userId, documentId), getProfile(userId)]).toEqual(before);
  expect(list()).toMatchObject([{ state: "own" }]);
});

test("left out: the line is gone from the document and stays in the profile", async () => {
  const { userId, documentId, id } = begin();
  const profile = getProfile(userId);
  await decide(userId, id, "left_out");
  const { content, sources } = getDocument(userId, documentId);
  expect(content).not.toContain("Sage 50");
  expect(content).toContain("I reconcile 14 accounts.");
  expect(sources).toEqual([]);
  expect(getProfile(userId)).toEqual(profile);
});

test("a decision answers once, two answers at the same moment included", async () => {
  const { userId, documentId, id } = begin();
  const answers = await Promise.allSettled([decide(userId, id, "true"), decide(userId, id, "left_out")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "DECIDED" } });
  expect(getDocument(userId, documentId).version).toBe(2);
  await expect(decide(userId, id, "own")).rejects.toMatchObject({ code: "DECIDED", status: 409 });
});

test("two decisions about one document that are answered together are both kept", async () => {
  const { userId, generationId, documentId, id, list } = begin();
  const second = {
    document: "cover_letter" as const,
    own: "I reconcile 14 accounts.",
    draft: "I reconcile 40.",
  };
  write((tx) =>
    saveDecisions(tx, { generationId, decisions: [{ ...second, why: "14, not 40", sourceIds: [] }] }),
  );
  const other = list().find((decision) => decision.id !== id)?.id ?? "";
  expect(other).not.toBe("");
  await Promise.all([decide(userId, id, "true"), decide(userId, other, "left_out")]);
  const { content, version } = getDocument(userId, documentId);
  expect(content).toContain(DRAFT);
  expect(content).not.toContain("14 accounts");
  expect(version).toBe(3);
});

test("another person's decision does not exist", async () => {
  const { id, list } = begin();
  const stranger = makeUser();
  await expect(decide(stranger.id, id, "true")).rejects.toMatchObject({ status: 404 });
  expect(list()).toMatchObject([{ state: "open" }]);
});

test("decisions go with their document", () => {
  const { userId, documentId, list } = begin();
  expect(list()).toHaveLength(1);
  deleteDocument(userId, documentId);
  expect(db.select().from(decisions).where(eq(decisions.documentId, documentId)).all()).toEqual([]);
});

test("the counts are of everybody, by state, since a time", async () => {
  db.delete(documents).run();
  const since = new Date();
  const [first, second, third] = [begin(), begin(), begin()];
  await decide(first.userId, first.id, "true");
  await decide(second.userId, second.id, "own");
  expect(third.list()).toHaveLength(1);
  expect(countDecisions(since)).toEqual({ open: 1, true: 1, own: 1, left_out: 0 });
  expect(countDecisions(new Date(Date.now() + 60_000))).toEqual({ open: 0, true: 0, own: 0, left_out: 0 });
});
