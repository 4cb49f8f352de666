import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { Profile } from "~/career/profile.schema";
import type { Sentence, GeneratedResume } from "~/career/generated-document";
import { accountant, accountantContext, accountantPerson } from "#tests/fixtures/fact-cases";
import { checkResume } from "./check-resume";
import { prepareFacts } from "./prepare";

const facts = prepareFacts(accountantContext);
const check = (profile: Profile, sentences: Sentence[] = []) =>
  checkResume({ type: "resume", profile, sentences, notes: [] }, accountant, facts);
const bullet = (text: string, ...sourceIds: string[]): Sentence => ({
  text,
  kind: "claim",
  sourceIds,
  paragraph: 0,
});

/** The accountant's resume with something changed. */
function changed(change: (draft: Profile) => void): Profile {
  const draft = structuredClone(accountant);
  change(draft);
  return draft;
}
function withBullets(texts: string[], job = 0): Profile {
  return changed((draft) => {
    const entry = draft.work[job];
    if (entry) entry.highlights = texts;
  });
}

test("the person's own resume passes untouched", () => {
  expect(check(accountant)).toEqual({ profile: accountant, kept: 0, reverted: [] });
});

test("bullets may be dropped, moved and reworded", () => {
  const reworded = "Cut unreconciled items by 62% through monthly reconciliation of fourteen bank accounts";
  const own = accountant.work[0]?.highlights ?? [];
  const draft = withBullets([own[4] ?? "", reworded]);
  const checked = check(draft, [bullet(reworded, "work.0.highlights.0")]);
  expect(checked.profile).toEqual(draft);
  expect(checked).toMatchObject({ kept: 1, reverted: [] });
});

test("a false bullet goes back to the person's own line", () => {
  const lie = "Reconciled 140 bank accounts every month";
  const checked = check(withBullets([lie]), [bullet(lie, "work.0.highlights.0")]);
  expect(checked.profile.work[0]?.highlights).toEqual([accountant.work[0]?.highlights[0]]);
  expect(checked.reverted[0]).toMatchObject({ text: lie, violations: [{ code: "number_unknown" }] });
});

test("a bullet nobody wrote down sources for is left out", () => {
  const own = accountant.work[0]?.highlights[1] ?? "";
  expect(check(withBullets([own, "Reconciled 14 bank accounts"])).profile.work[0]?.highlights).toEqual([own]);
});

test("when nothing of a job's new bullets holds, the person's own stand again", () => {
  expect(check(withBullets(["Ran the company"])).profile.work[0]?.highlights).toEqual(
    accountant.work[0]?.highlights,
  );
});

test("a bullet may not tell of another job's work", () => {
  const other = "Posted more than 300 vouchers a week into Finacle";
  const checked = check(withBullets([other], 0), [bullet(other, "work.1.highlights.0")]);
  expect(checked.profile.work[0]?.highlights).not.toContain(other);
  expect(check(withBullets([other], 1), [bullet(other, "work.1.highlights.0")]).reverted).toEqual([]);
});

test("a bullet much longer than its source goes back", () => {
  const long =
    "Trained 3 new accounts clerks on QuickBooks in a careful and patient manner so that the clerks could post, check and close the accounts with QuickBooks";
  expect(
    check(withBullets([long]), [bullet(long, "work.0.highlights.5")]).reverted[0]?.violations.map(
      ({ code }) => code,
    ),
  ).toContain("length");
});

test("employers, titles, dates, schools, classes, certificates and contacts stand as given", () => {
  const tampering: ((draft: Profile) => void)[] = [
    (draft) => Object.assign(draft.work[0] ?? {}, { name: "Dangote Group" }),
    (draft) => Object.assign(draft.work[0] ?? {}, { position: "Finance Director" }),
    (draft) => Object.assign(draft.work[0] ?? {}, { startDate: "2019-03" }),
    (draft) => Object.assign(draft.work[1] ?? {}, { endDate: "present" }),
    (draft) => void delete draft.work[1]?.location,
    (draft) => void draft.work.push({ position: "Manager", name: "KPMG", highlights: [] }),
    (draft) => void draft.work.splice(1, 1),
    (draft) => Object.assign(draft.education[0] ?? {}, { score: "First Class" }),
    (draft) => Object.assign(draft.education[0] ?? {}, { institution: "University of Ibadan" }),
    (draft) => Object.assign(draft.education[0] ?? {}, { studyType: "M.Sc" }),
    (draft) => Object.assign(draft.education[0] ?? {}, { endDate: "2015" }),
    (draft) => Object.assign(draft.nysc ?? {}, { state: "Lagos" }),
    (draft) => Object.assign(draft.certificates[0] ?? {}, { status: "held" }),
    (draft) => void delete draft.certificates[0]?.status,
    (draft) => void draft.certificates.push({ name: "ACCA" }),
    (draft) => void draft.certificates.splice(1, 1),
    (draft) => Object.assign(draft.basics, { email: "other@example.com" }),
    (draft) => Object.assign(draft.basics, { phone: "08031234567" }),
    (draft) => Object.assign(draft.basics, { name: "Dr Adaeze Okonkwo" }),
    (draft) => Object.assign(draft.basics, { label: "Chartered Accountant" }),
    (draft) => void draft.basics.links.push("https://example.com"),
    (draft) => void draft.languages.push({ language: "French", fluency: "fluent" }),
    (draft) => void draft.awards.push({ title: "Best Accountant" }),
    (draft) => Object.assign(draft, { referees: { onRequest: false, list: [{ name: "Bola Ade" }] } }),
    (draft) => void draft.skills.push({ keywords: ["Power BI"] }),
    (draft) => void draft.skills[0]?.keywords.splice(4, 1, "SQL"),
  ];
  for (const [at, tamper] of tampering.entries()) {
    const checked = check(changed(tamper));
    if (at !== 25) expect(checked.profile, `change ${at}`).toEqual(accountant);
    else expect(checked.profile.skills.flatMap(({ keywords }) => keywords)).not.toContain("SQL");
    expect(checked.reverted.length, `change ${at}`).toBeGreaterThan(0);
  }
});

test("jobs may stand in another order, skills may be fewer, and the headline may be the post", () => {
  const draft = changed((profile) => {
    profile.work.reverse();
    profile.skills = [{ name: "Software", keywords: ["QuickBooks", "Microsoft Excel"] }];
    profile.basics.label = "Senior Accountant";
    profile.sectionOrder = ["summary", "skills", "work", "education", "nysc", "certificates", "languages"];
  });
  expect(check(draft)).toEqual({ profile: draft, kept: 0, reverted: [] });
});

test("a summary keeps its true sentences and loses the false ones", () => {
  const truth = "Accounts Officer with eight years of experience in food manufacturing and microfinance.";
  const lie = "Expert in SAP with an MBA.";
  const draft = changed((profile) => void (profile.summary = [`${truth} ${lie}`]));
  expect(check(draft, [bullet(truth, "summary.0"), bullet(lie, "skills.0")]).profile.summary).toEqual([
    truth,
  ]);
  expect(
    check(
      changed((profile) => void (profile.summary = [lie])),
      [bullet(lie, "skills.0")],
    ).profile.summary,
  ).toEqual(accountant.summary);
});

test("checking a checked resume changes nothing, and the result is a valid profile", () => {
  const cases = accountantPerson.cases.en.false.filter(
    ({ sources }) => sources.every((id) => /^work\.\d\.highlights/.test(id)) && sources.length > 0,
  );
  fc.assert(
    fc.property(fc.subarray(cases, { maxLength: 6 }), fc.boolean(), (chosen, tampered) => {
      const sentences = chosen.map(({ text, sources }) => bullet(text, ...sources));
      const draft = changed((profile) => {
        for (const sentence of sentences)
          profile.work[Number(sentence.sourceIds[0]?.split(".")[1])]?.highlights.unshift(sentence.text);
        if (tampered) Object.assign(profile.work[0] ?? {}, { position: "Finance Director" });
      });
      const once = check(draft, sentences);
      const again: GeneratedResume = { type: "resume", profile: once.profile, sentences, notes: [] };
      expect(checkResume(again, accountant, facts)).toMatchObject({ profile: once.profile, reverted: [] });
      expect(Profile.parse(once.profile)).toEqual(once.profile);
    }),
    runs(10),
  );
});
