import { expect, test } from "vitest";
import { withoutMicrosoft } from "./microsoft";

test.each([
  ["MS Word", "Word"],
  ["Proficient in MS-Excel and M.S. Office", "Proficient in Excel and Office"],
  ["MS Physics", "MS Physics"],
  ["M.S. Projects Engineering", "M.S. Projects Engineering"],
  ["SMS Word", "SMS Word"],
])("%j is %j without the maker", (text, bare) => {
  expect(withoutMicrosoft(text)).toBe(bare);
});
