import { expect, test } from "vitest";
import { documentOf, heading, item, paragraph } from "#tests/factories/paragraphs";
import { readResume } from "./read-resume";

const name = paragraph("Ibiso Tari Jumbo", { bold: true, size: 16 });
const work = [
  heading("WORK EXPERIENCE"),
  paragraph("Deck Hand, Bonny Marine Ltd, Onne, 2016 to date"),
  item("Kept watch at sea"),
];

test("places behind a label of something else are no home", () => {
  const { profile } = readResume(
    documentOf(
      name,
      paragraph("4 Creek Road, Port Harcourt | ibiso@example.org | 0803 222 3344"),
      heading("PERSONAL DATA"),
      paragraph("Ports worked: Onne, Apapa, Warri"),
      paragraph("Countries visited: Ghana, Benin"),
      paragraph("State of origin: Rivers"),
      ...work,
    ),
  );
  expect(profile.basics.location).toBe("4 Creek Road, Port Harcourt");
  expect(profile.personal).toEqual([
    { label: "Ports worked", value: "Onne, Apapa, Warri" },
    { label: "Countries visited", value: "Ghana, Benin" },
    { label: "State of origin", value: "Rivers" },
  ]);
});

test("the country of a number is nobody's home", () => {
  const { profile, notPlaced } = readResume(
    documentOf(
      name,
      paragraph("Mobile: +234 803 222 3344 (Nigeria), +91 98470 55501 (India)"),
      paragraph("ibiso@example.org"),
      ...work,
    ),
  );
  expect(profile.basics.location).toBeUndefined();
  expect(profile.personal).toEqual([{ label: "Phone", value: "+91 98470 55501" }]);
  expect(notPlaced.map(({ text }) => text)).toEqual(["Nigeria", "India"]);
});

test("a box number is a part of the address, and the label of the next thing is none", () => {
  const { profile } = readResume(
    documentOf(
      name,
      paragraph("Address: P.O. Box 4471-00100, Nairobi, Kenya"),
      paragraph("Phone: +254 722 555 018"),
      ...work,
    ),
  );
  expect(profile.basics.location).toBe("P.O. Box 4471-00100, Nairobi, Kenya");
  const residence = readResume(
    documentOf(
      name,
      heading("PERSONAL DATA"),
      paragraph("Residential address: Block 14, Federal Housing Estate, Damaturu. Tel: 0802 555 0155"),
      ...work,
    ),
  ).profile;
  expect(residence.basics.location).toBe("Block 14, Federal Housing Estate, Damaturu");
  expect(residence.personal).toEqual([]);
});

test.each([
  ["No 5 Ajose Street, Wuse, Abuja Tel", "No 5 Ajose Street, Wuse, Abuja"],
  ["No 5 Ajose Street, Lagos in", "No 5 Ajose Street, Lagos"],
])("%j ends where its place ends", (written, address) => {
  const { profile } = readResume(documentOf(name, paragraph(written), paragraph("0803 222 3344"), ...work));
  expect(profile.basics.location).toBe(address);
});

test("on what terms somebody comes is no part of where they live", () => {
  const { profile } = readResume(
    documentOf(name, paragraph("Awka, Anambra • open to relocate"), paragraph("0803 222 3344"), ...work),
  );
  expect(profile.basics.location).toBe("Awka, Anambra");
  expect(profile.personal).toEqual([{ label: "Terms", value: "open to relocate" }]);
});
