import { expect, test } from "vitest";
import { applyDecision, withFact } from "./apply-decision";
import type { OpenDecision } from "./open-decision";
import { parseLetter } from "./letter";
import { parseProfile } from "./profile";

const PROFILE = parseProfile(`Adaeze Okafor
0803 123 4567

EXPERIENCE
Accounts Officer | Zenith Foods Ltd | Mar 2021 - Present
- Assisted with the move to Sage 50.
- Paid suppliers every Friday

Cashier | Bola Stores | Jan 2019 - Feb 2021
- Paid suppliers every Friday

SKILLS
Excel, Sage 50
`);
// The same two jobs, the older one first.
const RESUME = `Adaeze Okafor

EXPERIENCE
Cashier | Bola Stores | Jan 2019 - Feb 2021
- Paid suppliers every Friday

Accounts Officer | Zenith Foods Ltd | Mar 2021 - Present
- Assisted with the move to Sage 50.
- Paid suppliers every Friday
`;
const LETTER = `Adaeze Okafor

Dear Hiring Manager,

I am an accounts officer. I assisted with the move to Sage 50. I reconcile 14 accounts.

- Paid suppliers every Friday

I am ready to talk at any time.

Yours faithfully,

Adaeze Okafor`;

const decision = (rest: Partial<OpenDecision>): OpenDecision => ({
  document: "cover_letter",
  own: "I assisted with the move to Sage 50.",
  draft: "I led the move to Sage 50.",
  why: "you assisted, not led",
  sourceIds: ["work.0.highlights.0"],
  ...rest,
});
const inResume = (rest: Partial<OpenDecision>) =>
  decision({
    document: "resume",
    own: "Assisted with the move to Sage 50.",
    draft: "Led the move to Sage 50.",
    ...rest,
  });
const about = { source: PROFILE, language: "en" as const };
const paragraphs = (content: string | undefined) => parseLetter(content ?? "").paragraphs;
const jobs = (content: string | undefined) =>
  parseProfile(content ?? "").work.map(({ name, highlights }) => ({ name, highlights }));

test("own words leave the text as it is, to the letter", () => {
  const untidy = `${LETTER}\n\n\n`;
  expect(applyDecision(untidy, decision({}), "own", about)).toBe(untidy);
});

test("a true draft stands where the own sentence stood, the rest of its paragraph stays", () => {
  const [first, ...rest] = paragraphs(applyDecision(LETTER, decision({}), "true", about));
  expect(first).toBe("I am an accounts officer. I led the move to Sage 50. I reconcile 14 accounts.");
  expect(rest).toEqual(paragraphs(LETTER).slice(1));
});

test("a sentence that is left out goes, and an empty list or paragraph with it", () => {
  const [first] = paragraphs(applyDecision(LETTER, decision({}), "left_out", about));
  expect(first).toBe("I am an accounts officer. I reconcile 14 accounts.");
  const listed = applyDecision(LETTER, decision({ own: "Paid suppliers every Friday" }), "left_out", about);
  expect(paragraphs(listed)).toEqual(paragraphs(LETTER).filter((paragraph) => typeof paragraph === "string"));
});

test("a draft without an own line is added at the end of the list, else before the last paragraph", () => {
  const added = paragraphs(applyDecision(LETTER, decision({ own: "" }), "true", about));
  expect(added[1]).toEqual({ items: ["Paid suppliers every Friday", "I led the move to Sage 50."] });
  const plain = LETTER.replace("- Paid", "I paid");
  expect(paragraphs(applyDecision(plain, decision({ own: "" }), "true", about)).at(-2)).toBe(
    "I led the move to Sage 50.",
  );
  expect(applyDecision(LETTER, decision({ own: "" }), "left_out", about)).toBe(LETTER);
});

test("a line that the person took out meanwhile: a true draft is added once, leaving out changes nothing", () => {
  const edited = LETTER.replace(" I assisted with the move to Sage 50.", "");
  const once = applyDecision(edited, decision({}), "true", about);
  expect(paragraphs(once)[1]).toMatchObject({ items: [expect.any(String), "I led the move to Sage 50."] });
  expect(applyDecision(once ?? "", decision({}), "true", about)).toBe(once);
  expect(applyDecision(edited, decision({}), "left_out", about)).toBe(edited);
});

test("in a resume the sources say under which post the line stands, whatever the order of posts", () => {
  const own = "Paid suppliers every Friday";
  const draft = "Paid 60 suppliers every Friday";
  expect(PROFILE.work.map(({ highlights }) => highlights.includes(own))).toEqual([true, true]);
  const changed = applyDecision(
    RESUME,
    inResume({ own, draft, sourceIds: ["work.0.highlights.1"] }),
    "true",
    about,
  );
  expect(jobs(changed)).toEqual([
    { name: "Bola Stores", highlights: [own] },
    { name: "Zenith Foods Ltd", highlights: ["Assisted with the move to Sage 50.", draft] },
  ]);
  const without = applyDecision(
    RESUME,
    inResume({ own, sourceIds: ["work.1.highlights.0"] }),
    "left_out",
    about,
  );
  expect(jobs(without).map(({ highlights }) => highlights.length)).toEqual([0, 2]);
});

test("a new line of a resume goes under its post; without one into the summary", () => {
  const added = applyDecision(RESUME, inResume({ own: "" }), "true", about);
  expect(jobs(added)[1]?.highlights.at(-1)).toBe("Led the move to Sage 50.");
  const general = applyDecision(RESUME, inResume({ own: "", sourceIds: ["skills.0"] }), "true", about);
  expect(parseProfile(general ?? "").summary).toEqual(["Led the move to Sage 50."]);
  expect(jobs(general)).toEqual(jobs(RESUME));
});

test("a confirmed sentence is one line more under its post in the profile, once", () => {
  const richer = withFact(PROFILE, decision({}), PROFILE);
  expect(richer?.work[0]?.highlights).toEqual([
    ...(PROFILE.work[0]?.highlights ?? []),
    "I led the move to Sage 50.",
  ]);
  expect(richer && withFact(richer, decision({}), PROFILE)).toBe(richer);
  expect(withFact(PROFILE, decision({ draft: "x".repeat(1001) }), PROFILE)).toBeUndefined();
});
