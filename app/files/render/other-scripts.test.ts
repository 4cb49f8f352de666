import { inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { resume } from "#tests/fixtures/documents";
import { runs } from "#tests/runs";
import { isRightToLeft, splitByDirection } from "./direction";
import { renderDocx } from "./docx";
import { renderHtml } from "./html";
import type { RenderableDocument } from "./layout";
import { listLeftOut } from "./left-out";
import { renderPdf } from "./pdf";
import { readBack } from "./read-back";

const SLOW = 60_000;

function resumeIn(name: string, lines: string[]): RenderableDocument {
  return resume(name, {
    basics: { name, email: "ada@example.com" },
    summary: lines,
    work: [{ position: lines[0] ?? "x", name: lines[1] ?? "x", highlights: lines }],
    custom: [{ heading: lines[0]?.slice(0, 40).trim() ?? "x", lines: [] }],
    sectionOrder: ["summary", "work"],
  });
}

const SCRIPTS: Record<string, [name: string, lines: string[]]> = {
  "Arabic among English": [
    "Musa Bello",
    ["Speaks العربية (اللغة الفصحى) and Hausa.", "هؤلاء الطلاب في الجامعة الإسلامية, 2019 to 2021"],
  ],
  "Arabic alone": [
    "محمد عبد الله",
    ["مدرّس اللغة العربية في جامعة بايرو (2019-2021)، كانو.", "الله أكبر: ١٢٣ طالبًا"],
  ],
  Chinese: [
    "李明 Obi",
    ["在武汉大学学习，获得学位（2019年）。", "Speaks 中文 and 日本語（ひらがな、カタカナ）."],
  ],
  symbols: ["Ada Obi", ["✓ Excel ★★★ ♫ ➤ done", "sells ≥ 5 cars → Lagos ◆"]],
};

test.each(Object.entries(SCRIPTS))(
  "%s is printed whole in PDF and DOCX",
  async (_, [name, lines]) => {
    const document = resumeIn(name, lines);
    const pdf = await readBack(await renderPdf(document), "pdf", document);
    expect(pdf.problems).toEqual([]);
    expect(pdf.text).not.toContain("?");
    const docx = await readBack(await renderDocx(document), "docx", document);
    expect(docx.problems).toEqual([]);
    for (const line of lines) expect(docx.text).toContain(line);
  },
  SLOW,
);

test(
  "any mix of scripts becomes a PDF with the full text on read-back",
  async () => {
    const words = [
      "العربية",
      "الله",
      "هؤلاء",
      "پاکستان",
      "١٢٣",
      "Ada",
      "2019",
      "李明",
      "（中）",
      "カナ",
      "(x)",
      "★",
      "ọ̀rọ̀",
      "-",
    ];
    const line = fc
      .array(fc.constantFrom(...words), { minLength: 1, maxLength: 9 })
      .map((parts) => parts.join(" "));
    await fc.assert(
      fc.asyncProperty(line, fc.array(line, { minLength: 2, maxLength: 3 }), async (name, lines) => {
        const document = resumeIn(name, lines);
        expect((await readBack(await renderPdf(document), "pdf", document)).problems).toEqual([]);
      }),
      runs(12),
    );
  },
  SLOW,
);

test("what no font can draw is left out of the PDF and named with its line; Word shows it", async () => {
  const document = resumeIn("Ada Obi", ["Speaks 한국어 and हिन्दी fluently", "القُرْآن"]);
  const pdf = await readBack(await renderPdf(document), "pdf", document);
  expect(pdf.problems).toEqual([]);
  expect(pdf.text).toContain("Speaks and fluently");
  expect(listLeftOut(document, "pdf")).toEqual([
    "This file cannot show “한국어ह◌िन◌्द◌ी” in “Speaks 한국어 and हिन्दी fluently”.",
    "This file cannot show “◌ُ◌ْ” in “القُرْآن”.",
  ]);
  expect(listLeftOut(document, "docx")).toEqual([]);
});

test("tone marks on letters are shown, and nothing is said of them", () => {
  const document = resumeIn("Adéọlá Ọ̀ṣúntókun", ["Ẹ̀kọ́ ní Ẹ̀gbá, ₦5,000", "ɓɗƙ Ƴancin"]);
  expect([listLeftOut(document, "pdf"), listLeftOut(document, "docx")]).toEqual([[], []]);
});

test("only the first lines with signs that are left out are named", () => {
  const document = resumeIn(
    "Ada Obi",
    Array.from({ length: 8 }, (_, line) => `🚀 line ${line}`),
  );
  const leftOut = listLeftOut(document, "docx");
  expect(leftOut).toHaveLength(6);
  expect(leftOut.at(-1)).toBe("Signs are missing in 3 more lines.");
});

test("text from right to left is marked so in Word and in the preview", async () => {
  const document = resumeIn("Musa Bello", ["Speaks العربية well", "مدرس اللغة العربية"]);
  const xml = documentXml(await renderDocx(document));
  expect(xml).toMatch(/<w:rPr><w:rtl\/><\/w:rPr><w:t[^>]*>العربية<\/w:t>/);
  expect(xml).toMatch(/<w:bidi\/>[^]*?مدرس اللغة العربية/);
  expect(renderHtml(document)).toContain("<p>Speaks العربية well</p>");
  expect(renderHtml(document)).toContain('<p dir="rtl">مدرس اللغة العربية</p>');
  expect(renderHtml(resumeIn("Ada Obi", ["Speaks Hausa", "x"]))).not.toContain("dir=");
});

test("a name in two scripts keeps the direction of its document, and a line in Arabic with a year its own", async () => {
  const document = resumeIn("عائشة Bello", ["Speaks Hausa", "هؤلاء الطلاب في الجامعة, 2019 to 2021"]);
  const html = renderHtml(document);
  expect(html).toContain("<h1>عائشة Bello</h1>");
  expect(html).toMatch(/<p dir="rtl">هؤلاء/);
  const xml = documentXml(await renderDocx(document));
  const [name = ""] = xml.match(/<w:p>(?:(?!<\/w:p>).)*عائشة.*?<\/w:p>/s) ?? [];
  expect(name).toMatch(/<w:rtl\/>.*عائشة.*Bello/s);
  expect(name).not.toContain("<w:bidi/>");
  const pdf = await readBack(await renderPdf(document), "pdf", document);
  expect(pdf.problems).toEqual([]);
  expect(isRightToLeft("محمد عبد الله")).toBe(true);
  expect(isRightToLeft("Bello عائشة محمد")).toBe(true);
  expect(isRightToLeft("١٢٣")).toBe(false);
});

test("a line is cut where its direction changes", () => {
  expect(splitByDirection("Speaks العربية الفصحى, 2019")).toEqual([
    { text: "Speaks ", isRightToLeft: false },
    { text: "العربية الفصحى", isRightToLeft: true },
    { text: ", 2019", isRightToLeft: false },
  ]);
});

/** The main part of a Word file, whose ZIP has no data descriptors. */
function documentXml(docx: Uint8Array): string {
  const zip = Buffer.from(docx);
  const name = zip.indexOf("word/document.xml");
  const size = zip.readUInt32LE(name - 12);
  const start = name + zip.readUInt16LE(name - 4) + zip.readUInt16LE(name - 2);
  return inflateRawSync(zip.subarray(start, start + size)).toString("utf8");
}
