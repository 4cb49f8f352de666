import { expect, test } from "vitest";
import { DESIGNS } from "~/career/generated-document";
import { walkXml } from "~/files/read/xml";
import { accountantLetter, everySectionResume } from "#tests/fixtures/documents";
import { readDocxParts } from "#tests/docx-parts";
import { renderDocx } from "./docx";

/**
 * What our Word files may consist of: the plain part of ECMA-376 (transitional) that Word, Google Docs, LibreOffice and AbiWord all draw. Each
 * list is the order in which the standard wants the children of an element.
 */
const CHILDREN: Record<string, string> = {
  "w:document": "w:body",
  "w:body": "w:p w:sectPr",
  "w:p": "w:pPr w:r w:hyperlink",
  "w:hyperlink": "w:r",
  "w:r": "w:rPr w:t w:tab",
  "w:pPr": "w:pStyle w:keepNext w:numPr w:pBdr w:tabs w:bidi w:spacing w:ind w:jc",
  "w:numPr": "w:ilvl w:numId",
  "w:pBdr": "w:top w:left w:bottom w:right",
  "w:tabs": "w:tab",
  "w:rPr":
    "w:rStyle w:rFonts w:b w:bCs w:i w:iCs w:color w:spacing w:sz w:szCs w:u w:shd w:vertAlign w:rtl w:lang",
  "w:sectPr": "w:pgSz w:pgMar w:pgNumType w:docGrid",
  "w:styles": "w:docDefaults w:style",
  "w:docDefaults": "w:rPrDefault w:pPrDefault",
  "w:rPrDefault": "w:rPr",
  "w:pPrDefault": "w:pPr",
  "w:style":
    "w:name w:basedOn w:next w:link w:uiPriority w:semiHidden w:unhideWhenUsed w:qFormat w:pPr w:rPr w:tblPr",
  "w:numbering": "w:abstractNum w:num",
  "w:abstractNum": "w:multiLevelType w:lvl",
  "w:lvl": "w:start w:numFmt w:lvlText w:lvlJc w:pPr w:rPr",
  "w:num": "w:abstractNumId w:lvlOverride",
  "w:lvlOverride": "w:startOverride w:lvl",
};
/** Elements whose children may stand in any order. */
const FREE = new Set(["w:p", "w:r", "w:body"]);

const letter = accountantLetter();
const files = DESIGNS.flatMap((design) => [
  { name: `a resume in the ${design} design`, document: { ...everySectionResume(), design } },
  { name: `a letter in the ${design} design`, document: { ...letter, design } },
]);

test.each(files)(
  "$name has only elements that every word processor draws, in the order of the standard",
  async ({ document }) => {
    const parts = readDocxParts(await renderDocx(document));
    for (const name of ["word/document.xml", "word/styles.xml", "word/numbering.xml"])
      expect(strangers(parts[name] ?? "")).toEqual([]);
  },
);

test.each(files)(
  "$name is a whole package: each part has a type, each relation an aim",
  async ({ document }) => {
    const parts = readDocxParts(await renderDocx(document));
    const types = attributes(parts["[Content_Types].xml"] ?? "");
    for (const name of Object.keys(parts).filter((name) => name !== "[Content_Types].xml")) {
      const ending = name.slice(name.lastIndexOf(".") + 1);
      expect(types.some(({ PartName, Extension }) => PartName === `/${name}` || Extension === ending)).toBe(
        true,
      );
    }
    const used = [...(parts["word/document.xml"] ?? "").matchAll(/r:id="([^"]+)"/g)].map((match) => match[1]);
    const relations = attributes(parts["word/_rels/document.xml.rels"] ?? "").filter(({ Id }) => Id);
    expect(used.filter((id) => !relations.some(({ Id }) => Id === id))).toEqual([]);
    for (const { Target, TargetMode } of relations)
      if (TargetMode !== "External") expect(Object.keys(parts)).toContain(`word/${Target}`);
    const styles = new Set(
      [...(parts["word/styles.xml"] ?? "").matchAll(/w:styleId="([^"]+)"/g)].map((m) => m[1]),
    );
    const asked = [...(parts["word/document.xml"] ?? "").matchAll(/w:pStyle w:val="([^"]+)"/g)].map(
      (m) => m[1],
    );
    expect(asked.filter((style) => !styles.has(style))).toEqual([]);
  },
);

test("an element that is unknown or out of order is found", () => {
  expect(strangers("<w:body><w:tbl/></w:body>")).toEqual(["w:tbl in w:body"]);
  expect(strangers("<w:rPr><w:sz/><w:b/></w:rPr>")).toEqual(["w:b after w:sz in w:rPr"]);
});

/** Elements that are not of the list, or stand before one that the standard wants first. */
function strangers(xml: string): string[] {
  const found: string[] = [];
  const open: { name: string; last: string }[] = [];
  walkXml(xml, {
    open: (name) => {
      const parent = open.at(-1);
      open.push({ name, last: "" });
      if (parent === undefined || parent.name === "w:tblPr" || parent.name.startsWith("w:tblCell")) return;
      const order = CHILDREN[parent.name]?.split(" ") ?? [];
      if (!order.includes(name)) found.push(`${name} in ${parent.name}`);
      else if (!FREE.has(parent.name) && order.indexOf(name) < order.indexOf(parent.last))
        found.push(`${name} after ${parent.last} in ${parent.name}`);
      parent.last = name;
    },
    close: () => void open.pop(),
  });
  return found;
}

/** The attributes of all elements of a part. */
function attributes(xml: string): Record<string, string>[] {
  const all: Record<string, string>[] = [];
  walkXml(xml, { open: (_name, own) => void all.push(own) });
  return all;
}
