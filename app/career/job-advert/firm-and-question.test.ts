import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const read = (text: string) => readAdvert(text, { today: "2026-11-27" });
const demandsOf = (text: string) => read(text).demands.map((demand) => demand.text);

test.each([
  "Reed Bakery Limited\nVACANCY: PASTRY COOK\nReed Bakery Limited, Bida, bakes bread for six hotels and supplies two schools.\nRequirements:\n- three years with cakes",
  "Job title: Kiln Operator\nHill Pottery Group (HPG)\nHPG is a maker of tiles that helps villages to live on local clay.\nRequirements:\n- three years with cakes",
  "Kiln & Clay Ltd, 4 Ring Road, Jos, makes tiles from local clay. It needs a Kiln Operator with three years with cakes.",
])("what the firm does is asked of nobody: %s", (text) => {
  const demands = demandsOf(text).join("; ");
  expect(demands).not.toMatch(/bakes|supplies|makes|tiles|local clay/);
  expect(demands).toMatch(/three years with cakes/);
});

test("a coined name that ends like a trade is a name", () => {
  const text =
    "STATE SALES MANAGER. KilnRunner Africa is a maker of tiles now in 11 states. We want somebody with three years in sales.";
  expect(read(text).company).toBe("KilnRunner Africa");
});

test("the name of the employer is no demand", () => {
  expect(
    demandsOf(
      "COLLEGE OF EDUCATION AND CRAFTS, BIDA\nVACANCY: LIBRARIAN\nCandidates must have a degree in Library Science.",
    ),
  ).toEqual(["degree in Library Science"]);
});

test("a list below who is sought is asked", () => {
  const text =
    "Our client, a mill in Kano, needs a Miller.\nOur client wants somebody who\n- has worked with roller mills for four years\n- can repair a sifter";
  expect(demandsOf(text).length).toBeGreaterThanOrEqual(2);
  expect(read(text).rules).toContainEqual(expect.objectContaining({ kind: "years", atLeast: 4 }));
});

test("what a site of jobs sets around an advert is no part of it", () => {
  const text =
    "You are here: Home / Mill Jobs / Talba Mills Recruitment\n👉 Get free CV review here!\nTalba Mills\nJob Title: Miller\nRequirements:\n- four years with roller mills\nSend CV to jobs@talba.example\nTags: mill jobs in kano, graduate jobs\nOther positions: Baker (Jos) | Driver (Kano)";
  const { title, demands, text: cleaned } = read(text);
  expect(title).toBe("Miller");
  expect(demands.map((demand) => demand.text)).toEqual(["four years with roller mills"]);
  expect(cleaned).not.toMatch(/review|Other positions/);
});

test.each([
  ["Okon, Bassey & Partners needs a Litigation Clerk in Uyo.", "Okon, Bassey & Partners"],
  [
    "GOVERNMENT OF TALBA STATE\nMINISTRY OF LANDS AND HUMAN SERVICES\nVACANCY FOR SURVEYOR\nThe Ministry of Lands and Human Services wishes to employ a Surveyor.",
    /^ministry of lands and human services$/i,
  ],
])("an employer is not cut: %s", (text, company) => {
  expect(read(text).company).toEqual(company instanceof RegExp ? expect.stringMatching(company) : company);
});

test("below a long letterhead the line that announces the vacancy has the title", () => {
  const text =
    "TALBA SCHOOLS\nCreche • Nursery • Primary • College\nMain Campus: 4 Ring Road, Jos\nTel: 0803 555 0199\nRef. No: TS/9\nEMPLOYMENT OPPORTUNITY: CHRISTIAN RELIGIOUS STUDIES TEACHER\nThe school wishes to employ a committed teacher.";
  expect(read(text).title).toBe("Christian Religious Studies Teacher");
});

test("who goes names no post", () => {
  expect(read("We are replacing our retiring head technician. CV to a@talba.example").title).toBeUndefined();
});

test("a number in a sentence about the firm is no rule", () => {
  const text =
    "Hill Nursery, Jos, runs a bus for children of three to eight years. We need a bus matron with one year of experience.";
  expect(read(text).rules.filter(({ kind }) => kind === "years")).toEqual([
    expect.objectContaining({ atLeast: 1 }),
  ]);
});

test("who recruits for a client is not the employer", () => {
  const { company, howToApply } = read(
    "Talba Staffing Ltd is recruiting for a client in tiles.\nPosition: Kiln Operator\nCV to apply@talbastaffing.example",
  );
  expect(company).toBeUndefined();
  expect(howToApply.recruiter).toBe("Talba Staffing Ltd");
});

test.each(["School cert no dey compulsory.", "WAEC no be by force."])("%s asks for nothing", (line) => {
  expect(read(`We need a potter for our shop. ${line} WhatsApp 0803 555 0199.`).rules).toEqual([]);
});

test("an institution that is nothing but its kind has its town", () => {
  expect(read("THE POLYTECHNIC, IBADE\nVacancy: Archivist I\nApply to the Registrar.").company).toBe(
    "THE POLYTECHNIC, IBADE",
  );
});

test("names and numbers of referees are asked for", () => {
  const { statements = [] } = read(
    "How to apply: Mail a@talba.example. Give the names and phone numbers of two referees.",
  ).howToApply;
  expect(statements.map(({ kind }) => kind)).toEqual(["referees"]);
});

test.each([
  "Company: Confidential\nRole: Procurement Analyst (Hospital Group)\nBase: Victoria Island",
  "NEEDED at once: 3 tailors for a factory at Aba. Come to 22 Ngwa Road by Reed Junction, ask of Madam Chioma.",
])("a withheld name, a field and a street are no employer: %j", (text) => {
  expect(readAdvert(text, { today: "2026-11-30" }).company).toBeUndefined();
});

test("a firm may be named after a people", () => {
  const text = "NIGERIAN REED AIRWAYS – CABIN CREW RECRUITMENT 2027\nAre you between 18 and 26?";
  expect(readAdvert(text, { today: "2026-11-30" }).company).toBe("NIGERIAN REED AIRWAYS");
});
