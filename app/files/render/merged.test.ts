import { expect, test } from "vitest";
import {
  accountantLetter,
  accountantResume,
  everySectionResume,
  graduateResume,
} from "#tests/fixtures/documents";
import { parseLetter, printLetter } from "~/career/letter";
import { toFormalLetter } from "~/career/send-kit";
import { renderDocx } from "./docx";
import { mergePdf, renderPdf, typesetPdf } from "./pdf";
import { readBack, readBackMerged } from "./read-back";
import { runRenderTask } from "./render-task";

const source = (pdf: Uint8Array) => Buffer.from(pdf).toString("latin1");

test("letter and resume become one tagged PDF that says all that both say, in order", async () => {
  for (const resume of [accountantResume(), everySectionResume()]) {
    const [pdf] = await runRenderTask("merged", accountantLetter(), resume);
    expect(pdf).toMatchObject({ format: "pdf", problems: [] });
    const text = source(pdf?.bytes ?? new Uint8Array());
    expect(text).toContain("/StructTreeRoot");
    expect(text).toContain("pdfuaid:part");
    expect(text.match(/\/S \/H1\b/g)).toHaveLength(2);
    const pages = (await typesetPdf(accountantLetter())).pages + (await typesetPdf(resume)).pages;
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(pages);
  }
});

test("each document keeps its design and language, and the same documents give the same bytes", async () => {
  const letter = { ...accountantLetter(), language: "fr" as const };
  const merge = () => mergePdf([letter, { ...graduateResume(), design: "senior" }]);
  const pdf = await merge();
  expect(source(pdf)).toContain("/Lang (fr-FR)");
  expect(source(pdf)).toContain("/Lang (en-GB)");
  expect(await merge()).toEqual(pdf);
  expect(pdf).not.toEqual(await mergePdf([letter, graduateResume()]));
});

test("a merged file of another person's resume is refused", async () => {
  const pdf = await mergePdf([accountantLetter(), graduateResume()]);
  expect((await readBackMerged(pdf, [accountantLetter(), accountantResume()])).ok).toBe(false);
  expect((await readBackMerged(pdf, [graduateResume(), accountantLetter()])).problems.join(" ")).toContain(
    "name is not the first line",
  );
});

test("a formal letter has the sender's lines above the date in PDF and Word, and its text form gives it back", async () => {
  const made = accountantLetter();
  if (made.type !== "cover_letter") throw new Error("expected a letter");
  const letter = toFormalLetter(made.letter, "en", { walkIn: "Plot 4, School Road, Owerri" });
  expect(parseLetter(printLetter(letter))).toEqual(letter);
  const document = { ...made, letter, form: "formal" as const };
  const { text, problems } = await readBack(await renderPdf(document), "pdf", document);
  expect(problems).toEqual([]);
  expect((await readBack(await renderDocx(document), "docx", document)).problems).toEqual([]);
  const lines = text.split("\n");
  expect(lines.slice(0, letter.sender.lines.length + 2)).toEqual([
    letter.sender.name,
    ...letter.sender.lines,
    letter.date,
  ]);
  expect(lines).toContain("School Road");
  expect(text).toContain("RE: APPLICATION");
});
