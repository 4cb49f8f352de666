import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const headOf = (text: string) => {
  const { title, company, posts } = readAdvert(text, { today: "2026-11-16" });
  return { title, company, posts };
};

// Each row is a place where a title can be, in words of no labelled advert.
test.each([
  ["Job Title: Dairy Technologist", "Dairy Technologist"],
  ["ROAD WORKS SUPERVISOR – NORTH EAST\nTalba Roads Ltd", "Road Works Supervisor – North East"],
  ["Head, Retail Banking\nOrchid Bank", "Head, Retail Banking"],
  [
    "Job Title: Senior Grants, Compliance and Safeguarding Officer",
    "Senior Grants, Compliance and Safeguarding Officer",
  ],
  ["Post: Admin, HR and Fleet Officer", "Admin, HR and Fleet Officer"],
  ["Position: Cook, Cleaner and Driver", "Cook"],
  ["We urgently need two energetic stock keepers at Tudun Wada.", "Stock Keeper"],
  ["Night porter wanted in Bariga.", "Night Porter"],
  ["Brass & Reed Ltd requires the services of:\nPIANO TUNER\n- 3 years", "Piano Tuner"],
  ["Ogbe Mills needs a Millwright Supervisor (Rice) in Bida.", "Millwright Supervisor (Rice)"],
  ["Ogbe Mills needs a mill supervisor (full time) in Bida.", "Mill Supervisor"],
  ["Kolanut Ltd hires Asst Brand Mgr", "Assistant Brand Manager"],
  ["L'hôtel Baobab recrute pour sa cuisine un chef pâtissier avec expérience.", "chef pâtissier"],
  ["Die Bäckerei Korn sucht zum 1. Mai 2027 Bäckereiverkäuferinnen in Kiel.", "Bäckereiverkäuferinnen"],
  ["Talba Roads Ltd Graduate Academy 2027", "Graduate Trainee"],
  // A heading wins over what a sentence wants.
  ["Talba Roads Ltd\nPLANT MANAGER – NORTH\nWe want a commercial leader.", "Plant Manager – North"],
  ["POSITION: FLEET MANAGER, NORTH\nOur client seeks a proven leader.", "Fleet Manager, North"],
  ["Talba Clinic\nJOB: Senior Optometrist\nWe need a kind team player.", "Senior Optometrist"],
  // How many are sought is no part of it.
  ["Talba Hotels\n4 GUEST EXPERIENCE OFFICERS\nOND needed.", "Guest Experience Officer"],
  ["Talba Roads\nTwo (2) Grader Operators\nClass G licence.", "Grader Operator"],
  ["3x Stock Keepers wanted in Wuse.", "Stock Keeper"],
  ["Talba Roads\n10 Nos. Field Surveyors\nOND needed.", "Field Surveyor"],
  // What belongs to a title behind "of", a comma or a step.
  [
    "VACANCY: TEACHER OF FRENCH LANGUAGE AND LITERATURE-IN-FRENCH",
    "Teacher of French Language and Literature-in-French",
  ],
  [
    "Talba State\nINSTRUCTOR II, WELDING AND FABRICATION (one position)",
    "Instructor II, Welding and Fabrication",
  ],
  ["Talba Mills\nHEAD, INTERNAL AUDIT\nICAN needed.", "Head, Internal Audit"],
])("%s → %s", (text, title) => {
  expect(headOf(text).title).toBe(title);
});

test.each([
  "Send your order number to our customer office in December.",
  "LEADING PALM OIL PROCESSORS IN AHOADA",
  "No other offer is better this summer.",
])("no title in: %s", (text) => {
  expect(headOf(text).title).toBeUndefined();
});

test.each([
  ["Talba Roads, Gombe is hiring a surveyor.", "Talba Roads"],
  ["Tea Blender · Highland\nApply: jobs@highlandtea.ng\nHighland Tea, Jos", "Highland Tea"],
  ["Surveyor wanted. Send CV to gombe@talbaroads.ng. Talba Roads, 4 Bank Road.", "Talba Roads"],
  ["Baker needed by The Crust Room. 2 years.", "The Crust Room"],
  ["Our bakery, whose employer is Crust Room Ltd, needs a baker.", "Crust Room Ltd"],
  ["ORCHID MICROFINANCE BANK LIMITED MASSIVE RECRUITMENT 2026", "ORCHID MICROFINANCE BANK LIMITED"],
  ["UNICEF field monitors wanted in Borno.", "UNICEF"],
  ["THE ORCHID SCHOOLS, BIDA\nVacancy: Tutor", "THE ORCHID SCHOOLS"],
  ["Organisation: Obsidian Growth Programme (GGP)\nPost: Analyst", "Obsidian Growth Programme"],
  ["Zuma Savings - Call Desk, Jos\n6 HELP DESK AGENTS\nWrite to jobs@zumasav.ng.", "Zuma Savings"],
])("the employer of: %s", (text, company) => {
  expect(headOf(text).company).toBe(company);
});

test.each([
  "Excel and Power BI are needed. We want a clerk.",
  "Payment is weekly. Accommodation is free. Tailor wanted.",
  "Cleaner needed at Kuto Junction, Abeokuta.",
  "Health Care Assistant wanted, reply in Hausa.",
  "TALBA SELECTION\nOn behalf of a regional savings institution, we seek a clerk. CV to a@talba.ng",
])("no employer in: %s", (text) => {
  expect(headOf(text).company).toBeUndefined();
});

test.each([
  ["Cooks, night porters and stock keepers needed in Bida.", ["Cook", "Night Porter", "Stock Keeper"]],
  ["We want 3 panel beaters and 2 spray painters for our workshop.", ["Panel Beater", "Spray Painter"]],
  ["Talba Roads\nSURVEYOR: HND, 2 years.\nFOREMAN: trade test.\nApply: a@talba.ng", ["Surveyor", "Foreman"]],
])("the posts of: %s", (text, posts) => {
  expect(headOf(text).posts).toEqual(posts);
});

test.each([
  ["Harbour Drivers Union\nSecretary wanted.", "Secretary"],
  ["Orchid Midwives Clinic, Bida needs a cleaner.", "Cleaner"],
  ["Blind Tailors Initiative\nBookkeeper · Kano\nWe sew.", "Bookkeeper"],
])("the name of an employer is no title: %s", (text, title) => {
  expect(headOf(text).title).toBe(title);
});

test("a second name of the same work is one post", () => {
  expect(headOf("Driver/Dispatch Rider needed in Bida.").posts).toEqual([]);
});

test.each([
  ["KILNERS! KILNERS!!\nBrass Pottery Ltd needs 4 Tunnel Kilners in Jos.", "Tunnel Kilner"],
  ["As Plant Manager, answering to the Director, you run the kiln.", "Plant Manager"],
  ["Brass Pottery Ltd\nOur Glaze Room Supervisor works with two potters.", "Glaze Room Supervisor"],
  ["We require forty-five (45) Enumerators in Jos.", "Enumerator"],
])("the fuller name of the post: %s → %s", (text, title) => {
  expect(headOf(text).title).toBe(title);
});

test.each([
  ["BENUE ROCK QUARRIES LTD, Km 4 Ibadan Road\nQuarry Manager", undefined],
  ["Quarry Manager\nClear Rivers Trust works in Lokoja.", "Lokoja"],
  ["Quarry Manager wanted in Abeokuta", "Abeokuta"],
])("the place is no road and no part of the employer's name: %s", (text, location) => {
  expect(readAdvert(text, { today: "2026-11-16" }).location).toBe(location);
});

test.each([["Talba Studio\nPlanners | Gombe and Bauchi\nDRAUGHTSMAN", "Gombe and Bauchi"]])(
  "the place of: %s",
  (text, location) => {
    expect(readAdvert(text, { today: "2026-11-16" }).location).toBe(location);
  },
);

test.each([
  // A field of work, a step of skill and a subject belong to the title; a place, an employer and the terms do not.
  ["Duck Manager, Livelihoods (AB-11)\nTalba Aid", "Duck Manager, Livelihoods"],
  ["Kiln Manager - Ceramics and Cement\nTalba Works", "Kiln Manager"],
  ["Position: Farm Manager - Poultry (Layers), Bida", "Farm Manager - Poultry (Layers)"],
  [
    "Talba University\nApplications are invited for the post of Lecturer II in Soil Science.",
    "Lecturer II in Soil Science",
  ],
  [
    "Talba needs a Rope Access Technician (IRATA Level 3) at Bonny.",
    "Rope Access Technician (IRATA Level 3)",
  ],
  ["Kiln Officer - Wuse Zone 2\nTalba", "Kiln Officer"],
  ["Kiln Officer – Full Time\nTalba", "Kiln Officer"],
  ["PUBLIC NOTICE: RECRUITMENT OF LAND OFFICERS II (GL 08)", "Land Officer II"],
  ["Talba Hotels wants NIGHT PORTERS 3, male, for Bida.", "Night Porter"],
  // What only ends like a word for people is none.
  [
    "Bida-Minna Coastal Roads and Trade Corridor\nVACANCY: ROAD SAFEGUARDS SPECIALIST",
    "Road Safeguards Specialist",
  ],
])("what belongs to the title in: %s", (text, title) => {
  expect(headOf(text).title).toBe(title);
});

test("referees are no posts", () => {
  expect(headOf("Talba needs a Tutor. Send two referees, one of them your last principal.").posts).toEqual(
    [],
  );
});

test.each([
  ["Assistant Head of Sales\nAs the Assistant Head of Sales, you will plan campaigns.", undefined],
  ["Manager, Production Quality Assurance\nWe seek a suitable candidate for this position.", undefined],
  ["At Talba Works, we fire tiles. We need a Potter.", "Talba Works"],
  ["About You GmbH\nPotter (m/w/d)\nYou GmbH is no name.", "About You GmbH"],
  ["Job Title: Potter\nCompany: About Town Ltd\nLocation: Jos", "About Town Ltd"],
])("words in front of a name are no part of it: %s", (text, company) => {
  expect(readAdvert(text, { today: "2026-11-27" }).company).toBe(company);
});

test("what a page of vacancies is headed with is no part of the employer's name", () => {
  expect(headOf("CAREERS AT OKUN TEXTILE GROUP LTD\n\nPosition: Loom Fitter\nSend your CV").company).toMatch(
    /^okun textile group ltd$/i,
  );
});

test("the site that shows an advert is no post, and its number no reference", () => {
  const body =
    "\n\nKilo Trust Bank Ltd\nRequirements: HND, 3 years of experience.\nApply to hr@kilotrust.example";
  const { title, howToApply } = readAdvert(`Jobberman | Loan Officer${body}`, { today: "2026-11-27" });
  expect([title, howToApply.reference]).toEqual(["Loan Officer", undefined]);
  const other = readAdvert(`Hot Nigerian Jobs — Ref No: 4471930\nLoan Officer${body}`, {
    today: "2026-11-27",
  });
  expect([other.title, other.howToApply.reference]).toEqual(["Loan Officer", undefined]);
  const own = readAdvert(`Loan Officer\nRef No: 4471930${body}`, { today: "2026-11-27" });
  expect(own.howToApply.reference).toBe("4471930");
});

test("posts that a line counts one behind another are posts, also behind a mark", () => {
  const text =
    "*1. Welding Foreman (2)* *2. 6G Pipe Welders (12)* *3. Pipe fitters (8)*. FOR WELDING FOREMAN: 10 years.";
  expect(headOf(text).posts).toEqual(expect.arrayContaining(["Welding Foreman", "Pipe Fitter"]));
});

test("posts of two lists in two forms are all posts, where each says how many are sought", () => {
  const text = `VACANCIES
Applications are invited for the following positions:

A. BURSARY
   Deputy Bursar (CONTISS 14) – 1 position
   Chief Accountant (CONTISS 13) – 2 positions

B. REGISTRY
   (i) DEPUTY REGISTRAR (CONTISS 14) – 2 positions
   (ii) PRINCIPAL ASSISTANT REGISTRAR (CONTISS 12) – 3 positions`;
  expect(headOf(text).posts).toEqual([
    "Deputy Bursar",
    "Chief Accountant",
    "Deputy Registrar",
    "Principal Assistant Registrar",
  ]);
});

test("a bracket before the last word of a title does not end it", () => {
  expect(
    headOf(
      "Dune Relief\nTERMS OF REFERENCE\n\nJob Title: Maternal & Newborn Health (Midwifery) Mentor\nLocation: Yola",
    ).title,
  ).toBe("Maternal & Newborn Health Mentor");
});

test.each([
  [
    "🔔 *JOB ALERT – KILN TECHNICIAN (YOLA CLUSTER)* Brassmere Kiln Partners needs 2 Kiln Technicians for Yola and Numan. OND needed.",
    "Brassmere Kiln Partners",
  ],
  [
    "URGENT! A growing honey export outfit at Tudun Wada axis, MINNA (Zuma Comb Foods) needs a HONEY ROOM SUPERVISOR to resume now.",
    "Zuma Comb Foods",
  ],
  ["Kiln Technicians wanted for Yola and Numan. OND needed, 2 years experience.", undefined],
])("who needs whom in %j", (advert, company) => {
  expect(headOf(advert).company).toBe(company);
});
