// What a layout of the exam is: what stands where in which words (content), and how it looks.
import type { DateForm } from "./show-dates";

export type SectionName =
  | "summary"
  | "work"
  | "siwes"
  | "nysc"
  | "education"
  | "certificates"
  | "skills"
  | "languages"
  | "oLevels"
  | "personal"
  | "referees"
  | "interests";
export type HeadingWords = Record<SectionName | "contact", string>;

/**
 * Lines of an entry as templates: {employer} {title} {place} {dates} {start} {end}, and for schools {degree} {area} {institution} {place} {score}
 * {dates} {standing}; in capitals {EMPLOYER} …; **bold**, *italic*, [left out when a field in it is empty], ⟦square brackets⟧.
 * Table cells also know {duties} (the list of what was done) and {number}.
 */
export type EntryForm =
  | { lines: string[]; after?: string[] }
  | { columns: { head?: string; lines: string[]; width: number }[]; border: boolean };

export type Bullets = "list" | "none" | "numbered" | { typed: string };

export type Look = {
  shape: "flow" | "sideLeft" | "sideRight" | "wordColumns" | "rail" | "boxed" | "textbox" | "pageHead";
  /** Width of the side column or the rail in percent. */
  side: number;
  font: string;
  size: number;
  name: { size: number; bold: boolean; align: "left" | "center" | "right"; color?: string };
  heading: {
    bold?: boolean;
    italic?: boolean;
    size: number;
    color?: string;
    rule?: "below" | "both";
    shade?: string;
    underline?: boolean;
    letterSpaced?: number;
    wordStyle?: boolean;
    align?: "left" | "center";
  };
  /** Points above a heading, an entry, any line; and the height of a line. */
  gap: { heading: number; entry: number; line: number; height: number };
  /** Where people press Enter twice. */
  emptyLines: "none" | "sections" | "entries";
  isJustified?: boolean;
  /** All lines of an entry are one paragraph, broken with shift and Enter. */
  softBreaks?: boolean;
  /** A tab leads to the right margin or to a place so many points from the left. */
  tab: "right" | number;
  pageFoot?: string;
  pageHead?: string;
  sideColor?: { back: string; text: string };
  dateColor?: string;
};

export type Layout = {
  name: string;
  /** LibreOffice prints a Word file as PDF, or saves it as DOC ("doc"). */
  maker: "word" | "chromium" | "typst" | "libreoffice" | "doc";
  /** Nobody looks at its results one by one while building. */
  keptAside: boolean;
  words: HeadingWords;
  headingCase: "upper" | "asIs" | "colon" | "spaced" | "numbered";
  order: SectionName[];
  side: SectionName[];
  title?: string;
  nameForm: "asIs" | "upper" | "surnameFirst" | "labelled";
  hasHeadline: boolean;
  contact: "lines" | "labels" | "split" | "icons" | { joinedBy: string };
  contactIn: "top" | "side" | "pageHead";
  /** Which of the person's ways to write their number. */
  phone: 0 | 1 | 2 | 3;
  job: EntryForm;
  school: EntryForm;
  jobDates: DateForm;
  schoolDates: DateForm;
  bullets: Bullets;
  /** Two posts in a row at one employer stand under one line that names it. */
  groupsPosts?: boolean;
  skills: "commas" | "bullets" | "pipes" | "lines" | "tabs";
  certificate: string;
  allCapitals?: boolean;
  look: Look;
};
