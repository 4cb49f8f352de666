import fc from "fast-check";
import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { keptWords } from "./nothing-lost";
import { parseProfile } from "./parse-profile";
import { parseResume } from "./parse-resume";
import { printProfile } from "./print-profile";
import { sectionOf } from "./headings";
import { fold } from "./line-kinds";
import { readResumeLines } from "./resume-lines";
import { isResumeHeading, splitSections } from "./resume-sections";
import { anyText } from "./profile.arbitrary";
import { RESUMES } from "./resume-samples";

type Wanted = {
  resume: keyof typeof RESUMES;
  contact: { name?: string; email?: string; phone?: string; location?: string; label?: string };
  jobs: string[];
  courses: string[];
  sections: string;
};

// A job is "position | employer | place | start | end | bullets"; a course "type | subject | school | place | result | start | end".
const WANTED: Wanted[] = [
  {
    resume: "plainGraduate",
    contact: {
      name: "Adaeze Chidinma Okafor",
      email: "adaeze.okafor@example.com",
      phone: "+234 803 123 4567",
      location: "Ikeja, Lagos State",
    },
    jobs: [
      "Accounts Officer | Zenith Foods Ltd | Ikeja, Lagos | 2021-03 | present | 2",
      "Accounts Assistant (PPA) | Ministry of Finance, Akure (NYSC) |  | 2019-11 | 2020-10 | 1",
    ],
    courses: [
      "B.Sc. | Accounting | University of Lagos | Akoka, Lagos | Second Class Upper | 2012 | 2016",
      "Senior Secondary School Certificate (SSCE) |  | Queen's College | Yaba |  | 2006 | 2012",
    ],
    sections: "summary personal education work skills custom.0 referees",
  },
  {
    resume: "accountant",
    contact: {
      name: "Ibrahim Musa Danjuma",
      email: "ibrahim.danjuma@example.org",
      phone: "+234 802 345 6789",
      location: "Abuja, Nigeria",
      label: "Senior Accountant",
    },
    jobs: [
      "Finance Manager | Sahel Flour Mills Plc | Kano | 2019-01 | present | 3",
      "Senior Accountant | Arewa Microfinance Bank Limited | Kaduna | 2015-06 | 2018-12 | 2",
      "Accounts Clerk | Kwari Textiles Nigeria Ltd | Kano | 2013 | 2015 | 1",
    ],
    courses: [
      "B.Sc. | Accounting | Bayero University | Kano | Second Class Lower | 2008 | 2012",
      "MBA |  | Ahmadu Bello University | Zaria |  | 2012 | 2014",
    ],
    sections: "summary work education certificates languages referees",
  },
  {
    resume: "nurseInCapitals",
    contact: {
      name: "Blessing Ifeoma Eze (RN, RM)",
      email: "blessing.eze@example.com",
      phone: "+234 806 123 4567",
      location: "Enugu, Enugu State",
    },
    jobs: [
      "STAFF NURSE | ROYAL CARE HOSPITAL | ENUGU | 2018-01 | present | 2",
      "COMMUNITY HEALTH NURSE | HOPE CLINIC | NSUKKA | 2016-02 | 2017-12 | 1",
    ],
    courses: [
      "Registered Nurse (RN) |  | University of Nigeria Teaching Hospital School of Nursing | Enugu |  | 2012 | 2015",
      "West African Senior School Certificate (WASSCE) |  | Girls Secondary School | Nsukka |  | 2005 | 2011",
      "First School Leaving Certificate |  | Central Primary School | Nsukka |  | 1999 | 2005",
    ],
    sections: "summary personal education work skills certificates referees",
  },
  {
    resume: "engineerWithLabels",
    contact: {
      name: "Emeka Johnson Obi",
      email: "emeka.obi@example.com",
      phone: "+234 809 123 4567",
      location: "Port Harcourt, Rivers State",
    },
    jobs: [
      "Maintenance Engineer | Delta Oilfield Services Ltd | Port Harcourt | 2016-05 | present | 2",
      "Graduate Trainee | Eastern Steel Works Limited |  | 2014-06 | 2016-04 | 1",
    ],
    courses: [
      "B.Eng | Mechanical Engineering | Federal University of Technology | Owerri | Second Class Upper | 2006 | 2011",
      "SSCE |  | Government Secondary School | Orlu |  |  | 2005",
    ],
    sections: "summary work nysc siwes education certificates skills languages referees personal",
  },
  {
    resume: "driver",
    contact: {
      name: "Sunday Adekunle",
      phone: "+234 816 123 4567",
      location: "Ibadan, Oyo State",
      label: "Driver",
    },
    jobs: [
      "Company Driver | Olu Ventures | Ibadan | 2019 | present | 2",
      "Dispatch rider | Kola Foods | Ibadan | 2016 | 2019 | 1",
    ],
    courses: [
      "WAEC |  | St. Peter's Grammar School Ibadan |  |  | 2004 | 2010",
      " |  | Baptist Primary School Ibadan |  |  | 1998 | 2004",
    ],
    sections: "summary work education certificates languages",
  },
  {
    resume: "teacherWithMarks",
    contact: {
      name: "Ọláyínká Adéọlá Ọ̀ṣúntókun".normalize("NFC"),
      email: "olayinka.osuntokun@example.com",
      phone: "+234 803 555 1212",
      location: "Ibadan",
    },
    jobs: [
      "Mathematics Teacher | Bright Star College | Bodija, Ibadan | 2017 | present | 2",
      "Class Teacher (Primary 4) | Sunrise Nursery and Primary School | Ibadan | 2015 | 2017 | 1",
    ],
    courses: [
      "B.Ed. | Mathematics | University of Ibadan |  | Second Class Honours (Upper Division), CGPA 3.62/5.0 | 2010 | 2014",
      "WASSCE |  | Loyola College | Ibadan |  | 2003 | 2009",
    ],
    sections: "work nysc education oLevels certificates referees personal",
  },
  {
    resume: "oneLiners",
    contact: {
      name: "Fatima Bello",
      email: "fatima.bello@example.com",
      phone: "+234 809 876 5432",
      location: "Kano",
      label: "Sales Representative",
    },
    jobs: [
      "Sales Representative | Dala Foods Ltd | Kano | 2020-01 | present | 1",
      "Sales Girl | Sabon Gari Mini Mart | Kano | 2017 | 2019 | 0",
    ],
    courses: [
      "ND | Marketing | Kano State Polytechnic |  |  |  | 2016",
      "SSCE |  | Government Girls Secondary School |  |  |  | 2012",
    ],
    sections: "skills work education languages custom.0 referees",
  },
  {
    resume: "studentFromPdf",
    contact: {
      name: "Tamuno George",
      email: "tamuno.george@example.com",
      phone: "+234 810 222 3333",
      location: "Yenagoa, Bayelsa State",
    },
    jobs: [],
    courses: [
      "Bachelor of Science (B.Sc.) | Computer Science | Niger Delta University | Wilberforce Island | CGPA: 4.21/5.00 (Second Class Upper) | 2018 | 2023",
    ],
    sections: "summary education siwes projects nysc volunteer skills awards custom.0",
  },
  {
    resume: "tableRows",
    contact: {
      name: "Musa Abdullahi",
      email: "musa.abdullahi@example.com",
      phone: "+234 703 111 2222",
      location: "Gwarinpa, Abuja",
    },
    jobs: [
      "Site Supervisor | Julius Construction Nigeria Ltd |  | 2019 | present | 0",
      "Assistant Foreman | Abuja Homes Ltd |  | 2016 | 2018 | 0",
    ],
    courses: [
      "HND | Building Technology | Federal Polytechnic | Nasarawa | Upper Credit |  | 2015",
      "ND | Building Technology | Federal Polytechnic | Nasarawa | Lower Credit |  | 2012",
      "SSCE |  | Government Day Secondary School | Wuse |  |  | 2008",
    ],
    sections: "education work skills custom.0 personal",
  },
  {
    resume: "frontDesk",
    contact: {
      name: "Grace Effiong",
      email: "grace.effiong@example.com",
      phone: "+234 813 000 1111",
      location: "Calabar, Cross River State, Nigeria",
    },
    jobs: [
      "Front Desk Officer | Harbour View Hotel | Calabar | 2021-04 | present | 2",
      "Customer Service Representative | Telecall Nigeria Limited | Lagos | 2018-09 | 2021-03 | 2",
      "Corps Member | NYSC – Federal Ministry of Agriculture | Jalingo | 2017 | 2018 | 1",
    ],
    courses: [
      "B.A. | Linguistics | University of Calabar |  | 2:1 | 2012 | 2016",
      "WASSCE |  | Government Girls' College | Calabar |  |  | 2011",
    ],
    sections: "summary work education skills certificates custom.0",
  },
  {
    resume: "controllerFromPdf",
    contact: {
      name: "Chinedu Okonkwo, ACA",
      email: "chinedu.okonkwo@example.com",
      phone: "+234 803 222 1100",
      location: "Lekki, Lagos State, Nigeria",
      label: "Finance Professional",
    },
    jobs: [
      "Group Financial Controller | Unity Consumer Goods Plc | Ikeja | 2019-08 | present | 2",
      "Senior Associate | Bright & Cole (Chartered Accountants) | Victoria Island | 2014-09 | 2019-07 | 2",
      "Experienced Associate (NYSC) | Bright & Cole | Lagos | 2013 | 2014 | 1",
    ],
    courses: [
      "MBA |  | Lagos Business School |  |  |  | 2018",
      "B.Sc. (Hons) | Economics | Obafemi Awolowo University | Ile-Ife | First Class | 2008 | 2012",
    ],
    sections: "summary skills work education certificates referees",
  },
  {
    resume: "publicSector",
    contact: {
      name: "Aliyu Garba Shehu",
      email: "aliyu.shehu@example.com",
      phone: "+234 806 555 4433",
      location: "Katsina, Katsina State",
    },
    jobs: [
      "Land Officer II | Katsina State Ministry of Lands and Survey |  | 2018 | present | 2",
      "Clerical Officer | Daura Local Government Council |  | 2016 | 2018 | 0",
    ],
    courses: [
      "B.Sc. | Geography | Umaru Musa Yar'adua University | Katsina | Third Class | 2010 | 2014",
      "Senior Secondary School Certificate (NECO) |  | Government College | Katsina |  | 2003 | 2009",
      "First School Leaving Certificate |  | Kofar Sauri Primary School | Katsina |  | 1997 | 2003",
    ],
    sections: "personal education oLevels nysc work skills custom.0 referees",
  },
  {
    resume: "noBulletsNoGaps",
    contact: {
      name: "Ngozi Amadi",
      email: "ngozi.amadi@example.com",
      phone: "+234 805 444 3322",
      location: "Aba, Abia State",
    },
    jobs: [
      "Cashier | Shoprite |  | 2021-01 | 2022-12 | 1",
      "Counter Attendant | Chicken Republic |  | 2019-03 | 2020-11 | 1",
      " | Owner's Choice Boutique | Aba | 2017 | 2018 | 1",
    ],
    courses: [
      "OND | Business Administration | Abia State Polytechnic |  | Lower Credit | 2014 | 2016",
      "SSCE |  | Aba Girls Secondary School |  |  |  | 2013",
    ],
    sections: "summary work education volunteer custom.0",
  },
  {
    resume: "projectEngineer",
    contact: {
      name: "Oluwaseun Babatunde Akinola",
      email: "seun.akinola@example.com",
      phone: "+234 706 555 4444",
      location: "Lekki Phase 1, Lagos",
      label: "B.Sc, MSc, MNSE",
    },
    jobs: [
      "Senior Project Engineer | PETRODEL ENERGY SERVICES LIMITED | PORT HARCOURT | 2018-07 | present | 3",
      "Project Engineer | GRIDLINE POWER LTD | LAGOS | 2015-03 | 2018-06 | 1",
      "Assistant Project Engineer | GRIDLINE POWER LTD | LAGOS | 2013-09 | 2015-02 | 1",
    ],
    courses: [
      "M.Sc. | Project Management | University of Lagos |  |  |  | 2017",
      "B.Sc. (Hons) | Civil Engineering | University of Ilorin |  | Second Class Upper Division | 2006 | 2011",
    ],
    sections: "summary skills work education certificates nysc personal",
  },
  {
    resume: "developer",
    contact: {
      name: "Amina Yusuf",
      email: "amina.yusuf@example.com",
      phone: "+234 810 123 4567",
      location: "Kaduna, Nigeria",
      label: "Frontend Developer",
    },
    jobs: [
      "Frontend Developer | Kano Digital Hub | Kano, Nigeria | 2022-01 | present | 2",
      "Freelance Web Developer |  |  | 2020 | 2021 | 1",
      "Intern | TechBridge | Remote | 2019-06 | 2019-12 | 1",
    ],
    courses: [
      "B.Sc. | Computer Science | Kaduna State University |  | Second Class Upper, CGPA 4.10 / 5.00 | 2015 | 2019",
      "WAEC |  | Capital School Kaduna |  |  |  | 2014",
    ],
    sections: "summary work education skills certificates languages referees",
  },
  {
    resume: "guardInCapitals",
    contact: {
      name: "Mr. Peter Ekong Udoh",
      email: "peter.udoh@example.com",
      phone: "+234 802 999 8877",
      location: "UYO, AKWA IBOM STATE",
    },
    jobs: [
      "SECURITY GUARD | ROCKSHIELD SECURITY LTD | UYO | 2005 | 2011 | 0",
      "CHIEF SECURITY OFFICER | IBOM MALL | UYO | 2012 | present | 1",
    ],
    courses: ["F.S.L.C |  |  |  |  |  | 1996", "S.S.C.E (WAEC) |  |  |  |  |  | 2002"],
    sections: "education work custom.0 referees custom.1 personal",
  },
  {
    resume: "loanOfficer",
    contact: {
      name: "Kehinde Ogunleye",
      email: "kehinde.ogunleye@example.com",
      phone: "+234 805 555 6666",
      location: "Ikeja, Lagos",
    },
    jobs: [
      "Loan Officer | FastCash Microfinance Bank |  | 2021-02 | 2023-11 | 2",
      "Sales Attendant (NYSC) | Dominion Pharmacy |  |  | 2020 | 0",
    ],
    courses: [
      "B.Sc | Business Administration | Lagos State University | Ojo | Second Class Lower |  | 2019",
      "WASSCE |  | Ikeja Senior High School |  |  |  | 2014",
    ],
    sections: "summary education work skills certificates personal",
  },
];

test.each(WANTED)(
  "a real habit of writing is read: $resume",
  ({ resume, contact, jobs, courses, sections }) => {
    const profile = parseResume(RESUMES[resume]);
    expect(Profile.parse(profile)).toEqual(profile);
    expect(profile.basics).toEqual({ ...contact, links: profile.basics.links });
    expect(
      profile.work.map((job) =>
        [job.position, job.name, job.location, job.startDate, job.endDate, job.highlights.length]
          .map((part) => part ?? "")
          .join(" | "),
      ),
    ).toEqual(jobs);
    expect(
      profile.education.map((course) =>
        [
          course.studyType,
          course.area,
          course.institution,
          course.location,
          course.score,
          course.startDate,
          course.endDate,
        ]
          .map((part) => part ?? "")
          .join(" | "),
      ),
    ).toEqual(courses);
    expect(profile.sectionOrder.join(" ")).toBe(sections);
    expect(parseProfile(printProfile(profile))).toEqual(profile);
  },
);

test("lines that a PDF wrapped are whole again", () => {
  expect(parseResume(RESUMES.plainGraduate).work[0]?.highlights[0]).toBe(
    "Prepare monthly bank reconciliation for 14 accounts and report differences to the Head of Accounts.",
  );
  expect(parseResume(RESUMES.studentFromPdf).summary).toEqual([
    "Computer science graduate who builds web applications with TypeScript and React. Finished two internships and a final year project used by 300 students of my department.",
  ]);
  expect(parseResume(RESUMES.controllerFromPdf).work[1]?.highlights[1]).toBe(
    "Trained 20 associates in IFRS 9 and IFRS 15",
  );
});

test("O-levels, certificates in view, service and referees have their places", () => {
  const teacher = parseResume(RESUMES.teacherWithMarks);
  expect(teacher.oLevels).toEqual([
    {
      exam: "WAEC May/June",
      date: "2009",
      results: [
        { subject: "English Language", grade: "B3" },
        { subject: "Mathematics", grade: "A1" },
        { subject: "Physics", grade: "B2" },
        { subject: "Chemistry", grade: "C4" },
        { subject: "Biology", grade: "C5" },
      ],
    },
  ]);
  expect(teacher.nysc).toMatchObject({
    status: "discharged",
    ppa: "Community Secondary School, Kontagora",
    state: "Niger State",
    startDate: "2014",
    endDate: "2015",
  });
  expect(teacher.referees?.list[0]).toEqual({
    name: "Dr Funmi Alabi",
    position: "Principal",
    organization: "Bright Star College",
    phone: "+234 802 333 4445",
    email: "f.alabi@example.com",
  });
  const accountant = parseResume(RESUMES.accountant);
  expect(accountant.certificates[1]).toEqual({
    name: "CITN Professional Examination II",
    standing: "in_view",
    status: "in view",
  });
  expect(accountant.referees?.list.map(({ name, organization }) => [name, organization])).toEqual([
    ["Alhaji Sani Bello", "Sahel Flour Mills Plc"],
    ["Mrs. Grace Audu", "Arewa Microfinance Bank Limited"],
  ]);
  expect(accountant.languages.map(({ language }) => language)).toEqual(["English", "Hausa", "Fulfulde"]);
  expect(parseResume(RESUMES.studentFromPdf).nysc).toMatchObject({
    status: "serving",
    ppa: "Ministry of Works, Asaba",
    state: "Delta State",
    startDate: "2024",
    endDate: "present",
  });
  expect(parseResume(RESUMES.studentFromPdf).siwes[0]).toMatchObject({
    position: "Frontend Intern",
    name: "Swift Labs",
    location: "Yenagoa",
    startDate: "2022-06",
    endDate: "2022-11",
  });
  expect(parseResume(RESUMES.engineerWithLabels).siwes[0]).toMatchObject({
    position: "Industrial Trainee",
    startDate: "2010-03",
    endDate: "2010-08",
  });
  expect(parseResume(RESUMES.publicSector).personal).toContainEqual({
    label: "State of Origin",
    value: "Katsina",
  });
});

test("no sample has anything left over under OTHER", () => {
  for (const text of Object.values(RESUMES))
    expect(parseResume(text).custom.map(({ heading }) => heading)).not.toContain("OTHER");
});

const work = (lines: string) =>
  parseResume(`Ada Obi\n0803 123 4567\n\nWORK HISTORY\n${lines}`).work.map(
    ({ position, name, location, startDate, endDate, highlights }) =>
      [position, name, location, startDate, endDate, highlights.join(" / ")]
        .map((part) => part ?? "")
        .join(" | "),
  );

test.each([
  "Lead Solar Installer\nBrightrays Energy Ltd, Enugu\n03/2021 till date\n* Fitted panels",
  "Lead Solar Installer - Brightrays Energy Ltd, Enugu\n03/2021 till date\n* Fitted panels",
  "Lead Solar Installer - Brightrays Energy Ltd, Enugu, 03/2021 till date\n* Fitted panels",
  "Lead Solar Installer, Brightrays Energy Ltd, Enugu\n03/2021 till date\n* Fitted panels",
  "Brightrays Energy Ltd, Enugu | Lead Solar Installer | 03/2021 till date\n* Fitted panels",
  "Brightrays Energy Ltd, Enugu\nLead Solar Installer\n03/2021 till date\n* Fitted panels",
  "03/2021 till date\nLead Solar Installer\nBrightrays Energy Ltd, Enugu\n* Fitted panels",
  "Lead Solar Installer at Brightrays Energy Ltd, Enugu (03/2021 till date)\n* Fitted panels",
])("the structure finds title and employer, whatever the title is called: %j", (lines) => {
  expect(work(lines)).toEqual([
    "Lead Solar Installer | Brightrays Energy Ltd | Enugu | 2021-03 | present | Fitted panels",
  ]);
  // A word that nobody knows takes the same place.
  expect(work(lines.replace("Lead Solar Installer", "Frobnik"))).toEqual([
    "Frobnik | Brightrays Energy Ltd | Enugu | 2021-03 | present | Fitted panels",
  ]);
});

test("an unknown title stands above a place or a name without a legal form, too, and after the bullets of the job before", () => {
  expect(
    work(
      "Sommelier\nProtea Hotel, Ikeja\n2019 - 2021\n- Served wine\nFrobnik\nOkafor and Sons\n2017 - 2019\n- Sorted parts",
    ),
  ).toEqual([
    "Sommelier | Protea Hotel | Ikeja | 2019 | 2021 | Served wine",
    "Frobnik | Okafor and Sons |  | 2017 | 2019 | Sorted parts",
  ]);
  expect(work("Frobnik\nEnugu\n2019 - 2021\n- Sorted parts")).toEqual([
    "Frobnik |  | Enugu | 2019 | 2021 | Sorted parts",
  ]);
});

test("an unknown title may stand below its employer and the dates, and a head of a kitchen is no kitchen", () => {
  expect(
    work(
      "Kingsway Stores Ltd, Aba\n2018 - 2019\nRecords Custodian\n- Filed letters\nCash Taker\nBright Academy, Owerri\n2015 - 2017\n- Took fees",
    ),
  ).toEqual([
    "Records Custodian | Kingsway Stores Ltd | Aba | 2018 | 2019 | Filed letters",
    "Cash Taker | Bright Academy | Owerri | 2015 | 2017 | Took fees",
  ]);
  expect(work("Head of Kitchen, Iroko Court Hotel, Benin City. 2019 - 2021")).toEqual([
    "Head of Kitchen | Iroko Court Hotel | Benin City | 2019 | 2021 | ",
  ]);
});

test("partners' names stay one firm, a branch stays with its bank, and a sentence in capitals no title", () => {
  expect(work("Coker, Bello & Co.\nAudit Trainee\n2019 - 2021")).toEqual([
    "Audit Trainee | Coker, Bello & Co. |  | 2019 | 2021 | ",
  ]);
  expect(work("Marina Branch, Zenith Bank\n2019 - 2021")).toEqual([
    " | Marina Branch, Zenith Bank |  | 2019 | 2021 | ",
  ]);
  expect(
    work("Clerk\nOja Stores Ltd\n2019 - 2021\n- Kept the books\n- Supervised Two Cashiers, Aba")[0],
  ).toContain("Supervised Two Cashiers, Aba");
});

test.each([
  "EEDC, Abakaliki. 2014, 6 months",
  "EEDC, Abakaliki 2014 (6 months)",
  "EEDC, Abakaliki, 2014. 6 months.",
])("how long a placement was is no part of its names: %s", (line) => {
  expect(parseResume(`Ada Obi\n\nSIWES\n${line}`).siwes).toEqual([
    { name: "EEDC", location: "Abakaliki", endDate: "2014", highlights: ["6 months"] },
  ]);
});

test("a status in brackets leaves no gap before the comma", () => {
  expect(
    parseResume("Ada Obi\n\nCERTIFICATIONS\nDiploma in Hospitality Management (ongoing), NIHOTOUR")
      .certificates,
  ).toEqual([
    {
      name: "Diploma in Hospitality Management",
      issuer: "NIHOTOUR",
      standing: "in_progress",
      status: "ongoing",
    },
  ]);
});

const NAMED_BY_PLACE =
  /^(?:linkedin|portfolio|github|website|blog|personal|company|home|work|position|employer|company|result|link|phone|name|location|status|issuer|ppa|state|school|course|award|headline|title|curriculum|vitae|duties|duration|responsibilities|organisation|institution|qualification|class|year|held|tel|mobile|email|mail|address|number|no|date|contact|served|currently|discharged?|certificate|obtained|available|upon|request|references?|referees?|will|be|on|surname|other|names|page|profile|objective|kept|years?)$/;

/** The words of all lines that are not headings and not labels alone. */
function words(text: string): string[] {
  const unwrapped = text
    .replace(/(\p{Ll})-\n(\p{Ll})/gu, "$1$2")
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"));
  const headings = new Set(
    splitSections(readResumeLines(text, isResumeHeading)).map(({ heading }) => fold(heading)),
  );
  return unwrapped
    .split(/[\n\r]+/)
    .filter((line) => !headings.has(fold(line)))
    .filter((line) => sectionOf(line.replace(/\([^)]*\)/g, "")) === undefined)
    .flatMap((line) => keptWords(line.replace(/^[^:]{3,40}:/, (label) => (sectionOf(label) ? "" : label))))
    .filter((word) => !NAMED_BY_PLACE.test(word));
}

function lostWords(text: string): string[] {
  const printed = new Set(
    printProfile(parseResume(text))
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]+/gu),
  );
  return words(text).filter((word) => !printed.has(word));
}

test("no word of any text is lost, and the profile is valid", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(Profile.safeParse(parseResume(text)).success).toBe(true);
      expect(lostWords(text)).toEqual([]);
    }),
    { numRuns: 600, seed: 20261121 },
  );
});

test("no word of a shuffled or cut resume is lost", () => {
  const lines = Object.values(RESUMES).flatMap((text) => text.split("\n"));
  const anyLines = fc.array(fc.constantFrom(...lines), { maxLength: 25 }).map((some) => some.join("\n"));
  fc.assert(
    fc.property(anyLines, (text) => {
      const profile = parseResume(text);
      expect(Profile.safeParse(profile).success).toBe(true);
      expect(parseProfile(printProfile(profile))).toEqual(profile);
      expect(lostWords(text.replace(/-\n/g, "\n"))).toEqual([]);
    }),
    { numRuns: 400, seed: 20261121 },
  );
});
