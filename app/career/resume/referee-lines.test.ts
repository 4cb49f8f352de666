import { expect, test } from "vitest";
import { paragraph } from "#tests/factories/paragraphs";
import { documentFromText } from "./from-text";
import { headingSection } from "./headings";
import { readResume } from "./read-resume";
import { splitReferees } from "./referee-lines";

const refereesOf = (...lines: string[]) =>
  readResume(
    documentFromText(
      [
        "Amina Bello Kure",
        "08035550123",
        "amina.kure@example.com",
        "",
        "WORK EXPERIENCE",
        "Teacher, Dove College, Jos, 2015 – 2022",
        "- Taught Physics",
        "",
        "REFEREES",
        ...lines,
      ].join("\n"),
    ),
  ).profile.referees?.list.map(({ name, position, organization, phone, email }) =>
    [name, position, organization, phone ?? email].join(" | "),
  );

test("several referees in one paragraph end with how to reach them", () => {
  expect(
    refereesOf(
      "Mr. Sani Bako Wuro, owner, Zuma Farms Ltd, 0803 555 0174. Mme. Enanga Lyonga, former director, Rima Mills, +237 6 99 55 01 07. Dr. Okon Effa, veterinary officer, 0706 555 0150.",
    ),
  ).toEqual([
    "Mr. Sani Bako Wuro | owner | Zuma Farms Ltd | 0803 555 0174",
    "Mme. Enanga Lyonga | former director | Rima Mills | +237 6 99 55 01 07",
    "Dr. Okon Effa | veterinary officer |  | 0706 555 0150",
  ]);
});

test("each line with a way to reach somebody is a referee, whatever stands in the name", () => {
  expect(
    refereesOf(
      "Sir Fubara Ebi, FCNA, Retired Accountant-General, Zuma Road, Jos. 0803 310 7764",
      "Mme. Odile Tchou-Ngassa, Manager, Marina Suites – odile.tn@example.com",
      "Capt. Dumbo Fibe, Barge Master, BDM 301. 0803 555 0118",
      "Dr. (Mrs) Obi Nzeribe – Head of Physiotherapy, Rima Hospital, 0803 555 0143",
    ),
  ).toEqual([
    "Sir Fubara Ebi, FCNA | Retired Accountant-General |  | 0803 310 7764",
    "Mme. Odile Tchou-Ngassa | Manager | Marina Suites | odile.tn@example.com",
    "Capt. Dumbo Fibe | Barge Master | BDM 301 | 0803 555 0118",
    "Dr. (Mrs) Obi Nzeribe | Head of Physiotherapy | Rima Hospital | 0803 555 0143",
  ]);
});

test("who signs below the referees is none of them", () => {
  expect(refereesOf("Mr. Sani Bako, Principal, Dove College, 0803 555 0174", "Mrs. Amina B. Kure")).toEqual([
    "Mr. Sani Bako | Principal | Dove College | 0803 555 0174",
  ]);
});

test("referees behind their heading, and one of whom nobody says how to reach them, are parted", () => {
  const refereesOf = (...lines: string[]) =>
    readResume(documentFromText(["Ada Obi", "ada.obi@example.com", "", ...lines].join("\n"))).profile;
  const inline = refereesOf(
    "REFEREES: Rev. Fr. Moses Ikyer, Proprietor, Divine Harvest College, Gboko 0807 555 0101; Mrs. Doosuur Agber, HR Manager, Katsina Rice Mills 0703 555 0122",
  );
  expect(inline.referees?.list).toEqual([
    {
      name: "Rev. Fr. Moses Ikyer",
      position: "Proprietor",
      organization: "Divine Harvest College, Gboko",
      phone: "0807 555 0101",
    },
    {
      name: "Mrs. Doosuur Agber",
      position: "HR Manager",
      organization: "Katsina Rice Mills",
      phone: "0703 555 0122",
    },
  ]);
  const parts = splitReferees(
    paragraph(
      "Chief (Mrs) Abosede Onafuwa, Chairman, Oke Farms (please ask me first). Rev. Dr. Etim Bassey, Calabar, 0802 555 0188.",
    ),
  );
  expect(parts.map(({ text }) => text)).toEqual([
    "Chief (Mrs) Abosede Onafuwa, Chairman, Oke Farms (please ask me first).",
    "Rev. Dr. Etim Bassey, Calabar, 0802 555 0188.",
  ]);
  expect(["Persons who know my work", "Who can vouch for me"].map(headingSection)).toEqual([
    "referees",
    "referees",
  ]);
});
