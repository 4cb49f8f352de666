import fc from "fast-check";
import { SECTIONS, Standing, type Profile } from "~/career/profile.schema";
import { fit, tidy } from "~/career/profile/text-lines";

/** Pieces that a text form can trip over: separators, bullets, headings, dates, labels, placeholders, Nigerian letters. */
const PIECES = [
  "Adaeze",
  "Okafor",
  "Accounts Officer",
  "Zenith Foods Ltd",
  "Ikeja, Lagos",
  "Lagos",
  "Mar 2021",
  "Mar 2021 – Present",
  "2016",
  "2012 – 2016",
  "Present",
  "From 2019",
  "now",
  "May",
  "03/2021",
  "|",
  " | ",
  ",",
  ", ",
  ":",
  ": ",
  " – ",
  "-",
  "- ",
  "# ",
  "#",
  "*",
  "• ",
  "(",
  ")",
  "[x]",
  "\\",
  "\\|",
  "\\\\",
  '"',
  "'",
  "’",
  "“quoted”",
  "/",
  ";",
  ".",
  "&",
  "SKILLS",
  "WORK EXPERIENCE",
  "Education",
  "SHOPRITE",
  "LEAD AUDITOR",
  "HOBBIES",
  "Referees:",
  "Ọláyínká",
  "Ńkechi",
  "Gyaɗi",
  "Ƙofa",
  "ọ̀ṣúnṣị̄",
  "ụlọ ẹ̀kọ́",
  "₦250,000",
  "🎉",
  "👩🏽‍💻",
  "____ (class of degree)",
  "B.Sc.",
  "HND",
  "in",
  "Accounting",
  "Bachelor of Science",
  "Employer: Shell",
  "Result: 2:1",
  "Course: Law",
  "Status: held",
  "PPA: Akure",
  "Name: X",
  "Phone: 1",
  "Link: a",
  "Discharged",
  "Not yet served",
  "Available on request",
  "English B3",
  "A1",
  "Credit",
  "08031234567",
  "+234 803 123 4567",
  "ada@example.com",
  "linkedin.com/in/ada",
  "www.site.ng",
  "(in view)",
  "50%",
  "x",
  "ß",
  "Ø",
  "İ",
  "  ",
  "1.",
  "O-LEVELS",
  "Other",
  "(hidden)",
];
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }) },
);

/** One canonical line of at most `most` characters. */
export function anyLine(most: number): fc.Arbitrary<string> {
  return fc
    .oneof(
      {
        weight: 12,
        arbitrary: fc
          .array(piece, { minLength: 1, maxLength: 6 })
          .map((pieces) => pieces.join(fcJoin(pieces))),
      },
      { weight: 1, arbitrary: fc.string({ minLength: most, maxLength: most }) },
    )
    .map((text) => fit(text, most)[0] ?? "x")
    .map((text) => (tidy(text) === "" ? "x" : tidy(text)));
}

function fcJoin(pieces: string[]): string {
  return pieces.join("").length % 3 === 0 ? "" : " ";
}

const yearMonth = fc
  .tuple(fc.integer({ min: 1960, max: 2031 }), fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }))
  .map(([year, month]) => (month === undefined ? String(year) : `${year}-${String(month).padStart(2, "0")}`));
const standing = fc.constantFrom(...Standing.options);
const dates = { startDate: yearMonth, endDate: fc.oneof(yearMonth, fc.constant("present")) };
const highlights = fc.array(anyLine(1000), { maxLength: 3 });
const few = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { maxLength: 3 });
const work = fc.record(
  {
    position: anyLine(200),
    name: anyLine(200),
    location: anyLine(200),
    ...dates,
    summary: anyLine(1000),
    highlights,
  },
  { requiredKeys: ["highlights"] },
);

/** Any valid profile; canonicalProfile makes it a canonical one. */
export const anyProfile: fc.Arbitrary<Profile> = fc.record(
  {
    basics: fc.record(
      {
        name: anyLine(200),
        label: anyLine(200),
        email: anyLine(200),
        phone: anyLine(100),
        location: anyLine(200),
        links: few(anyLine(300)),
      },
      { requiredKeys: ["links"] },
    ),
    summary: few(anyLine(2000)),
    work: few(work),
    education: few(
      fc.record(
        {
          studyType: anyLine(200),
          area: anyLine(200),
          institution: anyLine(200),
          location: anyLine(200),
          score: anyLine(200),
          standing,
          standingText: fc.oneof(
            anyLine(200),
            fc.constantFrom("deferred in 2021", "5 of 8 modules", "In view"),
          ),
          ...dates,
          highlights,
        },
        { requiredKeys: ["highlights"] },
      ),
    ),
    nysc: fc.record(
      {
        status: fc.constantFrom("discharged", "serving", "exempted", "excluded", "not_yet"),
        ppa: anyLine(200),
        state: anyLine(200),
        ...dates,
        highlights,
      },
      { requiredKeys: ["highlights"] },
    ),
    siwes: few(work),
    projects: few(
      fc.record(
        { name: anyLine(200), description: anyLine(1000), url: anyLine(300), ...dates, highlights },
        { requiredKeys: ["name", "highlights"] },
      ),
    ),
    volunteer: few(
      fc.record(
        { organization: anyLine(200), position: anyLine(200), location: anyLine(200), ...dates, highlights },
        { requiredKeys: ["highlights"] },
      ),
    ),
    skills: few(
      fc.record(
        { name: anyLine(100), keywords: fc.array(anyLine(200), { minLength: 1, maxLength: 4 }) },
        { requiredKeys: ["keywords"] },
      ),
    ),
    certificates: few(
      fc.record(
        {
          name: anyLine(200),
          issuer: anyLine(200),
          date: yearMonth,
          standing,
          status: fc.oneof(anyLine(100), fc.constantFrom("in view", "part-qualified", "Completed")),
        },
        { requiredKeys: ["name"] },
      ),
    ),
    awards: few(
      fc.record({ title: anyLine(300), awarder: anyLine(200), date: yearMonth }, { requiredKeys: ["title"] }),
    ),
    languages: few(
      fc.record({ language: anyLine(100), fluency: anyLine(100) }, { requiredKeys: ["language"] }),
    ),
    oLevels: few(
      fc.record(
        {
          exam: anyLine(100),
          school: anyLine(200),
          date: yearMonth,
          results: few(fc.record({ subject: anyLine(100), grade: anyLine(20) })),
        },
        { requiredKeys: ["exam", "results"] },
      ),
    ),
    personal: few(fc.record({ label: anyLine(100), value: anyLine(300) })),
    referees: fc.record({
      onRequest: fc.boolean(),
      list: few(
        fc.record(
          {
            name: anyLine(200),
            position: anyLine(200),
            organization: anyLine(200),
            phone: anyLine(100),
            email: anyLine(200),
          },
          { requiredKeys: ["name"] },
        ),
      ),
    }),
    custom: few(
      fc.record({
        heading: anyLine(100),
        lines: few(fc.record({ text: anyLine(1000), bullet: fc.boolean() })),
      }),
    ),
    sectionOrder: fc.shuffledSubarray([...SECTIONS, "custom.0", "custom.2", "custom.1"]),
    hidden: fc.subarray([...SECTIONS, "custom.0", "custom.1"]),
  },
  {
    requiredKeys: [
      "basics",
      "summary",
      "work",
      "education",
      "siwes",
      "projects",
      "volunteer",
      "skills",
      "certificates",
      "awards",
      "languages",
      "oLevels",
      "personal",
      "custom",
      "sectionOrder",
    ],
  },
);

/** Any text a person could type or paste into the editor. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 4, arbitrary: fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(" ")) },
        fc.constantFrom(
          "",
          "",
          "SKILLS",
          "Work Experience",
          "EDUCATION:",
          "NYSC",
          "# Notes",
          "LANGUAGES",
          "REFEREES",
          "O-LEVELS",
          "CERTIFICATIONS",
          "PERSONAL DETAILS",
          "PROJECTS",
          "AWARDS",
        ),
      ),
      fc.constantFrom("\n", "\n", "\n\n", "\r\n", "\t"),
    ),
  )
  .map((parts) => parts.map(([line, end]) => line + end).join(""));
