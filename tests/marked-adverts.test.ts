import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { parseProfile } from "~/career/profile";
import { db } from "~/db/client.server";
import { aiBreakers, aiCalls, generations } from "~/db/schema";
import { saveProfile } from "~/features/profile/profile.server";
import { readAdvert } from "~/features/adverts/read-advert.server";
import { readFindings } from "~/features/writing/findings.schema";
import { viewFindings } from "~/features/writing/findings-view.server";
import { GenerationRequest } from "~/features/writing/generation.schema";
import { writeDocuments } from "~/features/writing/pipeline.server";
import { requestDocuments } from "~/features/writing/request.server";
import { claimJob } from "~/jobs/queue.server";
import { openAiDouble, type AiDouble } from "./doubles/ai";
import { honestAnswer } from "./doubles/ai-answers";
import { recordTransfer } from "./factories/judge";
import { makeUser } from "./factories/people";
import { setFailoverOrder } from "./factories/providers";
import { until } from "./test-server";

// A model marks what an advert asks while the documents are written: rightly, wrongly, too late, or not at all.

let ai: AiDouble;
beforeAll(async () => {
  ai = await openAiDouble();
  setFailoverOrder(ai, "openai");
  recordTransfer("openai");
});
afterAll(() => ai.close());
beforeEach(() => {
  Object.assign(ai, { requests: [], faultOf: {} });
  db.delete(aiBreakers).run();
  db.delete(aiCalls).run();
});

const ADVERT = `Tavora Ltd needs a store keeper at Awka. Our trailer comes on Sundays, goods are offloaded by whoever is there, and the drivers bow to whoever calls them by name.
Requirements:
- 3 years experience in a warehouse
- Not more than 32 years
Pay a form fee of N2,000. Send your CV to hr@tavora.example`;
const PROFILE = parseProfile(`Ada Obi
ada.obi@example.com

WORK EXPERIENCE
Store keeper | Bola Ltd | 2019 – Present
- Kept the stock cards of a warehouse
- Offloaded goods from trailers every week
`);

type Answer = (idOf: (words: string) => number) => string[] | Promise<string[]>;

const marksCalls = () => db.select().from(aiCalls).where(eq(aiCalls.purpose, "mark")).all();

/** The answer to the question about the advert has come, and the advert was read with it: one is read after the other. */
async function isMarked() {
  await until(() => marksCalls().length > 0);
  await readAdvert({ text: ADVERT });
}

/** What was found for an application to this advert, with this answer to the question about it. A letter comes after `isReady`. */
async function findingsWith(
  answer: Answer,
  { advert = ADVERT, aiConsent = true, isReady = isMarked as () => Promise<void> } = {},
) {
  ai.answer = async ({ user }) => {
    await isReady();
    return honestAnswer(user);
  };
  ai.marks = async (question) => {
    if (question.task !== "mark advert") return "";
    const idOf = (words: string) => question.sentences.find(({ text }) => text.includes(words))?.id ?? 0;
    return JSON.stringify({ demands: await answer(idOf) });
  };
  const user = makeUser();
  saveProfile(user.id, PROFILE, { version: 0 });
  const request = GenerationRequest.parse({
    jobTitle: "Store keeper",
    companyName: "Tavora Ltd",
    jobDescription: advert,
    generateCoverLetter: true,
    useProfile: true,
    aiConsent,
  });
  const { generationId } = requestDocuments(user.id, request);
  const { lease } = claimJob(new Date(), ["generation.write"]) ?? {};
  if (!lease) throw new Error("no job");
  await writeDocuments(generationId, lease, new AbortController().signal);
  const row = db.select().from(generations).where(eq(generations.id, generationId)).get();
  const findings = readFindings(row?.findings);
  if (!findings) throw new Error("no findings");
  return { generationId, findings, view: viewFindings(user.id, findings), calls: marksCalls() };
}

const nobody = () => findingsWith(() => [], { aiConsent: false });

test("what a model finds besides stands in the result, marked as the model's, and nothing is taken away", async () => {
  const plain = await nobody();
  expect(plain.calls).toEqual([]);
  const { generationId, findings, view, calls } = await findingsWith((idOf) => [
    `${idOf("Sundays")} must duty: goods are offloaded`,
    `${idOf("Sundays")} wish trait: calls them by name`,
    `${idOf("3 years")} must duty: experience in a warehouse`,
  ]);
  const added = findings.advert.demands.filter(({ source }) => source === "model");
  expect(added).toMatchObject([
    { text: "goods are offloaded", need: "must", kind: "duty" },
    { text: "calls them by name", need: "wish", kind: "trait" },
  ]);
  expect({ ...findings.advert, demands: findings.advert.demands.filter(({ source }) => !source) }).toEqual(
    plain.findings.advert,
  );
  expect(findings.fit.met.map(({ demand, fact }) => [demand.text, fact.text])).toContainEqual([
    "goods are offloaded",
    "Offloaded goods from trailers every week",
  ]);
  expect(view.advert.demands).toContainEqual({
    text: "goods are offloaded",
    isMust: true,
    isTask: true,
    isByModel: true,
    isMet: true,
    proof: "Offloaded goods from trailers every week",
  });
  expect(view.advert.demands.filter(({ isByModel }) => isByModel)).toHaveLength(2);
  expect(calls).toMatchObject([{ generationId, provider: "openai", status: "ok", documentType: null }]);
  expect(calls[0]?.costMicroUsd).toBeGreaterThan(0);
});

test.each<[string, Answer]>([
  ["quotes what is not in the advert", () => ["1 must skill: welding", "2 must skill: forklift driving"]],
  ["answers in sentences", () => ["The advert asks for welding."]],
  ["marks rules", (idOf) => [`${idOf("32")} must age: 32 years`]],
  ["finds nothing", () => []],
])("a model that %s changes nothing", async (_what, answer) => {
  const plain = await nobody();
  const { findings } = await findingsWith(answer);
  expect(findings.advert).toEqual(plain.findings.advert);
  expect(findings.fit).toEqual(plain.findings.fit);
});

test("nobody waits for a model that is slow: the documents come, and its call is ended", async () => {
  const plain = await nobody();
  let ask: () => void;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const never = () => {
    ask();
    return new Promise<string[]>(() => undefined);
  };
  const { findings, calls } = await findingsWith(never, { isReady: () => asked });
  expect(findings.advert).toEqual(plain.findings.advert);
  expect(calls).toMatchObject([{ status: "failed", errorCode: "cancelled" }]);
});

test("an advert of several posts is not marked", async () => {
  const { calls, findings } = await findingsWith(() => [], {
    isReady: () => Promise.resolve(),
    advert: `Vacancies at Tavora Ltd:
1. Store keeper
- 3 years experience in a warehouse
2. Driver
- Driver's licence
Send your CV to hr@tavora.example`,
  });
  expect(findings.advert.posts).toEqual(["Store Keeper", "Driver"]);
  expect(calls).toEqual([]);
});
