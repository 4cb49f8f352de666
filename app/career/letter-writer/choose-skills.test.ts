import { expect, test } from "vitest";
import { asSkill } from "./choose-skills";

test.each([
  ["can mend fishing nets", "mending fishing nets"],
  ["Ability to use Microsoft Word", "Microsoft Word"],
  ["i know how to keep stock records", "keeping stock records"],
  ["Power BI", "Power BI"],
  ["CAN test equipment", "CAN test equipment"],
  ["CAN bus diagnostics", "CAN bus diagnostics"],
])("the skill %j is listed as %j", (text, listed) => {
  expect(asSkill({ id: "skills.0.keywords.0", text, age: 0, isOfWork: false, isSkill: true }).text).toBe(
    listed,
  );
});
