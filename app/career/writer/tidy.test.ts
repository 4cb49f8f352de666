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
