import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { parseProfile } from "~/career/profile";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { documentVersions, generationParts, generations, letterQuestions } from "~/db/schema";
import {
  createDocument,
  deleteDocument,
  getDocument,
  saveDocument,
} from "~/features/documents/documents.server";
import { findProfile, getProfile, listFacts, saveProfile } from "~/features/profile/profile.server";
import { answerDecision } from "~/features/writing/answer-decision.server";
import { answerQuestions } from "~/features/writing/answer-questions.server";
import { countDecisions } from "~/features/writing/decisions.server";
import { listQuestions, saveQuestions } from "~/features/writing/letter-questions.server";
import { submitQuestions } from "~/features/writing/question-form.server";
import { makeApplication } from "./factories/applications";
import { ledgerOf, makeUser } from "./factories/people";

const LETTER = `Adaeze Okafor

Dear Hiring Manager,

I reconcile 14 accounts.

I would welcome an interview.

Yours faithfully,

Adaeze Okafor`;
const UNCHECKED = {
  design: "plain" as const,
  pages: 2 as const,
  isOwnOrder: false,
  hasPhoto: false,
  renderer: 0,
  problems: [],
};
const ask = (topic: "pay" | "notice" | "reason" | "start", text: string, suggestion = "") => ({
  ...{ topic, text, suggestion, length: "" },
  place: "closing" as const,
});
const NOTICE = ask("notice", "your notice period");
const PAY = ask("pay", "the salary you expect");
const REASON = ask("reason", "why you want to leave");

/** A letter delivered to this person for an application, with what the advert asks of it. */
function deliver(userId: string, applicationId: string, questions = [NOTICE, PAY, REASON]) {
  const generationId = newId();
  const about = { jobTitle: "Accountant", companyName: "Harmattan Logistics", companyLocation: "" };
  const documentId = write((tx) => {
    tx.insert(generations)
      .values({
        id: generationId,
        createdAt: new Date(),
        userId,
        applicationId,
        idempotencyKey: newId(),
        inputHash: "",
      })
      .run();
    const text = { type: "cover_letter" as const, title: "Cover letter", content: LETTER, sources: [] };
    const place = { applicationId, language: "en" as const, generationId };
    const id = createDocument(tx, userId, { ...text, ...about, ...place }, UNCHECKED);
    tx.insert(generationParts).values({ generationId, type: "cover_letter", documentId: id }).run();
    return id;
  });
  const save = () => write((tx) => saveQuestions(tx, { id: generationId, applicationId }, questions));
  save();
  const list = () => listQuestions(userId, { generationId });
  const idOf = (topic: string) => list().find((one) => one.topic === topic)?.id ?? "";
  return { userId, applicationId, generationId, documentId, save, list, idOf };
}

function begin(questions?: Parameters<typeof deliver>[2]) {
  const user = makeUser();
  saveProfile(user.id, parseProfile("Adaeze Okafor\n0803 123 4567"), { version: 0 });
  return deliver(user.id, makeApplication(user.id), questions);
}

test("questions are stored once, in the order of the advert, and belong to one person", () => {
  const { documentId, save, list, userId } = begin();
  save();
  expect(list()).toMatchObject([
    { documentId, topic: "notice", request: "your notice period", state: "open", answer: "" },
    { topic: "pay" },
    { topic: "reason" },
  ]);
  expect(listQuestions(userId, { documentId })).toEqual(list());
  expect(listQuestions(makeUser().id, { documentId })).toEqual([]);
});

test("answers are one new version with their sources, terms of the profile, and cost nothing", async () => {
  const { userId, documentId, list, idOf } = begin();
  const since = new Date(0);
  const counted = countDecisions(since);
  const { isInProfile } = await answerQuestions(userId, documentId, [
    { id: idOf("pay"), text: "150k a month" },
    { id: idOf("reason"), text: "I want to work with  stock." },
    { id: idOf("notice") },
  ]);
  expect(isInProfile).toBe(true);
  const { content, sources, version } = getDocument(userId, documentId);
  expect(content).toContain(
    "I reconcile 14 accounts.\n\nI want to work with stock.\n\nExpected salary: 150,000 a month.\n\nI would welcome an interview.",
  );
  expect(version).toBe(2);
  expect(sources).toEqual([
    { text: "Expected salary: 150,000 a month.", profileLines: ["150k a month"], advertLines: [PAY.text] },
    {
      text: "I want to work with stock.",
      profileLines: ["I want to work with stock."],
      advertLines: [REASON.text],
    },
  ]);
  expect(
    db.select().from(documentVersions).where(eq(documentVersions.documentId, documentId)).all(),
  ).toMatchObject([{ content: LETTER }]);
  expect(getProfile(userId).profile.personal).toEqual([{ label: "Expected salary", value: "150k a month" }]);
  const facts = listFacts(userId).filter(({ kind }) => kind === "personal");
  expect(facts.map(({ text, state }) => `${text}: ${state}`)).toEqual([
    "Expected salary: confirmed",
    "150k a month: confirmed",
  ]);
  expect(ledgerOf(userId)).toEqual([]);
  expect(list().map(({ topic, state }) => `${topic} ${state}`)).toEqual([
    "notice left_out",
    "pay answered",
    "reason answered",
  ]);
  // What measures the lock does not count them.
  expect(countDecisions(since)).toEqual(counted);
});

test("a term that is answered later joins the one that stands there", async () => {
  const { userId, documentId, idOf } = begin();
  await answerQuestions(userId, documentId, [{ id: idOf("notice"), text: "I can leave in two weeks" }]);
  await answerQuestions(userId, documentId, [{ id: idOf("pay"), text: "N150,000" }]);
  expect(getDocument(userId, documentId).content).toContain(
    "\n\nI can leave in two weeks. Expected salary: N150,000.\n\n",
  );
});

test("one answer that does not do stores none, and says what is wrong with each", async () => {
  const { userId, documentId, list, idOf } = begin();
  const before = [getDocument(userId, documentId), list()];
  const refused = answerQuestions(userId, documentId, [
    { id: idOf("notice"), text: "two weeks" },
    { id: idOf("reason"), text: "money" },
    { id: idOf("pay"), text: "1".repeat(201) },
  ]);
  await expect(refused).rejects.toMatchObject({
    code: "BAD_ANSWER",
    status: 400,
    details: {
      fieldErrors: {
        [idOf("reason")]: ["Write a whole sentence. It stands in the letter as you write it."],
        [idOf("pay")]: ["Use at most 200 characters. Yours has 201."],
      },
    },
  });
  expect([getDocument(userId, documentId), list()]).toEqual(before);
});

test("a question answers once, two answers at the same moment included, and two questions are both kept", async () => {
  const { userId, documentId, idOf } = begin();
  const [notice, pay] = [idOf("notice"), idOf("pay")];
  await Promise.all([
    answerQuestions(userId, documentId, [{ id: notice, text: "two weeks" }]),
    answerQuestions(userId, documentId, [{ id: pay, text: "N150,000" }]),
  ]);
  const { content, version } = getDocument(userId, documentId);
  expect(content).toContain("Notice: two weeks.");
  expect(content).toContain("Expected salary: N150,000.");
  expect(version).toBe(3);
  const reason = idOf("reason");
  const twice = await Promise.allSettled([
    answerQuestions(userId, documentId, [{ id: reason, text: "I want to learn." }]),
    answerQuestions(userId, documentId, [{ id: reason }]),
  ]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(answerQuestions(userId, documentId, [{ id: reason }])).rejects.toMatchObject({
    code: "DECIDED",
  });
});

test("another person's questions do not exist, nor one of another document, and a decision's answer is refused", async () => {
  const { userId, documentId, idOf, list } = begin();
  const other = begin();
  const mine = [{ id: idOf("notice"), text: "two weeks" }];
  await expect(answerQuestions(other.userId, documentId, mine)).rejects.toMatchObject({ status: 404 });
  await expect(answerQuestions(userId, documentId, [{ id: other.idOf("notice") }])).rejects.toMatchObject({
    status: 404,
  });
  const answer = (user: string, given: Parameters<typeof answerDecision>[2]) =>
    answerDecision(user, idOf("notice"), given);
  await expect(answer(other.userId, { answer: "left_out", text: "" })).rejects.toMatchObject({ status: 404 });
  await expect(answer(userId, { answer: "own", text: "" })).rejects.toMatchObject({ code: "WRONG_ANSWER" });
  await expect(answer(userId, { answer: "text", text: " " })).rejects.toMatchObject({
    code: "BAD_ANSWER",
    details: { fieldErrors: { text: ["Write your answer, or leave it out."] } },
  });
  expect(list().every(({ state }) => state === "open")).toBe(true);
});

test("made anew, what was answered is proposed, what was left out is not asked, and the profile has the terms", async () => {
  const first = begin([NOTICE, PAY, REASON, ask("start", "when you can resume")]);
  const { userId, documentId, applicationId, idOf } = first;
  await answerQuestions(userId, documentId, [
    { id: idOf("start"), text: "1 December 2026" },
    { id: idOf("reason"), text: "I want to learn." },
    { id: idOf("pay") },
  ]);
  expect(getProfile(userId).profile.personal).toEqual([]);
  const again = deliver(userId, applicationId, [NOTICE, PAY, REASON, ask("start", "when you can resume")]);
  expect(again.list().map(({ topic, state, answer }) => [topic, state, answer])).toEqual([
    ["notice", "open", ""],
    ["reason", "open", "I want to learn."],
    ["start", "open", "1 December 2026"],
  ]);
  expect(
    deliver(userId, makeApplication(userId))
      .list()
      .map(({ topic }) => topic),
  ).toEqual(["notice", "pay", "reason"]);
});

test("without a profile the letter gets the answer alone", async () => {
  const user = makeUser();
  const { documentId, idOf } = deliver(user.id, makeApplication(user.id));
  const { isInProfile } = await answerQuestions(user.id, documentId, [{ id: idOf("pay"), text: "N150,000" }]);
  expect(isInProfile).toBe(false);
  expect(findProfile(user.id)).toBeUndefined();
  expect(getDocument(user.id, documentId).content).toContain("Expected salary: N150,000.");
});

test("an editor that was open meanwhile loses nothing: its save shows both texts", async () => {
  const { userId, documentId, idOf } = begin();
  const { version } = getDocument(userId, documentId);
  await answerQuestions(userId, documentId, [{ id: idOf("notice"), text: "two weeks" }]);
  const late = saveDocument(userId, documentId, { content: LETTER.replace("14", "15"), version });
  await expect(late).rejects.toMatchObject({
    code: "VERSION_CONFLICT",
    details: { currentContent: expect.stringContaining("Notice: two weeks.") as string },
  });
});

test("leaving one out gives back what was typed for the others; a form without a word is told so", async () => {
  const { userId, documentId, idOf } = begin([NOTICE, ask("reason", "why", "As before")]);
  const [notice, reason] = [idOf("notice"), idOf("reason")];
  await expect(submitQuestions(userId, documentId, { answers: {} })).rejects.toMatchObject({
    details: { fieldErrors: { [notice]: ["Write your answer, or leave it out."] } },
  });
  const left = await submitQuestions(userId, documentId, { answers: { [reason]: "Half a" }, leave: notice });
  expect(left).toEqual({ text: "Left out.", typed: { [reason]: "Half a" } });
  const again = await submitQuestions(userId, documentId, {
    answers: { [reason]: "As before" },
    leave: notice,
  });
  expect(again).toEqual({ text: "You answered this already. Nothing was changed.", typed: {} });
});

test("questions go with their document", () => {
  const { userId, documentId, list } = begin();
  expect(list()).toHaveLength(3);
  deleteDocument(userId, documentId);
  expect(db.select().from(letterQuestions).where(eq(letterQuestions.documentId, documentId)).all()).toEqual(
    [],
  );
});
