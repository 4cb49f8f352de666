import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (text: string) => readResume(documentFromText(text)).profile;
const papersOf = (lines: string, heading = "CERTIFICATIONS") =>
  read(`Ada Obi\n0803 111 2222\n\n${heading}\n${lines}\n\nSKILLS\nExcel`).certificates.map(
    ({ name, issuer, date, status }) =>
      [name, issuer ?? "", date ?? "", status ?? ""].join(" | ").replace(/(?: \| )+$/, ""),
  );

test.each([
  [
    "dates behind and in brackets",
    "ICAN (2019), ACCA part II, Institute of Stores – Associate, 2017",
    ["ICAN |  | 2019", "ACCA part II", "Associate | Institute of Stores | 2017"],
  ],
  [
    "the body before the paper",
    "Udemy | Excel for Bankers | 2021\nCIBN | Associate | 2020",
    ["Excel for Bankers | Udemy | 2021", "Associate | CIBN | 2020"],
  ],
  [
    "the date before the paper",
    "2018 – Registered Midwife (RM) – NMCN\n2020 – Basic Life Support",
    ["Registered Midwife (RM) | NMCN | 2018", "Basic Life Support |  | 2020"],
  ],
  [
    "who gave it behind a small word",
    "Jolly Phonics training by Universal Learning Solutions in 2019\nCaregiving course (6 months) from Rose Care Academy, 2022",
    [
      "Jolly Phonics training | Universal Learning Solutions | 2019",
      "Caregiving course | Rose Care Academy | 2022 | 6 months",
    ],
  ],
  [
    "what is learnt with something, and who held it",
    "Payroll training with SAP, 2020\nRescue course with AED, 2021\nShoe making training with NDE, 2022",
    [
      "Payroll training with SAP |  | 2020",
      "Rescue course with AED |  | 2021",
      "Shoe making training | NDE | 2022",
    ],
  ],
  [
    "semicolons and full stops",
    "Scaffolding Part 2 (CISRS, 2019); Work at Height (2016). ISO 22000 awareness by SON, 2018",
    ["Scaffolding Part 2 | CISRS | 2019", "Work at Height |  | 2016", "ISO 22000 awareness | SON | 2018"],
  ],
  [
    "how far it has come, and until when it holds",
    "CCNP Enterprise: ENCOR passed Mar 2025, ENARSI not yet\nBOSIET, OPITO, 2022, valid to 2026\nForklift – 2 days training 2024 (no licence yet)",
    [
      "CCNP Enterprise |  |  | ENCOR passed Mar 2025, ENARSI not yet",
      "BOSIET | OPITO | 2022 | valid to 2026",
      "Forklift |  | 2024 | 2 days training, no licence yet",
    ],
  ],
  [
    "since when, and until when, somebody is registered",
    "Registered with the Optometrists Registration Board of Nigeria (ODORBN), licence renewed to December 2027\nMedical Laboratory Science Council of Nigeria — Reg. No. RA/55021, registered March 2020\nTeachers Registration Council (TRCN), Category C, registered 2014, licence renewed 2025",
    [
      "Registered with the Optometrists Registration Board of Nigeria (ODORBN) |  |  | licence renewed to December 2027",
      "Medical Laboratory Science Council of Nigeria |  | 2020-03 | Reg. No. RA/55021",
      "Teachers Registration Council (TRCN), Category C |  | 2014 | licence renewed 2025",
    ],
  ],
  [
    "what came of a course, told behind its date",
    "Antimicrobial stewardship, FAO, Abuja 2022: cut antibiotic spend by 38% the year after\nFront desk software course – 2018. Now using it daily at work\nChild safeguarding level 2, 2022; I am the safeguarding officer of our school\nTanker loading course, FRSC, 2023. Certificate held\nIFRS update, ICAN, Lagos 2023: rewrote our audit manual the month after",
    [
      "Antimicrobial stewardship | FAO, Abuja | 2022 | cut antibiotic spend by 38% the year after",
      "Front desk software course |  | 2018 | Now using it daily at work",
      "Child safeguarding level 2 |  | 2022 | I am the safeguarding officer of our school",
      "Tanker loading course | FRSC | 2023 | Certificate held",
      "IFRS update | ICAN, Lagos | 2023 | rewrote our audit manual the month after",
    ],
  ],
  [
    "words of a name that no body has",
    "Trade Test II, Electrical Fitting, 2015\nTower Rigger & Work at Height, 2024",
    ["Trade Test II, Electrical Fitting |  | 2015", "Tower Rigger & Work at Height |  | 2024"],
  ],
])("papers on lines: %s", (_name, lines, expected) => {
  expect(papersOf(lines)).toEqual(expected);
});

test("a line that only tells of the paper above it belongs to that", () => {
  expect(
    papersOf("Microfinance Certification Programme (MCP), Level 1 passed 2021\nLevel 2 in view"),
  ).toEqual(["Microfinance Certification Programme (MCP) |  |  | Level 1 passed 2021, Level 2 in view"]);
});

test("papers under a heading that nobody knows are papers, and posts are none", () => {
  expect(
    papersOf(
      "Labour Law Essentials, Lagos Business Academy, 2020\nPayroll course, CIPM, 2022",
      "Feathers in my cap:",
    ),
  ).toEqual(["Labour Law Essentials | Lagos Business Academy | 2020", "Payroll course | CIPM | 2022"]);
});

test("one list of studies, papers and service is read line by line", () => {
  const { education, certificates, nysc } = read(
    "Ada Obi\n0803 111 2222\n\nEDUCATION AND CERTIFICATES\nProject Management Professional (PMP), PMI, 2021\nAutodesk Civil 3D, 2017\nB.Eng. Civil Engineering, Federal University of Technology, Akure, 2007 – 2012\nNYSC, Ekiti State, 2013/2014\nSSCE, Ikeja High School, 2005\n\nSKILLS\nExcel",
  );
  expect(education.map(({ studyType, institution, endDate }) => [studyType, institution, endDate])).toEqual([
    ["B.Eng.", "Federal University of Technology, Akure", "2012"],
    ["SSCE", "Ikeja High School", "2005"],
  ]);
  expect(certificates.map(({ name, date }) => [name, date])).toEqual([
    ["Project Management Professional (PMP)", "2021"],
    ["Autodesk Civil 3D", "2017"],
  ]);
  expect(nysc).toMatchObject({ state: "Ekiti State", startDate: "2013", endDate: "2014" });
});

test("a course in small letters is no body, the proper name of a service is one", () => {
  const { certificates } = readResume(
    documentFromText(
      "Ovie Ejiro\n08035550166\n\nCERTIFICATES\nBookkeeping for Shops (Alison), in progress\nCustomer service, in-house, 2021\nFire Drill, Delta State Fire Service, 2019",
    ),
  ).profile;
  expect(certificates).toMatchObject([
    { name: "Bookkeeping for Shops (Alison)" },
    { name: "Customer service", date: "2021" },
    { name: "Fire Drill", issuer: "Delta State Fire Service", date: "2019" },
  ]);
});

test.each([
  ["NYSC Gombe, 2018/2019. Drama group leader", { state: "Gombe", highlights: ["Drama group leader"] }],
  ["NYSC Sapele, 2015", { ppa: "Sapele", endDate: "2015" }],
])("the year of service among the studies: %s", (line, nysc) => {
  const { profile } = readResume(
    documentFromText(
      `Ovie Ejiro\n08035550166\n\nEDUCATION\nB.A. History, Delta State University, 2011 – 2015\n${line}`,
    ),
  );
  expect(profile.nysc).toMatchObject(nysc);
  expect(profile.education).toHaveLength(1);
});

test("the branch of a body gave no paper of its own", () => {
  const { certificates } = read(
    "Ovie Ejiro\n08035550166\n\nMEMBERSHIPS\nFellow, Royal Institute of Surveyors (UK), Ghana Chapter, 2018\nMember, Nigerian Society of Soil Science, Jos Branch",
  );
  expect(certificates.map(({ issuer }) => issuer)).toEqual([undefined, undefined]);
  expect(certificates[0]).toMatchObject({
    name: "Fellow, Royal Institute of Surveyors (UK), Ghana Chapter",
    date: "2018",
  });
});

test("a line in capitals in a list of papers is one where it has a word of a paper", () => {
  const { certificates, custom } = read(
    "Ada Obi\n0803 111 2222\n\nCERTIFICATIONS\nIOSH MANAGING SAFELY\nNEBOSH IGC\nSAVOIR-VIVRE\nRigueur, patience\n\nSKILLS\nExcel",
  );
  expect(certificates.map(({ name }) => name)).toEqual(["IOSH MANAGING SAFELY", "NEBOSH IGC"]);
  expect(custom.map(({ heading }) => heading)).toEqual(["SAVOIR-VIVRE"]);
});
