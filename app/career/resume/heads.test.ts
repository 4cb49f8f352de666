import { expect, test } from "vitest";
import { wordFile } from "#tests/fixtures/word-file";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (text: string) => readResume(documentFromText(text), { today: "2026-11-23" });
const jobs = (text: string) =>
  read(text).profile.work.map(({ position, name, startDate, endDate }) =>
    [position, name, startDate, endDate].join(" | "),
  );

test("a post with its department between its employer and its period is one job", () => {
  expect(
    jobs(
      "Grace Adebayo\n\nWORK EXPERIENCE\nGreenfield International School, Bodija, Ibadan\nHead of Department, Social Sciences\nSeptember 2018 till date\n* Supervising eleven teachers\nSt. Anne's Secondary School, Molete, Ibadan\nEconomics Teacher\nJanuary 2013 - August 2018\n* Taught Economics",
    ),
  ).toEqual([
    "Head of Department, Social Sciences | Greenfield International School | 2018-09 | present",
    "Economics Teacher | St. Anne's Secondary School | 2013-01 | 2018-08",
  ]);
});

test("words of headings that are less raised than the headings part the text of a job", () => {
  const { profile } = read(
    "John Efemena\n\nCAREER HISTORY\n\nHSE Supervisor – Daewoo Nigeria Ltd, Bonny\nNov 2021 to Date\nKey responsibilities\nConduct toolbox talks for 350 workers\nAchievements\n2.1 million man-hours without an accident in 2024\n\nHSE Officer – Nestoil Ltd, Port Harcourt\nAug 2017 to Oct 2021\nInspected lifting equipment daily\n\nEDUCATION\nHND Mechanical Engineering, Delta State Polytechnic, 2013\n\nSKILLS\nRisk assessment",
  );
  expect(profile.work.map(({ name, highlights }) => [name, highlights])).toEqual([
    [
      "Daewoo Nigeria Ltd",
      ["Conduct toolbox talks for 350 workers", "2.1 million man-hours without an accident in 2024"],
    ],
    ["Nestoil Ltd", ["Inspected lifting equipment daily"]],
  ]);
  expect(profile.awards).toEqual([]);
});

test("achievements under a heading like the others are a section", () => {
  const { profile } = read(
    "Ada Obi\n\nEXPERIENCE\nTeller, Access Bank, 2019 - 2021\n- Served 90 customers a day\n\nACHIEVEMENTS\nBest Teller of the branch, 2020\n\nEDUCATION\nB.Sc Economics, University of Jos, 2018",
  );
  expect(profile.awards.map(({ title }) => title)).toEqual(["Best Teller of the branch"]);
});

test("posts with periods of their own take the employer whose whole time stands over them", () => {
  expect(
    jobs(
      "Kehinde Oladipo\n\nCAREER\nNIGERIAN BREWERIES PLC, LAGOS\t2016 – DATE\n    Finance Manager (2020 – Date)\n      > Lead a team of 9\n    Management Accountant (2016 – 2020)\n      > Monthly reporting\nFIDELITY BANK PLC, LAGOS\t2013 – 2016\n    Senior Officer\n      > Prepared CBN returns",
    ),
  ).toEqual([
    "Finance Manager | NIGERIAN BREWERIES PLC | 2020 | present",
    "Management Accountant | NIGERIAN BREWERIES PLC | 2016 | 2020",
    "Senior Officer | FIDELITY BANK PLC | 2013 | 2016",
  ]);
});

test("a job told on one line: its head with its period, and the sentences behind it", () => {
  const { profile, notPlaced } = read(
    "Name: Musa Danladi\nPhone no: 0809 111 2233\nWhere I have worked\n1) Dangote Cement Plc, Obajana - truck driver from 2015 to 2021. I carried cement from Obajana to Kano and Jos. No accident in six years.\n2) Alhaji Sani Transport - 2012-2015, bus driver Kaduna to Abuja\nSchool: Government Day Secondary School Tudun Wada 2005 - 2011 SSCE\nLanguages: Hausa, English",
  );
  expect(profile.work.map(({ position, name, endDate }) => [position, name, endDate])).toEqual([
    ["truck driver", "Dangote Cement Plc", "2021"],
    ["bus driver", "Alhaji Sani Transport", "2015"],
  ]);
  // As one line or as two.
  expect(profile.work[0]?.highlights.join(". ")).toContain(
    "I carried cement from Obajana to Kano and Jos. No accident in six years",
  );
  const { institution, location } = profile.education[0] ?? {};
  expect([institution, location].filter(Boolean).join(" ")).toBe(
    "Government Day Secondary School Tudun Wada",
  );
  expect(profile.languages.map(({ language }) => language)).toEqual(["Hausa", "English"]);
  expect(notPlaced).toEqual([]);
});

test("what stands in brackets behind the period belongs to its own line", () => {
  expect(
    jobs(
      "Ibrahim Ogbonna\n\nWORKING EXPERIENCE\n-Nigerian Army, 7 Division Maiduguri (Corporal) 2008-2019 (Retired voluntarily)\n-Halogen Security Company Ltd, Abuja (Supervisor) 2019-2022",
    ),
  ).toEqual([
    "Corporal | Nigerian Army | 2008 | 2019",
    "Supervisor | Halogen Security Company Ltd | 2019 | 2022",
  ]);
});

test("a surname and other names on two lines are one name; forms of address are none", () => {
  const nameOf = (text: string) => read(text).profile.basics.name;
  expect(nameOf("Personal Information\nSurname: EKPO\nOther Names: Daniel Asuquo\nMobile: 08037778888")).toBe(
    "Daniel Asuquo EKPO",
  );
  const titled = read("ADEBAYO FUNMILAYO GRACE (MRS)\nIbadan, Oyo State\n08034561234").profile;
  expect(titled.basics.name).toBe("ADEBAYO FUNMILAYO GRACE");
  expect(titled.personal).toContainEqual({ label: "Title", value: "MRS" });
  const designer = read(
    "Samuel Ade | Product Designer\nsamuel@example.com\n\nEXPERIENCE\nAndela / Intern / 2020 - 2021",
  );
  expect(designer.profile.basics).toMatchObject({ name: "Samuel Ade", label: "Product Designer" });
});

test("the year of a standard, an expiry and the grade of a membership belong to the name of a paper", () => {
  const { certificates } = read(
    "Ada Obi\n\nCERTIFICATIONS\nISO 45001:2018 Lead Auditor – 2022\nOPITO BOSIET – valid till 03/2027\nCounselling Association of Nigeria (CASSON), Member",
  ).profile;
  expect(certificates.map(({ name, date }) => [name, date])).toEqual([
    ["ISO 45001:2018 Lead Auditor", "2022"],
    ["OPITO BOSIET – valid till 03/2027", undefined],
    ["Counselling Association of Nigeria (CASSON), Member", undefined],
  ]);
});

test("programming languages are skills, spoken ones are languages", () => {
  const { skills, languages } = read(
    "Emeka Nwosu\n\nSKILLS\nLanguages: Go, TypeScript, SQL\nTools: Docker, Kafka\nLanguages spoken: English (fluent), Igbo (native)",
  ).profile;
  expect(skills.map(({ name, keywords }) => [name, keywords])).toEqual([
    ["Languages", ["Go", "TypeScript", "SQL"]],
    ["Tools", ["Docker", "Kafka"]],
  ]);
  expect(languages.map(({ language }) => language)).toEqual(["English", "Igbo"]);
});

test("what was built stands behind the post, and its employer over all posts", () => {
  expect(
    jobs(
      "Sunday Okafor\n\nProfessional Experience\n\nJulius Berger Nigeria Plc\nSite Manager – Second Niger Bridge Access Road, Asaba\tFeb 2019 - present\n·       Managed 220 men\nSenior Site Engineer – Lagos-Ibadan Expressway\tMar 2014 - Jan 2019\n·       Set out 18 km of road\n\nSetraco Nigeria Limited\nSite Engineer – East-West Road, Port Harcourt\t2009 - 2014\n·       Supervised asphalt laying",
    ),
  ).toEqual([
    "Site Manager – Second Niger Bridge Access Road | Julius Berger Nigeria Plc | 2019-02 | present",
    "Senior Site Engineer – Lagos-Ibadan Expressway | Julius Berger Nigeria Plc | 2014-03 | 2019-01",
    // The road is where it was or what was built, as those above.
    expect.stringMatching(/^Site Engineer(?: – East-West Road)? \| Setraco Nigeria Limited \| 2009 \| 2014$/),
  ]);
});

test("a list item that names a post is a line of its job; the grade of a post belongs to its title", () => {
  const { work } = read(
    "Bashir Garba, MNIM, FCA\n\nWORK EXPERIENCE\n2018 to date: FEDERAL MINISTRY OF FINANCE, ABUJA\nAssistant Director (Finance & Accounts), GL 15\n• Supervise final accounts of 14 agencies\n• Secretary, Treasury Single Account committee\n• Deployed the payroll in 9 ministries\n\n2004 - 2011: KANO STATE MINISTRY OF FINANCE\nAccountant I\n• Prepared payroll for 11,000 staff",
  ).profile;
  expect(work.map(({ position, highlights }) => [position, highlights.length])).toEqual([
    ["Assistant Director (Finance & Accounts), GL 15", 3],
    ["Accountant I", 1],
  ]);
});

test("referees beside each other are read one after the other", () => {
  const { referees } = read(
    "Peter Yakubu\n\nREFEREES\nMR JOHN DUNG                     REV. AMOS PAM\nPRINCIPAL                        COCIN CHURCH\n08031110000                      08029990000",
  ).profile;
  expect(referees?.list.map(({ name, phone }) => [name, phone])).toEqual([
    ["MR JOHN DUNG", "08031110000"],
    ["REV. AMOS PAM", "08029990000"],
  ]);
});

test("posts close below each other are of the employer over them, where employers stand apart", () => {
  expect(
    jobs(
      "Grace Adewumi\n\nProfessional Experience\nDeloitte Nigeria\nTax Manager, Jan 2021 - Present\nAssistant Manager, Tax, Jan 2018 - Dec 2020\n\nPedabo Associates Limited\nAudit Trainee, 2013 - 2015",
    ),
  ).toEqual([
    "Tax Manager | Deloitte Nigeria | 2021-01 | present",
    "Assistant Manager, Tax | Deloitte Nigeria | 2018-01 | 2020-12",
    "Audit Trainee | Pedabo Associates Limited | 2013 | 2015",
  ]);
});

test("a message under a name and a trade: an employer without a post is kept, and asked about", () => {
  const { profile, doubts } = readResume(
    wordFile(
      "Victor Etim\nSecurity Guard / Gateman\n\nI am 34 years old. I have worked as a gateman in Lekki for Mr Adeleke family from 2012 to 2016, then I joined Kings Guards Security Limited as security guard from 2016 till 2021 posted to Shoprite. From 2021 till now I am with Proton Security at Access Bank. I can read and write.",
    ),
    { today: "2026-11-23" },
  );
  expect(profile.basics).toMatchObject({ name: "Victor Etim", label: "Security Guard / Gateman" });
  expect(profile.work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
    ["gateman", "Mr Adeleke family", "2012"],
    ["security guard", "Kings Guards Security Limited", "2016"],
    [undefined, "Proton Security", "2021"],
  ]);
  expect(doubts.map(({ path }) => path)).toContain("work.2.position");
});

test("below a whole head, what looks like a post is a line, where space parts the jobs", () => {
  const { profile } = read(
    "Ruth Yisa\n\nWORK EXPERIENCE\nCOTTAGE HOSPITAL BIDA\nNursing Officer, Accident and Emergency\nJanuary 2021 - Date\nTriage of 50 patients per shift\nMember, infection prevention and control committee\n\nUNITY HOSPITAL MINNA\nStaff Nurse\nFeb. 2018 - Dec. 2020\nNursed patients in a ward of 20 beds\nMaternity cover at night",
  );
  expect(profile.work.map(({ position, name, highlights }) => [position, name, highlights.length])).toEqual([
    ["Nursing Officer, Accident and Emergency", "COTTAGE HOSPITAL BIDA", 2],
    ["Staff Nurse", "UNITY HOSPITAL MINNA", 2],
  ]);
});

test("a heading that nobody knows is told by what stands below it, and a bracket behind a heading belongs to it", () => {
  const { profile } = read(
    "Ada Obi\nFleet Supervisor\n\nMY ROAD SO FAR\nFleet Supervisor, Mainland Couriers Ltd, Ikeja, 2021 - present\n- 34 riders and 6 vans\nDispatch Rider, Mainland Couriers Ltd, Ikeja, 2019 - 2021\n- 25 drops a day\n\nEDUCATION (most recent first)\nB.Sc Economics, University of Jos, 2015 - 2018",
  );
  expect(profile.work.map(({ position }) => position)).toEqual(["Fleet Supervisor", "Dispatch Rider"]);
  expect(profile.education.map(({ institution }) => institution)).toEqual(["University of Jos"]);
});

test("two posts with their periods on one line have the employer of the line", () => {
  expect(
    jobs(
      "MUSA BELLO\n\nWORKING EXPERIENCE\n(1) ARMADA POWER LTD, KADUNA. 2016-2018 GENERATOR TECHNICIAN, 2018 TILL DATE SENIOR GENERATOR TECHNICIAN\n- SERVICING OF GENERATORS\n- TRAINING OF APPRENTICES",
    ),
  ).toEqual([
    "GENERATOR TECHNICIAN | ARMADA POWER LTD | 2016 | 2018",
    "SENIOR GENERATOR TECHNICIAN | ARMADA POWER LTD | 2018 | present",
  ]);
});

test("a note in a bracket is no period and no employer, and arrows join dates", () => {
  expect(
    jobs(
      "Ada Obi\n\nWORK EXPERIENCE\nSt. Anne's Hospital, Onitsha\tFeb. 2019 → now\nStaff Nurse (Surgical Ward; moved to Maternity in 2021)\n- Nursing of 18 patients per shift\nHope Clinic, Awka\t2017 -> 2019\nNurse\n- Took night calls",
    ),
  ).toEqual([
    "Staff Nurse (Surgical Ward; moved to Maternity in 2021) | St. Anne's Hospital | 2019-02 | present",
    "Nurse | Hope Clinic | 2017 | 2019",
  ]);
});

test("the surname before a comma goes to its place, and a name on lines is one name", () => {
  expect(read("OKONKWO, Chidinma Blessing\nchidi@example.com\n\nSKILLS\nExcel").profile.basics.name).toBe(
    "Chidinma Blessing OKONKWO",
  );
  expect(read("Taiwo Oladipo, ACA\ntaiwo@example.com\n\nSKILLS\nExcel").profile.basics.name).toBe(
    "Taiwo Oladipo",
  );
});

test("a conversation as a messenger exports it, and dots that lead to a value", () => {
  const { profile } = read(
    "[14/11/2026, 08:42:31] Blessing O: *Name:* Karo Blessing Ovie\n*Phone:* 0701 555 0150\nSex ............ Female\nState of origin ....... Delta\n\n*WORK*\nRoyal Pavilion Hotel, Receptionist, March 2024 till now\n[14/11/2026, 08:45:02] Blessing O: *SKILLS*: typing, Opera",
  );
  expect(profile.basics).toMatchObject({ name: "Karo Blessing Ovie", phone: "+234 701 555 0150" });
  expect(profile.personal).toEqual([
    { label: "Sex", value: "Female" },
    { label: "State of origin", value: "Delta" },
  ]);
  expect(profile.work).toMatchObject([{ position: "Receptionist", name: "Royal Pavilion Hotel" }]);
});

test("a year of service among schools keeps where it was served", () => {
  const { profile } = read(
    "Ada Obi\n\nEDUCATION\nFederal University of Technology, Owerri\nB.Tech Industrial Chemistry, Third Class, 2013\nNYSC – Community Secondary School Oyigbo (2013/2014)",
  );
  expect(profile.nysc).toMatchObject({ ppa: "Community Secondary School Oyigbo", endDate: "2014" });
  expect(profile.education).toHaveLength(1);
});
