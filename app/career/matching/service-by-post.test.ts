import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { serviceByPost } from "./check-papers";

const serviceOf = (position: string, startDate: string | undefined, endDate: string) =>
  serviceByPost(
    Profile.parse({
      basics: {},
      work: [
        { position, name: "Ministry of Works", endDate, highlights: [], ...(startDate && { startDate }) },
      ],
    }),
    "2026-11-27",
  );

test("the service year is known by the post, and its end by that of a post of service alone", () => {
  expect(serviceOf("Corps Member (NYSC)", "2015-11", "2016-10")).toEqual({
    status: "discharged",
    year: "2016",
    at: "work.0",
  });
  expect(serviceOf("Corper", undefined, "2019")).toMatchObject({ status: "discharged", year: "2019" });
  expect(serviceOf("Corper", "2026-03", "present")).toEqual({ status: "serving", at: "work.0" });
  expect(serviceOf("Corper", "2026-03", "2027-02")).toEqual({ status: "serving", at: "work.0" });
  expect(serviceOf("Works Clerk (NYSC, then retained)", "2014", "2015")).toEqual({
    status: "discharged",
    at: "work.0",
  });
  expect(serviceOf("Teacher (NYSC)", "2012", "2016")).toEqual({ status: "discharged", at: "work.0" });
  expect(serviceOf("Works Clerk", "2014", "2015")).toBeUndefined();
});
