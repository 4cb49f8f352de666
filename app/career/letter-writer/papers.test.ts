import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { readAdvert } from "../job-advert/read-advert";
import { printLetter } from "../letter";
import { writeLetter } from "../writer/letter";
import { latestOfEach, planPaper } from "./papers";

test.each([
  [{ name: "Tally Course", status: "6 weeks" }, undefined],
  [
    { name: "Tally Course", status: "6 weeks", date: "2021" },
    { text: "Tally Course (2021)", isHeld: true },
  ],
  [
    { name: "COREN Registration in view", standing: "in_view" },
    { text: "COREN Registration (in view)", isHeld: false },
  ],
  [{ name: "Physics Teachers Annual Conference, Jos", date: "2022" }, undefined],
  [{ name: "i can swim well and dive" }, undefined],
  [
    { name: "Registered, licence renewed to", issuer: "Opticians Board of Nigeria (OBN)", date: "2027-12" },
    {
      isHeld: true,
      text: "Registration with the Opticians Board of Nigeria (OBN), licence valid to 2027",
      registration: "OBN, licence valid to 2027",
    },
  ],
  [
    { name: "Reg. No. RA/55021, registered", issuer: "Medical Laboratory Science Council", date: "2020-03" },
    { isHeld: true, registration: "the Medical Laboratory Science Council (2020)" },
  ],
  [{ name: "i get class C licence" }, { text: "class C licence", isHeld: true }],
  [
    { name: "Graduate Member, Nigerian Society of Engineers (NSE)" },
    {
      isHeld: true,
      membership: { grade: "Graduate Member", body: "the Nigerian Society of Engineers (NSE)" },
    },
  ],
  [
    { name: "Institute of Safety Professionals of Nigeria" },
    { isHeld: true, membership: { body: "the Institute of Safety Professionals of Nigeria" } },
  ],
  [{ name: "Institute of Directors Certificate in Governance" }, { isHeld: true }],
  [
    {
      name: "National Institute for Hospitality and Tourism (NIHOTOUR), Front Office Operations",
      date: "2019",
    },
    { isHeld: true },
  ],
  [{ name: "Basic Life Support", status: "expired 2021", date: "2019" }, undefined],
  [{ name: "forklift permit don expire 2021" }, undefined],
  [
    { name: "forklift permit don expire 2021. i do the renew", date: "2025-01" },
    { text: "Forklift Permit (renewed 2025)", isHeld: true },
  ],
  [{ name: "Riders Card, expire August 2028" }, { text: "Riders Card (expires August 2028)", isHeld: true }],
  [{ name: "Riders Card expire march 2028" }, { text: "Riders Card (expires March 2028)", isHeld: true }],
  [
    { name: "Riders Card, expire March 2028. also crane permit 2025" },
    { text: "Riders Card, expire March 2028. also crane permit 2025" },
  ],
  [{ name: "Modules 2 and 3 outstanding" }, undefined],
  [{ name: "Calabar" }, undefined],
  [{ name: "NEBOSH" }, { text: "NEBOSH", isHeld: true }],
] as const)("%j is named in a letter as %j", (paper, planned) => {
  const found = planPaper(paper, 0, "2026-11-28");
  if (planned === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(planned);
  if (planned && !("membership" in planned)) expect(found?.membership).toBeUndefined();
});

const letterOf = (profile: unknown, advert: string) =>
  printLetter(
    writeLetter({
      profile: Profile.parse(profile),
      advert: readAdvert(advert, { today: "2026-11-23" }),
      today: "2026-11-23",
      language: "en",
      seed: "a",
    }).letter,
  );

test("who gives a paper is none by itself, unless it has a date or is a short form", () => {
  const planned = (paper: { name: string; date?: string }) => planPaper(paper, 0, "2026-11-30")?.text;
  expect(planned({ name: "Pharmacy Council of Nigeria (PCN)" })).toBeUndefined();
  expect(planned({ name: "Pharmacy Council of Nigeria (PCN)", date: "2018" })).toContain("2018");
  expect(planned({ name: "ICAN" })).toBe("ICAN");
});

test("memberships stand together, and a name in capitals is a name throughout", () => {
  const letter = letterOf(
    {
      basics: { name: "RUTH ANN GYANG", phone: "+234 803 111 2222" },
      work: [
        {
          position: "Head of Department, Sciences",
          name: "Bukuru College",
          startDate: "2018",
          endDate: "present",
          highlights: ["Teach Physics to 4 classes"],
        },
      ],
      education: [
        { studyType: "B.Sc.", area: "Physics", institution: "University of Jos", endDate: "2012" },
        {
          studyType: "West African Senior School Certificate",
          institution: "Girls High School",
          endDate: "2006",
        },
      ],
      certificates: [
        { name: "Associate Member, Nigerian Institute of Physics" },
        { name: "Science Teachers Association of Nigeria" },
      ],
    },
    "Physics teacher at Hill School, Jos. B.Sc. in Physics. Send your CV to hill@mail.example",
  );
  expect(letter).toContain("Ruth Ann Gyang");
  expect(letter).toContain(
    "- Membership: Associate Member, Nigerian Institute of Physics; Science Teachers Association of Nigeria.",
  );
  expect(letter).not.toContain("Senior School Certificate");
  expect(letter).not.toMatch(/Sciences at Bukuru/);
});

test("the company and the town of the addressee are named once", () => {
  const letter = letterOf(
    { basics: { name: "Ada Obi", phone: "+234 803 111 2222" } },
    "CEDAR POLYTECHNIC, BAMA\nVACANCY\nApplications are invited for the post of Accountant.\nApplications should be sent to The Registrar, Cedar Polytechnic, Bama on or before 30th January, 2027.",
  );
  expect(letter.match(/Cedar Polytechnic/gi)?.length).toBeLessThanOrEqual(2);
  expect(letter).toMatch(/^The Registrar$/m);
});

test("a licence that is current and a course that was online are held", () => {
  const textOf = (status: string) =>
    planPaper({ name: "Licence", issuer: "Nursing Council", status }, 0, "2026-11-28")?.text;
  expect(textOf("current, 2026")).toBe("Licence (Nursing Council, current, 2026)");
  expect(textOf("Online")).toBe("Licence (Nursing Council)");
  expect(textOf("expired 2021")).toBeUndefined();
  expect(textOf("expiry 2021")).toBeUndefined();
});

test("a paper of a day to come is not held", () => {
  const paper = (date: string) => planPaper({ name: "AWS Cloud Practitioner", date }, 0, "2026-11-28");
  expect(paper("2027-01")).toMatchObject({ text: "AWS Cloud Practitioner (in view)", isHeld: false });
  expect(paper("2027")).toMatchObject({ isHeld: false });
  expect(paper("2026")).toMatchObject({ text: "AWS Cloud Practitioner (2026)", isHeld: true });
  expect(paper("2026-11")).toMatchObject({ isHeld: true });
  const valid = planPaper({ name: "BLS", date: "2027", status: "valid until 2027" }, 0, "2026-11-28");
  expect(valid).toMatchObject({ isHeld: true });
});

test("a standing is named once, and what somebody does not have not at all", () => {
  const textOf = (name: string, standing?: "in_view") => planPaper({ name, standing }, 0, "2026-11-28")?.text;
  const text = textOf("COREN registration in view (log book submitted)", "in_view");
  expect(text?.match(/in view/gi)).toHaveLength(1);
  expect(textOf("BOSIET i neva do am")).toBeUndefined();
  expect(textOf("Returned home because my father was ill")).toBeUndefined();
});

test("a subject is no standing, and a paper with a label is one", () => {
  const textOf = (name: string, standing?: "in_view") => planPaper({ name, standing }, 0, "2026-11-28")?.text;
  expect(textOf("NEBOSH Certificate in Process Safety", "in_view")).toMatch(/\(in view\)$/);
  expect(textOf("Licence: Class E, expires 2027")).toBeDefined();
  expect(textOf("No Objection Permit")).toBeDefined();
});

test("of one paper in several grades the last one is named", () => {
  const paper = (text: string, date: string) => ({ text, date, isHeld: true, sourceIds: [] });
  const papers = [
    paper("Trade Test Grade III (2012)", "2012"),
    paper("Trade Test Grade I (2017)", "2017"),
    paper("HSE Level 1 (2014)", "2014"),
    paper("First Aid (2012)", "2012"),
  ];
  expect(latestOfEach(papers).map(({ text }) => text)).toEqual([
    "Trade Test Grade I (2017)",
    "HSE Level 1 (2014)",
    "First Aid (2012)",
  ]);
});

test("a date behind how long a paper is good for is its end", () => {
  const textOf = (name: string, date: string) => planPaper({ name, date }, 0, "2026-11-28")?.text;
  expect(textOf("Nursing Council, RN/RM, current to", "2028-03")).toBe(
    "Nursing Council, RN/RM (expires 2028)",
  );
  expect(textOf("Driving licence valid until", "2024")).toBeUndefined();
  expect(textOf("Basic Life Support", "2024")).toBe("Basic Life Support (2024)");
});
