import { expect, test } from "vitest";
import { addressBlockIn } from "./address-block";
import { closingDateIn } from "./closing-date";
import { letterheadEnd } from "./letterhead";
import { readAdvert } from "./read-advert";

const today = "2026-11-30";
const NOTICE = [
  "EKITI STATE GOVERNMENT",
  "STATE RURAL WATER BOARD (CENTRAL ZONE)",
  "PUBLIC NOTICE",
  "ENGAGEMENT OF SUPERVISORS-IN-CHARGE FOR WATER SCHEMES IN OYE, IKOLE, IJERO AND MOBA",
  "Applications are invited from qualified persons for engagement as Supervisor-in-Charge of Water Schemes.",
  "QUALIFICATION AND EXPERIENCE",
  "(i) National Diploma in Water Resources;",
  "(ii) Minimum of three (3) years' experience on a water scheme;",
  "(iii) Readiness to reside within the Ward of posting.",
  "METHOD OF APPLICATION",
  "Applicants should submit an application addressed to the General Manager, together with three copies of their CV, to the Office of the Director, Planning, Research and Statistics, Board Headquarters, Ado-Ekiti.",
  "Closing Date: Six (6) weeks from the date of this publication (i.e. Monday, 18th January, 2027).",
].join("\n");

test("the notice of a board is read as its words say", () => {
  const { title, demands, rules, howToApply } = readAdvert(NOTICE, { today });
  expect(title).toBe("Supervisor-in-Charge of Water Schemes");
  expect(howToApply.addressee).toBe("the General Manager");
  expect(howToApply.addressLines).toBeUndefined();
  expect(howToApply.walkIn).toBe(
    "Office of the Director, Planning, Research and Statistics, Board Headquarters, Ado-Ekiti",
  );
  expect(howToApply.closes).toBe("2027-01-18");
  expect(howToApply.statements).toBeUndefined();
  expect(rules.filter(({ kind }) => kind === "residence")).toEqual([]);
  const opening = NOTICE.indexOf("Applications are invited");
  expect(demands.filter(({ start }) => start < opening)).toEqual([]);
});

test.each([
  [
    "Send applications to:\nThe Director,\nPlanning, Research and Statistics,\nWater Board,\nAdo-Ekiti.",
    "The Director, Planning, Research and Statistics",
    ["Water Board", "Ado-Ekiti"],
  ],
  [
    "Applications should be addressed to the Provost and sent to the Registrar, Oak College, Jos.",
    "the Provost",
    [],
  ],
  [
    "Applications addressed to the Registrar should be sent to the Registrar, Oak College, Jos.",
    "the Registrar",
    ["Oak College", "Jos"],
  ],
  [
    "Enquiries may be addressed to the Bursar. Send applications to the Registrar, Oak College, Jos.",
    "the Registrar",
    ["Oak College", "Jos"],
  ],
])("who opens a letter: %s", (text, addressee, lines) => {
  expect(addressBlockIn(text)).toEqual({ addressee, lines });
});

test("only lines in capitals that stand over others are a letterhead", () => {
  const of = (...texts: string[]) =>
    letterheadEnd(texts.map((text, at) => ({ text, start: at === 0 ? 0 : 100 * at })));
  expect(of("OAK BOARD", "PUBLIC NOTICE", "We need a clerk")).toBe(200);
  expect(of("We need a clerk")).toBe(0);
  expect(of("DRIVER NEEDED", "CLASS E LICENCE")).toBe(0);
  expect(of(...Array.from({ length: 8 }, () => "DRIVER"), "We pay well")).toBe(0);
});

test("a firm that bears the name of a person is greeted by nobody's name", () => {
  const advert = (firm: string, short: string) =>
    readAdvert(
      `VACANCY: ACCOUNT OFFICER\n${firm} is a restaurant company in Benin City and wishes to employ an Account Officer.\nLocation: Head Office, Airport Road, Benin City\nRequirements\n- HND Accounting\nSend your CV to jobs@oak.example. ${short} does not charge any fee for recruitment.`,
      { today },
    );
  const { title, posts, howToApply } = advert("Mama Uju Kitchens Limited", "Mama Uju Kitchens");
  expect(title).toBe("Account Officer");
  expect(posts).toEqual([]);
  expect(howToApply.addressee).toBeUndefined();
});

test("the subject over an advert is not that of the application", () => {
  const text =
    'Subject: Barge Cook wanted - Bonny\nOak Marine Ltd is recruiting:\nBARGE COOK\nRequirements:\n1. HND Hospitality\nForward CV to jobs@oak.example. Use "BARGE COOK - BONNY" as your title.';
  expect(readAdvert(text, { today }).howToApply.subject).toBe("BARGE COOK - BONNY");
});

test("the short names in a bracket belong to what they explain", () => {
  const { demands } = readAdvert(
    "Oak Energy Ltd needs a Dispatch Supervisor. Minimum OND Transport, must speak Hausa, must be able to handle drivers & union (PTD/NARTO) matters. Send CV to jobs@oak.example",
    { today },
  );
  expect(demands.filter(({ text }) => /^PTD/u.test(text))).toEqual([]);
});

test("a short weekday ends no sentence", () => {
  const { howToApply } = readAdvert(
    "Tailor needed at Oak Garments, Asaba. Send CV to jobs@oak.example. Deadline: Sat. 12th December 2026.",
    { today },
  );
  expect(howToApply.closes).toBe("2026-12-12");
});

test.each([
  ["(i.e. Monday, 20th April, 2026)", "2026-04-20"],
  ["(Monday, 4th January, 2027)", "2027-01-04"],
  // The day on which it was published.
  ["(Monday, 16th November, 2026)", "2026-12-28"],
])("six weeks from this publication %s close on %s", (words, date) => {
  const found = closingDateIn(`Closing date: six weeks from the date of this publication ${words}`, {
    today: "2026-11-16",
    hasLabel: true,
  });
  expect(found?.date).toBe(date);
});
