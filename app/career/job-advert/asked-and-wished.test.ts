import { expect, test } from "vitest";
import { cleanAdvert } from "./clean-text";
import { readAdvert } from "./read-advert";

const read = (text: string) => readAdvert(text, { today: "2026-11-16" });
const asked = (text: string, need?: string) =>
  read(text)
    .demands.filter((demand) => need === undefined || demand.need === need)
    .map((demand) => demand.text);

test.each([
  ["• Membership of a marketing body\n• Rigging certificate is an added advantage", ["Rigging certificate"]],
  ["• Three years in a bakery\n• Experience with rotary ovens is strongly desired", ["rotary ovens"]],
  ["• Three years in a bakery\n• Crane ticket – not compulsory", ["Crane ticket"]],
  [
    "• Three years in a bakery\n# Nice to have\n• Arc welding\n• Scaffolding card",
    ["Arc welding", "Scaffolding card"],
  ],
  ["☐ Three years in a bakery\nWe look more kindly on\n☐ Sourdough skills", ["Sourdough"]],
])("wished for in: %s", (list, wishes) => {
  const found = asked(`Vacancy: Baker\nRequirements\n${list}`, "wish");
  expect(found).toHaveLength(wishes.length);
  for (const [at, wish] of wishes.entries()) expect(found[at]).toContain(wish);
});

test.each([
  ["NOT needed: a suit, NYSC certificate, first class.", "nysc"],
  ["Requirements: two years in a laundry. No NYSC certificate required.", "nysc"],
])("what is not needed is no rule: %s", (text, kind) => {
  expect(read(`Vacancy: Laundry Attendant\n${text}`).rules.map((rule) => rule.kind)).not.toContain(kind);
});

test.each(["Discharge or exemption certificate", "Exemption letter", "Discharge/exclusion certificate"])(
  "asks for the national service: %s",
  (line) => {
    const { rules } = read(`Vacancy: Laundry Attendant\nRequirements\n- Two years in a laundry\n- ${line}`);
    expect(rules.map((rule) => rule.kind)).toContain("nysc");
  },
);

test.each([
  "Ability to write discharge letters for patients",
  "Process exemption letters and tax exemption certificates",
  "Knowledge of duty exemption certificates",
  "Issuing exemption certificates to traders",
])("a paper that the work deals with asks for no national service: %s", (line) => {
  const { rules } = read(`Vacancy: Records Clerk\nRequirements\n- Two years in an office\n- ${line}`);
  expect(rules.map((rule) => rule.kind)).not.toContain("nysc");
});

test("a number of years, both of two verbs and the noun behind an adjective belong to a demand", () => {
  const found = asked(`Vacancy: Estate Surveyor
Requirements
1. Seven (7) years post NYSC experience in facility management
2. Membership of a relevant professional body
Duties
- Plan and run the yearly inspection of 40 buildings
- Watch over tenants' deposits`);
  expect(found).toContain("Membership of a relevant professional body");
  expect(found).toContain("Plan and run the yearly inspection of 40 buildings");
  expect(found).toContain("Watch over tenants' deposits");
  expect(found[0]).toMatch(/^Seven \(7\) years/u);
});

test("neither the address of the letter, its answers nor how people are chosen is a demand", () => {
  const found = asked(`Vacancy: Bursar at Palm Grove College
Requirements
- Degree in Accounting
- Online numerical test, 40 minutes
Applications should be addressed to:
The Chairman,
Board of Governors,
Palm Grove College,
P.M.B. 44, Warri
The letter shall state why the candidate seeks to leave the present school.`);
  expect(found).toEqual(["Degree in Accounting"]);
});

test.each([
  ["Home > Jobs > Catering > Aba", ""],
  ["Share on Facebook Tweet WhatsApp Copy link", ""],
  ["Save · Share · Report", ""],
  ["Posted 2 days ago · 318 views", ""],
  ["→ Sign up for alerts → Advertise with us", ""],
  ["Share your CV with hr@oak.ng", "Share your CV with hr@oak.ng"],
  ["Email, print and report writing", "Email, print and report writing"],
])("around an advert on a site: %s", (line, left) => {
  expect(cleanAdvert(line).text).toBe(left);
});

test("what a site lists below an advert goes, unless it tells how to apply", () => {
  const advert = "Cook wanted\nTwo years in a canteen\nMail cook@oak.ng\nRelated Jobs\nDriver at Zub Foods";
  expect(cleanAdvert(advert).text).not.toContain("Zub");
  expect(cleanAdvert(`${advert}\nHow to apply: mail x@y.ng`).text).toContain("Zub");
});

test("parts with numbers such as 2.0 are headings, and what is submitted in the work is no paper to send", () => {
  const advert = read(`Post: Field Officer
1.0 Background
The Programme works with weavers.
2.0 Duties
2.1 Train weavers in groups;
2.2 Submit a written loom report every month.
3.0 Application
Send a handwritten application with CV to loom@weave.ng, quote our reference. The letter should be addressed to the Manager. Certificates will be asked for later.`);
  expect(advert.howToApply.attachments).toEqual(["application letter", "resume"]);
});

test.each([
  [
    "Requirements\n- NYSC to be completed not later than 31 March 2027\nApply to a@b.ng by 20 December 2026.",
    "2026-12-20",
  ],
  ["Apply to a@b.ng. We answer everyone within three weeks.", undefined],
])("a day by which something else happens closes nothing: %s", (text, date) => {
  expect(read(`Vacancy: Tutor\n${text}`).howToApply.closes).toBe(date);
});

test.each([
  ["Laundry in Jos wants 2 delivry guys with own bike.", "Delivery Person"],
  ["WANTED: Pharm tech (licence must be current) for a shop in Awka.", "Pharmacy Technician"],
  [
    "Exp. GRILL CHEF / Pastry supervisor needed in Uyo. Croissant and bread are your thing.",
    "Grill Chef / Pastry Supervisor",
  ],
  ["Job opening: Midwife-in-Charge, Labour Ward", "Midwife-in-Charge"],
  ["GRAIN BUYER (RICE)", "Grain Buyer (Rice)"],
  ["SALES OFFICER (OYO/OSUN)", "Sales Officer (Oyo/Osun)"],
])("title of: %s", (text, title) => {
  expect(read(text).title).toContain(title);
});

test("what hires stands behind the post, and not the state above a body", () => {
  expect(read("Loan Officer at Tano Pay (lending, Jos)\n\nAbout you\n- 2 years in credit").company).toBe(
    "Tano Pay",
  );
  expect(
    read(
      "FEDERAL REPUBLIC OF NIGERIA\nNATIONAL BUREAU FOR LOOMS, ABUJA\nThe Bureau wishes to fill the position of CLERK II.",
    ).company,
  ).not.toContain("REPUBLIC");
});

test.each([
  "Study leave and ICAN exam fees for first attempts are paid by the firm.",
  "Uniform and first aid training are provided.",
])("what the employer gives is not asked: %s", (sentence) => {
  const found = asked(
    `Vacancy: Audit Trainee\nYou rotate through three practices. ${sentence}\nRequirements\n- Three years in a bakery`,
  );
  expect(found.join(" ")).not.toMatch(/ICAN|first aid/);
  expect(found.join(" ")).toContain("bakery");
});
