import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const howOf = (text: string) => readAdvert(text, { today: "2026-11-27" }).howToApply;

// Each line is in words of no labelled advert.
test.each([
  ["Heading shall read “Potter II - [your name]”.", "Potter II - {name}"],
  ["In the subject field write GLAZE / your surname.", "GLAZE / {surname}"],
  ["Subject shld be KILN/BIDA/your name.", "KILN/BIDA/{name}"],
  ["The e-mail subject must contain only the job title in capital letters.", "KILN POTTER"],
  ["Quoting Ref: TAL/KP/03 as the subject.", "TAL/KP/03"],
  ["Subject: the job title and your surname", "Kiln Potter {surname}"],
  ["The subject of the mail shall read: VA/2026/19 PRINCIPAL KP.", "VA/2026/19 PRINCIPAL KP"],
  ["Give the mail the subject “Kiln: your name”.", "Kiln: {name}"],
  ["Use the subject “Clay: your name”.", "Clay: {name}"],
  ["Subject: [CLAY] + your name.", "[CLAY] {name}"],
  ["Caption: KP-BIDA.", "KP-BIDA"],
  ["Envelopes to be marked “KILN” at the top left corner.", "KILN"],
  ["Subject: CLAY – your first name – town you live in.", "CLAY – {first name} – {town}"],
  ["Write CLAY/BIDA first, then your name.", "CLAY/BIDA {name}"],
  ["The subject must read DEPARTMENT/NAME.", "{department}/{name}"],
  ["The post applied for should be written on the envelope.", undefined],
  // What shall be said in the mail is no label of it.
  ["State your expected salary in the mail.", undefined],
])("the subject of: %s", (line, subject) => {
  expect(howOf(`Job title: Kiln Potter\nTalba Works, Bida\nCV to jobs@talba.ng. ${line}`).subject).toBe(
    subject,
  );
});

test.each([
  ["Email Tunde Bako, VP Engineering, at tunde@talba.ng.", "Tunde Bako, VP Engineering"],
  ["CV to jobs@talba.ng.\n– Ife Bako, COO", "Ife Bako, COO"],
  ["CV to ife@talba.ng. Questions to the yard. Ife Bako will answer.", "Ife Bako"],
  ["WhatsApp Teni 0803 555 0101 with your pictures.", "Teni"],
  ["CV to jobs@talba.ng\nAddressee: Country Director", "Country Director"],
  // An office and a town are no names of people.
  ["CV to sokoto@talba.ng. Sokoto South, 9am.", undefined],
  ["You report to Compliance Officer, Head Office. CV to jobs@talba.ng.", undefined],
])("who reads: %s", (line, addressee) => {
  expect(howOf(`Talba Works needs a Kiln Potter.\n${line}`).addressee).toBe(addressee);
});

test.each([
  [
    "Serving officers should apply through their Heads of Department.",
    { of: "Serving officers", office: "Head of Department" },
  ],
  [
    "Civil servants must route their applications through their Permanent Secretaries.",
    { of: "Civil servants", office: "Permanent Secretary" },
  ],
  ["Candidates should apply through the portal.", undefined],
])("through whom: %s", (line, through) => {
  expect(howOf(`Talba State needs a Potter. ${line} CV to jobs@talba.ng`).through).toEqual(through);
});

test("the head of a letter that goes by mail is no place to come to", () => {
  const { walkIn, addressLines } = howOf(
    "Talba needs a Potter. Applications go to the Country Director, Talba Aid, 14 Gana Lane, Maitama, Abuja, by e-mail only: jobs@talba.ng.",
  );
  expect(walkIn).toBeUndefined();
  expect(addressLines).toEqual(["Talba Aid", "14 Gana Lane, Maitama, Abuja"]);
});

test("a file named in quotes has its name, and what is done with a list is not in it", () => {
  const { fileName, statements } = howOf(
    `Job title: Kiln Potter
Talba Works, Bida
Letter and CV as one PDF named "KP-Surname", stating full name, date of birth, marital status, names of two referees, should be forwarded to jobs@talba.ng.`,
  );
  expect(fileName).toBe("KP-{surname}");
  expect(statements?.map(({ text }) => text)).toEqual([
    "full name",
    "date of birth",
    "marital status",
    "names of two referees",
  ]);
});

test("of an advert with a mail, a bare noun is no place to come to", () => {
  const line = "You come to the hospital by 7am. CV to jobs@talba.ng";
  expect(howOf(`Talba Works needs a Potter. ${line}`).walkIn).toBeUndefined();
});

test.each([
  ["Our Ref: MOW&T/ENG/S.9/Vol. IV/77   Date: 3rd November, 2026", "MOW&T/ENG/S.9/Vol. IV/77"],
  ["Ref. No: TPS/HR/26/B/4   Date: 3/11/2026", "TPS/HR/26/B/4"],
  ["TPS/HR/2026/009   12th November, 2026", "TPS/HR/2026/009"],
])("%s is the reference of a letter with its day", (line, reference) => {
  const text = `TALBA POTTERY SCHOOL\n${line}\nThe School wishes to employ a Potter.\nWrite to the Head, Talba Pottery School, Bida.`;
  expect(howOf(text).reference).toBe(reference);
});

test("an office has the line for whose attention a letter is", () => {
  const { addressee, addressLines } = howOf(
    "Talba State needs a Potter. Applications with a curriculum vitae should be addressed to:\n\nThe Permanent Secretary,\nMinistry of Crafts, Talba,\nAttention: Director (Kilns)\n\nand sent to crafts@talba.example.",
  );
  expect(addressee).toBe("The Permanent Secretary");
  expect(addressLines).toEqual(["Ministry of Crafts", "Talba", "Attention: Director (Kilns)"]);
});

test("those who serve elsewhere apply through an office, too", () => {
  const text =
    "Talba College needs a Potter. Applicants working in other Colleges should forward their applications through their Provosts.";
  expect(howOf(text).through).toEqual({ of: "Applicants working in other Colleges", office: "Provost" });
});

test("the number above a notice is that of the house, and the only number is one to apply by", () => {
  const head =
    "TALBA CERAMICS COLLEGE\nTel: 0803 555 0199\nThe College wishes to employ a teacher of pottery.";
  expect(howOf(`${head}\nSend your CV to head@talba.example.`).phone).toBeUndefined();
  expect(howOf(`${head}\nCall us.`).phone).toBe("0803 555 0199");
});

test.each([
  [
    "Candidates should visit our careers page at jobs.talba.dev/potter-7 and upload a CV.",
    "https://jobs.talba.dev/potter-7",
  ],
  ["Apply at careers.talba.tech before Friday.", "https://careers.talba.tech"],
])("%s names a page", (line, url) => {
  expect(howOf(`Talba Works needs a Potter. ${line}`).url).toBe(url);
});

test.each([
  "Handwritten or typed applications should reach the Bursar, Talba School, Bida.",
  "Applications in the applicant's own words, with copies of certificates, should be addressed to the Bursar.",
])("%s asks for an application letter", (line) => {
  expect(howOf(`Talba School needs a Potter. ${line}`).attachments).toContain("application letter");
});

test.each([
  [
    "Applications should be addressed to the Rector and submitted at the Registry, 4 Kiln Road, Bida.",
    "Registry, 4 Kiln Road, Bida",
  ],
  [
    "Applications addressed to the Head of School, Hill Campus, Bida, should be dropped at the school office, Kiln Road.",
    "school office, Kiln Road",
  ],
  ["Come and see Mr Tanko at the shop, 9 Clay Street, Bida.", "shop, 9 Clay Street, Bida"],
])("%s: who reads the papers is no part of the place", (line, walkIn) => {
  expect(howOf(`Talba School needs a Potter. ${line}`).walkIn).toBe(walkIn);
});

test("of several posts whichever one applies for is the subject, where the advert names each of them", () => {
  const text =
    "Potter & Glazer needed at Talba Works, Bida. CV to jobs@talba.ng with Potter or Glazer as subject.";
  expect(readAdvert(text, { today: "2026-11-27" })).toMatchObject({
    posts: ["Potter", "Glazer"],
    howToApply: { subject: "{title}" },
  });
});

test("the file name of a glued form holds the name", () => {
  expect(howOf("Talba needs a Potter. CV as one PDF named KILN_YourSurname to jobs@talba.ng").fileName).toBe(
    "KILN_{surname}",
  );
});

test("a box for questions only is no way to apply where there is a page", () => {
  const page = "Talba needs a Potter. Upload your CV at www.talba.ng/jobs.";
  expect(howOf(`${page} For questions only: ask@talba.ng.`).email).toBeUndefined();
  expect(howOf("Talba needs a Potter. For questions only: ask@talba.ng.").email).toBe("ask@talba.ng");
});

test("a page that only tells more is no way to apply", () => {
  expect(
    howOf("Talba needs a Potter. Call 0803 555 0199. For more information, visit www.talba.ng.").url,
  ).toBeUndefined();
  expect(howOf("Talba needs a Potter. For more information and to apply, visit www.talba.ng.").url).toBe(
    "https://www.talba.ng",
  );
});

test("how long something lasts, and when nobody answers, closes nothing", () => {
  expect(
    howOf("Talba needs a Potter. Training: two weeks, paid. CV to jobs@talba.ng").closes,
  ).toBeUndefined();
  const silence = "Applicants who have not heard from us by 20 December were not chosen.";
  expect(howOf(`Talba needs a Potter. CV to jobs@talba.ng. ${silence}`).closes).toBeUndefined();
});

test.each([
  ["Read more about the post and how to send your details at www.talba.ng/careers/clerk", "/careers/clerk"],
  ["Call 0803 555 0199. Find out more at www.talba.ng/jobs.", "/jobs"],
  ["Find out more at www.talba.ng.", ""],
])("a page of posts, or the only one, is a way to apply: %s", (sentence, path) => {
  expect(howOf(`Talba needs a Potter. ${sentence}`).url).toBe(`https://www.talba.ng${path}`);
});

test.each([
  "Interested candidates contact jobs@talba.ng before 20 December 2026.",
  "Internship: Applications close 20 December 2026.",
  "Training: apply before 20 December 2026.",
])("a day by which applicants do something closes the post: %s", (sentence) => {
  expect(howOf(`Talba needs a Potter. CV to jobs@talba.ng. ${sentence}`).closes).toBe("2026-12-20");
});

test("who is told to come in person brings what stands behind the word", () => {
  const text =
    "Talba Works, Bida, needs a Driver. Report in person with original and photocopies of licence at 5 Gana Lane, Bida.";
  const { howToApply, demands } = readAdvert(text, { today: "2026-11-27" });
  expect(howToApply).toMatchObject({
    attachments: ["licence"],
    visit: { bring: [expect.stringContaining("licence")] },
  });
  expect(demands.filter(({ text: own }) => own.startsWith("Report"))).toEqual([]);
});

test("the list below words that send is what goes along", () => {
  expect(
    howOf("Talba needs a Potter. Send: 1) CV 2) two articles you wrote. Mail: jobs@talba.ng").attachments,
  ).toEqual(["resume", "writing sample"]);
});

test.each([
  "The ideal candidate delivers good lessons in their subject area.",
  "You work with subject experts to develop lessons.",
  "A strong background in both subject areas and a passion for pupils.",
])("a subject that is taught is no subject line: %s", (sentence) => {
  expect(howOf(`Talba School needs a Teacher. ${sentence} CV to jobs@talba.ng`).subject).toBeUndefined();
});

test.each([
  "Connect with staff at social events and in team-building games.",
  "We bring clay to online channels, at moments of interest, that help drive growth.",
])("a part of a word is no place to come to: %s", (sentence) => {
  expect(howOf(`Talba needs a Potter. ${sentence}`).walkIn).toBeUndefined();
});

test("the subject in the head of a pasted mail is its own, and no reply bears it", () => {
  const { howToApply, title } = readAdvert(
    "From: Jobs <jobs@oakems.example.com>\nTo: undisclosed recipients\nSubject: Open position - Kiln Nurse (Ref OE/24/7)\n\nOak Ems Ltd needs a KILN NURSE.\nEssential\n- 2 years\n\nSend your CV to jobs@oakems.example.com.",
    { today: "2026-11-26" },
  );
  expect(howToApply.subject).toBeUndefined();
  expect(title).toBe("Kiln Nurse");
});
