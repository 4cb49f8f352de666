import { expect, test } from "vitest";
import { readAdvert } from "~/career/job-advert/read-advert";
import { viewAdvert, viewHowToApply, type Applicant } from "./advert-view";

const advert = readAdvert(
  "Fitter wanted in Kano.\nSend your CV to jobs@fit.example with the subject FITTER KANO/your surname. Save the file as Surname_Shift.",
  { today: "2026-11-16" },
);
const linesFor = (applicant?: Applicant) => {
  const { howToApply } = viewAdvert({ advert }, { timezone: "Africa/Lagos", language: "en" }, applicant);
  return Object.fromEntries(howToApply.map(({ label, text, href }) => [label, href ?? text]));
};

test("a subject and the name of a file hold the person's own name, and nobody reads the reader's marks", () => {
  const lines = linesFor({ name: "Engr. Musa Danjuma" });
  expect(lines).toMatchObject({
    Subject: "FITTER KANO/Danjuma",
    "Send to": "mailto:jobs@fit.example?subject=FITTER%20KANO%2FDanjuma",
  });
  expect(JSON.stringify([lines, linesFor()])).not.toMatch(/\{surname\}|%7Bsurname/i);
});

test("what nobody but the person knows stays open for them to fill in", () => {
  expect(linesFor().Subject).toBe("FITTER KANO/____ (surname)");
});

test("serving staff are told through which office they apply", () => {
  const { howToApply } = readAdvert(
    "Talba State needs a Registrar. Serving officers should apply through their Heads of Department. CV to jobs@talba.example",
    { today: "2026-11-16" },
  );
  const lines = viewHowToApply({ howToApply }, { timezone: "Africa/Lagos", language: "en" });
  expect(lines).toContainEqual({ label: "Through", text: "Head of Department (Serving officers)" });
});
