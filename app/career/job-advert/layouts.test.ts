import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const read = (...lines: string[]) => readAdvert(lines.join("\n"), { today: "2026-11-30" });
const demandsOf = (...lines: string[]) => read(...lines).demands.map(({ text }) => text);
const statementsOf = (...lines: string[]) =>
  (read(...lines).howToApply.statements ?? []).map(({ text }) => text);

test("a mail that was sent on is read without the marks of quoting", () => {
  const quoted = [
    "Morning all, this came to me.",
    ">> POSITION: Kiln Manager",
    ">> The Job",
    ">> - Fire two kilns a week",
    ">>",
    ">> The Person",
    ">> 1. HND Ceramics",
    ">> 2. Excellent Nupe, spoken",
    ">> TO APPLY: mail jobs@talba.example",
  ];
  const plain = quoted.map((line) => line.replace(/^>> ?/, ""));
  expect(demandsOf(...quoted)).toEqual(demandsOf(...plain));
  expect(demandsOf(...quoted)).toContain("HND Ceramics");
});

test("signs that begin items are kept where no mail is quoted", () => {
  expect(demandsOf("Potter needed", "Requirements", "> HND Ceramics", "> Nupe", "> Two years")).toEqual(
    demandsOf("Potter needed", "Requirements", "- HND Ceramics", "- Nupe", "- Two years"),
  );
});

test("the list within a numbered paragraph ends with the next paragraph", () => {
  const { demands, howToApply } = read(
    "Assignment: Kiln Consultant",
    "1. Talba State has received funds toward the cost of the Clay Programme, which it will use for services.",
    "2. The shortlisting criteria are:",
    "• A first degree in Ceramics",
    "• Ten years with tunnel kilns",
    "3. The attention of interested consultants is drawn to Section III of the Regulations of the Clay Bank on conflicts.",
    "4. Letters must be delivered by 12 December 2026 to clay@talba.example and should give names of two clients who can confirm similar assignments, and tax identification number.",
  );
  expect(demands.map(({ text }) => text)).toEqual([
    "A first degree in Ceramics",
    "Ten years with tunnel kilns",
  ]);
  expect(howToApply.statements?.map(({ text }) => text)).toEqual([
    "names of two clients who can confirm similar assignments",
    "tax identification number",
  ]);
});

test("signs within a bracket begin no lines", () => {
  expect(read("TALBA SCHOOLS", "(Nursery • Primary • College)", "needs a Potter.").text).toContain(
    "(Nursery , Primary , College)".replaceAll(" ,", ","),
  );
});

test("the bold words with which an item begins are its name", () => {
  expect(
    read(
      "Talba Clinic needs: (1) *Ward Maid* 2 nos, SSCE (2) *Records Clerk* OND, night shift (3) *Theatre Porter* must live in Bida",
      "CV to jobs@talba.example",
    ).posts,
  ).toEqual(["Ward Maid", "Records Clerk", "Theatre Porter"]);
});

test("columns set with blanks are the rows of a table of posts", () => {
  const { posts, demands } = read(
    "TALBA STATE: vacant posts",
    "",
    "S/N  POST                        GL      NO.",
    "1.   Programme Manager           GL 15   1",
    "2.   Agric. Extension Officer    GL 09   25 (Bida, Minna)",
    "3.   Kiln Operator/Fitter        GL 05   12",
    "",
    "QUALIFICATIONS (S/N 2):",
    "(a) A degree in Agronomy",
    "(b) Ability to speak Nupe",
  );
  expect(posts).toEqual(["Programme Manager", "Agric Extension Officer", "Kiln Operator/Fitter"]);
  expect(demands.map(({ text, posts: of }) => [text, of])).toEqual([
    ["degree in Agronomy", ["Agric Extension Officer"]],
    ["Nupe", ["Agric Extension Officer"]],
  ]);
});

test("a line that ends in a colon heads what the post asks", () => {
  const { demands } = read(
    "Talba Hotel is hiring",
    "OPEN ROLES",
    "- HEAD COOK",
    "- SOUS COOK (Local)",
    "- Pastry Baker",
    "SOUS COOK should have:",
    "- Five years in a kitchen",
    "- HACCP certificate",
    "HOW TO APPLY",
    "CV to jobs@talba.example",
  );
  expect(demands.map(({ posts }) => posts)).toEqual([["Sous Cook (Local)"], ["Sous Cook (Local)"]]);
});

test("what a site of jobs says of a post asks nothing", () => {
  const read = demandsOf(
    "Potter at Talba Works",
    "Posted by Admin | 14 May 2026 | 213 comments | Share on: Facebook Twitter WhatsApp",
    "Requirements",
    "- HND Ceramics",
    ">> Click here to get past questions and answers (N2,500) <<",
  );
  expect(read).toEqual(["HND Ceramics"]);
});

test.each([
  [
    "Rate is negotiable so state ur DAY RATE (in naira) and earliest date u can mobilise.",
    ["ur DAY RATE (in naira)", "earliest date u can mobilise"],
  ],
  [
    "CV to jobs@talba.example with subject 6KW/BIDA/ur surname and put ur kiln number inside the mail body.",
    ["ur kiln number"],
  ],
  ["Write to jobs@talba.example. Enclose names of two referees.", ["names of two referees"]],
  [
    "CV to jobs@talba.example with a letter saying what you earn and your expected salary to Matron Mrs. T. Umaru.",
    ["what you earn", "your expected salary"],
  ],
  [
    "Send (a) CV, (b) your daily or monthly rate expectation, (c) two samples to jobs@talba.example",
    ["your daily or monthly rate expectation"],
  ],
  [
    "CV to jobs@talba.example. Tell us: at the end, your present pay and when you can come.",
    ["your present pay", "when you can come"],
  ],
  [
    "CV and a letter stating availability, and three referees from past clients, in a SINGLE email to jobs@talba.example.",
    ["availability", "three referees from past clients"],
  ],
  [
    "Send a CV showing names/phone no of two referees (one must be last employer), age, religion, and SUBJECT(S) you can teach, to be scanned and emailed to jobs@talba.example.",
    [
      "names/phone no of two referees (one must be last employer)",
      "age",
      "religion",
      "SUBJECT(S) you can teach",
    ],
  ],
  [
    "CV to jobs@talba.example. State names of three referees including your current line manager, and your notice.",
    ["names of three referees including your current line manager", "your notice"],
  ],
])("%s", (line, asked) => {
  expect(statementsOf("Potter needed at Talba Works, Bida.", line)).toEqual(asked);
});

test("what is stated in a mail of which a list says so ends where another list begins", () => {
  expect(
    statementsOf(
      "Potter needed at Talba Works, Bida.",
      "HOW TO APPLY",
      "1) Send CV to jobs@talba.example",
      "2) In the mail tell us: (a) your best glaze and why (b) your last pay",
      "3) DO NOT come to the site, building is going on. DO NOT DM.",
    ),
  ).toEqual(["your best glaze and why", "your last pay"]);
});

test("what is stated is asked, and no demand", () => {
  expect(
    demandsOf(
      "Potter needed at Talba Works, Bida.",
      "Requirements",
      "- HND Ceramics",
      "How to apply",
      "CV to jobs@talba.example. In the mail: class of degree, CGPA, POP date, are you ok with night shift.",
    ),
  ).toEqual(["HND Ceramics"]);
});

test.each([
  ["Notice dated 16/11/2026. Closing: 14 days from the date of this notice.", "2026-11-30"],
  [
    "Closing date: two weeks from the date of this publication (Sunday Beacon, November 22, 2026).",
    "2026-12-06",
  ],
])("a time runs from the day of the notice: %s", (line, day) => {
  expect(
    read("From: A. <a@b.example>", "Potter needed at Talba Works.", line, "CV to a@b.example").howToApply
      .closes,
  ).toBe(day);
});
