import { expect, test } from "vitest";
import { asSkill, chooseSkills } from "./choose-skills";

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

test("a skill that says the post again is none beside it", () => {
  const names = ["Customer Success", "Intercom", "C#"];
  const lines = names.map((text, at) => ({
    id: `skills.0.keywords.${at}`,
    text,
    age: 0,
    isOfWork: false,
    isSkill: true as const,
  }));
  const named = lines.map(({ id }) => id);
  const chosen = chooseSkills([], { title: "Customer Success Manager", lines, named, printed: [] });
  expect(chosen.skills.map(({ text }) => text)).toEqual(["Intercom", "C#"]);
});
