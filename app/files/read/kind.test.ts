import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { fileKind, jsonText } from "./kind";
import { makeDocx, makeZip, onePagePdf, paragraph, pdfLines } from "#tests/factories/files";

const pdf = onePagePdf(pdfLines("Ngozi Eze"));
const docx = makeDocx(paragraph("Ngozi Eze"));

test("the kind is read from the content", () => {
  expect(fileKind(pdf)).toBe("pdf");
  expect(fileKind(Buffer.concat([Buffer.from("\ufeff\r\n"), pdf]))).toBe("pdf");
  expect(fileKind(Buffer.concat([Buffer.from("Content-Type: application/pdf\r\n\r\n"), pdf]))).toBe("pdf");
  expect(fileKind(Buffer.concat([Buffer.from("<html><script>"), pdf]))).toBe("wrong_type");
  expect(fileKind(docx)).toBe("docx");
  expect(fileKind(Buffer.from("d0cf11e0a1b11ae1", "hex"))).toBe("doc");
});

test("a file that is both PDF and ZIP is refused, either way round; a PDF that merely speaks of one is not", () => {
  expect(fileKind(Buffer.concat([pdf, docx]))).toBe("wrong_type");
  expect(fileKind(Buffer.concat([Buffer.from("%PDF-1.7\n"), docx]))).toBe("wrong_type");
  expect(fileKind(makeZip([{ name: "a", content: pdf, stored: true }]))).toBe("wrong_type");
  expect(
    fileKind(
      Buffer.concat([pdf, Buffer.from("PK\u0005\u0006 and more words, enough to look like a record")]),
    ),
  ).toBe("pdf");
});

test("any other bytes are no file of ours", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => fileKind(bytes) === "wrong_type"),
    runs(50),
  );
});

test("JSON is an object in UTF-8; other bytes that begin with a brace are none", () => {
  expect(jsonText(Buffer.from('\ufeff {"basics":{"name":"Adé"}}'))).toBe(' {"basics":{"name":"Adé"}}');
  expect(jsonText(Buffer.from("Ngozi Eze"))).toBeUndefined();
  expect(jsonText(Buffer.concat([Buffer.from("{"), Buffer.from([0xff, 0xd8, 0x80])]))).toBeUndefined();
});
