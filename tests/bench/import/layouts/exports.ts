// Resumes as programs and sites make them, each as a layout of its own; a third of them is kept aside: nobody looks at its
// results one by one while the reader is built.
import type { EntryForm, Layout } from "../layout";
import { DATES, JOBS, look, SCHOOLS, WORDS } from "../presets";
import { makeLayouts } from "./make-layout";
import { WORD } from "./word";
import { WORD_KEPT_ASIDE } from "./word-kept-aside";

const MODERN_JOB: EntryForm = { lines: ["{dates}\t**{title}**, *{employer}*, {place}."] };
const MODERN_SCHOOL: EntryForm = {
  lines: ["{dates}\t**{degree}[ {area}]**, *{institution}*, {place}[, {score}]."],
};
const AWESOME_JOB: EntryForm = { lines: ["**{employer}**\t*{place}*", "{title}\t*{dates}*"] };
const AWESOME_SCHOOL: EntryForm = {
  lines: ["**{institution}**\t*{place}*", "{degree}[ {area}][, {score}]\t*{dates}*"],
};

const CHROMIUM = makeLayouts("chromium", false, [
  {
    name: "linkedin-light",
    words: WORDS.linkedin,
    headingCase: "asIs",
    order: ["summary", "work", "education", "certificates"],
    contact: { joinedBy: " · " },
    hasHeadline: true,
    job: JOBS.linkedin,
    school: SCHOOLS.linkedin,
    jobDates: DATES.linkedin,
    bullets: { typed: "• " },
    look: look({
      size: 11,
      heading: { size: 16, bold: false },
      gap: { heading: 16, entry: 10 },
      pageFoot: "Page {page} of {pages}",
    }),
  },
  {
    name: "europass-ruled",
    words: WORDS.europass,
    contact: "labels",
    job: { lines: ["**{TITLE}** – {EMPLOYER}", "{dates} | {place}"] },
    school: { lines: ["**{degree}[ {area}]** – {INSTITUTION}", "{dates} | {place}[ | {score}]"] },
    jobDates: DATES.number,
    look: look({
      heading: { size: 12, rule: "below", color: "004494" },
      name: { size: 22, color: "004494" },
    }),
  },
  {
    name: "canva-centred",
    words: WORDS.plain,
    side: ["education", "skills"],
    contact: { joinedBy: "   " },
    hasHeadline: true,
    nameForm: "upper",
    job: JOBS.threeLines,
    school: SCHOOLS.threeLines,
    jobDates: DATES.years,
    skills: "bullets",
    look: look({
      shape: "sideLeft",
      side: 36,
      size: 9,
      name: { size: 30, align: "center" },
      heading: { size: 10, letterSpaced: 2 },
      gap: { heading: 16, entry: 8 },
    }),
  },
]);

const OTHERS = [
  ...makeLayouts("typst", false, [
    {
      name: "latex-moderncv",
      headingCase: "asIs",
      job: MODERN_JOB,
      school: MODERN_SCHOOL,
      jobDates: DATES.dotted,
      look: look({
        name: { size: 28, bold: false },
        heading: { size: 13, bold: false, color: "3873b3" },
        pageFoot: "{page}/{pages}",
      }),
    },
  ]),
  ...makeLayouts("libreoffice", false, [
    {
      name: "google-docs-serif",
      headingCase: "asIs",
      words: WORDS.sentence,
      job: JOBS.googleDocs,
      school: SCHOOLS.googleDocs,
      jobDates: DATES.upperLong,
      look: look({
        font: "Liberation Serif",
        size: 11,
        name: { size: 26 },
        heading: { size: 14, color: "1155cc" },
      }),
    },
  ]),
];

const KEPT_ASIDE = [
  ...makeLayouts("chromium", true, [
    {
      name: "linkedin-narrow",
      words: WORDS.linkedin,
      headingCase: "asIs",
      side: ["skills", "languages"],
      contactIn: "side",
      contact: "lines",
      hasHeadline: true,
      groupsPosts: true,
      job: JOBS.linkedin,
      school: SCHOOLS.linkedin,
      jobDates: DATES.linkedin,
      bullets: { typed: "* " },
      skills: "lines",
      look: look({
        shape: "sideLeft",
        side: 26,
        size: 9.5,
        name: { size: 22, bold: false },
        heading: { size: 14, bold: false },
        gap: { heading: 12, entry: 6 },
        sideColor: { back: "#283e4a", text: "#ffffff" },
        pageFoot: "Page {page} of {pages}",
      }),
    },
    {
      name: "europass-columns",
      words: WORDS.europass,
      contact: { joinedBy: " | " },
      job: JOBS.leftDates,
      school: SCHOOLS.leftDates,
      jobDates: DATES.number,
      look: look({ heading: { size: 11, rule: "both", color: "0e4194" } }),
    },
  ]),
  ...makeLayouts("typst", true, [
    {
      name: "latex-awesome",
      headingCase: "asIs",
      job: AWESOME_JOB,
      school: AWESOME_SCHOOL,
      contact: { joinedBy: " | " },
      jobDates: DATES.short,
      look: look({
        size: 9,
        name: { size: 28, align: "center" },
        heading: { size: 14, rule: "below" },
        pageFoot: "{name} · Résumé    {page}",
      }),
    },
  ]),
];

/** PDF as LinkedIn, Europass, Canva, Google Docs and LaTeX make it. */
export const EXPORTS: Layout[] = [...CHROMIUM, ...OTHERS, ...KEPT_ASIDE];

/** Word files of the exam saved once more, by LibreOffice, as DOC: every fifth of them, so that nobody chose. */
export const DOC: Layout[] = [...everyFifth(WORD), ...everyFifth(WORD_KEPT_ASIDE)];

function everyFifth(layouts: Layout[]): Layout[] {
  return layouts
    .filter((_, index) => index % 5 === 0)
    .map((layout) => ({ ...layout, name: `${layout.name}-doc`, maker: "doc" }));
}
