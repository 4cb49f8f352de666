import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { documentFromText } from "~/career/resume/from-text";
import { doubtfulParagraphs } from "~/career/resume/marking/doubtful-paragraphs";
import { db, write } from "~/db/client.server";
import { aiBreakers, aiCalls, consents } from "~/db/schema";
import { withdrawTransferConsent, recordTransferConsent } from "~/features/accounts/consents.server";
import { markDoubts, markersFor } from "~/features/profile/mark-doubts.server";
import { findProfile, listFacts } from "~/features/profile/profile.server";
import { recipientsInLine } from "~/features/writing/who-writes.server";
import { keepUpload } from "~/features/writing/uploads.server";
import { openAiDouble, type AiDouble } from "./doubles/ai";
import type { MarksQuestion } from "./doubles/ai-marks";
import { recordTransfer } from "./factories/judge";
import { makeUser } from "./factories/people";
import { setFailoverOrder } from "./factories/providers";
import { doubtfulResume } from "./factories/doubtful-resume";

// A model marks the paragraphs that the reader of resumes doubts: rightly, wrongly, late, or not at all.

let ai: AiDouble;
beforeAll(async () => {
  ai = await openAiDouble();
});
afterAll(() => ai.close());
beforeEach(() => {
  setFailoverOrder(ai, "openai");
  recordTransfer("openai");
  Object.assign(ai, { requests: [], faultOf: {}, fault: undefined });
  ai.marks = answerMarks(right);
});

const PATIENT_MS = 60_000; // the speed of a busy machine is not tested here
const { text: RESUME, place: PLACE } = doubtfulResume();
const DOUBTFUL = "work.1.location";
const ROLES: [RegExp, string][] = [
  [/^\d\d\/\d{4}/, "dates"],
  [/^(?:Receptionist|Waitress)$/, "title"],
  [/^(?:Hotel|Elkan|Genesis)/, "employer"],
  [new RegExp(`^(?:${PLACE.replace(", ", "|")}|Port Harcourt)`), "place"],
];
type Asked = { id: number; parts: string[] };

/** Reads each paragraph like a careful person; a post begins an entry. */
function right(paragraphs: Asked[]): string[] {
  let entry = 1;
  return paragraphs.map(({ id, parts }) => {
    const roles = parts.map((part) => ROLES.find(([pattern]) => pattern.test(part))?.[1] ?? "line");
    if (roles[0] === "title") entry += 1;
    return `${id} ${entry} ${roles.join(" ")}`;
  });
}

function answerMarks(marks: (paragraphs: Asked[]) => unknown) {
  return (question: MarksQuestion): string =>
    JSON.stringify({ marks: question.task === "mark resume" ? marks(question.paragraphs) : [] });
}

function makeAgreed(): string {
  const { id } = makeUser();
  write((tx) => recordTransferConsent(tx, id, recipientsInLine(), "test"));
  return id;
}
const read = async (userId: string) => {
  await keepUpload(userId, { text: RESUME }, PATIENT_MS);
  const found = findProfile(userId);
  return { place: found?.profile.work[1]?.location, doubts: found?.doubts ?? [], found };
};
const paths = ({ doubts }: Awaited<ReturnType<typeof read>>) => doubts.map(({ path }) => path);

test("a right answer fills what the reader left open, as something read, and its doubt is gone", async () => {
  const userId = makeAgreed();
  const marked = await read(userId);
  expect(marked.place).toBe(PLACE);
  expect(paths(marked)).not.toContain(DOUBTFUL);
  const fact = listFacts(userId).find(({ path }) => path === DOUBTFUL);
  expect(fact).toMatchObject({ state: "read", text: PLACE });
  expect(fact?.sourceId).not.toBeNull();
  const [call, ...more] = db.select().from(aiCalls).all();
  expect(more).toEqual([]);
  expect(call).toMatchObject({ purpose: "mark", provider: "openai", status: "ok", generationId: null });
  expect(call?.costMicroUsd).toBeGreaterThan(0);
});

test("nothing that names the person or says how to reach them is sent", async () => {
  await read(makeAgreed());
  const [sent] = ai.calls();
  const body = JSON.stringify(sent?.body);
  expect(body).toContain("Guest House");
  for (const detail of ["Glory", "Nkechi", "Amadi", "glory.amadi", "902 556", "Woji"])
    expect(body).not.toContain(detail);
});

test("without a consent nobody is asked, and after it is withdrawn nobody is asked again", async () => {
  const stranger = makeUser();
  expect(markersFor(stranger.id)).toEqual([]);
  const plain = await read(stranger.id);
  expect(plain.place).toBeUndefined();
  expect(paths(plain)).toContain(DOUBTFUL);
  const agreed = makeAgreed();
  expect(markersFor(agreed)).toEqual(["openai"]);
  withdrawTransferConsent(agreed);
  expect(markersFor(agreed)).toEqual([]);
  await read(agreed);
  expect(ai.calls()).toEqual([]);
});

test("a consent to an earlier text does not count: that text did not speak of reading", async () => {
  const userId = makeAgreed();
  db.update(consents).set({ version: "2" }).where(eq(consents.userId, userId)).run();
  expect(markersFor(userId)).toEqual([]);
});

test("a provider that the person did not agree to is not asked", async () => {
  const userId = makeAgreed();
  setFailoverOrder(ai, "mistral");
  await read(userId);
  expect(ai.calls()).toEqual([]);
});

const doubtful = doubtfulParagraphs(documentFromText(RESUME));
const ask = (timeMs = PATIENT_MS) => markDoubts(["openai"], doubtful, timeMs);

test.each<[string, (paragraphs: Asked[]) => unknown]>([
  ["leaves a paragraph out", (asked) => right(asked).slice(1)],
  ["invents a paragraph", (asked) => [...right(asked).slice(1), "900 1 school"]],
  ["moves dates", (asked) => right(asked).map((mark) => mark.replace("dates", "line"))],
  ["writes text", (asked) => asked.map(({ id, parts }) => `${id} ${parts.join(" ")}`)],
  ["gives another name", (asked) => [...right(asked).slice(1), "0 0 name"]],
  ["gives no list", () => "I think it is a polytechnic."],
])("an answer that %s counts for nothing", async (_what, marks) => {
  expect(await ask()).toHaveLength(doubtful.length);
  db.delete(aiCalls).run();
  ai.marks = answerMarks(marks);
  expect(await ask()).toBeUndefined();
  expect(db.select().from(aiCalls).all()[0]).toMatchObject({ errorCode: "invalid_completion" });
});

test("after a wrong answer the reading stands as it is", async () => {
  ai.marks = answerMarks((asked) => right(asked).slice(1));
  const marked = await read(makeAgreed());
  expect(marked.place).toBeUndefined();
  expect(paths(marked)).toContain(DOUBTFUL);
});

test("a model that is late is not waited for, and that opens no breaker", async () => {
  ai.fault = "comments_only";
  expect(await ask(300)).toBeUndefined();
  expect(await ask(300)).toBeUndefined();
  expect(db.select().from(aiCalls).all()[0]).toMatchObject({ errorCode: "timeout_total" });
  const breakers = db.select().from(aiBreakers).all();
  expect(breakers.filter(({ state }) => state !== "closed")).toEqual([]);
});

test("a provider that does not answer at all leaves the reading as it is", async () => {
  ai.faultOf = { openai: "wrong_key" };
  const marked = await read(makeAgreed());
  expect(marked.place).toBeUndefined();
  expect(marked.found?.profile.work).toHaveLength(3);
});
