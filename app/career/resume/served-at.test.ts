import { expect, test } from "vitest";
import { newEntry, type Slot } from "./entry";
import type { Field } from "./field";
import { setPlaceOfService } from "./served-at";
import type { Label } from "./tagger/labels";

const slot = (label: Label, text: string): Slot => {
  const field: Field = { label, text, paragraph: 0, segments: [], probability: () => 1 };
  return { field, text, confidence: 1 };
};
const served = (employer: string, title: string) => {
  const entry = newEntry();
  entry.slots.set("employer", slot("employer", employer));
  entry.slots.set("title", slot("title", title));
  setPlaceOfService(entry);
  return [entry.slots.get("title")?.text, entry.slots.get("employer")?.text];
};

test.each([
  ["Legal Aid / State Ministry of Justice", ["Legal Aid", "State Ministry of Justice"]],
  ["General Hospital", ["National Youth Service Corps", "General Hospital"]],
  ["Legal Aid Officer", ["Legal Aid Officer", "National Youth Service Corps"]],
])("below the name of the service %s tells what somebody was and where they served", (title, read) => {
  expect(served("National Youth Service Corps", title)).toEqual(read);
});

test("the body in a title stays there where the employer is none of a service", () => {
  expect(served("Zuma Partners", "Counsel / State Ministry of Justice")).toEqual([
    "Counsel / State Ministry of Justice",
    "Zuma Partners",
  ]);
});

test.each([
  ["NYSC", "Area Veterinary Office, Gusau", ["NYSC", "Area Veterinary Office", "Gusau"]],
  ["NYSC", "Gusau, Zamfara State", [undefined, "NYSC", "Gusau, Zamfara State"]],
  [
    "N.Y.S.C. Federal Road Safety Corps",
    "Benin City",
    ["N.Y.S.C.", "Federal Road Safety Corps", "Benin City"],
  ],
])("%s at %s: the body beside the service is where it was served", (employer, place, read) => {
  const entry = newEntry();
  entry.slots.set("employer", slot("employer", employer));
  entry.slots.set("place", slot("place", place));
  setPlaceOfService(entry);
  expect((["title", "employer", "place"] as const).map((one) => entry.slots.get(one)?.text)).toEqual(read);
});
