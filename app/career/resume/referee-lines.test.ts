import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

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
