import fc from "fast-check";
import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume, type ReadResume } from "./read-resume";
import { listValues } from "./profile-values";

const read = (...work: string[]) =>
  readResume(
    documentFromText(
      [
        "Hauwa Bello",
        "12 Ring Road, Minna",
        "0803 555 0188 | hauwa@example.com",
        "",
        "WORK EXPERIENCE",
        "",
        ...work,
        "",
        "EDUCATION",
        "Federal Polytechnic Bida, OND Statistics, 2008 - 2010",
      ].join("\n"),
    ),
  );
const postsOf = ({ profile: { work } }: ReadResume) =>
  work.map(({ position = "", name = "" }) => `${position} @ ${name}`);

test.each(["Sure Step", "BBKL"])(
  "%s is the employer where the other heads have theirs, and is asked about",
  (name) => {
    const found = read(
      "Store Officer                      2019 - Present",
      "Makama Rice Mills Ltd",
      "- Weighing of paddy",
      "",
      "Farm Manager                       2016 - 2018",
      name,
      "- Kept 400 layers",
      "",
      "Sales Attendant                    2012 - 2015",
      "Alheri Supermarket",
      "- Sold provisions",
    );
    expect(postsOf(found)).toEqual([
      "Store Officer @ Makama Rice Mills Ltd",
      `Farm Manager @ ${name}`,
      "Sales Attendant @ Alheri Supermarket",
    ]);
    expect(found.profile.work.map(({ highlights }) => highlights)).toEqual([
      ["Weighing of paddy"],
      ["Kept 400 layers"],
      ["Sold provisions"],
    ]);
    expect(found.doubts).toContainEqual(
      expect.objectContaining({
        path: "work.1.name",
        text: `Is “${name}” who you worked for (“Farm Manager”)?`,
      }),
    );
  },
);

test("what stands between a post and its time heads no section", () => {
  const found = read(
    "Train Driver",
    "ZKRCC",
    "2016 - 2021",
    "- Over 3,000 trips",
    "",
    "Welder",
    "Minna Steel Works Ltd",
    "2012 - 2015",
    "- Gates and tanks",
  );
  expect(postsOf(found)).toEqual(["Train Driver @ ZKRCC", "Welder @ Minna Steel Works Ltd"]);
});

test("how a post was held is no part of the name of its employer", () => {
  const found = read(
    "Makama Rice Mills Ltd, Bida",
    "Store Officer    2019 - Present",
    "- Weighing of paddy",
    "National Youth Service (NYSC), Government Day College, Suleja",
    "Bursary Assistant    2017 - 2018",
    "- Receipts of school fees",
  );
  expect(found.profile.work[1]).toMatchObject({
    position: "Bursary Assistant (NYSC)",
    name: "Government Day College",
  });
});

const POSTS = [
  "Cashier",
  "Site Engineer",
  "Class Teacher",
  "Staff Nurse",
  "Accounts Clerk",
  "Security Guard",
];
const NAMES = [
  "Makama Rice Mills Ltd",
  "Alheri Supermarket",
  "Suleja Steel Company",
  "Kuta Motors Ltd",
  "Grace Model School",
  "Baro General Hospital",
];
type Job = { post: string; name: string; from: number };
const FORMS: ((job: Job) => string[])[] = [
  ({ post, name, from }) => [name, `${post}          ${from} - ${from + 1}`],
  ({ post, name, from }) => [post, `${name}          ${from} - ${from + 1}`],
  ({ post, name, from }) => [`${post}          ${from} - ${from + 1}`, name],
  ({ post, name, from }) => [`${from} - ${from + 1}`, post, name],
  ({ post, name, from }) => [name, post, `${from} - ${from + 1}`],
];
const jobs = fc
  .tuple(
    fc.shuffledSubarray(POSTS, { minLength: 3, maxLength: 4 }),
    fc.shuffledSubarray(NAMES, { minLength: 4 }),
  )
  .map(([posts, names]) =>
    posts.map((post, at): Job => ({ post, name: names[at] ?? "", from: 2020 - 3 * at })),
  );

test("posts in one form are whole, whatever the form, and what is read stands in the file", () => {
  fc.assert(
    fc.property(jobs, fc.constantFrom(...FORMS), (list, form) => {
      const lines = list.flatMap((job) => [...form(job), "- Kept the records of each day", ""]);
      const found = read(...lines);
      expect(postsOf(found).toSorted()).toEqual(list.map(({ post, name }) => `${post} @ ${name}`).toSorted());
      const words = new Set(lines.join(" ").split(/\s+/));
      for (const { path, text } of listValues(found.profile))
        if (/^work\.\d+\.(?:name|position)/u.test(path))
          expect(text.split(" ").every((word) => words.has(word))).toBe(true);
    }),
    { numRuns: 40 },
  );
});
