import { expect, test } from "vitest";
import { tidyBullet } from "./tidy";

test("a sentence begins with a capital, and an abbreviation ends none", () => {
  expect(tidyBullet("Checked every batch. no accident in six years", false)).toBe(
    "Checked every batch. No accident in six years",
  );
  for (const line of [
    "Held a B.Sc. in Chemistry",
    "Worked with Cement Ltd. in Kano",
    "Ran it from Jan. to Dec. each year",
  ])
    expect(tidyBullet(line, false)).toBe(line);
});

test("the number of a list is no word of a line", () => {
  expect(tidyBullet("II. taught commerce", false)).toBe("Taught commerce");
  expect(tidyBullet("I taught commerce", false)).toBe("Taught commerce");
});

test.each([
  [
    "Fills the monthly form and supports the records officer",
    true,
    "Fill the monthly form and support the records officer",
  ],
  ["Supervises three analysts in two towns", false, "Supervised three analysts in two towns"],
  ["Reports: daily stock position and month end", true, "Reports: daily stock position and month end"],
  ["Deposits, withdrawals, transfers", false, "Deposits, withdrawals, transfers"],
  ["Leads 8 agents on night shift; does roster", true, "Leads 8 agents on night shift; does roster"],
])("nobody writes of themselves as of another: %s", (line, isCurrent, tidied) => {
  expect(tidyBullet(line, isCurrent)).toBe(tidied);
});
