import { expect, test } from "vitest";
import {
  accountantLetter,
  accountantResume,
  everySectionResume,
  graduateResume,
  longResume,
  resume,
} from "#tests/fixtures/documents";
import { readDocxParts } from "#tests/docx-parts";
import { parseLetter, printLetter } from "~/career/letter";
import { renderDocx } from "./docx";
import type { RenderableDocument } from "./layout";
import { readBack } from "./read-back";

const KB = 1024;

test.each([
  ["an accountant's resume", accountantResume()],
  ["a resume with every section and every Nigerian letter", everySectionResume()],
  ["a graduate's resume", graduateResume()],
  ["a resume of three pages", longResume()],
  ["a letter", accountantLetter()],
])("%s is a light Word file that says what it should, and the same bytes twice", async (_, document) => {
  const docx = await renderDocx(document);
  expect(docx.length).toBeLessThan(40 * KB);
  expect(await readBack(docx, "docx", document)).toMatchObject({ ok: true, problems: [] });
  expect(await renderDocx(document)).toEqual(docx);
});

test("the Word file uses named styles and real bullets, on A4, without tables or text boxes", async () => {
  const parts = readDocxParts(await renderDocx(accountantResume()));
  const body = parts["word/document.xml"] ?? "";
  expect(body.match(/<w:pStyle w:val="Title"\/>/g)).toHaveLength(1);
  expect(body.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(8);
  expect(body.match(/<w:pStyle w:val="Heading2"\/>/g)).toHaveLength(4);
  expect(body.match(/<w:pStyle w:val="ListParagraph"\/>.*?<w:numPr>/g)).toHaveLength(5);
  expect(body).toMatch(
    /<w:rPr><w:i\/>(?:<w:iCs\/>)?<\/w:rPr><w:t xml:space="preserve">Senior Finance Officer</,
  );
  expect(body).toContain('w:w="11906"');
  expect(body).toContain('w:h="16838"');
  expect(body).not.toMatch(/<w:tbl>|<w:drawing>|<w:pict>|txbxContent|headerReference|footerReference/);
});

test("no page begins or ends with one bullet alone, and a letter has space after its list", async () => {
  const bullets = async (document: RenderableDocument) => {
    const body = readDocxParts(await renderDocx(document))["word/document.xml"] ?? "";
    return body.match(/<w:pPr><w:pStyle w:val="ListParagraph"\/>.*?<\/w:pPr>/g) ?? [];
  };
  const fixture = accountantLetter();
  if (fixture.type !== "cover_letter") throw new Error("no letter");
  const items = ["One.", "Two.", "Three.", "Four."].map((text) => `- ${text}`).join("\n");
  const text = printLetter(fixture.letter).replace(
    /\n\n(?=Yours)/,
    `\n\nI bring:\n${items}\n\nLet us talk.\n\n`,
  );
  const inLetter = await bullets({ ...fixture, letter: parseLetter(text) });
  expect(inLetter.map((bullet) => bullet.includes("keepNext"))).toEqual([true, false, true, false]);
  expect(inLetter.map((bullet) => /w:after="\d+"/.test(bullet))).toEqual([false, false, false, true]);
  const last = (await bullets(accountantResume())).at(-1) ?? "";
  expect(last).not.toMatch(/w:after|keepNext/);
});

// What the PDF draws: two lines of 0.7 points within 2.4, or one of 0.7 or 2.2.
test.each([
  ["plain", 2.4],
  ["graduate", 0.7],
  ["senior", 2.2],
] as const)(
  "the line under name and contacts of the %s design is as thick as in the PDF",
  async (design, points) => {
    const body =
      readDocxParts(await renderDocx({ ...accountantResume(), design }))["word/document.xml"] ?? "";
    const [, kind = "", size = ""] = /<w:bottom w:val="(\w+)"[^>]*? w:sz="(\d+)"/.exec(body) ?? [];
    const lines = kind === "double" ? 3 : 1;
    expect(Math.abs((lines * Number(size)) / 8 - points)).toBeLessThan(0.2);
  },
);

test("a head of a letter is bold, and stays with its list", async () => {
  const fixture = accountantLetter();
  if (fixture.type !== "cover_letter") throw new Error("no letter");
  const paragraphs = [
    "I apply.",
    "Store Keeper, Bukuru Mills:",
    { items: ["Counted stock."] },
    "Let us talk:",
  ];
  const parts = readDocxParts(await renderDocx({ ...fixture, letter: { ...fixture.letter, paragraphs } }));
  const styled = (parts["word/document.xml"] ?? "").match(/w:val="ListHead".*?<\/w:p>/g) ?? [];
  expect(styled.map((one) => one.replaceAll(/.*<w:t[^>]*>|<.*/g, ""))).toEqual([
    "Store Keeper, Bukuru Mills:",
  ]);
  const style = /w:styleId="ListHead">.*?<\/w:style>/.exec(parts["word/styles.xml"] ?? "")?.[0];
  expect(style).toContain("<w:keepNext/>");
  expect(style).toContain("<w:b/>");
});

test("the Word file's properties name title, author and language, and its links are numbered", async () => {
  const parts = readDocxParts(await renderDocx(accountantResume()));
  expect(Object.keys(parts)[0]).toBe("[Content_Types].xml");
  expect(parts["docProps/core.xml"]).toContain(
    "<dc:title>Adaeze Okafor – Resume</dc:title><dc:creator>Adaeze Okafor</dc:creator><dc:language>en-GB</dc:language>",
  );
  expect(parts["word/styles.xml"]).toContain('<w:lang w:val="en-GB"/>');
  const ids = [...(parts["word/document.xml"] ?? "").matchAll(/r:id="([^"]+)"/g)].map((match) => match[1]);
  expect(ids).toHaveLength(3);
  for (const id of ids) expect(parts["word/_rels/document.xml.rels"]).toContain(`Id="${id}"`);
});

test("a title with reserved XML characters is preserved", async () => {
  const parts = readDocxParts(await renderDocx({ ...accountantLetter(), title: `A & B <"x">` }));
  expect(parts["docProps/core.xml"]).toContain(`<dc:title>A &amp; B &lt;"x"&gt;</dc:title>`);
});

test("what is longer than the page has its last detail beside its date", async () => {
  const document = resume("x", {
    basics: { name: "Ada Obi" },
    work: [
      {
        position: "Corps Member",
        name: "Agricultural Extension Office of the State Government",
        location: "Share, Ifelodun Local Government Area",
        endDate: "2018-06",
        highlights: [],
      },
      { position: "Clerk", name: "Talba Foods", location: "Jos", endDate: "2016-06", highlights: [] },
    ],
    sectionOrder: ["work"],
  });
  const { text, problems } = await readBack(await renderDocx(document), "docx", document);
  expect(problems).toEqual([]);
  const lines = text.split("\n");
  expect(lines).toContain("Share, Ifelodun Local Government Area\tJun 2018");
  expect(lines).toContain("Talba Foods | Jos\tJun 2016");
});
