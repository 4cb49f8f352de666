import { expect, test } from "vitest";
import { accountantResume, everySectionResume, graduateResume, resume } from "#tests/fixtures/documents";
import { renderDocx } from "./docx";
import { renderPdf } from "./pdf";
import { readBack } from "./read-back";
import { extractAtsTextView } from "./ats-text-view";

test("the read-back rejects another person's file", async () => {
  const back = await readBack(await renderPdf(graduateResume()), "pdf", accountantResume());
  expect(back.ok).toBe(false);
  expect(back.problems.join(" ")).toContain("name is not the first line");
});

test("one changed number is found", async () => {
  const document = accountantResume();
  if (document.type !== "resume") throw new Error("expected a resume");
  const changed = {
    ...document,
    profile: {
      ...document.profile,
      summary: document.profile.summary.map((line) => line.replace("five", "nine")),
    },
  };
  expect(changed).not.toEqual(document);
  for (const [format, bytes] of [
    ["pdf", await renderPdf(changed)],
    ["docx", await renderDocx(changed)],
  ] as const) {
    const back = await readBack(bytes, format, document);
    expect(back.ok).toBe(false);
    expect(back.problems[0]).toContain("nine");
  }
});

test("all tone marks are read from the PDF as they were written, in regular, bold and italic", async () => {
  const { text } = await readBack(await renderPdf(everySectionResume()), "pdf", everySectionResume());
  const letters = "ẹ ọ ṣ ẹ́ ọ̀ Ọ̀ ị ụ ṅ ɓ ɗ ƙ ₦ é ǹ ń Ẹ̀kọ́ officer workflow".normalize("NFC");
  // headline, summary, a post in italics, a bullet, a bold skill group
  expect(text.replace(/\s+/g, " ").split(letters)).toHaveLength(6);
  expect(text).not.toMatch(/[\ue000-\uf8ff\ufffd\u0000]/);
});

test("the ATS text view shows what an employer's system finds", async () => {
  const { text } = await readBack(await renderPdf(everySectionResume()), "pdf", everySectionResume());
  expect(extractAtsTextView(text)).toEqual({
    name: "Adéọlá Ọ̀ṣúntókun-Ẹ̀bùn".normalize("NFC"),
    email: "adeola@example.org",
    phone: "+234 805 765 4321",
    headings: [
      "SUMMARY",
      "WORK EXPERIENCE",
      "EDUCATION",
      "NYSC",
      "SIWES AND INTERNSHIPS",
      "PROJECTS",
      "VOLUNTEERING",
      "SKILLS",
      "CERTIFICATIONS",
      "AWARDS",
      "LANGUAGES",
      "O-LEVELS",
      "PERSONAL DETAILS",
      "REFEREES",
    ],
  });
});

test("data that is not in the text is not found", () => {
  expect(extractAtsTextView("")).toEqual({ headings: [] });
  expect(extractAtsTextView("____ (your name)\n12345")).toEqual({
    name: "____ (your name)",
    headings: [],
  });
});

test("placeholders are printed and read back unchanged", async () => {
  const document = graduateResume();
  const back = await readBack(await renderPdf(document), "pdf", document);
  expect(back.text).toContain("____ (your phone number)");
  expect(back.text).toContain("____ (class of degree)");
});

test("a name that is written in two Unicode forms is one name", async () => {
  const document = resume("Ọ̀ṣun", { basics: { name: "Ọ̀ṣun Adé".normalize("NFC") }, sectionOrder: [] });
  const back = await readBack(await renderPdf(document), "pdf", document);
  expect(back).toMatchObject({ ok: true, text: "Ọ̀ṣun Adé".normalize("NFC") });
});
