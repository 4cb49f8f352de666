import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const read = (text: string) => readAdvert(text, { today: "2026-11-28" });

test.each([
  [
    "in capitals behind an article, whatever its last word",
    "CALL FOR CREW – LIGHT\n\nOak Reel Pictures shoots a series in Jos. We are looking for a GAFFER BEST BOY to rig two stages.",
    "Gaffer Best Boy",
  ],
  [
    "on the line below words that look for somebody",
    "The Clay Museum of Bida\nis looking for its first\nVisitor Experience Officer\n\nYou would train the floor team.",
    "Visitor Experience Officer",
  ],
  [
    "behind a verb of appointing",
    "Reed People – Ref 5512\n\nOur client, a rice mill in Bida, wants to appoint a MILL MAINTENANCE SUPERVISOR before the season.",
    "Mill Maintenance Supervisor",
  ],
  [
    "not in the name of the body behind an employer",
    "REED LANE SCHOOL FOR THE BLIND, JOS\n(a project of the Imam Bello Foundation)\n\nWe need a Braille Teacher with three years in a school.",
    "Braille Teacher",
  ],
  [
    "below the word for the paper that it stands on",
    "*** FLYER ***\nREED MOTORS & HAULAGE, BOMPAI KANO\nWE ARE LOOKING FOR\nLEAD TRUCK MECHANIC (DIESEL)\n8 years on heavy duty, and a trade test.",
    "Lead Truck Mechanic (Diesel)",
  ],
  [
    "written out in the mail whose subject has its short form",
    "From: Ngozi Eze\nSubject: FW: QA Officer\n\n--- original message ---\nREED LINE NIGERIA LTD\nQuality Assurance Officer - Export (Ginger)\nLocation: Apapa\nFour years in inspection.",
    "Quality Assurance Officer - Export (Ginger)",
  ],
])("a title %s", (_, text, title) => {
  expect(read(text).title).toBe(title);
});

test("a verb that ends like a trade is no title", () => {
  const text = [
    "HOT JOB Regional Sales Manager, East & South @ Reed Dairies",
    "",
    "What you will do",
    "Lead five area managers. Recover debts. Deliver reports to the director.",
    "",
    "Who we want",
    "BSc or HND, 8 years in sales. Send your CV to jobs@reed.example.",
  ].join("\n");
  expect(read(text).title).toBe("Regional Sales Manager, East & South");
});

test("posts that an advert numbers are each offered, with what it says of them below", () => {
  const text = [
    "REED LANE SCHOOL, JOS",
    "Position 1: Head Cook",
    "Position 2: Keeper of the Garden (one person)",
    "Position 3: House parents",
    "",
    "Position 2 details",
    "Candidates must have four years of experience in a school garden.",
  ].join("\n");
  const { posts, demands } = read(text);
  expect(posts).toEqual(["Head Cook", "Keeper of the Garden", "House parents"]);
  expect(demands.find(({ text: own }) => own.includes("four years"))).toMatchObject({
    posts: ["Keeper of the Garden"],
  });
});

test("a list has one form, with some of its items in capitals", () => {
  const { posts } = read(
    "Oak Cashew Factory, Ogbomoso is hiring\n• QUALITY CONTROL OFFICER x3\n• Boiler operators x2\n• Weighbridge clerk x1",
  );
  expect(posts).toEqual(["Quality Control Officer", "Boiler Operator", "Weighbridge Clerk"]);
});

test("a person who looks for somebody is written to, and the business in brackets employs", () => {
  const { company, howToApply } = read(
    "A friend, Alhaji Sani Bako, is looking for a tyre fitter for his workshop (Bako Tyres, Kano Road). Call him on 0803 000 0117.",
  );
  expect(company).toBe("Bako Tyres");
  expect(howToApply.addressee).toBe("Alhaji Sani Bako");
});

test.each([
  ["Email your CV to line producer Bola Reed-Ige (crew@oakreel.ng).", "Bola Reed-Ige"],
  ["Send CV on WhatsApp 0816 000 0117 (ask for Teni).", "Teni"],
])("who reads is named beside the way: %s", (sentence, addressee) => {
  expect(read(`Oak Reel Ltd needs a Sound Editor.\n${sentence}`).howToApply.addressee).toBe(addressee);
});

test("the way to a page is no part of the title", () => {
  const advert = read(
    "Careers > Current openings > Facility Manager\n\nArewa Plaza Holdings Plc seeks an experienced person.\nRequirements\n- 5 years experience",
  );
  expect(advert.title).toBe("Facility Manager");
});

test("a headline that is a title is beaten by no post that the text names besides", () => {
  const advert = read(
    "Teaching Assistant\nHillview School, Jos\nWe also employ a Cashier and a School Nurse.\nApply to office@hillview.example.",
  );
  expect(advert.title).toBe("Teaching Assistant");
});

test("in other languages than English the midst of a text gives no title", () => {
  const text =
    "Technicien de maintenance\nAirbus, Toulouse\nRattaché au Responsable Maintenance, vous encadrez un Mécanicien. Candidature: rh@airbus.example";
  expect(read(text).title).not.toBe("Responsable Maintenance");
});
