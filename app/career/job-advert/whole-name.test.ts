import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";
import { wholeName } from "./whole-name";

const linesOf = (...texts: string[]) => texts.map((text) => ({ text, start: 0, isBullet: false }));

test.each([
  [
    "Creeks College",
    "Apply to the Bursar, Our Lady of the Creeks College, Warri.",
    "Our Lady of the Creeks College",
  ],
  ["Grace Schools", "Careers at House of Grace Schools", "House of Grace Schools"],
  ["GRACE SCHOOLS", "VACANCIES AT HOUSE OF GRACE SCHOOLS", "HOUSE OF GRACE SCHOOLS"],
  ["of Mercy Clinic", "Mother of Mercy Clinic needs a nurse.", "Mother of Mercy Clinic"],
  ["School of", "School of the Niger needs a tutor.", "School of the Niger"],
  ["Agriculture", "the Federal Ministry of Agriculture", "Federal Ministry of Agriculture"],
  ["Blind", "a tutor at the School for the Blind", "School for the Blind"],
  ["The Polytechnic", "The Polytechnic, Ibadan", "The Polytechnic, Ibadan"],
  ["FEDERAL POLYTECHNIC", "FEDERAL POLYTECHNIC, KABBA", "FEDERAL POLYTECHNIC, KABBA"],
  ["Federal Medical Centre", "Federal Medical Centre, Owerri", "Federal Medical Centre, Owerri"],
  ["Oak Cement Plc", "IKPESHI OAK CEMENT PLC", "Ikpeshi Oak Cement Plc"],
])("%s in %s: %s", (found, line, whole) => {
  expect(wholeName(found, linesOf(line))).toBe(whole);
});

test.each([
  ["Oak Schools", "Ask the Principal of Oak Schools."],
  ["Oak Stores", "Driver for Oak Stores"],
  ["Oak Stores", "Call Mr Ubong of Oak Stores."],
  ["Oak Group", "Elm Foods, a Member of Oak Group"],
  ["Oak Schools", "Join Board of Oak Schools"],
])("what stands before %s in %s is no part of it", (name, line) => {
  expect(wholeName(name, linesOf(line))).toBe(name);
});

test.each(["Our Lady of the Creeks College", "Sisters of the Immaculate Hospital", "Gift of God Pharmacy"])(
  "an advert of %s names it in full",
  (name) => {
    const advert = `Cook wanted. 2 years experience. Apply in person to the Administrator, ${name}, 5 Old Road, Sapele.`;
    expect(readAdvert(advert, { today: "2026-11-30" }).company).toBe(name);
  },
);

test.each(["Voice of the Niger FM", "Diocese of Ekiti", "Oak Schools"])(
  "who acts for %s is not the employer",
  (name) => {
    const advert = `VACANCY: Accountant\nThe Management of ${name}, Warri invites applications for the post of Accountant. Requirements: HND.`;
    expect(readAdvert(advert, { today: "2026-11-30" }).company).toBe(name);
  },
);

test.each([
  ["OGUN STATE GOVERNMENT\nCIVIL SERVICE COMMISSION", "OGUN STATE CIVIL SERVICE COMMISSION"],
  ["PLATEAU STATE GOVERNMENT OF NIGERIA\nSTATE HOSPITALS BOARD", "PLATEAU STATE HOSPITALS BOARD"],
  ["FEDERAL GOVERNMENT OF NIGERIA\nNATIONAL SEEDS AGENCY", "NATIONAL SEEDS AGENCY"],
])("the body below %j is who hires", (head, name) => {
  const advert = `${head}\nVACANCY: STORE OFFICER\nThe Board invites applications from holders of an OND.`;
  expect(readAdvert(advert, { today: "2026-11-30" }).company).toBe(name);
});

test.each(["VACANCY OAK CEMENT PLC", "Driver Oak Cement Plc", "Join us at Oak Cement Plc"])(
  "what stands in front of a name in %j is no part of it",
  (line) => {
    expect(wholeName("Oak Cement Plc", linesOf(line))).toBe("Oak Cement Plc");
  },
);
