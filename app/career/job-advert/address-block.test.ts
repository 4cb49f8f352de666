import { expect, test } from "vitest";
import { addressBlockIn } from "./address-block";

test.each([
  [
    "Letters with CV should be submitted to:\nThe Permanent Secretary,\nMinistry of Works,\nBlock B, State Secretariat, Jalingo\nnot later than three weeks",
    "The Permanent Secretary",
    ["Ministry of Works", "Block B, State Secretariat", "Jalingo"],
  ],
  [
    "Send your application and CV to the Rector, Ironbridge Polytechnic, P.M.B. 2033, Wukari. A soft copy goes to rector@ironbridge.edu.ng.",
    "the Rector",
    ["Ironbridge Polytechnic", "P.M.B. 2033", "Wukari"],
  ],
  [
    "Address your letter to the Head, Human Capital and mail it to jobs@oak.ng.",
    "the Head, Human Capital",
    [],
  ],
  [
    "Apply in writing to The Bursar at Plot 9, Estate Road, Ota, Ogun State, Monday to Friday.",
    "The Bursar",
    ["Plot 9, Estate Road", "Ota, Ogun State"],
  ],
  [
    "Applications go to the Office of the Registrar, Oak University, Ife.",
    "the Registrar",
    ["Oak University", "Ife"],
  ],
  ["Quote OR-12 in the subject. Address: Search Committee, ORCN.", "Search Committee", ["ORCN"]],
  [
    "Address the letter to the Country Representative, Oak Relief, 5 Pine Boulevard, Jos.",
    "the Country Representative",
    ["Oak Relief", "5 Pine Boulevard, Jos"],
  ],
  [
    "Send CV and letter to Mrs. Ronke Alli-Bello, Head, People & Culture: jobs@oak.ng.",
    "Mrs. Ronke Alli-Bello, Head, People & Culture",
    [],
  ],
  [
    "A CV and a letter addressed to The Head, Field Operations (Engr. Lami Dogo) at jobs@oak.ng",
    "The Head, Field Operations (Engr. Lami Dogo)",
    [],
  ],
  [
    "The letter should be addressed to the Business Partner, Supply Chain.",
    "the Business Partner, Supply Chain",
    [],
  ],
])("%s", (text, addressee, lines) => {
  expect(addressBlockIn(text)).toEqual({ addressee, lines });
});

test.each([
  "The Bursar reports to the Rector, Ironbridge Polytechnic, Wukari.",
  "Submit weekly data to the Protection Coordinator",
  "Hand the letter to the Administrator's office, 14 Oak Crescent, Asaba",
  "Send your CV to Oak Mill Ltd, 4 Mill Road, Jos.",
  "Address: Head Office, 5 Mill Road, Jos.",
])("no office is addressed: %s", (text) => {
  expect(addressBlockIn(text)).toBeUndefined();
});

test.each([
  [
    "The letter is to be addressed to the Head of Human Resources.\n\nWomen and persons with disability are encouraged to apply.",
    [],
  ],
  [
    "Applications with CV go to:\nThe Plant Manager,\nNumo Aggregates Limited,\nKm 6, Bokani - Rabba Road, Bokani, Niger State.",
    ["Numo Aggregates Limited", "Km 6, Bokani - Rabba Road", "Bokani, Niger State"],
  ],
])("the lines of the address in %j", (text, lines) => {
  expect(addressBlockIn(text)?.lines).toEqual(lines);
});
