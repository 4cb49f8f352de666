import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (text: string) => readResume(documentFromText(text), { today: "2026-11-20" });
const jobs = (text: string) =>
  read(text).profile.work.map(({ position, name, startDate, endDate }) =>
    [position, name, startDate, endDate].map((one) => one ?? "").join(" | "),
  );

test("a stroke between two posts parts nothing, one between a post and its employer does", () => {
  expect(
    jobs(
      "Garba Lawal\n\nWORK EXPERIENCE\n\nWarehouse Clerk / Forklift Operator\nSahara Grains Ltd, Kano\n2019 - 2022\n- Loaded trucks\n\nCashier / Goodlife Pharmacy / 2016 - 2018\n- Counted money",
    ),
  ).toEqual([
    "Warehouse Clerk / Forklift Operator | Sahara Grains Ltd | 2019 | 2022",
    "Cashier | Goodlife Pharmacy | 2016 | 2018",
  ]);
});

test("several papers and several referees on one line are as many", () => {
  const { profile } = read(
    "Ruth Pam\n\nCERTIFICATIONS\nFirst Aid, Red Cross, 2021 · Food Handling (refresher), 2023 · HACCP Level 2, 2022\n\nREFEREES\nMrs Lami Dung, Matron, Plateau Clinic, 08031112222 | Mr Felix Bot, Head Cook, 08134445555",
  );
  expect(profile.certificates.map(({ name, date, standing }) => [name, date, standing])).toEqual([
    ["First Aid", "2021", undefined],
    ["Food Handling (refresher)", "2023", undefined],
    ["HACCP Level 2", "2022", undefined],
  ]);
  expect(profile.referees?.list.map(({ name, phone }) => [name, phone])).toEqual([
    ["Mrs Lami Dung", "08031112222"],
    ["Mr Felix Bot", "08134445555"],
  ]);
});

test("in the list of referees a form of address begins a person, and small letters begin the post", () => {
  const { profile } = read(
    "Ruth Pam\n\nREFEREES\nAlhaji Bala Shehu transport manager 08031112222\nPastor D. Okon, 08134445555\nMercy Specialist Hospital, Jos",
  );
  expect(profile.referees?.list.map(({ name, position, phone }) => [name, position, phone])).toEqual([
    ["Alhaji Bala Shehu", "transport manager", "08031112222"],
    ["Pastor D. Okon", undefined, "08134445555"],
  ]);
});

test("the line below the name is one headline, whatever its parts look like", () => {
  expect(
    read(
      "Lydia Akpan\nB.Sc. (Ed), TRCN\nUyo | 08031112222\n\nEDUCATION\nB.Sc. (Ed) Biology, University of Uyo, 2015",
    ).profile.basics,
  ).toMatchObject({
    name: "Lydia Akpan",
    label: "B.Sc. (Ed), TRCN",
    location: "Uyo",
  });
  expect(read("Lydia Akpan\nIkot Ekpene, Akwa Ibom State\n08031112222").profile.basics).toMatchObject({
    location: "Ikot Ekpene, Akwa Ibom State",
  });
});

test("initials are no numbers of a list, and letters of bodies are no name", () => {
  const { profile } = read(
    "SADIQ BABA YUSUF, LL.B, MCIArb\n\nWORK EXPERIENCE\n\nAssociate\nB. O. Danladi & Co., Kaduna\n2018 - 2021\n- Drafted contracts",
  );
  expect([profile.basics.name, profile.work[0]?.name]).toEqual(["SADIQ BABA YUSUF", "B. O. Danladi & Co."]);
});

test("a department stands before its house where it follows the post", () => {
  expect(
    jobs(
      "Dr Hauwa Isa\n\nAPPOINTMENTS\nLecturer II, Department of Physics, Gombe State University\t2017 - date\nGraduate Assistant, Department of Physics, Gombe State University\t2014 - 2017",
    ),
  ).toEqual([
    "Lecturer II | Department of Physics, Gombe State University | 2017 | present",
    "Graduate Assistant | Department of Physics, Gombe State University | 2014 | 2017",
  ]);
});

test("what a professional body makes of its members is no study, and words that tell no standing make none", () => {
  const { profile } = read(
    "Ada Obi\n\nEDUCATION\nANAN – Associate Member, 2019\nUniversity of Jos – B.Sc. Accounting, 2010 – 2014\nND Accounting, same school, 2008\n\nTRAINING\nCatering Course, Delta Skills Centre, 6 weeks, 2020",
  );
  expect(profile.education.map(({ studyType, institution }) => [studyType, institution])).toEqual([
    ["B.Sc.", "University of Jos"],
    ["ND", "University of Jos"],
  ]);
  expect(profile.certificates.map(({ name, standing }) => [name, standing])).toEqual(
    [
      ["Catering Course", undefined],
      ["Associate Member", undefined],
    ].reverse(),
  );
});

test("posts that are listed with their periods, and told below without them, are one each", () => {
  const { profile } = read(
    "Peter Eke\n\nCAREER SUMMARY\nStore Supervisor, Rivers Cold Rooms Ltd., Port Harcourt\t2018 – Present\nStore Clerk, Bonny Ice Plant Ltd., Bonny\t2014 – 2018\n\nEXPERIENCE DETAILS\nRivers Cold Rooms Ltd. – Store Supervisor\n• Cut losses by a third\nBonny Ice Plant Ltd. – Store Clerk\n• Kept the bin cards",
  );
  expect(profile.summary).toEqual([]);
  expect(
    profile.work.map(({ position, startDate, highlights }) => [position, startDate, highlights]),
  ).toEqual([
    ["Store Supervisor", "2018", ["Cut losses by a third"]],
    ["Store Clerk", "2014", ["Kept the bin cards"]],
  ]);
});

test("lines that stand deeper than a head with its period are its lines", () => {
  const { profile } = read(
    "Grace Ade\n\nWORK EXPERIENCE\n\nOYO STATE HOSPITALS BOARD, IBADAN (2010 TILL DATE)\n\nPrincipal Records Officer\t2018 - Date\n\tHead of Statistics Unit\n\tSecretary, Welfare Committee\nRecords Officer\t2010 - 2018\n\tKept 900 files",
  );
  expect(profile.work.map(({ position, name, highlights }) => [position, name, highlights.length])).toEqual([
    ["Principal Records Officer", "OYO STATE HOSPITALS BOARD", 2],
    ["Records Officer", "OYO STATE HOSPITALS BOARD", 1],
  ]);
});

test("pictures before several lines are marks, and those of other marks' heads are none", () => {
  const { profile } = read(
    "Joy Ime\n\nWORK\n👉 Garden City Hotel, Receptionist, March 2021 - date\n~ answers 60 calls a day\n👉 Ariaria Foods, Sales Girl, 2018 - 2020\n~ sold bread",
  );
  expect(profile.work.map(({ position, name, highlights }) => [position, name, highlights])).toEqual([
    ["Receptionist", "Garden City Hotel", ["answers 60 calls a day"]],
    ["Sales Girl", "Ariaria Foods", ["sold bread"]],
  ]);
});

test("a project is told on a line without a head, and the year of service names where it was served", () => {
  const { profile, notPlaced } = read(
    "Tobi Ola\n\nPROJECTS\nFarmGate - prices of 40 markets by SMS, 900 users\n\nNATIONAL SERVICE\nNYSC, Ogun State Library Board, Abeokuta (2019 – 2020) – Library Assistant",
  );
  expect(profile.projects).toMatchObject([
    { name: "FarmGate", highlights: ["prices of 40 markets by SMS, 900 users"] },
  ]);
  expect(profile.nysc).toMatchObject({
    startDate: "2019",
    endDate: "2020",
    highlights: ["Library Assistant"],
  });
  expect(profile.nysc?.ppa).toContain("Ogun State Library Board");
  expect(notPlaced).toEqual([]);
});

test("a registration in the head is a paper that the person holds; a line of contacts is one under any heading", () => {
  const { profile } = read(
    "Hadiza Bala\n08031112222\nNMCN Reg. No: 45671\n\nCERTIFICATE\nBasic Life Support, 2022\nWhatsApp: 0905 111 2233",
  );
  expect(profile.personal).toEqual([{ label: "Phone", value: "+234 905 111 2233" }]);
  expect(profile.certificates).toMatchObject([
    { name: "NMCN registration", status: "45671" },
    { name: "Basic Life Support", date: "2022" },
  ]);
});
