import { expect, test } from "vitest";
import { accountantLetter, accountantResume, graduateResume, resume } from "#tests/fixtures/documents";
import { renderHtml } from "./html";
import { renderText } from "./text";

test("the preview is one page without scripts, loads nothing and names its language", () => {
  const html = renderHtml({ ...accountantResume(), language: "fr" });
  expect(html).toMatch(/^<!doctype html>\n<html lang="fr-FR">/);
  expect(html).toContain("<title>Adaeze Okafor – Resume</title>");
  expect(html).not.toMatch(/<script|<link|<img|<iframe|\bsrc=|url\(|@import|style=/i);
  expect(html.match(/<h1>/g)).toHaveLength(1);
  expect(html.match(/<h2>/g)).toHaveLength(8);
  expect(html).toContain("<h2>EXPÉRIENCE PROFESSIONNELLE</h2>");
  expect(html).toContain('<a href="tel:+2348031234567" rel="noreferrer">+234 803 123 4567</a>');
});

test("placeholders are marked in the preview", () => {
  expect(renderHtml(graduateResume())).toContain("<mark>____ (class of degree)</mark>");
});

test("only web, mail and phone addresses become links in the preview", () => {
  const html = renderHtml(
    resume("x", {
      basics: {
        links: [
          "javascript:alert(1)",
          "JAVASCRIPT://example.org/%0aalert(1)",
          "data:text/html,x",
          'https://example.org/"onclick="x',
        ],
      },
    }),
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
    "https://example.org/%22onclick=%22x",
  ]);
});

test("a resume as plain text has separate sections and marked bullets", () => {
  const lines = renderText(accountantResume()).split("\n");
  expect(lines.slice(0, 5)).toEqual([
    "Adaeze Okafor",
    "Finance Officer, ACA",
    "+234 803 123 4567 | adaeze.okafor@example.com | Ikeja, Lagos, Nigeria | linkedin.com/in/adaeze-okafor",
    "",
    "SUMMARY",
  ]);
  const work = lines.indexOf("WORK EXPERIENCE");
  expect(lines.slice(work - 1, work + 4)).toEqual([
    "",
    "WORK EXPERIENCE",
    "Zenith Foods Nigeria Limited | Ikeja, Lagos | Mar 2021 – Present",
    "Senior Finance Officer",
    "- Prepared monthly accounts for three subsidiaries with ₦2.4 billion turnover and closed them by the fourth working day.",
  ]);
  expect(lines.at(-2)).toBe("Available on request");
});

test("a study that is not finished says so in every language, in the person's words where there are any", () => {
  const { profile, ...document } = accountantResume();
  const study = { institution: "University of Jos", studyType: "M.Sc.", area: "Finance" };
  const lines = (language: "en" | "fr") =>
    renderText({
      ...document,
      language,
      profile: {
        ...profile,
        education: [
          { ...study, standing: "in_view", endDate: "2027", highlights: [] },
          { ...study, standing: "deferred", standingText: "deferred in 2021", highlights: [] },
          { ...study, standing: "completed", endDate: "2016", highlights: [] },
        ],
        certificates: [{ name: "ICAN", standing: "part_passed" }, { name: "CIPM" }],
      },
    });
  expect(lines("en")).toContain("University of Jos | 2027\nM.Sc. Finance | In view");
  expect(lines("en")).toContain("University of Jos\nM.Sc. Finance | deferred in 2021");
  expect(lines("en")).toContain("University of Jos | 2016");
  expect(lines("en")).toContain("ICAN | Part passed");
  expect(lines("fr")).toContain("University of Jos | 2027\nM.Sc. Finance | En cours d’obtention");
});

test("a letter as plain text has the order of a business letter", () => {
  const parts = renderText(accountantLetter()).trimEnd().split("\n\n");
  expect(parts.slice(0, 5)).toEqual([
    "Adaeze Okafor\n+234 803 123 4567 | adaeze.okafor@example.com | Ikeja, Lagos, Nigeria",
    "21 November 2026",
    "Hiring Manager\nSunrise Breweries Plc\nAgbara, Ogun State",
    "Dear Hiring Manager,",
    "Application for the post of Management Accountant (Ref. SB/FIN/24)",
  ]);
  expect(parts.slice(-2)).toEqual(["Yours faithfully,", "Adaeze Okafor"]);
  expect(parts).toHaveLength(12);
});
