import sharp from "sharp";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { DESIGNS } from "~/career/generated-document";
import { accountantResume, everySectionResume, graduateResume, resume } from "#tests/fixtures/documents";
import { renderDocx } from "./docx";
import { renderHtml } from "./html";
import { renderPdf } from "./pdf";
import { renderPicture } from "./picture";
import { readBack } from "./read-back";
import { runRenderTask } from "./render-task";
import type { RenderableDocument } from "./layout";

const photo = (
  await sharp({ create: { width: 256, height: 256, channels: 3, background: "#b5651d" } })
    .jpeg()
    .toBuffer()
).toString("base64");
const withPhoto = (document: RenderableDocument) => ({ ...document, photo }) as RenderableDocument;
const people: [string, RenderableDocument][] = [
  ["an accountant", accountantResume()],
  ["every section", everySectionResume()],
  ["a graduate", graduateResume()],
  ["a name alone", resume("x", { basics: { name: "Ada Obi", links: [] } })],
  ["no name at all", resume("x", { basics: { links: [] } })],
];

test.each(people)(
  "%s with a photo reads as without it, in PDF and Word, in each design",
  async (_who, plain) => {
    // Where a line of contacts ends, it has no bar.
    for (const design of DESIGNS) {
      const [before, after] = [
        { ...plain, design },
        { ...withPhoto(plain), design },
      ];
      const files = await runRenderTask("check", after);
      expect(files.map(({ format, problems }) => [design, format, problems])).toEqual([
        [design, "pdf", []],
        [design, "docx", []],
      ]);
      const textOf = async (document: RenderableDocument) =>
        (await readBack(await renderPdf(document), "pdf", document)).text.replace(/[\s|]+/g, " ");
      expect(await textOf(after)).toBe(await textOf(before));
    }
  },
);

test("the photo stands in both files as it was stored, with words for those who do not see it", async () => {
  const document = withPhoto(accountantResume());
  const jpeg = Buffer.from(photo, "base64");
  const pdf = Buffer.from(await renderPdf(document));
  expect(pdf.includes(jpeg)).toBe(true);
  expect(Buffer.from(await renderPdf(accountantResume())).includes("/Subtype /Image")).toBe(false);
  const parts = unzipSync(await renderDocx(document));
  expect(Buffer.from(parts["word/media/image1.jpg"] ?? []).equals(jpeg)).toBe(true);
  expect(Buffer.from(parts["word/document.xml"] ?? []).toString()).toMatch(/descr="Photo of [^"]+"/);
  expect(renderHtml(document)).toMatch(/<img src="data:image\/jpeg;base64,[^"]+" alt="Photo of /);
});

test("the same resume with the same photo gives the same bytes, and its picture stays light", async () => {
  const document = withPhoto(accountantResume());
  expect(Buffer.from(await renderDocx(document)).equals(Buffer.from(await renderDocx(document)))).toBe(true);
  expect(Buffer.from(await renderPdf(document)).equals(Buffer.from(await renderPdf(document)))).toBe(true);
  expect((await renderPicture(document)).length).toBeLessThanOrEqual(20 * 1024);
});

test("a letter prints no photo", async () => {
  const { accountantLetter } = await import("#tests/fixtures/documents");
  const letter = accountantLetter();
  expect(Buffer.from(await renderPdf({ ...letter, photo } as RenderableDocument))).toEqual(
    Buffer.from(await renderPdf(letter)),
  );
});
