import { createHash } from "node:crypto";
import { extractTextWithPositions } from "@firecrawl/pdf-inspector";
import { expect, test } from "vitest";
import { DESIGNS } from "~/career/generated-document";
import {
  accountantLetter,
  accountantResume,
  documentsOfEveryKind,
  everySectionResume,
  graduateResume,
  resume,
} from "#tests/fixtures/documents";
import { sample } from "#tests/runs";
import { nameSize, TYPOGRAPHY } from "./design";
import { layoutDocument } from "./lay-out";
import { layoutLines } from "./layout-lines";
import type { RenderableDocument } from "./layout";
import { toPrintableText } from "./characters";
import { renderDocx } from "./docx";
import { withFixedSpaces } from "./no-break";
import { renderPdf } from "./pdf";
import { readBack } from "./read-back";
import { runRenderTask } from "./render-task";
import { RENDERER_VERSION } from "./renderer-version";

const SLOW = 120_000;
const everybody = documentsOfEveryKind();

const LANGUAGES = ["en", "fr", "de", "es"] as const;
const OURS = 5;

test.each(DESIGNS.map((design, nth) => ({ design, nth })))(
  "every document says what it should in the $design design, as PDF and Word, in each language",
  { timeout: SLOW },
  async ({ design, nth }) => {
    // On a push each design takes one language in turn for each of ours, and every third of the others in a language in turn.
    const others = sample([...everybody.entries()].slice(OURS), DESIGNS.length, nth);
    for (const [at, document] of [...[...everybody.entries()].slice(0, OURS), ...others]) {
      const languages =
        at < OURS ? sample(LANGUAGES, LANGUAGES.length, at + nth) : [LANGUAGES[at % 4] ?? "en"];
      for (const language of languages) {
        const set = { ...document, design, language };
        const files = await runRenderTask("check", set);
        expect(files.map(({ format, problems }) => [format, problems])).toEqual([
          ["pdf", []],
          ["docx", []],
        ]);
      }
    }
  },
);

const EDGES: Record<string, RenderableDocument> = {
  "a very long name and mail address": resume("x", {
    basics: {
      name: "Oluwatimilehin Adebanjo-Ogunbanwo Chukwuemekalum Nnamdi-Azikiwe Ekwueme",
      email: "oluwatimilehin.adebanjo.ogunbanwo@a-very-long-subdomain.of-some-university.edu.ng",
      phone: "+234 803 123 4567",
      location: "Plot 14, Block B, Gwarinpa Housing Estate Extension, Abuja, Federal Capital Territory",
      links: ["https://www.linkedin.com/in/oluwatimilehin-adebanjo-ogunbanwo-chukwuemekalum-4b1a23"],
    },
    work: [
      {
        position: "Assistant Chief Administrative Officer in charge of correspondence and open registries",
        name: "Federal Ministry of Water Resources, Department of Irrigation, Drainage and Rural Development Programmes",
        location: "Abuja",
        startDate: "2001-09",
        endDate: "2019-12",
        highlights: ["Paid N18.4m and ₦2 million; called +234 803 123 4567"],
      },
    ],
    sectionOrder: ["work"],
  }),
  "one line": resume("x", { basics: { name: "Ada Obi" }, summary: ["Driver."], sectionOrder: ["summary"] }),
  "no dates": resume("x", {
    basics: { name: "Ada Obi" },
    work: [{ position: "Store keeper", name: "Adex Stores", highlights: ["Kept the stock"] }],
    education: [{ institution: "Loyola College", highlights: [] }],
    sectionOrder: ["work", "education"],
  }),
  "a date without anything else": resume("x", {
    basics: { name: "Ada Obi" },
    work: [{ startDate: "2020", endDate: "2021", highlights: ["Sold bread"] }],
    sectionOrder: ["work"],
  }),
};

test.each(Object.entries(EDGES))("%s is printed whole in every design", async (_, document) => {
  for (const design of DESIGNS) {
    const set = { ...document, design };
    expect((await readBack(await renderPdf(set), "pdf", set)).problems).toEqual([]);
    expect((await readBack(await renderDocx(set), "docx", set)).problems).toEqual([]);
  }
});

test("a name is as large as the design says, smaller on its line when it is long, and has two lines before it gets small", () => {
  const sizes = ["Ada Obi", "Adébáyọ̀ Ọláṣeun Ẹ́niọlá Adélékè-Ògúnbánwò", longName].map((name) =>
    DESIGNS.map((design) => nameSize(TYPOGRAPHY[design], name)),
  );
  expect(sizes).toEqual([
    [22, 21, 25],
    [20.5, 20.5, 20],
    [22, 21, 21.5],
  ]);
  expect(nameSize(TYPOGRAPHY.plain, longName, 33)).toBeLessThan(nameSize(TYPOGRAPHY.plain, longName));
});
const longName = "Oluwadamilola Chukwuemeka-Nnamdi Aderemi-Oyekunle Bamgbose";

test("employer and dates stand in an entry's first line, the post below it", async () => {
  const { text } = await readBack(await renderPdf(accountantResume()), "pdf", accountantResume());
  const lines = text.split("\n").map((line) => line.replace(/\s+/g, " "));
  const first = lines.findIndex((line) => line.startsWith("Zenith Foods"));
  expect(lines.slice(first, first + 2)).toEqual([
    "Zenith Foods Nigeria Limited | Ikeja, Lagos Mar 2021 – Present",
    "Senior Finance Officer",
  ]);
});

test("dates end at the right edge, however long the employer before them is", async () => {
  // From much room to none: at some length the dates alone do not fit, at another the employer takes two lines.
  const name = (words: number) => `${"Umuahia ".repeat(words)}Mill`;
  const work = Array.from({ length: 14 }, (_, index) => ({
    position: "Clerk",
    name: name(index),
    location: "Aba",
    startDate: "2007-01",
    endDate: "2008-08",
    highlights: [],
  }));
  const document = resume("x", { basics: { name: "Ada Obi" }, work, sectionOrder: ["work"] });
  for (const design of DESIGNS) {
    const pdf = Buffer.from(await renderPdf({ ...document, design }));
    const years = extractTextWithPositions(pdf, [1], { frame: "display" }).filter(({ text }) =>
      text.trim().endsWith("2008"),
    );
    expect(years).toHaveLength(work.length);
    expect(new Set(years.map(({ x, width }) => Math.round(x + width))).size).toBe(1);
  }
});

test("details that have no room on a line go to the next one whole, without a bar at either edge", async () => {
  const posts = ["Chief Nursing Officer", "Regional Coordinator for Maternal Health", "Head of Programmes"];
  for (const position of posts)
    for (const design of DESIGNS) {
      const list = [
        { name: "Dr Ngozi Udoka", position, organization: "Ilera Trust", email: "ngozi@example.org" },
      ];
      const document = {
        ...resume("x", {
          basics: { name: "Ada Obi" },
          referees: { onRequest: false, list },
          sectionOrder: ["referees"],
        }),
        design,
      };
      const { text } = await readBack(await renderPdf(document), "pdf", document);
      const edges = text.split("\n").filter((line) => /^\s*\||\|\s*$/.test(line));
      expect(edges).toEqual([]);
    }
});

test("a line that is longer than its page has its last detail beside its date", async () => {
  const document = resume("x", {
    basics: { name: "Ada Obi" },
    certificates: [
      {
        name: "Procurement Framework of the Development Bank",
        issuer: "Institute of Management and Public Administration",
        status: "3 weeks",
        date: "2017",
      },
    ],
    work: [
      {
        position: "Corps Member",
        name: "Agricultural Extension Office of the State",
        location: "Share, Ifelodun Local Government Area",
        endDate: "2018-06",
        highlights: [],
      },
    ],
    sectionOrder: ["work", "certificates"],
  });
  for (const design of DESIGNS) {
    const { text } = await readBack(await renderPdf({ ...document, design }), "pdf", { ...document, design });
    const lines = text.split("\n").map((line) => line.replace(/\s+/g, " "));
    expect(lines).toContain("3 weeks 2017");
    expect(lines).toContain("Share, Ifelodun Local Government Area Jun 2018");
  }
});

test("the graduate design begins with studies and service, the senior one with work; the plain one leaves the order", () => {
  const headings = (design: (typeof DESIGNS)[number]) =>
    layoutDocument({ ...everySectionResume(), design }).blocks.flatMap((block) =>
      block.kind === "heading" ? [block.text] : [],
    );
  expect(headings("plain").slice(0, 4)).toEqual(["SUMMARY", "WORK EXPERIENCE", "EDUCATION", "NYSC"]);
  expect(headings("graduate").slice(0, 5)).toEqual([
    "SUMMARY",
    "EDUCATION",
    "NYSC",
    "SIWES AND INTERNSHIPS",
    "WORK EXPERIENCE",
  ]);
  const last = resume("x", { ...graduateResume().profile, sectionOrder: ["skills", "nysc", "summary"] });
  expect(layoutLines(layoutDocument({ ...last, design: "senior" })).indexOf("SUMMARY")).toBeLessThan(
    layoutLines(layoutDocument({ ...last, design: "senior" })).indexOf("SKILLS"),
  );
  expect([...headings("senior")].sort()).toEqual([...headings("plain")].sort());
});

test("a letter names its contacts in the order of the resume, however they were typed", () => {
  const letter = accountantLetter();
  if (letter.type !== "cover_letter") throw new Error("expected a letter");
  const sender = {
    name: "Ada Obi",
    lines: ["12 Allen Avenue, Ikeja | ada@example.com", "+234 803 123 4567"],
  };
  const [, contacts] = layoutLines(layoutDocument({ ...letter, letter: { ...letter.letter, sender } }));
  expect(contacts).toBe("+234 803 123 4567 | ada@example.com | 12 Allen Avenue, Ikeja");
});

test.each([
  ["Paid N18.4m in claims", "Paid ₦18.4m in claims"],
  ["a budget of N450,000 a month", "a budget of ₦450,000 a month"],
  ["N5000 and N2 billion", "₦5000 and ₦2 billion"],
  ["=N=350,000.00", "₦350,000.00"],
  ["from N38m to N61m", "from ₦38m to ₦61m"],
  ["N95 masks, N2 gas, Grade N50, BN18.4m, N4/5", "N95 masks, N2 gas, Grade N50, BN18.4m, N4/5"],
])("%s is printed with the sign of the naira where it is an amount", (typed, printed) => {
  expect(toPrintableText(typed)).toBe(printed);
});

test.each([
  ["Call +234 803 123 4567 today", "Call +234~803~123~4567 today"],
  ["Call 0803 123 4567 today", "Call 0803~123~4567 today"],
  ["turned over ₦2.4 billion in 2023", "turned over ₦2.4~billion in 2023"],
  ["grew by 12 % in 2023 and 2024", "grew by 12~% in 2023 and 2024"],
])("%s keeps its figure on one line", (text, fixed) => {
  expect(withFixedSpaces(text)).toBe(fixed.replaceAll("~", "\u00a0"));
});

// When this fails, the same document has become another file: raise RENDERER_VERSION and put the new sum here.
test("a version of the renderer always gives the same PDF", async () => {
  const sum = createHash("sha256");
  for (const design of DESIGNS)
    for (const document of everybody.slice(0, 5)) sum.update(await renderPdf({ ...document, design }));
  expect({ [RENDERER_VERSION]: sum.digest("hex") }).toMatchInlineSnapshot(`
    {
      "11": "0a7a2b20be4128a27fc7e8437a96c252df46c8ea77974980c7806325d7f86567",
    }
  `);
});
