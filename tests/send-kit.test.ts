import { expect, test } from "vitest";
import { loadPairs, loadProfiles } from "#tests/bench/letters/exam";
import { writeLetterFor } from "#tests/bench/letters/write";
import type { DocumentType } from "~/career/generated-document";
import type { HowToApply } from "~/career/job-advert/job-advert";
import { readAdvert } from "~/career/job-advert/read-advert";
import type { Letter } from "~/career/letter.schema";
import { buildSendKit, mailLink, toFormalLetter, whatsappLink } from "~/career/send-kit";
import { SEND_PHRASES } from "~/career/send-kit/phrases";
import { countWords } from "~/career/writer/wording";

const pairs = [...loadPairs("open"), ...loadPairs("aside")];
const profiles = loadProfiles();
const flat = (text: string) => text.replace(/\s+/g, " ");

test("the mail and the message of every exam letter are short, and each of their lines is one of the letter", () => {
  const mails: number[] = [];
  for (const pair of pairs) {
    const profile = profiles.get(pair.person);
    if (!profile) throw new Error(`no profile of ${pair.person}`);
    const { letter: full } = writeLetterFor(pair, profile);
    const { howToApply } = readAdvert(pair.text, { today: pair.today, jobTitle: pair.title });
    const { name = "", phone = "", location = "" } = profile.basics;
    const kit = buildSendKit({
      letter: full,
      person: { name, phone, location },
      language: pair.language,
      title: pair.title,
      howToApply,
      papers: ["cover_letter", "resume"],
    });
    const words = countWords(kit.body);
    mails.push(words);
    expect(words, pair.id).toBeLessThanOrEqual(150);
    expect(countWords(kit.whatsapp), pair.id).toBeLessThanOrEqual(70);
    // An item stands below what leads to it, or below another one.
    for (const text of [kit.body, kit.whatsapp]) expect(text, pair.id).not.toMatch(/(?:^|\n\n|[^:.]\n)- /u);
    const made = flat(JSON.stringify(full).replaceAll('\\"', '"'));
    const { attached, letterToo } = SEND_PHRASES[pair.language];
    for (const line of [kit.body, kit.whatsapp].flatMap((text) => text.split("\n"))) {
      const own = flat(line.replace(/^- /, "")).replace(attached.both, "").replace(letterToo, "").trim();
      expect(made, pair.id).toContain(own);
    }
  }
  expect(mails.filter((words) => words >= 90).length / mails.length).toBeGreaterThanOrEqual(0.9);
});

const letter: Letter = {
  sender: {
    name: "Engr. Ada Obi, MNSE",
    lines: ["12 Aba Road, Owerri | 0803 123 4567 | ada@example.com | github.com/ada"],
  },
  recipient: ["The Principal", "Unity College"],
  salutation: "Dear Principal,",
  subject: "Application for the post of Maths Teacher",
  paragraphs: ["I am applying for the post of Maths Teacher at Unity College.", "Please call me."],
  closing: "Yours faithfully,",
  signature: "Ada Obi",
};
const kitFor = (howToApply: Partial<HowToApply>, papers: DocumentType[] = ["cover_letter"]) =>
  buildSendKit({
    letter,
    person: { name: "Engr. Ada Obi, MNSE", phone: "0803 123 4567", location: "Owerri, Imo" },
    language: "en",
    title: "Maths Teacher",
    howToApply: { attachments: [], ...howToApply },
    papers,
  });

test.each([
  ["{SURNAME}-AUDIT TRAINEE", "OBI-AUDIT TRAINEE", []],
  ["{first name}_{last name}_FE", "Ada_Obi_FE", []],
  ["{title} {name}", "Maths Teacher – Ada Obi", []],
  ["HSE-BURUTU/{phone}", "HSE-BURUTU/0803 123 4567", []],
  ["{city} MARKETING", "Owerri MARKETING", []],
  ["CCA {shift}", "CCA ____ (shift)", ["shift"]],
])("the subject %s is written as it is meant: %s", (subject, text, blanks) => {
  expect(kitFor({ subject })).toMatchObject({ subject: text, blanks });
});

test("an advert without a subject gets one of the letter, with reference and name", () => {
  expect(kitFor({ reference: "UC/7" }).subject).toBe(
    "Application for the post of Maths Teacher – UC/7 – Engr. Ada Obi, MNSE",
  );
});

test("a file is named as the advert asks, without what a file system refuses; a name that nobody knows is not used", () => {
  expect(kitFor({ fileName: "HDC_{surname}.pdf" }).fileName).toBe("HDC_Obi");
  expect(kitFor({ fileName: "../{name}/CV" }).fileName).toBe("Ada Obi-CV");
  expect(kitFor({ fileName: "{shift}_CV" }).fileName).toBe("");
});

test("a mail has the first lines of each list of the letter, and a message those of the first, below what leads to them", () => {
  const items = (what: string) => [1, 2, 3, 4, 5, 6].map((at) => `${what} ${at} ${"and more ".repeat(5)}.`);
  const [opening = "", end = ""] = letter.paragraphs;
  const lists = ["Taught class", "Ran club", "Paper"].flatMap((what) => [
    `${what}, as asked:`,
    { items: items(what) },
  ]);
  const { body, whatsapp } = buildSendKit({
    letter: { ...letter, paragraphs: [opening, ...lists, "I live in Owerri.", end] },
    person: { name: "Ada Obi", phone: "", location: "" },
    language: "en",
    title: "Maths Teacher",
    howToApply: { attachments: [] },
    papers: ["cover_letter"],
  });
  const starts = (text: string) => text.split("\n").map((line) => line.replace(/ and more.*/u, ""));
  for (const line of ["Taught class, as asked:", "- Taught class 2", "Ran club, as asked:", "- Ran club 2"])
    expect(starts(body)).toContain(line);
  expect(starts(body).join("\n")).toContain("\n\nPaper, as asked:\n- Paper 1\n- Paper 2\n");
  expect(starts(body)).not.toContain("- Taught class 6");
  expect(starts(body)).toContain("I live in Owerri.");
  expect(starts(whatsapp).slice(4, 6)).toEqual(["Taught class, as asked:", "- Taught class 1"]);
});

test("papers that only the person has are listed, the made ones are not", () => {
  const { ownPapers, body } = kitFor({ attachments: ["resume", "certificates"] }, ["resume"]);
  expect(ownPapers).toEqual(["certificates"]);
  expect(body).toContain("My resume is attached.");
});

test("a mail whose last sentence says that the resume is attached does not say it again", () => {
  const ends = { ...letter, paragraphs: [letter.paragraphs[0] ?? "", "Please call me; my CV is attached."] };
  const bodyOf = (text: Letter, papers: DocumentType[]) =>
    buildSendKit({
      letter: text,
      person: { name: "Ada Obi", phone: "", location: "" },
      language: "en",
      title: "Maths Teacher",
      howToApply: { attachments: [] },
      papers,
    }).body;
  for (const papers of [["cover_letter"], ["cover_letter", "resume"]] satisfies DocumentType[][])
    expect(bodyOf(ends, papers)).toContain("my CV is attached. My cover letter is attached, too.");
  expect(bodyOf(letter, ["cover_letter", "resume"])).toContain("My cover letter and resume are attached.");
  const more = "Please call me; my CV and copies of my certificates are attached, and you can reach me.";
  expect(
    bodyOf({ ...ends, paragraphs: [letter.paragraphs[0] ?? "", more] }, ["cover_letter", "resume"]),
  ).toContain("you can reach me. My cover letter is attached, too.");
});

test("the formal letter has both addresses line by line and RE: before its matter; the text stays", () => {
  const formal = toFormalLetter(letter, "en", { walkIn: "Plot 4, School Road, Owerri" });
  expect(formal.sender.lines).toEqual(["12 Aba Road", "Owerri", "0803 123 4567", "ada@example.com"]);
  expect(formal.recipient).toEqual(["The Principal", "Unity College", "Plot 4", "School Road", "Owerri"]);
  expect(formal.subject).toBe("RE: APPLICATION FOR THE POST OF MATHS TEACHER");
  expect(formal.paragraphs).toEqual(letter.paragraphs);
});

test("the formal letter has no hours in its address, and no second address below a box", () => {
  const walkIn = "Mon-Fri before 3pm, Plot 4 School Road, Owerri";
  expect(toFormalLetter(letter, "en", { walkIn }).recipient).toEqual([
    "The Principal",
    "Unity College",
    "Plot 4 School Road",
    "Owerri",
  ]);
  const visit = { place: "Plot 9 Orlu Road, Owerri", dates: [], weekdays: [], bring: [] };
  expect(toFormalLetter(letter, "en", { walkIn, visit }).recipient.slice(2)).toEqual([
    "Plot 9 Orlu Road",
    "Owerri",
  ]);
  const recipient = ["The Principal", "Unity College", "P.M.B. 1204", "Owerri"];
  expect(toFormalLetter({ ...letter, recipient }, "en", { walkIn }).recipient).toEqual(recipient);
});

test("a mail link keeps every sign of subject and text, and leaves the text out where it would be too long", () => {
  const body = "Dear Sir & Madam,\n\n100% of ₦5m? Yes + more #1 ’é";
  const link = mailLink({ to: "hr+jobs@a.example", subject: "A & B?", body });
  expect(link.startsWith("mailto:hr%2Bjobs@a.example?")).toBe(true);
  const query = new URLSearchParams(link.split("?")[1]);
  expect([query.get("subject"), query.get("body")]).toEqual(["A & B?", body.replaceAll("\n", "\r\n")]);
  expect(mailLink({ to: "a@b.example", subject: "S", body: "x ".repeat(2000) })).toBe(
    "mailto:a@b.example?subject=S",
  );
  expect(mailLink({ to: "a@b.example?bcc=c@d.example", subject: "S", body: "" })).not.toContain("bcc=");
});

test.each([
  ["0803 123 4567", "https://wa.me/2348031234567?text=Hi%20%26"],
  ["+234 803 123 4567", "https://wa.me/2348031234567?text=Hi%20%26"],
  ["", "https://wa.me/?text=Hi%20%26"],
  ["012345", "https://wa.me/?text=Hi%20%26"],
])("WhatsApp opens for %s", (phone, link) => {
  expect(whatsappLink(phone, "Hi &")).toBe(link);
});
