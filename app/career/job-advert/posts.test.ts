import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const read = (text: string) => readAdvert(text, { today: "2026-11-27" });

test.each([
  ["TALBA CLINIC invites applications for: (1) Optometrist (2) Ward Maid (3) Records Clerk."],
  [
    "Applications are invited for the following positions:\n- Optometrist – BSc\n- Ward Maid – SSCE\n- Records Clerk – OND",
  ],
])("what stands below words that announce posts is a post: %s", (text) => {
  const { posts, demands } = read(`${text}\nCV to jobs@talba.ng`);
  expect(posts).toEqual(["Optometrist", "Ward Maid", "Records Clerk"]);
  expect(demands.filter(({ text: own }) => posts.includes(own))).toEqual([]);
});

test.each([
  "Applications should give evidence for the following:\n- Leadership\n- Communication Skills\n- Numeracy",
  "You recruit staff for the following:\n- Lagos Office\n- Abuja Branch",
  "Applications are invited for:\n- Lagos Office\n- Abuja Branch",
])("what stands below other words is none: %s", (text) => {
  const { title, posts } = read(`Job Title: Potter\nTalba Works, Bida\n\n${text}\n\nCV to jobs@talba.ng`);
  expect({ title, posts }).toEqual({ title: "Potter", posts: [] });
});

test("who is called stands between the words that announce posts", () => {
  const call = "Applications are hereby invited from suitably qualified candidates for the following posts:";
  expect(read(`${call}\n- Optometrist\n- Ward Maid\nCV to jobs@talba.ng`).posts).toEqual([
    "Optometrist",
    "Ward Maid",
  ]);
});

test.each([
  ["Potter & Glazer needed at Talba Works, Bida.", ["Potter", "Glazer"]],
  ["Vacancy for Potters (4) & Glazers (2) at Talba Works, Bida.", ["Potter", "Glazer"]],
  ["Vacancy for a Potter at Talba Works, Bida.", []],
  // One person for both.
  ["Talba Works needs a Potter & Glazer.", []],
])("the posts of: %s", (text, posts) => {
  expect(read(text).posts).toEqual(posts);
});

test("a master of a house or a boarding school has no degree by that name", () => {
  expect(read("Talba School needs a Boarding Master. CV to a@b.ng").rules).toEqual([]);
  for (const post of ["House Master (2)", "Scrum Master", "Station Master/Mistress", "Master Carpenter"])
    expect(read(`Talba School needs a ${post}. CV to a@b.ng`).rules).toEqual([]);
  expect(read("Talba School needs a Bursar. Master degree in Accounting. CV to a@b.ng").rules).toMatchObject([
    { kind: "degree", options: ["M.Sc"] },
  ]);
});

test("how somebody is stands in front of the title and not in it", () => {
  expect(read("We are seeking a dedicated and detail-oriented Cashier.").title).toBe("Cashier");
});

test.each([
  [
    "Talba Press, Bida needs:\n- Bookbinder with own tools\n- Paper suppliers with a van\n- Foil stamper that knows Kluge",
    ["Bookbinder", "Paper Supplier", "Foil Stamper"],
  ],
  ["TALBA ESTATE WANTS:\n2 potters\n1 glazer\n3 tilers", ["Potter", "Glazer", "Tiler"]],
  ["Talba Inn needs 2 glaziers, a potter and tilers for its new wing.", ["Glazier", "Potter", "Tiler"]],
  ["We are hiring Survey Agents and Team Leads for three weeks.", ["Survey Agent", "Team Lead"]],
  ["HIRING: TEAM LEAD, TILERS. Talba Works.", []],
  ["Talba Works needs smart sales girls and boys.", []],
  [
    "Careers at Talba Farm\n\nHatchery Manager\n- HND\n- 4 years\n\nEgg Candler\n- SSCE",
    ["Hatchery Manager", "Egg Candler"],
  ],
  [
    "VACANCIES\n1. BURSAR\n2. TUTORS: Weaving, Pottery and Glazing",
    ["Bursar", "Weaving Tutor", "Pottery Tutor", "Glazing Tutor"],
  ],
  ["CRAFT WORKERS WANTED\nPOTTER - 2\nGLAZER - 3\nTILER - 1", ["Potter", "Glazer", "Tiler"]],
  // Who works with the one that is sought.
  ["Job Title: Potter\n\nFinance Manager\nApproves the budget.\n\nStudio Manager\nPlans the kiln.", []],
])("several posts in other forms: %s", (text, posts) => {
  expect(read(`${text}\nCV to jobs@talba.ng`).posts).toEqual(posts);
});

test("numbers before papers say what the posts of a list above ask, and a rank keeps its field", () => {
  const advert = readAdvert(
    `PINEWOOD REFERRAL HOSPITAL, JALINGO
Applications are invited to fill the following positions:

1. HEAD, PHARMACY SERVICES (1)
2. RADIOGRAPHER (2)
3. WARD MAID (4)

POST 1 - HEAD, PHARMACY SERVICES
Requirements: B.Pharm with not less than eight (8) years of experience. ICT compliant.
POST 2 - B.Sc Radiography, 3 years of experience.
POST 3 - SSCE, not above 40 years.`,
    { today: "2026-11-29" },
  );
  expect(advert.posts).toEqual(["Head, Pharmacy Services", "Radiographer", "Ward Maid"]);
  expect(advert.demands.filter(({ text }) => /head/i.test(text))).toEqual([]);
});

test("what ends like the name of a trade is none", () => {
  const { title } = readAdvert(
    "The person must be ICT compliant and vigilant. Send your CV to jobs@oak.ng.",
    {
      today: "2026-11-29",
    },
  );
  expect(title).toBeUndefined();
});

test("a firm that is called after many people is one where a verb in the singular follows", () => {
  const { company } = read(
    "Cedar Ridge Developers is hiring!\n\nSite Engineer (Jos)\n\nCV to jobs@cedarridge.example",
  );
  expect(company).toBe("Cedar Ridge Developers");
});

test("what somebody is who passes an advert on is not the post, and a name ends before an open bracket", () => {
  const { title, company } = read(`Ladi Fashola-Coker • 2nd
Talent Partner at Ridge Springs Beverages | Hiring
3d • 🌐

Ridge Springs Beverages (table water, zobo, ginger drink) needs a *Boiler Operator* for our Jos plant.
- Trade test
- 0 – 2 years of experience

Send your CV to ladi@ridgesprings.example.`);
  expect({ title, company }).toEqual({ title: "Boiler Operator", company: "Ridge Springs Beverages" });
});

test.each([
  ["NEEDED at once: 3 tailors + 1 cutter for a factory at Aba.", ["Tailor", "Cutter"]],
  [
    "Openings for Nurse, Pharmacy Technician & Ward Maid at Reed Hospital Aba.",
    ["Nurse", "Pharmacy Technician", "Ward Maid"],
  ],
])("the posts of one call: %s", (text, posts) => {
  expect(read(text).posts).toEqual(posts);
});
