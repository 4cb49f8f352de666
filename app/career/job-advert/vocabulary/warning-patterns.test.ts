import { expect, test } from "vitest";
import { readAdvert } from "../read-advert";
import { WARNING_PATTERNS } from "./warning-patterns";

const TODAY = "2026-11-16";

test.each(WARNING_PATTERNS)("$example is a reason to check: $code", ({ code, example, innocent }) => {
  const codesIn = (text: string) =>
    readAdvert(`We need a store keeper at Awka. ${text}`, { today: TODAY }).warnings.map(
      (warning) => warning.code,
    );
  expect(codesIn(example)).toContain(code);
  expect(codesIn(innocent)).not.toContain(code);
});
