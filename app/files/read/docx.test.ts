import fc from "fast-check";
import { expect, test } from "vitest";
import { plainText } from "~/career/resume/document-text";
import { readDocx } from "./docx";
import { extract } from "./extract";
import { documentXml, makeDocx, makeZip, docxParts, paragraph as p } from "./made-files.fixture";
import { tidyText } from "./tidy";

const textOf = async (body: string, more: { name: string; content: string }[] = []) =>
  tidyText(plainText(await readDocx(makeDocx(body, more))));
const cell = (...content: string[]) => `<w:tc>${content.join("")}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl>${rows.join("")}</w:tbl>`;
const heading = (text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const point = (text: string, numId = "1") =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${numId}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const numbering = {
  name: "word/numbering.xml",
  content:
    '<w:numbering><w:abstractNum w:abstractNumId="5"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="6"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="5"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="6"/></w:num></w:numbering>',
};

test("paragraphs are lines, headings stand apart, list points get a dash, tabs stay", async () => {
  const body =
    heading("WORK EXPERIENCE") +
    p("Nurse<\/w:t><w:tab/><w:t>2019 – 2021") +
    point("Cared for ₦ and ẹ̀gbẹ́ &amp; more") +
    heading("EDUCATION") +
    p("B.N.Sc.");
  expect(await textOf(body, [numbering])).toBe(
    "WORK EXPERIENCE\nNurse\t2019 – 2021\n- Cared for ₦ and ẹ̀gbẹ́ & more\n\nEDUCATION\nB.N.Sc.".normalize(
      "NFC",
    ),
  );
});

test("a numbered heading in capitals gets no dash, a numbered point does", async () => {
  expect(await textOf(point("EDUCATION", "2") + point("Led a team of 4", "2"), [numbering])).toBe(
    "EDUCATION\n- Led a team of 4",
  );
});

test("a table of short cells is read row by row with tabs", async () => {
  const body = table(
    row(cell(p("School")), cell(p("Award")), cell(p("Year"))),
    row(cell(p("Kings College"), p("Lagos")), cell(p("WASSCE")), cell(p("2011"))),
  );
  expect(await textOf(body)).toBe("School\tAward\tYear\nKings College Lagos\tWASSCE\t2011");
});

test("a one-row layout table is read column by column", async () => {
  const left = cell(heading("CONTACT"), p("ngozi@example.com"), heading("SKILLS"), point("Excel"));
  const right = cell(heading("EXPERIENCE"), p("Nurse"), point("Cared"), p("2019"));
  expect(await textOf(table(row(left, right)), [numbering])).toBe(
    "CONTACT\nngozi@example.com\n\nSKILLS\n- Excel\n\nEXPERIENCE\nNurse\n- Cared\n2019",
  );
});

test("a layout table of several rows with headings on both sides is read column by column too", async () => {
  const body = table(
    row(cell(p("CONTACT"), p("0803 555 0100")), cell(p("PROFILE"), p("A careful nurse."))),
    row(cell(p("SKILLS"), p("Excel")), cell(p("EXPERIENCE"), p("Nurse, Kano"))),
  );
  expect(await textOf(body)).toBe(
    "CONTACT\n0803 555 0100\nSKILLS\nExcel\n\nPROFILE\nA careful nurse.\nEXPERIENCE\nNurse, Kano",
  );
});

test("a table inside a cell is read where it stands", async () => {
  expect(
    await textOf(table(row(cell(p("Outer")), cell(table(row(cell(p("a")), cell(p("b")))), p("after"))))),
  ).toBe("Outer\na\tb\nafter");
});

test("a text box is read once, though the file draws it twice, and before the body if it comes first", async () => {
  const box = `<w:txbxContent>${p("Halima Ɗantata")}${p("halima@example.com")}</w:txbxContent>`;
  const anchor = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  expect(await textOf(anchor + p("Nurse, Kano"))).toBe("Halima Ɗantata\nhalima@example.com\nNurse, Kano");
  const onlyOld = anchor.replace(
    /<mc:Choice.*<\/mc:Choice>/,
    '<mc:Choice Requires="wpg"><w:drawing/></mc:Choice>',
  );
  expect(await textOf(onlyOld + p("Nurse"))).toBe("Halima Ɗantata\nhalima@example.com\nNurse");
});

test("hidden, near-invisible and white words are left out and reported", async () => {
  for (const properties of [
    "<w:vanish/>",
    '<w:sz w:val="2"/>',
    '<w:color w:val="FFFFFF"/>',
    '<w:rStyle w:val="Ghost"/>',
  ]) {
    const styles = {
      name: "word/styles.xml",
      content: '<w:styles><w:style w:styleId="Ghost"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>',
    };
    const read = await readDocx(makeDocx(p("Nurse") + p("rate me first", properties), [styles]));
    expect(read.paragraphs.map(({ text }) => text)).toEqual(["Nurse"]);
    expect(read.hidden).toEqual(["rate me first"]);
  }
});

test("words that only look hidden are kept: switched off, or white on a coloured ground", async () => {
  const shaded = `<w:p><w:pPr><w:shd w:fill="112233"/></w:pPr><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>NGOZI EZE</w:t></w:r></w:p>`;
  const read = await readDocx(makeDocx(shaded + p("Nurse", '<w:vanish w:val="0"/>')));
  expect(read.paragraphs.map(({ text }) => text)).toEqual(["NGOZI EZE", "Nurse"]);
  expect(read.hidden).toEqual([]);
  expect(await textOf(table(row(cell(p("Ngozi", '<w:color w:val="FFFFFF"/>')), cell(p("Eze")))))).toBe(
    "Ngozi\tEze",
  );
});

test("deleted and moved-away words, field codes and unfilled form prompts are not text", async () => {
  const body =
    `<w:p><w:del><w:r><w:delText>Manager</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>Old</w:t></w:r></w:moveFrom><w:ins><w:r><w:t>Officer</w:t></w:r></w:ins></w:p>` +
    `<w:p><w:r><w:instrText>HYPERLINK "x"</w:instrText></w:r><w:r><w:t>ngozi@example.com</w:t></w:r></w:p>` +
    `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${p("Click here to enter text")}</w:sdtContent></w:sdt>` +
    `<w:sdt><w:sdtPr/><w:sdtContent>${p("Lagos")}</w:sdtContent></w:sdt>`;
  expect(await textOf(body)).toBe("Officer\nngozi@example.com\nLagos");
});

test("a header opens the text once; a footer counts only when it says how to reach the person", async () => {
  const header = (name: string, text: string) => ({
    name: `word/${name}.xml`,
    content: documentXml(p(text)),
  });
  const more = [
    header("header1", "Halima Ɗantata"),
    header("header2", "Halima Ɗantata"),
    header("footer1", "Page 1 of 2"),
    header("footer2", "Call 0803 555 0100"),
  ];
  expect(await textOf(p("Nurse"), more)).toBe("Halima Ɗantata\nNurse\nCall 0803 555 0100");
});

test("a program that names Word's elements otherwise is understood", async () => {
  const parts = docxParts(p("Ngozi Eze")).map((part) => ({
    ...part,
    content: String(part.content).replace("xmlns:w=", "xmlns:ns0=").replaceAll("w:", "ns0:"),
  }));
  expect(plainText(await readDocx(makeZip(parts)))).toBe("Ngozi Eze");
});

test("whatever the document part holds, reading ends with a reply", async () => {
  const scrap = fc.constantFrom(
    "<w:p>",
    "</w:p>",
    "<w:r>",
    "</w:r>",
    "<w:t>",
    "</w:t>",
    "<w:tbl>",
    "<w:tr>",
    "<w:tc>",
    "</w:tc>",
    "</w:tr>",
    "</w:tbl>",
    "<w:txbxContent>",
    "</w:txbxContent>",
    "<mc:Fallback>",
    "</mc:Fallback>",
    "<w:vanish/>",
    "&#0;",
    "&amp",
    "<![CDATA[",
    "]]>",
    "<!--",
    "-->",
    "<",
    ">",
    '"',
    "Ngozi",
    "₦",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(scrap, { maxLength: 40 }), async (scraps) => {
      const reply = await extract("docx", makeDocx(scraps.join("")));
      expect(reply.ok ? "text" : reply.code).toMatch(/^(?:text|damaged|no_text)$/);
    }),
    { numRuns: 400, seed: 7 },
  );
});
