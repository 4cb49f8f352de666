import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const howToApply = (text: string) =>
  readAdvert(`Oak Kiln Ltd, Bida, needs a Kiln Operator.\n\n${text}`, { today: "2026-11-28" }).howToApply;

test("a bracket that the applicant fills in belongs to the subject", () => {
  expect(howToApply("CV to hr@oak.ng, subject = KILN 2027 (your name).").subject).toBe("KILN 2027 ({name})");
});

test("where the applicant comes from and which post it is are the applicant's to fill in", () => {
  expect(
    howToApply("CV to hr@oak.ng. The subject must be: KL-7 / YOUR NAME / STATE OF ORIGIN.").subject,
  ).toBe("KL-7 / {name} / {state of origin}");
});

test("a box for questions is no way to apply beside a page", () => {
  const { email, url } = howToApply(
    "Upload your CV at https://jobs.oak.ng/kiln. Questions (not applications): people@oak.ng",
  );
  expect([email, url]).toEqual([undefined, "https://jobs.oak.ng/kiln"]);
});

test("a page that ends with its name is a way", () => {
  expect(howToApply("Applicants should apply online at careers.oakkiln.example and upload a CV.").url).toBe(
    "https://careers.oakkiln.example",
  );
});

test("a day without its month closes in the month that the sentence names", () => {
  expect(howToApply("CV to hr@oak.ng. Interview is on 10 December 2026 so send before 9th.").closes).toBe(
    "2026-12-09",
  );
});

test("whoever shall not come is asked to no place, and a limit of size forbids no paper", () => {
  const { walkIn, attachments } = howToApply(
    "Email a letter and CV to hr@oak.ng. No attachments above 10MB please. Don't come to the office.",
  );
  expect(walkIn).toBeUndefined();
  expect(attachments).toEqual(["cover letter", "resume"]);
});

test("days and hours may stand in the sentence behind the place", () => {
  expect(
    howToApply(
      "Come with your CV to the kiln gate, 4 Zungeru Road, Bida. Monday 7th December 2026, 8.30am - 1pm.",
    ).visit,
  ).toMatchObject({ dates: ["2026-12-07"], from: "08:30", until: "13:00" });
});

test("the day on which pay comes closes nothing, and whom a reception is asked for is a thing", () => {
  const read = (text: string) => readAdvert(text, { today: "2026-11-28" }).howToApply;
  expect(
    read("Waiter\nBay Hotel\nWages are paid by 25th every month. Send CV to hr@bay.ng.").closes,
  ).toBeUndefined();
  expect(
    read("Clerk\nOak Ltd\nAsk for Details at reception. Send CV to hr@oak.ng.").addressee,
  ).toBeUndefined();
});
