import { expect, test } from "vitest";
import { readAdvert } from "~/career/job-advert/read-advert";
import { documentFromText } from "~/career/resume/from-text";
import { readResume } from "~/career/resume/read-resume";
import { fitOf } from "./fit";

const today = "2026-11-28";
const postFor = (resume: string, advert: string) =>
  fitOf(readAdvert(advert, { today }), readResume(documentFromText(resume), { today }).profile, { today })
    .post;

test("a post that asks next to nothing fits nobody better than the one of their trade", () => {
  const resume =
    "Sule Danjuma\nsule@example.com\n\nEXPERIENCE\nElectrical Fitter, Oak Tiles Ltd, 2018 - present\n- Motor control, cable termination\n\nCERTIFICATES\nTrade Test I";
  const advert =
    "Oak Tiles Ltd, Bida, needs:\n(1) ELECTRICAL FITTER/TECHNICIAN - 3nos must have Trade Test I, must know motor control, cable termination, soft starters, PLC, safety permits, can read drawings\n(2) MILLWRIGHT FITTER - 2nos Trade Test I\n(3) INSTRUMENT TECHNICIAN - 1no OND\nCV to a@oak.ng";
  expect(postFor(resume, advert)).toBe("Electrical Fitter/Technician");
});

test("whoever is invited by the name of their last post is proposed that post, not the one they left long ago", () => {
  const resume =
    "Bisi Adewale\nbisi@example.com\n\nEXPERIENCE\nMatron, Oak Grove Hospital, 2012 - 2024\n- Ran the wards\n\nWard Clerk, Reed Hospital, 1990 - 1996\n- Kept the records of the ward";
  const advert =
    "REED HOSPITAL, JOS\nVacancies:\n(1) WELFARE OFFICER\n- Experience in running of a home: staff, budget, supplies\n- Retired Matrons may apply\n(2) WARD CLERK\n- Records of the ward\n- SSCE\n(3) DRIVER\n- Class E licence\nCV to a@reed.ng";
  expect(postFor(resume, advert)).toBe("Welfare Officer");
});
