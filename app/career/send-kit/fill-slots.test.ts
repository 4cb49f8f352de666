import { expect, test } from "vitest";
import { fillSlots } from "./fill-slots";

const known = {
  name: "Miss Ebun Adio",
  phone: "08030001122",
  location: "Block 4, Aba Road, Umuahia, Abia State",
  title: "Cook",
};

test.each([
  ["{title} {name}", "Cook – Ebun Adio"],
  ["{title} {location}", "Cook – Umuahia"],
  ["{surname} {first name} - {title}", "Adio Ebun - Cook"],
  ["{surname}_{first name}", "Adio_Ebun"],
])("%j is filled in as %j", (asked, text) => {
  expect(fillSlots(asked, known).text).toBe(text);
});
