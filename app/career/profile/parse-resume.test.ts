import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { Profile } from "../profile.schema";
import { keptWords } from "./nothing-lost";
import { parseProfile } from "./parse-profile";
import { parseResume } from "./parse-resume";
import { printProfile } from "./print-profile";
import { sectionOf } from "./headings";
import { fold } from "./line-kinds";
import { readResumeLines } from "./resume-lines";
import { isResumeHeading, splitSections } from "./resume-sections";
import { anyText } from "#tests/arbitraries/profile";
import { PLACED_RESUMES, resumeText } from "#tests/fixtures/resumes";

test.each(PLACED_RESUMES)(
  "contact, jobs and courses are read with their places: $id",
  ({ text, contact, jobs, courses, sections }) => {
    const profile = parseResume(text);
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
  expect(parseResume(resumeText("graduate-plain")).work[0]?.highlights[0]).toBe(
    "Prepare monthly bank reconciliation for 14 accounts and report differences to the Head of Accounts.",
  );
  expect(parseResume(resumeText("student-pdf-lines")).summary).toEqual([
    "Computer science graduate who builds web applications with TypeScript and React. Finished two internships and a final year project used by 300 students of my department.",
  ]);
  expect(parseResume(resumeText("controller-pdf-lines")).work[1]?.highlights[1]).toBe(
    "Trained 20 associates in IFRS 9 and IFRS 15",
  );
});

test("O-levels, certificates in view, service and referees have their places", () => {
  const teacher = parseResume(resumeText("teacher-bullet-marks"));
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
  const accountant = parseResume(resumeText("accountant-bar-separated"));
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
  expect(parseResume(resumeText("student-pdf-lines")).nysc).toMatchObject({
    status: "serving",
    ppa: "Ministry of Works, Asaba",
    state: "Delta State",
    startDate: "2024",
    endDate: "present",
  });
  expect(parseResume(resumeText("student-pdf-lines")).siwes[0]).toMatchObject({
    position: "Frontend Intern",
    name: "Swift Labs",
    location: "Yenagoa",
    startDate: "2022-06",
    endDate: "2022-11",
  });
  expect(parseResume(resumeText("engineer-labelled-fields")).siwes[0]).toMatchObject({
    position: "Industrial Trainee",
    startDate: "2010-03",
    endDate: "2010-08",
  });
  expect(parseResume(resumeText("public-servant-personal-table")).personal).toContainEqual({
    label: "State of Origin",
    value: "Katsina",
  });
});

test("no resume has anything left over under OTHER", () => {
  for (const { text } of PLACED_RESUMES)
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
    runs(60),
  );
});

test("no word of a shuffled or cut resume is lost", () => {
  const lines = PLACED_RESUMES.flatMap(({ text }) => text.split("\n"));
  const anyLines = fc.array(fc.constantFrom(...lines), { maxLength: 25 }).map((some) => some.join("\n"));
  fc.assert(
    fc.property(anyLines, (text) => {
      const profile = parseResume(text);
      expect(Profile.safeParse(profile).success).toBe(true);
      expect(parseProfile(printProfile(profile))).toEqual(profile);
      expect(lostWords(text.replace(/-\n/g, "\n"))).toEqual([]);
    }),
    runs(40),
  );
});
