import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const read = (text: string) => readAdvert(text, { today: "2026-11-16" });

test("clauses numbered in parts are items, and what presents the employer asks for nothing", () => {
  const { demands, rules } = read(
    "Position: Nutrition Officer\n\n1. BACKGROUND\nHarvest Hands is a national organisation working on nutrition in Yobe.\n\n2. QUALIFICATIONS\n2.1 A Bachelor's degree in Nutrition or a related field.\n2.2 At least four (4) years' experience with an NGO.\n2.3 Evidence of completion of NYSC or exemption.",
  );
  expect(rules.map(({ kind }) => kind)).toEqual(["degree", "years", "nysc"]);
  expect(demands.map(({ text }) => text).join(" ")).not.toContain("organisation working");
});

test("the fields of one post stay together, and “post of” is no part of it", () => {
  expect(
    read("Position: Grants, Compliance, Reporting and Learning Officer\nRequirements:\n• Excel").title,
  ).toBe("Grants, Compliance, Reporting and Learning Officer");
  expect(
    read("MINISTRY OF WORKS\nVACANCY FOR THE POST OF CHIEF DRAUGHTSMAN\nCandidates must possess HND.").title,
  ).toBe("Chief Draughtsman");
});

test("what stands under the line of a post speaks of that post alone", () => {
  const { posts, rules } = read(
    "Applications are invited for the posts below:\n\n1. DATA ANALYST II (GL 08) - Bureau of Statistics\nCandidates must possess B.Sc in Statistics and three years experience.\n\n2. LIBRARIAN (GL 08) - State Library\nCandidates must possess HND in Library Science.\n\nCandidates for all posts must have completed NYSC.",
  );
  expect(posts).toEqual(["Data Analyst II", "Librarian"]);
  expect(rules.map(({ kind, posts: owners }) => [kind, owners?.join()])).toEqual([
    ["degree", "Data Analyst II"],
    ["years", "Data Analyst II"],
    ["degree", "Librarian"],
    ["nysc", undefined],
  ]);
});

test("where the text asks for years or a degree, the line of the job board does not", () => {
  const { rules, demands } = read(
    "Job Title: Stock Controller\nQualification: BA/BSc/HND\nExperience: 2 - 4 years\nJob Field: Logistics\n\nRequirements\n- HND in Purchasing and Supply\n- 3 years experience in stock control",
  );
  expect(rules).toMatchObject([
    { kind: "degree", options: ["HND"] },
    { kind: "years", atLeast: 3 },
  ]);
  expect(demands).toHaveLength(2);
  expect(read("Job Title: Baker\nExperience: 2 - 4 years\nRequirements\n- Neat").rules).toMatchObject([
    { kind: "years", atLeast: 2 },
  ]);
});

test.each([
  ["Send your CV to a@fit.ng with the subject FITTER KANO/your surname.", "FITTER KANO/{surname}"],
  [
    "Send your CV to a@fit.ng, subject 'I am your next fitter - (your name)'.",
    "I am your next fitter - {name}",
  ],
  [
    "CV to a@fit.ng, subject: Fitter | full name | years of exp, latest 5 Dec.",
    "Fitter | {name} | {years of experience}",
  ],
  ['CV to a@fit.ng, subject "FT26 | your name | notice period".', "FT26 | {name} | {notice period}"],
  [
    "Send CV to a@fit.ng stating job code KT/FT/04 and your surname as the subject of the mail.",
    "KT/FT/04 {surname}",
  ],
  ["CV to a@fit.ng, subject: KT FIT 2026 + ur full name.", "KT FIT 2026 {name}"],
  ["CV to a@fit.ng with subject Sales and Service Fitter - your name", "Sales and Service Fitter - {name}"],
  ["Email CV: a@fit.ng, title it FITTER and put your expected salary.", "FITTER"],
  [
    'Deliver it to 4 Ring Road, Ibadan in an envelope marked "Attention: The Manager". The subject of the e-mail should be "Fitter Ibadan". Mail: a@fit.ng',
    "Fitter Ibadan",
  ],
])("%s asks for its subject", (text, subject) => {
  expect(read(`We need a fitter. ${text}`).howToApply.subject).toBe(subject);
});

test.each([
  ["Bring your CV to 14 Oba Road, Sango Ota urgently with two passports.", "14 Oba Road, Sango Ota"],
  [
    "Applications should be submitted by hand to:\nThe Registrar,\nRoom 9, Senate Building, Uturu",
    "Room 9, Senate Building, Uturu",
  ],
  ["Apply to jobs@fit.ng. Shortlisted candidates will be invited to 5 Marina Road, Lagos.", undefined],
])("%s says where to come", (text, place) => {
  expect(read(`We need a fitter.\n${text}`).howToApply.walkIn).toBe(place);
});

test("who takes money is not whom one writes to, and a line for complaints is not for applications", () => {
  const { howToApply } = read(
    "We need a fitter. Send CV to jobs@fit.ng. If anybody asks you for money, report to 0803 555 0101. The form is payable to the account of the Desk Officer, Mr. Idris Bello.",
  );
  expect(howToApply.addressee).toBeUndefined();
  expect(howToApply.phone).toBeUndefined();
});

test.each([
  [
    "Must be licensed by the Dental Technologists Registration Board of Nigeria.",
    "Dental Technologists Registration Board of Nigeria",
  ],
  ["Registration with the Quantity Surveyors Registration Board of Nigeria.", "QSRBN"],
])("%s names a body", (text, body) => {
  expect(read(`We need a technologist. ${text}`).rules).toMatchObject([{ kind: "body", options: [body] }]);
});

test.each([
  ["We need male and female guards, not less than 5ft 7 (male).", "gender"],
  ["We need a developer. At least one app live on the Play Store.", "residence"],
  ["We need a clerk. Candidates must be indigenes of Benue State.", "residence"],
  ["We need an electrician. ND Electrical, or Trade Test II.", "degree"],
])("%s has no such rule", (text, kind) => {
  expect(read(text).rules.map((rule) => rule.kind)).not.toContain(kind);
});

test.each([
  ["To activate your account you will pay N5,000 once.", "fee"],
  ["Accreditation holds on Saturday by 7.30pm at Crown Guest House, Warri.", "guest-house"],
  ["Accreditation holds on Saturday by 7.30pm at Crown Guest House, Warri.", "odd-hours"],
])("%s warns", (text, code) => {
  expect(read(`We need typists. ${text}`).warnings.map((warning) => warning.code)).toContain(code);
});

test.each([
  ["Location: Yola with travel to Madagali (60%)", "Yola"],
  [
    "Needed at Dandal Fabricators Ltd, Agbara Industrial Estate, Ogun State.",
    "Agbara Industrial Estate, Ogun State",
  ],
  ["KWARA STATE GOVERNMENT, Ilorin. We need a clerk.", "Ilorin"],
  ["We need a clerk in Lomé, Togo.", "Lomé, Togo"],
])("%s names the place", (text, place) => {
  expect(read(`We need a fitter.\n${text}`).location).toBe(place);
});

test.each([
  ["Theatre Nurse (Peri-Operative) needed at Gold Cross Hospital, Asaba.", "Theatre Nurse (Peri-Operative)"],
  ["Position: Quantity Surveyor (Contracts)\nCompany: Ridge Ltd", "Quantity Surveyor (Contracts)"],
  ["HIRING: TEAM LEAD, DISPATCH RIDERS (SURULERE HUB)\nCompany: Zip Ltd", "Team Lead, Dispatch Riders"],
  [
    "Senior HSE Officer, Land & Swamp Rigs at Bakana Energy Drilling",
    "Senior HSE Officer, Land & Swamp Rigs",
  ],
  ["Deputy Director, Nursing Services\nCrown Teaching Hospital", "Deputy Director, Nursing Services"],
  ["Accountant, Dangote Sugar, Apapa", "Accountant"],
  ["Manager, Oko Haulage\nOko Haulage needs a Manager", "Manager"],
  [
    "Needed: Plant mechanic / heavy duty diesel technician for a quarry",
    "Plant Mechanic / Heavy Duty Diesel Technician",
  ],
  ["Gabas Radio is looking for 2 Hausa presenters/producers.", "Hausa Presenter/Producer"],
])("%s is for one %s", (text, title) => {
  expect(read(text).title).toBe(title);
});

const ruleKinds = (text: string) =>
  read(`We need one more person.\nRequirements:\n${text}`).rules.map((rule) =>
    "options" in rule ? rule.options.join("/") : rule.kind,
  );

test.each([
  ["- Registered Nurse\n- Current NMCN licence", ["NMCN"]],
  ["- Membership of NIQS\n- Registration with QSRBN", ["QSRBN"]],
  ["- NEBOSH IGC\n- Membership of ISPON", ["ISPON"]],
  ["- Valid rider's licence and LASDRI card", ["licence"]],
  ["- B.Sc in Economics\n- Master's degree in Economics or Finance", ["M.Sc"]],
  ["- Master required", ["M.Sc"]],
  ["- Master the tools of the trade", []],
  ["- Diplôme niveau Master", ["M.Sc"]],
  ["- Titulaire d'un Master Marketing", ["M.Sc"]],
  ["- Abgeschlossenes Studium (Bachelor/Master)", ["Bachelor/M.Sc"]],
  ["(a) B.Sc, B.Tech or HND in Building;\n(b) NYSC", ["B.Sc/B.Tech/HND", "nysc"]],
])("what says the same thing twice is one rule: %s", (text, rules) => {
  expect(ruleKinds(text)).toEqual(rules);
});

test.each([
  [
    "Executive Chef (Pastry & Bakery)\nThe Almond House, Lagos\nCV to chefs@almondhouse.example",
    "The Almond House",
  ],
  ["Graceland Schools Ugbowo Benin needs a teacher.", "Graceland Schools"],
])("the employer of %s is %s", (text, company) => {
  expect(read(text).company).toBe(company);
});

test("a question mark in a link ends no sentence", () => {
  expect(read("Baker wanted. Apply: https://oven.example/jobs?id=77 with your CV").howToApply.url).toBe(
    "https://oven.example/jobs?id=77",
  );
});

test("a notice that is headed “Invitation for applications” asks what follows", () => {
  const { rules } = read(
    "CROWN WATER BOARD\nInvitation for Applications\nCandidates must possess B.Sc in Civil Engineering and must be registered with COREN.",
  );
  expect(rules.map(({ kind }) => kind)).toEqual(["degree", "body"]);
});

test.each([
  ["BVN and account number are needed on resumption, for your pay.", []],
  ["Share your BVN and ATM card number with our agent upon engagement.", ["identity-numbers"]],
  ["Give us your BVN, NIN and bank details when you start.", ["identity-numbers"]],
  ["Drop your BVN with the agent, once employed you get a bonus.", ["identity-numbers"]],
  ["Your BVN and card PIN are required on employment.", ["identity-numbers"]],
  ["Send your BVN and account number on resumption, for your pay.", ["identity-numbers"]],
])("numbers that the payroll needs later are no warning: %s", (sentence, codes) => {
  const { warnings } = read(`Talba Works, Bida, needs a Potter. CV to jobs@talba.ng. ${sentence}`);
  expect(warnings.map(({ code }) => code)).toEqual(codes);
});
