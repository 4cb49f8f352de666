import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseProfile } from "~/career/profile";
import { db } from "~/db/client.server";
import { aiBreakers, documents, documentVersions, factChecks, generationParts } from "~/db/schema";
import { saveDocument } from "~/features/documents/documents.server";
import { saveProfile } from "~/features/profile/profile.server";
import { keepOwnVersion } from "~/features/writing/own-version.server";
import { writeDocuments } from "~/features/writing/pipeline.server";
import { getGeneration, getProgress } from "~/features/writing/progress.server";
import { requestDocuments } from "~/features/writing/request.server";
import { GenerationRequest } from "~/features/writing/generation.schema";
import { claimJob } from "~/jobs/queue.server";
import { seconds } from "~/time";
import { honestAnswer } from "./doubles/ai-answers";
import { believingJudge, judgeAnswer } from "./doubles/ai-judges";
import { openAiDouble, type AiDouble } from "./doubles/ai";
import { ADVERT } from "./factories/generation-input";
import { makeJudge, recordTransfer } from "./factories/judge";
import { ledgerOf, makeUser } from "./factories/people";
import { setFailoverOrder } from "./factories/providers";

// The built-in version is shown 12 seconds after the request, so the requests here are 12 seconds old: nobody waits.
let ai: AiDouble;
let answerNow: () => void;
beforeAll(async () => {
  ai = await openAiDouble();
  setFailoverOrder(ai, "mistral", "openai");
  recordTransfer("mistral");
  await makeJudge(ai, "openai", "gpt-4o-mini");
});
afterAll(() => ai.close());

const RESUME = `Adaeze Okafor
adaeze.okafor@example.com | 0803 123 4567 | Ikeja, Lagos

EXPERIENCE
Accounts Officer | Zenith Foods Ltd | Mar 2021 - Present
- Reconciled 14 bank accounts every month
- Prepared monthly VAT and WHT returns with Sage 50
- Cut the month-end close from 9 days to 4 days

EDUCATION
B.Sc. Accounting | University of Lagos | 2018

SKILLS
Excel, Sage 50
`;

/** A request of 12 seconds ago whose provider answers when told to. */
async function begin(age = seconds(12)) {
  ai.fault = undefined;
  db.delete(aiBreakers).run();
  const gate = new Promise<void>((open) => (answerNow = open));
  ai.answer = async ({ user }) => {
    await gate;
    return ai.fault ? "nothing that can be used" : judgeAnswer(believingJudge, honestAnswer)({ user });
  };
  const user = makeUser();
  saveProfile(user.id, parseProfile(RESUME), { version: 0 });
  const request = GenerationRequest.parse({
    jobTitle: "Accountant",
    companyName: "Harmattan Logistics",
    jobDescription: ADVERT,
    generateCoverLetter: true,
    useProfile: true,
    aiConsent: true,
  });
  const { generationId } = requestDocuments(user.id, request, { now: new Date(Date.now() - age) });
  const { lease } = claimJob(new Date(), ["generation.write"]) ?? {};
  if (!lease) throw new Error("no job");
  const ended = writeDocuments(generationId, lease, new AbortController().signal);
  const part = () => getGeneration(user.id, generationId).parts[0];
  return { user, generationId, ended, part, lease };
}
type Begun = Awaited<ReturnType<typeof begin>>;
const shown = ({ part }: Begun) => expect.poll(() => part()?.document?.version, { timeout: 300_000 }).toBe(0);

test("the built-in version is there to read while the provider writes, and the better one takes its place", async () => {
  const job = await begin();
  await shown(job);
  expect(getProgress(job.user.id, job.generationId)).toMatchObject({ isFinished: false, isReadable: true });
  expect(job.part()).toMatchObject({ status: "waiting", writer: "" });
  const own = job.part()?.document?.content ?? "";
  expect(own).toContain("Harmattan Logistics");
  answerNow();
  await job.ended;
  const after = job.part();
  expect(after).toMatchObject({ status: "ready", document: { version: 1 } });
  expect(after?.writer).toContain("Mistral");
  expect(after?.document?.content).not.toBe(own);
  expect(db.select().from(documents).where(eq(documents.userId, job.user.id)).all()).toHaveLength(1);
  const kept = db.select().from(documentVersions).all();
  expect(kept.map(({ version, content }) => [version, content])).toContainEqual([0, own]);
  expect(ledgerOf(job.user.id).map(({ event }) => event)).toContain("spent");
});

test.each(["begins to edit", "has saved a change"])("who %s keeps the built-in version", async (how) => {
  const job = await begin();
  await shown(job);
  const document = job.part()?.document;
  if (how === "begins to edit") keepOwnVersion(job.user.id, job.generationId, "cover_letter");
  else await saveDocument(job.user.id, document?.id ?? "", { content: "Mine now.", version: 0 });
  answerNow();
  await job.ended;
  const after = job.part();
  expect(after).toMatchObject({ status: "ready", writer: "" });
  expect(after?.document?.version).toBe(how === "begins to edit" ? 0 : 2);
  expect(after?.document?.content.trim()).toBe(how === "begins to edit" ? document?.content : "Mine now.");
  expect(after?.notes.join()).toContain("You kept");
  expect(ledgerOf(job.user.id).filter(({ event }) => event === "spent")).toHaveLength(1);
  const check = db.select().from(factChecks).where(eq(factChecks.generationId, job.generationId)).get();
  expect(check?.provider).toBe("builtin");
});

test("when no provider answers, what was shown stays, once, and costs what the built-in writer costs", async () => {
  const job = await begin();
  await shown(job);
  ai.fault = "wrong_key"; // for the second try
  answerNow();
  await job.ended;
  expect(db.select().from(documents).where(eq(documents.userId, job.user.id)).all()).toHaveLength(1);
  expect(job.part()).toMatchObject({ status: "ready" });
});

test("a worker that takes over finds what was shown and makes no second document", async () => {
  const job = await begin();
  await shown(job);
  const again = writeDocuments(job.generationId, job.lease, new AbortController().signal);
  answerNow();
  await Promise.allSettled([job.ended, again]);
  expect(db.select().from(documents).where(eq(documents.userId, job.user.id)).all()).toHaveLength(1);
  expect(
    db.select().from(generationParts).where(eq(generationParts.generationId, job.generationId)).all(),
  ).toHaveLength(1);
});

test("a provider that is in time shows nothing else first, and another person cannot keep anything", async () => {
  const job = await begin(0);
  answerNow();
  await job.ended;
  expect(job.part()).toMatchObject({ status: "ready", document: { version: 1 } });
  expect(
    db
      .select()
      .from(documentVersions)
      .where(eq(documentVersions.documentId, job.part()?.document?.id ?? ""))
      .all(),
  ).toEqual([]);
  const stranger = makeUser();
  expect(stranger.id).not.toBe(job.user.id);
  expect(() => keepOwnVersion(stranger.id, job.generationId, "cover_letter")).toThrow("does not exist");
});
