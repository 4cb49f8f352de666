import { expect, test } from "vitest";
import { parseProfile } from "./parse-profile";
import { parseResume } from "./parse-resume";
import { printProfile } from "./print-profile";
import { COMPLETE_RESUMES } from "#tests/fixtures/resumes";

const inOneLine = (...parts: (string | undefined)[]) => parts.map((part) => part ?? "").join(" | ");

test.each(COMPLETE_RESUMES)("a careful reader and the parser take the same from: $id", (reading) => {
  const profile = parseResume(reading.text);
  expect(profile.basics).toMatchObject({ name: reading.name, phone: reading.phone });
  expect(
    profile.work.map(({ position, name, startDate, endDate }) =>
      inOneLine(position, name, startDate, endDate),
    ),
  ).toEqual(reading.jobs);
  expect(
    profile.siwes.map(({ position, name, startDate, endDate }) =>
      inOneLine(position, name, startDate, endDate),
    ),
  ).toEqual(reading.siwes ?? []);
  expect(
    profile.education.map(({ studyType, area, institution, endDate }) =>
      inOneLine(studyType, area, institution, endDate),
    ),
  ).toEqual(reading.courses);
  const { nysc } = profile;
  expect(nysc && inOneLine(nysc.status, nysc.ppa, nysc.state, nysc.startDate, nysc.endDate)).toBe(
    reading.nysc,
  );
  if (reading.certificates)
    expect(profile.certificates.map(({ name }) => name)).toEqual(reading.certificates);
  expect(profile.skills.flatMap(({ keywords }) => keywords)).toEqual(
    expect.arrayContaining(reading.skills ?? []),
  );
  expect(profile.oLevels.flatMap(({ results }) => results)).toHaveLength(reading.oLevels ?? 0);
  if (reading.referees) expect(profile.referees?.list.map(({ name }) => name)).toEqual(reading.referees);
  expect(profile.sectionOrder.filter((key) => key !== "personal").join(" ")).toBe(reading.sections);
  expect(parseProfile(printProfile(profile))).toEqual(profile);
});

test("a section under a heading in capitals begins anywhere, even straight after the referees", () => {
  const profile = parseResume(
    "Ada Obi\n\nWORK EXPERIENCE\nClerk | Oja Stores Ltd | 2020 – Present\n- Kept the cash book\nREFEREES\nAvailable on request\nACTS OF KINDNESS\nUsher on Sundays\nEARLIER WORK\nCashier 1\t2010\nBranch 1, Ọ̀yọ́\n- Balanced the till",
  );
  expect(profile.work.map(({ position, endDate }) => [position, endDate])).toEqual([
    ["Clerk", "present"],
    ["Cashier 1", "2010"],
  ]);
  expect(profile.referees).toEqual({ onRequest: true, list: [] });
  expect(profile.custom.map(({ heading }) => heading)).toEqual(["ACTS OF KINDNESS"]);
});

test("an employer named once above several roles is the employer of each, an unrelated role without one stays without", () => {
  const work = (lines: string) =>
    parseResume(`Ada Obi\n\nWORK EXPERIENCE\n\n${lines}`).work.map(({ position, name, startDate }) =>
      inOneLine(position, name, startDate),
    );
  expect(
    work(
      "KUDI BANK PLC (2015 – 2021)\nHead Teller (2018 – 2021)\n- Ran the vault\nTeller (2015 – 2018)\n- Served customers",
    ),
  ).toEqual(["Head Teller | KUDI BANK PLC | 2018", "Teller | KUDI BANK PLC | 2015"]);
  expect(
    work(
      "KUDI BANK PLC\nTeller\n2018 – 2021\n- Served customers\n\nFreelance Photographer\n2016 – 2018\n- Weddings",
    ),
  ).toEqual(["Teller | KUDI BANK PLC | 2018", "Freelance Photographer |  | 2016"]);
  expect(
    work("KUDI BANK PLC\nTeller\n2018 – 2021\n- Served customers\n\nSales Girl\n2009 – 2011\n- Sold bread"),
  ).toEqual(["Teller | KUDI BANK PLC | 2018", "Sales Girl |  | 2009"]);
});

test("years at home are kept, and no experience is counted from them", () => {
  const profile = parseResume(
    "Ada Obi\n\nWORK EXPERIENCE\n\nTypist, Oja Chambers, 2020 – Present\n- Typed letters\n\n2016 – 2020: career break to raise my children\n\nClerk, Oja Stores Ltd, 2014 – 2016\n- Filed letters",
  );
  expect(profile.work.map(({ startDate }) => startDate)).toEqual(["2020", "2014"]);
  expect(printProfile(profile)).toContain("career break to raise my children");
});

test("grids, levels and the year that wrapped under a certificate are read", () => {
  const profile = parseResume(
    "Ada Obi\n\nSKILLS\nPayroll\tRecruitment\tLabour law\nPower BI – Intermediate\nExcel: Advanced, Word: Basic\n\nCERTIFICATIONS\nHubSpot Content Marketing,\n2021\nDrivers Licence, expires 2027",
  );
  expect(profile.skills).toEqual([
    {
      keywords: [
        "Payroll",
        "Recruitment",
        "Labour law",
        "Power BI (Intermediate)",
        "Excel (Advanced)",
        "Word (Basic)",
      ],
    },
  ]);
  expect(profile.certificates).toEqual([
    { name: "HubSpot Content Marketing", date: "2021" },
    { name: "Drivers Licence, expires 2027" },
  ]);
});

test("a headline that is also the newest title does not take the title away from the job", () => {
  const profile = parseResume(
    "Ada Obi\nAccounts Officer\n0803 123 4567\n\nWORK EXPERIENCE\nAccounts Officer\nOja Foods Ltd | 2020 – Present\n- Reconcile accounts",
  );
  expect(profile.work[0]).toMatchObject({
    position: "Accounts Officer",
    name: "Oja Foods Ltd",
    startDate: "2020",
  });
});

test("numbered duties lose their numbers, and service told on one line is parted", () => {
  const profile = parseResume(
    "Ada Obi\n\nWORK EXPERIENCE\nTeacher\nUnity Schools, Ado-Ekiti\n2016 - Till Date\ni. Teaching Economics to SS1\nii. Keeping of records\n\nNYSC\nCompleted 2019 – PPA: Local Government Secretariat, Ogbomoso, Oyo State\n\nLANGUAGE\nHAUSA AND ENGLISH",
  );
  expect(profile.work[0]?.highlights).toEqual(["Teaching Economics to SS1", "Keeping of records"]);
  expect(profile.nysc).toMatchObject({
    status: "discharged",
    endDate: "2019",
    ppa: expect.stringContaining("Local Government Secretariat"),
  });
  expect(profile.languages.map(({ language }) => language)).toEqual(["HAUSA", "ENGLISH"]);
});
