import { expect, test } from "vitest";
import { draftOf, givenOf } from "~/career/draft";
import { readAdvert } from "~/career/job-advert/read-advert";
import { writeOwnDocuments } from "~/career/own-documents";
import { parseProfile } from "~/career/profile";
import { runCareerTask } from "./career-process.server";

const PATIENT = { cpuMs: 600_000, wallMs: 600_000 }; // the speed of a busy machine is not tested here
const request = {
  text: "Tavora Ltd needs an Accountant in Ikeja.\nRequirements:\n- Bank reconciliation\n- Not more than 32 years",
  today: "2026-11-22",
};

test("a child process reads adverts one after the other, each with the fit of its own person", async () => {
  const profile = parseProfile(
    "Ada Obi\n\nWORK EXPERIENCE\nAccountant | Bola & Sons | 2020 – Present\n- Reconciled 14 bank accounts",
  );
  const [alone, matched] = await Promise.all([
    runCareerTask("readAdvert", request, PATIENT),
    runCareerTask("readAdvert", { ...request, profile }, PATIENT),
  ]);
  expect(alone.fit).toBeUndefined();
  expect(alone.advert).toMatchObject({ title: "Accountant", rules: [{ kind: "age", atMost: 32 }] });
  expect(matched.fit?.met[0]?.fact.text).toBe("Reconciled 14 bank accounts");
  expect(matched.fit?.rules[0]).toMatchObject({ state: "unknown" });
});

test("an advert above its processor time is refused, one that finds no time is asked to come again, and the next is read", async () => {
  const long = { ...request, text: "Must have payroll, VAT and bank reconciliation; ".repeat(400) };
  await expect(runCareerTask("readAdvert", long, { ...PATIENT, cpuMs: 0 })).rejects.toMatchObject({
    status: 422,
  });
  await expect(runCareerTask("readAdvert", long, { ...PATIENT, wallMs: 0 })).rejects.toMatchObject({
    status: 503,
    code: "BUSY",
  });
  expect((await runCareerTask("readAdvert", request, PATIENT)).advert.title).toBe("Accountant");
});

test("documents are written there as they are written here, both from one plan", async () => {
  const profile = parseProfile(
    "Ada Obi\n\nWORK EXPERIENCE\nAccountant | Bola & Sons | 2020 – Present\n- Reconciled 14 bank accounts\n- Filed VAT returns each month",
  );
  const { advert } = await runCareerTask("readAdvert", { ...request, profile }, PATIENT);
  const target = {
    jobTitle: "Accountant",
    companyName: "Tavora Ltd",
    companyLocation: "",
    language: "en" as const,
  };
  const given = givenOf(profile, advert, { ...target, today: request.today, seed: "a" });
  const { drafts, own, problems } = await runCareerTask(
    "writeOwnDocuments",
    { types: ["cover_letter", "resume"], given, isForProvider: true },
    PATIENT,
  );
  expect(problems).toEqual([]);
  expect(drafts).toEqual({ cover_letter: draftOf("cover_letter", given), resume: draftOf("resume", given) });
  expect(own?.asked.flatMap(({ sourceIds }) => sourceIds)).toContain("work.0.highlights.0");
});

test("a document that fails leaves the other one, and says what failed", () => {
  const profile = parseProfile("Ada Obi\n\nSKILLS\nExcel");
  const advert = readAdvert(request.text, request);
  const target = {
    jobTitle: "Accountant",
    companyName: "Tavora Ltd",
    companyLocation: "",
    language: "en" as const,
  };
  const given = givenOf(profile, advert, { ...target, today: "no day", seed: "a" });
  const { drafts, problems } = writeOwnDocuments({
    types: ["cover_letter", "resume"],
    given,
    isForProvider: false,
  });
  expect(drafts.cover_letter).toBeUndefined();
  expect(drafts.resume?.content).toContain("Excel");
  expect(problems).toHaveLength(1);
});
