import { expect, test } from "vitest";
import { readAdvert } from "~/career/job-advert/read-advert";
import { fitOf } from "~/career/matching/fit";
import { Profile } from "~/career/profile.schema";
import { viewAdvert, viewHowToApply } from "./advert-view";
import type { Applicant } from "~/career/send-kit";

const advert = readAdvert(
  "Fitter wanted in Kano.\nSend your CV to jobs@fit.example with the subject FITTER KANO/your surname. Save the file as Surname_Shift.",
  { today: "2026-11-16" },
);
const linesFor = (applicant?: Applicant) => {
  const { howToApply } = viewAdvert({ advert }, { timezone: "Africa/Lagos", language: "en" }, applicant);
  return Object.fromEntries(howToApply.map(({ label, text, href }) => [label, href ?? text]));
};

test("a subject and the name of a file hold the person's own name, and nobody reads the reader's marks", () => {
  const lines = linesFor({ name: "Engr. Musa Danjuma", phone: "", location: "" });
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

const STYLE = { timezone: "Africa/Lagos", language: "en" } as const;
const CLOSES =
  "Talba Mills needs a Miller.\nRequirements: NYSC discharge certificate.\nApplications close on 30 November 2026.";

test("the closing day is no rule before it, and the first one after it", () => {
  const rulesOn = (today: string) => {
    const read = readAdvert(CLOSES, { today: "2026-11-16" });
    const profile = Profile.parse({ basics: {} });
    return viewAdvert({ advert: read, fit: fitOf(read, profile, { today }) }, STYLE).rules;
  };
  expect(rulesOn("2026-11-20").map(({ text }) => text)).not.toContain("Closing day");
  expect(rulesOn("2026-12-01")[0]).toEqual({
    text: "Closing day",
    state: "unmet",
    why: "It closed on 30 Nov 2026.",
  });
});

test("who has no profile yet sees, too, that an advert has closed", () => {
  const read = readAdvert(CLOSES.replace("2026", "2021"), { today: "2026-11-16" });
  const closed = { text: "Closing day", state: "unmet", why: "It closed on 30 Nov 2021." };
  expect(viewAdvert({ advert: read }, STYLE).rules).toContainEqual(closed);
  const nextYear = String(new Date().getFullYear() + 1);
  const open = readAdvert(CLOSES.replace("2026", nextYear), { today: "2026-11-16" });
  expect(viewAdvert({ advert: open }, STYLE).rules.map(({ text }) => text)).not.toContain("Closing day");
});

test.each([
  ["careers.talba.example/apply", "https://careers.talba.example/apply"],
  ["https://forms.example/a?b=1", "https://forms.example/a?b=1"],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["the portal", undefined],
])("where %s is named as the address, the page links to %s", (url, href) => {
  const [line] = viewHowToApply({ howToApply: { url, attachments: [] } }, STYLE);
  expect(line).toEqual({ label: "Apply at", text: url, ...(href && { href }) });
});

test("who is addressed has the address of the advert", () => {
  const addressed = {
    addressee: "The Bursar",
    addressLines: ["Talba College", "P.M.B. 12, Uke"],
    attachments: [],
  };
  expect(viewHowToApply({ howToApply: addressed }, STYLE)).toContainEqual({
    label: "Addressed to",
    text: "The Bursar, Talba College, P.M.B. 12, Uke",
  });
});

test("a walk-in interview has its place, its days and hours, and what to bring on lines of their own", () => {
  const { howToApply } = readAdvert(
    "Talba Works needs a Potter. Walk-in interview at 14 Gana Lane, Abuja, on Tuesday 8 December 2026, 9am to 2pm. Come with your CV and a pot.",
    { today: "2026-11-16" },
  );
  const lines = viewHowToApply({ howToApply }, STYLE);
  expect(lines).toContainEqual({ label: "Go to", text: "14 Gana Lane, Abuja" });
  expect(lines).toContainEqual({ label: "When", text: "8 Dec 2026, from 09:00 until 14:00" });
  expect(lines).toContainEqual({ label: "Bring", text: "CV, pot" });
});
