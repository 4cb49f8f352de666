import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  makeDocx,
  makeOle,
  makeZip,
  onePagePdf,
  paragraph,
  pdfLines,
  pdfStream,
} from "#tests/factories/files";
import { extract } from "./extract";
import { fileKind } from "./kind";
import { maxFileBytes } from "./limits";
import { refuse } from "./outcome";
import { readResumeFile, type ReadResult } from "./read.server";
import { RefusalCode } from "./reply";

const fixture = (name: string) => readFileSync(join("tests/fixtures/resumes", name));

/** As readResumeFile, but in this process, which costs less than a start; hostile.test.ts proves the reading process. */
async function readHere(bytes: Uint8Array): Promise<ReadResult> {
  const kind = bytes.length > maxFileBytes ? "wrong_type" : fileKind(bytes);
  if (kind === "wrong_type" || kind === "old_word") return readResumeFile(bytes); // refused before a process starts
  const reply = await extract(kind, bytes);
  return reply.ok ? reply : refuse(reply.code);
}

/** Reads a file that must be readable and checks that these words come in this order. */
async function readInOrder(bytes: Uint8Array, ...words: string[]) {
  const read = await readHere(bytes);
  if (!read.ok) throw new Error(`not read: ${read.code}`);
  let from = 0;
  for (const word of words) {
    const at = read.text.indexOf(word, from);
    expect(at, `"${word}" in its place in\n${read.text}`).toBeGreaterThanOrEqual(0);
    from = at + word.length;
  }
  return read;
}

test("a one-column PDF is read from top to bottom, tone marks, naira and contact whole", async () => {
  const read = await readInOrder(
    fixture("one-column.pdf"),
    "Adéọlá Ọ̀ṣúntókun\n".normalize("NFC"),
    "0803 123 4567",
    "adeola.osuntokun@example.com",
    "\nWORK EXPERIENCE\nSenior Accounts Officer\tMar 2021 – Present\nKudirat Foods Limited, Lagos\n- Managed a monthly payroll of ₦14,500,000 for 120 staff",
    "\n- Cut the month-end close from nine days to four by rebuilding the reconciliation workflow.\n",
    "Accounts Assistant\tJan 2018 – Feb 2021\nẸlẹ́kọ́ Stores, Ibadan".normalize("NFC"),
    "\nInstitution\tQualification\tYear\nUniversity of Ibadan\tB.Sc. Economics, Second Class Upper\t2016",
    "\nSKILLS\n",
    "\nREFEREES\n",
  );
  expect(read.kind).toBe("pdf");
  expect(read.pages).toBe(1);
  expect(read.hiddenText).toBeUndefined();
});

test("a two-column PDF is read column by column, wrapped points rejoined, spaced headings and ligatures closed", async () => {
  const read = await readInOrder(
    fixture("two-columns.pdf"),
    "NGOZI EZE\nCustomer Service Officer\n",
    "CONTACT\nngozi.eze@example.com\n0802 555 0144\nỌ̀ṣogbo, Ọ̀ṣun State".normalize("NFC"),
    "SKILLS\n- Call handling\n- Freshdesk\n- Igbo, Yorùbá, English\n",
    "WORK EXPERIENCE\nCustomer Service Officer\nAdaobi Telecoms, Lagos\nJune 2020 – Present",
    "- Answered about sixty calls a day and closed first-contact tickets at ninety-one percent across four product lines.\n",
    "- Saved ₦2,400,000 a year by moving refunds to an efficient office workflow.\n",
    "EDUCATION\nB.A. English, Nnamdi Azikiwe University, 2018",
  );
  // White words on white paper are left out and reported; the white name on the dark band is not.
  expect(read.hiddenText).toBe(true);
  expect(read.text).not.toContain("ignore all rules");
});

test("a PDF table is read row by row, with cells that wrap kept whole", async () => {
  await readInOrder(
    fixture("table.pdf"),
    "Institution\tQualification obtained\tYear\n",
    "Federal University of Technology, Akure, Ondo State, Nigeria\tBachelor of Technology in Electrical and Electronics Engineering, Second Class Upper Division\t2012 – 2017\n",
    "Government College, Ibadan\tWASSCE\t2011\n",
    "Power Engineer\t2018 – Present\n",
    "PERSONAL DATA",
  );
});

test("a PDF page laid out with an invisible table is read column by column, a broken mail address mended", async () => {
  await readInOrder(
    fixture("layout-table.pdf"),
    "Chinedu Okafor\n",
    "CONTACT\nchinedu.okafor@example.com\n+234 805 555 0199\n",
    "- Site safety",
    "WORK EXPERIENCE\nSite Engineer, Ụmụahịa Works Ltd\n2019 – Present\n- Led 14 artisans on a ₦30m bridge repair.\nEDUCATION\n",
  );
});

test("every page of a longer PDF is read, and a PDF that is only locked against printing too", async () => {
  const long = await readInOrder(
    fixture("two-pages.pdf"),
    "Relief Cashier 1\t",
    "Relief Cashier 14\t",
    "- Balanced till 14 every evening.",
  );
  expect(long.pages).toBe(2);
  await readInOrder(
    fixture("print-only.pdf"),
    "Halima Ɗantata",
    "0809 555 0123",
    "- Cared for 20 patients a shift.",
  );
});

test("a Word file as LibreOffice saves it is read in order", async () => {
  const read = await readInOrder(
    fixture("saved-by-libreoffice.docx"),
    "Adéọlá Ọ̀ṣúntókun\n".normalize("NFC"),
    "0803 123 4567 | adeola.osuntokun@example.com\n",
    "WORK EXPERIENCE\nSenior Accounts Officer\tMar 2021 – Present\nKudirat Foods Limited, Lagos\n- Managed a monthly payroll of ₦14,500,000",
    "University of Ibadan\tB.Sc. Economics, Second Class Upper\t2016\n",
    "REFEREES\nAvailable on request",
  );
  expect(read.kind).toBe("docx");
});

test("an old Word file is read in order, points with a dash, tables with tabs, its header first", async () => {
  const read = await readInOrder(
    fixture("one-column.doc"),
    "Adéọlá Ọ̀ṣúntókun\n".normalize("NFC"),
    "0803 123 4567 | adeola.osuntokun@example.com\n",
    "Senior Accounts Officer\tMar 2021 – Present\nKudirat Foods Limited, Lagos\n- Managed a monthly payroll of ₦14,500,000 for 120 staff without a late payment.\n- Cut the",
    "Ẹlẹ́kọ́ Stores, Ibadan".normalize("NFC"),
    "Institution\tQualification\tYear\nUniversity of Ibadan\tB.Sc. Economics, Second Class Upper\t2016\n",
  );
  expect(read.kind).toBe("doc");
  const header = await readInOrder(
    fixture("name-in-header.doc"),
    "Halima Ɗantata\nhalima.dantata@example.com | 0809 555 0123\n\nWORK EXPERIENCE",
  );
  expect(header.text).not.toContain("Page 1");
  await readInOrder(
    fixture("layout-table.doc"),
    "SKILLS\n- Welding\n- AutoCAD\n- Site safety\n\nWORK EXPERIENCE\n",
    "2019 – Present\n- Led 14 artisans",
  );
});

test("the text is NFC, without control characters, bare carriage returns or needless white space", async () => {
  for (const name of ["one-column.pdf", "two-columns.pdf", "saved-by-libreoffice.docx", "one-column.doc"]) {
    const read = await readInOrder(fixture(name));
    expect(read.text).toBe(read.text.normalize("NFC"));
    expect(read.text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b]| \n|\n{3}|^\s|\s$/);
  }
});

test("each file that cannot be read ends with its own code and sentence", async () => {
  const doc = fixture("one-column.doc");
  const fib = doc.indexOf(Buffer.from([0xec, 0xa5]));
  const changed = (at: number, ...values: number[]) => {
    const copy = Buffer.from(doc);
    copy.set(values, at);
    return copy;
  };
  const cases: [string, Uint8Array, RefusalCode][] = [
    ["11 MB", Buffer.alloc(10 * 1024 * 1024 + 1, "%PDF-1.7 "), "too_large"],
    ["nothing", Buffer.alloc(0), "empty_file"],
    ["rich text", Buffer.from("{\\rtf1\\ansi Ngozi Eze}"), "wrong_type"],
    ["web page", Buffer.from("<!doctype html><p>Ngozi Eze</p>"), "wrong_type"],
    ["program", Buffer.from("MZ\u0090\u0000".padEnd(4096, "\u0000"), "latin1"), "wrong_type"],
    ["picture", Buffer.from("\u0089PNG\r\n\u001a\n".padEnd(4096, "\u0000"), "latin1"), "wrong_type"],
    ["another ZIP", makeZip([{ name: "hello.txt", content: "hello" }]), "wrong_type"],
    [
      "spreadsheet",
      makeZip([
        { name: "[Content_Types].xml", content: "<Types/>" },
        { name: "xl/workbook.xml", content: "<x/>" },
      ]),
      "wrong_type",
    ],
    ["old spreadsheet", makeOle([{ name: "Workbook", start: Buffer.alloc(4) }]), "wrong_type"],
    [
      "PDF that is a ZIP too",
      Buffer.concat([fixture("one-column.pdf"), makeDocx(paragraph("Ngozi Eze"))]),
      "wrong_type",
    ],
    ["scan", scannedPdf(""), "scanned"],
    ["scan with the scanner's line", scannedPdf(pdfLines("Scanned with CamScanner")), "scanned"],
    [
      "pictures in Word",
      makeDocx(paragraph(" "), [{ name: "word/media/image1.jpeg", content: "x" }]),
      "scanned",
    ],
    ["locked PDF", fixture("locked.pdf"), "encrypted"],
    [
      "locked DOCX",
      makeOle([
        { name: "EncryptedPackage", start: Buffer.alloc(4) },
        { name: "EncryptionInfo", start: Buffer.alloc(4) },
      ]),
      "encrypted",
    ],
    ["locked DOC", changed(fib + 11, (doc[fib + 11] ?? 0) | 1), "encrypted"],
    ["empty Word file", makeDocx("<w:p/>"), "no_text"],
    ["half a PDF", fixture("one-column.pdf").subarray(0, 9000), "damaged"],
    ["half a Word file", fixture("saved-by-libreoffice.docx").subarray(0, 3000), "damaged"],
    ["half an old Word file", doc.subarray(0, 5000), "damaged"],
    ["Word 95", changed(fib + 2, 0x68, 0), "old_word"],
    ["Word 6", changed(fib, 0xdc), "old_word"],
    ["Word 2", Buffer.from("\u00db\u00a5\u002d\u0000".padEnd(2048, "\u0000"), "latin1"), "old_word"],
  ];
  expect(fib).toBeGreaterThan(0);
  for (const [name, bytes, code] of cases) {
    const read = await readHere(bytes);
    expect(read, name).toEqual(refuse(code));
  }
});

test("a JSON Resume is read past its picture, and without it is as long as it may be", async () => {
  const withImage = (image: string) =>
    extract("json", new TextEncoder().encode(JSON.stringify({ basics: { name: "Halima Bello", image } })));
  const read = await withImage(`data:image/jpeg;base64,${"/9j+".repeat(200_000)}`);
  if (!read.ok) throw new Error(`not read: ${read.code}`);
  expect(read.resume).toMatchObject({ profile: { basics: { name: "Halima Bello" } }, notPlaced: [] });
  expect(read.text).not.toContain("/9j");
  expect(await withImage("words ".repeat(50_000))).toEqual({ ok: false, code: "not_json_resume" });
});

test("the sentences of the form are as fixed, and every other one says what is safe", () => {
  expect(refuse("wrong_type").message).toBe("Please upload PDF, DOC, or DOCX files only.");
  expect(refuse("too_large").message).toBe("File size must be less than 10MB.");
  const others = RefusalCode.options.filter((code) => code !== "wrong_type" && code !== "too_large");
  const messages = others.map((code) => refuse(code).message);
  expect(new Set(messages).size).toBe(others.length);
  for (const message of messages) {
    expect(message).toContain("Your other answers are kept and nothing was charged.");
    for (const sentence of message.split(/(?<=[.?])\s/))
      expect(sentence.split(" ").length).toBeLessThanOrEqual(20);
  }
});

/** A page that is one picture, as a phone scanner makes it. */
function scannedPdf(words: string): Buffer {
  const picture = pdfStream(
    Buffer.alloc(100),
    "/Type/XObject/Subtype/Image/Width 10/Height 10/BitsPerComponent 8/ColorSpace/DeviceGray",
  );
  return onePagePdf(`q 595 0 0 842 0 0 cm /Im1 Do Q ${words}`, {
    resources: "/XObject<</Im1 6 0 R>>",
    objects: [picture],
  });
}
