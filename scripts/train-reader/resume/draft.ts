import type { DocumentText } from "~/career/resume/document-text";
import type { Label } from "~/career/resume/tagger/labels";
import { coined, dateStyle, personName, type Chance } from "../invent";
import { Page, type Gold, type Piece, type Setting } from "../page";
import * as stock from "../words";
import type { Tongue } from "../words";
import { createHeading } from "./heading";

export type Truth = {
  name: string;
  jobs: { employer: string; title: string; dates: string }[];
  schools: { school: string; degree: string; dates: string }[];
};
export type Sample = { document: DocumentText; gold: Gold[][]; truth: Truth };
/** The choices that make a layout: which forms of entries it may use. */
export type Grammar = { work: string; school: string };
/** One resume under construction: its layout, its page, and the month that the next entry ends in. */
export type Draft = ReturnType<typeof createDraft>;

/** Chooses the layout. The order of the choices is part of the result: another order gives other resumes. */
export function createDraft(choose: Chance, grammar: Grammar) {
  const { is, pick, int } = choose;
  const tongue: Tongue = is(0.76) ? "en" : pick(["fr", "de", "es"] as const);
  const kind = is(0.5) ? "docx" : "pdf";
  const isPhone = is(0.08);
  const body = pick([10, 10.5, 11, 12]);
  const page = new Page(choose, kind, body, !isPhone && !is(0.1));
  const dates = dateStyle(choose, tongue);
  const gap = isPhone ? (is(0.5) ? 12 : 0) : pick([0, 0, 4, 6, 10, 12, 16]);
  const entryGap = pick([0, 0, 3, 6, 10, gap]);
  const isBulleted = !isPhone && is(0.82);
  // Some printers keep the indent of a list and lose its marks.
  const losesMarks = kind === "pdf" && is(0.35);
  const isRail = !isPhone && is(0.07);
  const isRaised = is(0.06);
  const railHasPlace = is(0.3);
  const weights = chooseWeights(choose);
  const isBare = is(0.12);
  const bigHead = !isBare && is(0.15) ? 1.1 : 1;
  const name = personName(choose);
  const heading = createHeading(choose, page, { isPhone, isBare, gap });
  const caps: ReadonlySet<Label> = new Set<Label>([
    ...(is(0.12) ? (["employer", "school"] as const) : []),
    ...(is(0.12) ? (["title", "degree"] as const) : []),
  ]);
  // Who names the department of one post mostly names it of others.
  const unitShare = is(0.14) ? 0.7 : 0.03;
  const truth: Truth = { name, jobs: [], schools: [] };
  return {
    choose,
    grammar,
    tongue,
    page,
    heading,
    dates,
    isPhone,
    isBare,
    entryGap,
    bold: isBare ? {} : weights.bold,
    italic: weights.italic,
    isBulleted,
    losesMarks,
    isRail,
    isRaised,
    railHasPlace,
    caps,
    name,
    bigHead,
    table: 0,
    truth,
    unitShare,
    month: 2026 * 12 + 6 - int(0, 10),
  };
}

function chooseWeights({ is, pick }: Chance): {
  bold: Record<string, boolean>;
  italic: Record<string, boolean>;
} {
  const style = pick(["employer", "title", "both", "none", "line", "employer", "title", "school"]);
  const bold = {
    employer: style === "employer" || style === "both",
    title: style === "title" || style === "both",
    school: style !== "none" && style !== "title",
    degree: style === "title" || style === "both",
    dates: style === "line" || is(0.1),
    all: style === "line",
  };
  const italic = {
    employer: is(0.1),
    title: is(0.25) && !bold.title,
    dates: is(0.15),
    place: is(0.15),
  };
  return { bold, italic };
}

export function addLine(draft: Draft, pieces: Piece[], setting: Setting = {}): void {
  draft.page.add(pieces, setting);
}

export function headingName(draft: Draft, section: string): string {
  const { pick, is } = draft.choose;
  const names = stock.headingNames[draft.tongue][section] ?? stock.headingNames.en[section] ?? [section];
  const name = pick(names);
  if (is(0.97)) return is(0.98) ? name : `${name} ${pick(["and", "&", "/"])} ${pick(stock.dutyThings)}`;
  return `${coined(draft.choose)} ${name}`;
}
