import { expect, test } from "vitest";
import { readAndMatch } from "~/files/career/read-and-match";
import { parseProfile } from "~/career/profile";
import { proofsOf } from "~/career/writer/letter";
const today = "2026-11-22";
const CLERK = parseProfile(`Ngozi Eze
ngozi@example.com

WORK EXPERIENCE
Store Keeper | Bukuru Mills, Jos | Jan 2021 – Present
- Receive and issue goods with waybills
- Count the stock of 3 warehouses each month

SKILLS
Excel`);

function proofs(text: string, jobTitle: string, profile = CLERK): number {
  const { advert, fit } = readAndMatch({ text, today, jobTitle, companyName: "Tavora", profile });
  const asked = { profile, advert, today, language: "en" as const, seed: "" };
  return proofsOf(asked, fit?.rules ?? []);
}

test("lines and years that answer an advert are proofs", () => {
  expect(
    proofs(
      "Tavora needs a Store Keeper.\nRequirements:\n- Stock count\n- Issue goods with waybills\n- 3 years experience",
      "Store Keeper",
    ),
  ).toBe(3);
});

const NURSE =
  "Tavora needs a Dental Nurse.\nRequirements:\n- Chairside assistance\n- Sterilisation of instruments\n- Radiography";

test("of another trade's advert nothing is proved by what the person did elsewhere", () => {
  expect(proofs(NURSE, "Dental Nurse")).toBeLessThan(2);
});

test("an advert that asks for nothing is answered by what the person did", () => {
  expect(proofs("Store keeper wanted at Tavora, Jos. Call 0803 000 0000.", "Store Keeper")).toBe(2);
});

test("what a person did in the same trade is told, though the advert names other things", () => {
  const tailor = parseProfile(`Bisi Alao
bisi@example.com

WORK EXPERIENCE
Tailor | Alao Fashion, Ede | 2019 – Present
- Sewed 30 school uniforms a week
- Trained two girls`);
  const advert =
    "Tavora needs a Tailor.\nRequirements:\n- Knowledge of embroidery\n- Own machine\n- Age 20-35";
  expect(proofs(advert, "Tailor", tailor)).toBe(2);
  expect(proofs(NURSE, "Dental Nurse", tailor)).toBeLessThan(2);
});

test("skills and papers that are only near to what is asked are no proofs", () => {
  const cleaner = parseProfile(`Ngozi Eze
ngozi@example.com

WORK EXPERIENCE
Cleaner | Bukuru Mills, Jos | Jan 2021 – Present
- Washed floors

CERTIFICATES
Event decoration

SKILLS
Excel, Word, PowerPoint, Canva, typing, filing`);
  const advert =
    "Tavora needs a Dental Nurse.\nRequirements:\n- Excel\n- Radiography\n- Certificate in floral decor";
  expect(proofs(advert, "Dental Nurse", cleaner)).toBe(1);
});
