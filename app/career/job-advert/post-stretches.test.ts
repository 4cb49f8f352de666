import { expect, test } from "vitest";
import { forPost } from "./for-post";
import { readAdvert } from "./read-advert";

const TODAY = "2026-11-27";

/** The lines of an advert that speak of some of its posts, by their numbers from 1. */
function linesOf(text: string): Record<string, number[]> {
  const { text: clean, stretches = [] } = readAdvert(text, { today: TODAY });
  const found: Record<string, number[]> = {};
  let start = 0;
  for (const [at, line] of clean.split("\n").entries()) {
    const own = stretches.filter((one) => one.start < start + line.length && start < one.end);
    for (const post of own.flatMap(({ posts }) => posts)) found[post] = [...(found[post] ?? []), at + 1];
    start += line.length + 1;
  }
  return found;
}

test("what is asked of a post below a list of all is asked of that post alone", () => {
  const text = `TALBA RURAL HUB, BIDA
Post 1: Seed Technologist
Post 2: M&E Assistant
Post 3: Tractor Driver
Duties of the Seed Technologist include germination tests.
M&E Assistant: B.Sc Statistics, 2 years with Kobo.
Tractor Driver: SSCE, 5 years on a tractor.
All candidates must live in Bida.
Send CV to jobs@talba.ng`;
  expect(linesOf(text)).toEqual({
    "Seed Technologist": [2, 5],
    "M&E Assistant": [3, 6],
    "Tractor Driver": [4, 7],
  });
  const { rules } = forPost(readAdvert(text, { today: TODAY, jobTitle: "Seed Technologist" }));
  expect(rules.map(({ kind }) => kind)).toEqual(["residence"]);
});

test.each([
  ["numbers", "For position 1", "For position 2"],
  ["letters", "POSITION A – what the job is", "POSITION B – what the job is"],
  ["short forms", "Beekeeper", "Ranger:"],
])("below a list its posts are described under their %s", (_, one, other) => {
  const mark = one.includes("A") ? ["A", "B"] : ["1", "2"];
  const text = `Vacancies at Oban Reserve, Calabar
Position ${mark[0]}: Beekeeper
Position ${mark[1]}: Park Ranger

${one}
Inspect forty hives a week.
Two years with bees.

${other}
Patrol the north gate.
A valid rider's card.

General requirements
SSCE.`;
  expect(linesOf(text)).toEqual({ Beekeeper: [2, 4, 5, 6], "Park Ranger": [3, 7, 8, 9] });
});

test("sub-headings that come again are of each post, and what comes once behind the last is of all", () => {
  const text = `LAKE HOUSE PRESS, JOS
We are recruiting:

BOOKBINDER
Duties
- Sew and case books
Requirements
- Trade test

PROOFREADER
Duties
- Mark up galleys
Requirements
- HND Mass Communication

Conditions of service
- A five-day week`;
  expect(linesOf(text)).toEqual({ Bookbinder: [3, 4, 5, 6, 7], Proofreader: [8, 9, 10, 11, 12] });
});

test("lines of a list own what they say themselves; a line may speak of two posts", () => {
  const text = `Talba Quarry, Ewekoro needs:
- Blaster
- Crusher Operator
- Weighbridge Clerk
Blasters and crusher operators must hold a safety card.
The clerk should know Excel.
Pay is monthly.
Call 08030000000`;
  expect(linesOf(text)).toEqual({
    Blaster: [2, 5],
    "Crusher Operator": [3, 5],
    "Weighbridge Clerk": [4, 6],
  });
});

test("in one paragraph each sentence speaks of the post that it names, or that the one before named", () => {
  const text =
    "Oak Lodge, Obudu needs a Gardener and a Laundry Attendant. The gardener must know roses. He has 3 years of experience. Laundry attendant: OND. All applicants live in.";
  const advert = readAdvert(text, { today: TODAY });
  const own = (post: string) =>
    advert.stretches
      ?.filter(({ posts }) => posts.includes(post))
      .map(({ start, end }) => advert.text.slice(start, end));
  expect(own("Gardener")).toEqual(["The gardener must know roses. He has 3 years of experience."]);
  expect(own("Laundry Attendant")).toEqual(["Laundry attendant: OND."]);
});

test("a degree that two posts ask is asked of each, and the higher one of another replaces none", () => {
  const text = `Oban College, Ugep:
1. Records Officer. HND Statistics, 3 years experience.
2. Research Fellow. M.Sc Statistics, 3 years experience.`;
  const asked = (jobTitle: string) =>
    forPost(readAdvert(text, { today: TODAY, jobTitle })).rules.map((rule) =>
      rule.kind === "degree" ? rule.options.join() : rule.kind,
    );
  expect(asked("Records Officer")).toEqual(["HND", "years"]);
  expect(asked("Research Fellow")).toEqual(["M.Sc", "years"]);
});

test("two grades of one name are two posts with one letter, and what is for one of them is so", () => {
  const { posts, rules } = readAdvert(
    `OAK HEALTH BOARD
Applications are invited for the following vacant positions:
(A) MEDICAL OFFICER (CONMESS 03) - 14 positions
(B) PRINCIPAL PHYSIOTHERAPIST / SENIOR PHYSIOTHERAPIST (CONHESS 10/09) – 3 positions
(C) PHARMACY TECHNICIAN (CONHESS 05) – 8 positions
QUALIFICATIONS
For (B) Senior Physiotherapist:
i. At least six (6) years post-registration experience in a recognised hospital;
ii. Possession of a Master's degree shall be an added advantage. For Principal Physiotherapist, nine (9) years' experience is compulsory;
iii. Candidate must not be more than forty (40) years of age.`,
    { today: "2026-11-30" },
  );
  expect(posts).toContain("Senior Physiotherapist");
  expect(posts).toContain("Principal Physiotherapist");
  const ofYears = rules.filter(({ kind }) => kind === "years");
  expect(ofYears.map((rule) => rule.posts)).toEqual([
    ["Senior Physiotherapist"],
    ["Principal Physiotherapist"],
  ]);
  expect(rules.find(({ kind }) => kind === "age")?.posts).toEqual(["Senior Physiotherapist"]);
});

test("one post with two names is one post", () => {
  const { posts } = readAdvert("Oak Clinic needs:\n1. Matron / Nurse\n2. Driver\n3. Bursar", {
    today: "2026-11-30",
  });
  expect(posts).toEqual(["Matron / Nurse", "Driver", "Bursar"]);
});
