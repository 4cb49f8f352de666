import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  docxParts,
  documentXml,
  makeDocx,
  makeZip,
  onePagePdf,
  packedRepeat,
  paragraph,
  pdfLines,
} from "#tests/factories/files";
import { extract } from "./extract";
import { fileKind } from "./kind";

// What hostile files hold, read in this process: one of its own costs more than most readings. What a limit has to stop, and the process
// itself, are in hostile.test.ts.
const readHere = async (bytes: Uint8Array) => {
  const kind = fileKind(bytes);
  return kind === "wrong_type" || kind === "old_word"
    ? { ok: false as const, code: kind }
    : extract(kind, bytes);
};
const outcomeOf = async (bytes: Uint8Array) => {
  const read = await readHere(bytes);
  return read.ok ? "text" : read.code;
};

test("the unpacked total counts parts we never use", async () => {
  const media = Array.from({ length: 6 }, (_, index) => ({
    name: `word/media/${index}.bin`,
    content: "",
    declared: 9e6,
    packed: packedRepeat("", "0", 9e6, ""),
  }));
  expect(await outcomeOf(makeDocx(paragraph("Ngozi Eze"), media))).toBe("too_complex");
});

test("entities are never expanded and nothing outside the file is read", async () => {
  const withType = (type: string) =>
    makeZip([
      ...docxParts("").slice(0, 1),
      {
        name: "word/document.xml",
        content: documentXml(paragraph("a &lol9; b")).replace(
          "<w:document",
          `<!DOCTYPE x [${type}]><w:document`,
        ),
      },
    ]);
  const laughs = Array.from(
    { length: 10 },
    (_, index) => `<!ENTITY lol${index} "${index === 0 ? "lol" : `&lol${index - 1};`.repeat(10)}">`,
  ).join("");
  expect(await outcomeOf(withType(laughs))).toBe("damaged");
  expect(await outcomeOf(withType('<!ENTITY lol9 SYSTEM "file:///etc/hostname">'))).toBe("damaged");
  const external = await readHere(
    makeDocx(`<w:p><w:r><w:t>Ngozi Eze</w:t><w:drawing><a:blip r:link="rId7"/></w:drawing></w:r></w:p>`, [
      {
        name: "word/_rels/document.xml.rels",
        content:
          '<Relationships><Relationship Id="rId7" Type="image" Target="file:///etc/hostname" TargetMode="External"/></Relationships>',
      },
    ]),
  );
  expect(external.ok && external.text).toBe("Ngozi Eze");
});

test("names that climb out of the archive are refused", async () => {
  expect(await outcomeOf(makeDocx(paragraph("Ngozi"), [{ name: "../../etc/cron.d/x", content: "x" }]))).toBe(
    "damaged",
  );
  expect(await outcomeOf(makeDocx(paragraph("Ngozi"), [{ name: "/etc/x", content: "x" }]))).toBe("damaged");
});

test("a macro-enabled file is read as text only", async () => {
  const parts = docxParts(paragraph("Ngozi Eze, nurse"), [{ name: "word/vbaProject.bin", content: "Shell" }]);
  const macro = parts.map((part) => ({
    ...part,
    content: String(part.content).replace(
      "vnd.openxmlformats-officedocument.wordprocessingml.document.main",
      "vnd.ms-word.document.macroEnabled.main",
    ),
  }));
  const read = await readHere(makeZip(macro));
  expect(read.ok && read.text).toBe("Ngozi Eze, nurse");
});

test("cut and garbled files end with a code", async () => {
  for (const name of ["saved-by-libreoffice.docx", "one-column.pdf", "one-column.doc"]) {
    const source = readFileSync(`tests/fixtures/resumes/${name}`);
    expect(["damaged", "no_text"]).toContain(
      await outcomeOf(source.subarray(0, Math.floor(source.length * 0.6))),
    );
    const garbled = Buffer.from(source);
    for (let at = 600; at < garbled.length; at += 97) garbled[at] = (garbled[at] ?? 0) ^ 0x5a;
    expect(["damaged", "no_text", "scanned", "text", "too_complex", "wrong_type", "encrypted"]).toContain(
      await outcomeOf(garbled),
    );
  }
});

test("scripts and launch actions in a PDF are ignored", async () => {
  const read = await readHere(
    onePagePdf(pdfLines("Ngozi Eze", "Nurse, Enugu"), {
      catalogue: "/OpenAction<</S/JavaScript/JS(app.alert(1);while(1){})>>/AA<</WC<</S/Launch/F(/bin/sh)>>>>",
    }),
  );
  expect(read.ok && read.text).toBe("Ngozi Eze\nNurse, Enugu");
});
