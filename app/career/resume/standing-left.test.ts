import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (line: string) =>
  readResume(
    documentFromText(
      `bala yusuf\n08031234567\n\nschool\nnd animal health, plateau college of agriculture garkawa 2015 - 2017\n${line}\nneco 2013 govt day sec school bukuru\n`,
    ),
    { today: "2026-11-28" },
  );

test("a degree is no certificate, and words of giving up that stand behind a study are its standing", () => {
  const { profile } = read("i start hnd for federal college of animal health vom 2022 but i defer am");
  expect(profile.certificates).toEqual([]);
  expect(profile.education[1]).toMatchObject({ studyType: "hnd", standing: "deferred", startDate: "2022" });
  expect(profile.education[1]?.endDate).toBeUndefined();
});

test("when a study will end is no certificate", () => {
  const { profile } = read("HND Hospitality mgt, Federal Poly Bida, from 2025, will finish 2027");
  expect(profile.certificates).toEqual([]);
  expect(profile.education[1]).toMatchObject({ standing: "in_progress" });
});
