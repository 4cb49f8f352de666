import { expect, test } from "vitest";
import { resume } from "#tests/fixtures/documents";
import { buildFileName, toAsciiName } from "./file-name";

const named = (name: string) => resume(name, { basics: { name }, sectionOrder: [] });

test.each([
  ["Ibrahim Ɗanjuma Ƙasim", "Ibrahim-Ɗanjuma-Ƙasim", "Ibrahim-Danjuma-Kasim"],
  ["Ɓala Ƴaya", "Ɓala-Ƴaya", "Bala-Yaya"],
  ["Adéọlá Ọ̀ṣúntókun-Ẹ̀bùn", "Adéọlá-Ọ̀ṣúntókun-Ẹ̀bùn", "Adeola-Osuntokun-Ebun"],
  ["Chi‘ọma O’Neil", "Chi-ọma-O-Neil", "Chi-oma-O-Neil"],
  ["Jürgen Strauß", "Jürgen-Strauß", "Jurgen-Strauss"],
])("%s keeps the true letters, and has a plain form", (name, written, plain) => {
  const full = buildFileName(named(name), "Zenith Foods", "pdf");
  expect(full).toBe(`${written}-Resume-Zenith-Foods.pdf`.normalize("NFC"));
  expect(toAsciiName(full)).toBe(`${plain}-Resume-Zenith-Foods.pdf`);
});

test("a name without any letter of English still gives a file name", () => {
  const full = buildFileName(named("李"), "", "docx");
  expect(full).toBe("李-Resume.docx");
  expect(toAsciiName(full)).toBe("Resume.docx");
  expect(toAsciiName("李.pdf")).toBe("document.pdf");
  expect(buildFileName(named("x/../../y"), 'a"b', "pdf")).toBe("x-y-Resume-a-b.pdf");
});
