import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const visitOf = (text: string) => readAdvert(text, { today: "2026-11-16" }).howToApply.visit;

test.each([
  [
    "Walk-in interview: Corn Mill Ltd, 14 Gana Lane, Maitama, Abuja, Tuesday 8 December 2026, 9am to 2pm. We need two millers. Come with your CV, two passports and originals of certificates.",
    {
      dates: ["2026-12-08"],
      weekdays: [],
      from: "09:00",
      until: "14:00",
      bring: ["CV", "two passports", "originals of certificates"],
    },
  ],
  [
    "We need a tiler. Walk in to Suite B14, Ahmadu Mall, Wuse 2 on Tuesday 1st and Wednesday 2nd December by 10am prompt.",
    { dates: ["2026-12-01", "2026-12-02"], weekdays: [], from: "10:00", bring: [] },
  ],
  [
    "We need a cook. Come for the test at 7 Palm Street, Aba any Tuesday or Thursday before 1pm, bring your knife roll.",
    { dates: [], weekdays: ["tuesday", "thursday"], until: "13:00", bring: ["knife roll"] },
  ],
  [
    "We need a driver. Report to the yard, 5 Creek Road, Warri, Monday to Wednesday, 8 - 10am, with your licence.",
    { dates: [], weekdays: ["monday", "tuesday", "wednesday"], from: "08:00", until: "10:00", bring: [] },
  ],
  [
    "We need welders. Walk-in test at Gate 3, 9 Steel Road, Enugu, 24 to 27 November 2026.",
    { dates: ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"], weekdays: [], bring: [] },
  ],
  [
    "VACANCY\nWe need a nurse.\nWALK-IN INTERVIEW\nVenue: Lily Clinic, 3 Oba Road, Benin\nDate: Saturday 5th December, 2026\nTime: 10.30 a.m.\nCome along with your credentials.",
    { dates: ["2026-12-05"], weekdays: [], from: "10:30", bring: ["credentials"] },
  ],
])("%s is a visit with its days, hours and things to bring", (text, visit) => {
  expect(visitOf(text)).toMatchObject(visit);
});

test("the day before which papers must be there is no day to come, the weekdays are", () => {
  expect(
    visitOf(
      "We need a clerk. Drop your papers at the gate, 4 Ring Road, Jos, weekdays 8am to 2pm, before Friday 4 December.",
    ),
  ).toMatchObject({
    dates: [],
    weekdays: ["monday", "tuesday", "wednesday", "thursday", "friday"],
    until: "14:00",
  });
});

test("the day by which papers must arrive is no day to come", () => {
  expect(
    visitOf("We need a clerk. Deliver it to 4 Ring Road, Jos not later than Friday, 18th December."),
  ).toEqual({
    place: "4 Ring Road, Jos",
    dates: [],
    weekdays: [],
    bring: [],
  });
});

test.each([
  "We need a clerk who brings five years of experience. Send CV to jobs@oak.example by 5 December.",
  "We need a clerk. Send CV to jobs@oak.example. Shortlisted candidates will be invited to an interview on 9 December.",
])("%s asks nobody to come", (text) => {
  expect(visitOf(text)).toBeUndefined();
});
