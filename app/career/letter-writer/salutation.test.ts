import { expect, test } from "vitest";
import { salutationFor } from "./salutation";

test.each([
  ["State Laboratory", "Dear Sir/Madam,"],
  ["Field Clinic", "Dear Sir/Madam,"],
  ["Hajiya Ladi, HR", "Dear Hajiya Ladi,"],
  ["Bola Ige", "Dear Bola Ige,"],
])("%s is greeted as %s", (named, greeting) => {
  expect(salutationFor(named, "en")?.text).toBe(greeting);
});
