import { inflateSync } from "node:zlib";
import { PDFParse } from "pdf-parse";
import { expect, test } from "vitest";
import {
  accountantLetter,
  accountantResume,
  everySectionResume,
  graduateResume,
  longResume,
  resume,
} from "#tests/fixtures/documents";
import { measureFit, renderPdf, typesetPdf } from "./pdf";
import { readBack } from "./read-back";
import { runRenderTask } from "./render-task";

const KB = 1024;

test.each([
  ["an accountant's resume", accountantResume()],
  ["a resume with every section and every Nigerian letter", everySectionResume()],
  ["a graduate's resume", graduateResume()],
  ["a resume of three pages", longResume()],
  ["a letter", accountantLetter()],
])("%s is a light PDF that says what it should", async (_, document) => {
  const pdf = await renderPdf(document);
  expect(Buffer.from(pdf).toString("latin1")).toMatch(/^%PDF-1\.7/);
  expect(pdf.length).toBeLessThan(60 * KB);
  expect(await readBack(pdf, "pdf", document)).toMatchObject({ ok: true, problems: [] });
});

test("the same document gives the same bytes, also after other documents", async () => {
  const first = await renderPdf(accountantResume());
  await renderPdf(everySectionResume());
  expect(await renderPdf(accountantResume())).toEqual(first);
});

test("the PDF is tagged, with title, language, headings and list items", async () => {
  const source = Buffer.from(await renderPdf(accountantResume())).toString("latin1");
  expect(source).toContain("/StructTreeRoot");
  expect(source).toContain("pdfuaid:part");
  expect(source).toContain("/Lang (en-GB)");
  // UTF-8 read as bytes
  expect(source).toContain('<rdf:li xml:lang="x-default">Adaeze Okafor â\u0080\u0093 Resume</rdf:li>');
  expect(source.match(/\/S \/H1\b/g)).toHaveLength(1);
  expect(source.match(/\/S \/H2\b/g)).toHaveLength(8);
  expect(source.match(/\/S \/LI\b/g)).toHaveLength(5);
  expect(source).not.toMatch(/\/S \/(Table|Figure)\b|\/Subtype \/Image\b/);
  expect(source).not.toContain("CreationDate");
  expect(source).toMatch(/\/FontName \/[A-Z]{6}\+NotoSans-Italic/); // the posts
});

test.each([
  ["en", "en-GB"],
  ["es", "es-ES"],
  ["fr", "fr-FR"],
  ["de", "de-DE"],
] as const)("a document in %s has its language tag", async (language, tag) => {
  const document = { ...accountantResume(), language };
  const pdf = await renderPdf(document);
  expect(Buffer.from(pdf).toString("latin1")).toContain(`/Lang (${tag})`);
  expect((await readBack(pdf, "pdf", document)).problems).toEqual([]);
});

test("an ordinary resume has at most two pages, a letter one", async () => {
  expect(pages(await renderPdf(accountantResume()))).toBe(1);
  expect(pages(await renderPdf(everySectionResume()))).toBe(2);
  expect(pages(await renderPdf(longResume()))).toBe(3);
  expect(pages(await renderPdf(accountantLetter()))).toBe(1);
});

test("a letter of 400 words stays on one page", async () => {
  const letter = accountantLetter();
  if (letter.type !== "cover_letter") throw new Error("expected a letter");
  const words = letter.letter.paragraphs.join(" ").split(" ");
  const more = Array.from({ length: 400 - words.length }, (_, word) => words[word] ?? "");
  const longer = {
    ...letter,
    letter: { ...letter.letter, paragraphs: [...letter.letter.paragraphs, more.join(" ")] },
  };
  expect(longer.letter.paragraphs.join(" ").split(" ")).toHaveLength(400);
  expect(pages(await renderPdf(longer))).toBe(1);
});

/** A resume of so many lines. */
const posts = (count: number) =>
  resume("Ada Obi", {
    basics: { name: "Ada Obi" },
    custom: [
      {
        heading: "Posts",
        lines: Array.from({ length: count }, (_, line) => ({ text: `Post ${line}`, bullet: true })),
      },
    ],
    sectionOrder: ["custom.0"],
  });

test("a few extra lines use a closer layout instead of a new page", async () => {
  const counts = await Promise.all(
    Array.from({ length: 30 }, async (_, line) => pages(await renderPdf(posts(30 + line)))),
  );
  const onOnePage = 29 + counts.filter((count) => count === 1).length;
  expect(counts.at(-1)).toBe(2);
  expect(fontSize(await renderPdf(posts(30)))).toBe("11");
  expect(fontSize(await renderPdf(posts(40)))).toBe("10.5");
  expect(fontSize(await renderPdf(posts(onOnePage)))).toBe("9.9");
  // What needs a second page all the same has large letters again.
  expect(fontSize(await renderPdf(posts(onOnePage + 1)))).toBe("11");
});

test("one page is kept by closer lines down to 9.5 points; what does not fit then says so", async () => {
  const sets = await Promise.all(
    Array.from({ length: 40 }, async (_, line) => typesetPdf({ ...posts(30 + line), pages: 1 })),
  );
  const sizes = sets.map(({ fit, doesFit }) => (doesFit ? fit.size : 0));
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one)); // never larger for a longer text
  expect(Math.min(...sizes.filter((size) => size > 0))).toBe(9.5);
  for (const { doesFit, pages: many } of sets) expect(doesFit).toBe(many === 1);
  const tooLong = sets.findIndex(({ doesFit }) => !doesFit);
  expect(tooLong).toBeGreaterThan(0);
  // It is set as for the two pages that it needs, and never runs on to a third.
  for (const [line, { fit, doesFit, pages: many }] of sets.entries())
    if (!doesFit) expect({ fit, many }).toEqual({ fit: await measureFit(posts(30 + line)), many: 2 });
  const [pdf] = await runRenderTask("check", { ...posts(30 + tooLong), pages: 1 });
  expect(pdf?.notes).toEqual([
    "This resume does not fit on one page, even in small letters. It has 2 pages. Shorten it, or choose two pages.",
  ]);
  expect((await runRenderTask("check", { ...posts(30), pages: 1 }))[0]?.notes).toEqual([]);
});

test("only web, mail and phone addresses become links", async () => {
  const document = resume("Ada Obi", {
    basics: {
      name: "Ada Obi",
      email: "ada@example.com",
      phone: "+234 803 123 4567",
      links: [
        "https://example.org/a",
        "example.org/b",
        "javascript:alert(1)",
        "file:///etc/passwd",
        "data:text/html,x",
      ],
    },
    sectionOrder: [],
  });
  const source = Buffer.from(await renderPdf(document)).toString("latin1");
  expect([...source.matchAll(/\/URI \(([^)]*)\)/g)].map((match) => match[1])).toEqual([
    "tel:+2348031234567",
    "mailto:ada@example.com",
    "https://example.org/a",
    "https://example.org/b",
  ]);
  expect((await readBack(await renderPdf(document), "pdf", document)).ok).toBe(true);
});

test("a resume without a name, and one without anything, are still valid files", async () => {
  for (const profile of [
    { basics: {}, summary: ["Only a summary."], sectionOrder: ["summary"] },
    { basics: {} },
  ]) {
    const document = resume("x", profile);
    expect(await readBack(await renderPdf(document), "pdf", document)).toMatchObject({ ok: true });
  }
});

function pages(pdf: Uint8Array): number {
  return Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(Buffer.from(pdf).toString("latin1"))?.[1]);
}

/** The font size in points of most text on the first page. */
function fontSize(pdf: Uint8Array): string | undefined {
  const source = Buffer.from(pdf).toString("latin1");
  const streams = [...source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map((match) =>
    Buffer.from(match[1] ?? "", "latin1"),
  );
  const page = streams
    .filter((stream) => stream[0] === 0x78)
    .map((stream) => inflateSync(stream).toString("latin1"))
    .find((content) => content.includes(" Tf"));
  const sizes = [...(page ?? "").matchAll(/\/f\d+ ([\d.]+) Tf/g)].flatMap((match) => match[1] ?? []);
  return sizes.sort(
    (one, other) =>
      sizes.filter((size) => size === other).length - sizes.filter((size) => size === one).length,
  )[0];
}

test("a head of a letter stands on the page of its list", async () => {
  const fixture = accountantLetter();
  if (fixture.type !== "cover_letter") throw new Error("no letter");
  const head = "Store Keeper, Bukuru Mills, since March 2021:";
  const pages = await Promise.all(
    Array.from({ length: 14 }, async (_, more) => {
      const shelves = (length: number) => Array.from({ length }, (_, at) => `Counted shelf ${at} each day.`);
      const rest = { items: ["Cut losses to 2%.", ...shelves(40)] };
      const paragraphs = [{ items: shelves(24 + more) }, head, rest, "Let us talk."];
      const pdf = await renderPdf({ ...fixture, letter: { ...fixture.letter, paragraphs } });
      return pagesOf(pdf);
    }),
  );
  const spots = pages.map((texts) => texts.findIndex((text) => text.includes(head)));
  // Some of the letters turn the page before the head.
  expect(new Set(spots)).toEqual(new Set([0, 1]));
  pages.forEach((texts, at) => expect(texts[spots[at] ?? 0]).toMatch(/since March 2021:\s+• Cut losses/));
});

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const parser = new PDFParse({ data: pdf.slice(), verbosity: 0 });
  try {
    return (await parser.getText()).pages.map(({ text }) => text);
  } finally {
    await parser.destroy();
  }
}
