import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { documentXml, makeDocx, makeZip, docxParts, paragraph as p } from "#tests/factories/files";
import { plainText } from "~/career/resume/document-text";
import { readDocx } from "./docx";
import { extract } from "./extract";
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
    runs(40),
  );
});

const read = async (body: string, more: { name: string; content: string }[] = []) =>
  (await readDocx(makeDocx(body, more))).paragraphs;
const set = (text: string, paragraphProperties: string, runProperties = "") =>
  `<w:p><w:pPr>${paragraphProperties}</w:pPr><w:r><w:rPr>${runProperties}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;

test("weight, size, space, border, alignment and outline survive, through styles and what they are based on", async () => {
  const styles = {
    name: "word/styles.xml",
    content:
      '<w:styles><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
      '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:pPr><w:spacing w:after="160"/></w:pPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Base"><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Head"><w:name w:val="heading 2"/><w:basedOn w:val="Base"/><w:pPr><w:spacing w:before="240"/><w:pBdr><w:bottom w:val="single"/></w:pBdr></w:pPr></w:style></w:styles>',
  };
  const paragraphs = await read(
    p("Ngozi Eze") +
      set("Profile", '<w:pStyle w:val="Head"/>') +
      set("Nurse", '<w:jc w:val="center"/><w:ind w:left="720"/>', "<w:b/><w:i/><w:caps/>") +
      "<w:p/>" +
      p("Kano"),
    [styles],
  );
  expect(paragraphs).toMatchObject([
    { text: "Ngozi Eze", runs: [{ bold: false, size: 11 }], spaceBefore: 0 },
    { text: "Profile", runs: [{ bold: true, size: 14 }], spaceBefore: 12, headingLevel: 2, ruleBelow: true },
    {
      text: "Nurse",
      runs: [{ bold: true, italic: true, caps: true, size: 11 }],
      spaceBefore: 8,
      align: "center",
      indent: 36,
    },
    { text: "Kano" },
  ]);
  expect(paragraphs[3]?.spaceBefore).toBeGreaterThanOrEqual(20);
  expect(paragraphs[0]).not.toHaveProperty("headingLevel");
});

test("a Word paragraph is whole and never joined to another; a break within it begins a line of its own", async () => {
  const long =
    "Kept the books of three shops and closed them each month before the fifth day of the next and";
  const paragraphs = await read(
    p(long) + p("Globex Corporation") + p("Officer</w:t><w:br/><w:t>2019 – 2021"),
  );
  expect(paragraphs.map(({ text, spaceBefore }) => [text, spaceBefore])).toEqual([
    [long, 0],
    ["Globex Corporation", 0],
    ["Officer", 0],
    ["2019 – 2021", 0],
  ]);
});

test("a sidebar made with a table is a column; the big name in the wide cell opens the page", async () => {
  const big = (text: string) => p(text, '<w:b/><w:sz w:val="52"/>');
  const bold = (text: string) => p(text, "<w:b/>");
  const side = cell(bold("CONTACT"), p("0803 555 0100"), p("Kano"), bold("SKILLS"), p("Excel"), p("Sage"));
  const main = cell(
    big("Halima Ɗantata"),
    bold("EXPERIENCE"),
    p("Nurse, Amina Hospital"),
    p("2019 – Present"),
    p("Cared for patients"),
  );
  const paragraphs = await read(table(row(side, main)));
  expect(paragraphs.map(({ column }) => column)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
  expect(paragraphs[0]?.text).toBe("Halima Ɗantata");
  expect(paragraphs.some((paragraph) => paragraph.cell)).toBe(false);
});

test("cells know their table, row and column; list points their level; links their address; edges their zone", async () => {
  const levelled = (text: string, level: number) =>
    set(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`);
  const link = `<w:p><w:hyperlink r:id="rId7"><w:r><w:t>Portfolio</w:t></w:r></w:hyperlink></w:p>`;
  const box = `<w:p><w:r><w:pict><w:txbxContent>${p("Box")}</w:txbxContent></w:pict></w:r></w:p>`;
  const paragraphs = await read(
    table(row(cell(p("School")), cell(p("Year"))), row(cell(p("Kings College")), cell(p("2011")))) +
      levelled("Led", 0) +
      levelled("Four people", 1) +
      link +
      box,
    [
      numbering,
      { name: "word/footer1.xml", content: documentXml(p("Page 1")) },
      {
        name: "word/_rels/document.xml.rels",
        content:
          '<Relationships><Relationship Id="rId7" TargetMode="External" Target="https://ngozi.example/"/></Relationships>',
      },
    ],
  );
  expect(paragraphs.slice(0, 4).map(({ cell: place }) => place)).toEqual([
    { table: 0, row: 0, column: 0 },
    { table: 0, row: 0, column: 1 },
    { table: 0, row: 1, column: 0 },
    { table: 0, row: 1, column: 1 },
  ]);
  expect(
    paragraphs.slice(4).map(({ text, listLevel, link: address, zone }) => [text, listLevel, address, zone]),
  ).toEqual([
    ["Led", 0, undefined, undefined],
    ["Four people", 1, undefined, undefined],
    ["Portfolio", undefined, "https://ngozi.example/", undefined],
    ["Box", undefined, undefined, "textbox"],
    ["Page 1", undefined, undefined, "foot"],
  ]);
});

test("each word of the file is in the paragraphs or in the hidden text", async () => {
  const word = fc.constantFrom("Ngozi", "payroll", "2019", "Ọ̀ṣun", "audit-ready", "₦2m");
  const text = fc
    .tuple(
      fc.array(word, { minLength: 1, maxLength: 5 }),
      fc.constantFrom("", "<w:b/>", "<w:vanish/>", '<w:sz w:val="30"/>'),
    )
    .map(([words, look]) => ({ words, xml: p(words.join(" "), look) }));
  const rows = fc
    .array(fc.array(text, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .map((found) => ({
      words: found.flat().flatMap((each) => each.words),
      xml: table(...found.map((cells) => row(...cells.map((each) => cell(each.xml))))),
    }));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(text, rows), { minLength: 1, maxLength: 8 }), async (parts) => {
      const reply = await extract("docx", makeDocx(p("Seen") + parts.map((part) => part.xml).join("")));
      if (!reply.ok) throw new Error(reply.code);
      const found = [...reply.document.paragraphs.map((each) => each.text), ...reply.document.hidden]
        .join(" ")
        .split(/\s+/)
        .sort();
      expect(found).toEqual(
        parts
          .flatMap((part): string[] => part.words)
          .concat("Seen")
          .map((each) => each.normalize("NFC"))
          .sort(),
      );
    }),
    { numRuns: 80, seed: 5 },
  );
});
