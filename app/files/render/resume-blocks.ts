import { formatPeriod, formatYearMonth } from "~/career/dates";
import type { DocumentLanguage } from "~/career/generated-document";
import { joinWithBars, toRuns } from "./runs";
import type { Block, Run } from "./layout";

export function period(
  { startDate, endDate }: { startDate?: string; endDate?: string },
  language: DocumentLanguage,
): string | undefined {
  return formatPeriod(startDate, endDate, language) || undefined;
}

export function monthAndYear(date: string | undefined, language: DocumentLanguage): string | undefined {
  return date === undefined ? undefined : formatYearMonth(date, language);
}

/**
 * An entry: who and where in bold and regular, the dates, and below it what, in italics. Without who, the first of what takes its
 * place.
 */
export function entry({ who, where, what }: EntryParts, dates: string | undefined): Block[] {
  const when = toRuns(dates, { soft: true });
  const [first = [], ...rest] = [who, ...what].filter((part) => part.length > 0);
  if (first.length === 0) return paragraph(joinWithBars([where, when].filter((part) => part.length > 0)));
  const strong = first.map((run) => ({ ...run, strong: true }));
  return [
    {
      kind: "entry",
      lead: joinWithBars([strong, where].filter((part) => part.length > 0)),
      dates: when,
      detail: joinWithBars(rest.map((part) => part.map(slant))),
    },
  ];
}

/** Capitals stand out as they are, and an address is easier to read upright. */
function slant(run: Run): Run {
  return run.href === undefined && /\p{Ll}/u.test(run.text) ? { ...run, slanted: true } : run;
}

type EntryParts = { who: Run[]; where: Run[]; what: Run[][] };

export function paragraph(runs: Run[]): Block[] {
  return runs.length === 0 ? [] : [{ kind: "paragraph", runs }];
}

/** One line with its date at the right edge. */
export function datedLine(parts: Run[][], date: string | undefined): Block[] {
  const dates = toRuns(date, { soft: true });
  const runs = joinWithBars(parts);
  if (runs.length === 0 || dates.length === 0) return paragraph(runs.length === 0 ? dates : runs);
  return [{ kind: "paragraph", runs, dates }];
}

export function bullets(lines: string[]): Block[] {
  const items = lines.map((line) => toRuns(line)).filter((runs) => runs.length > 0);
  return items.length === 0 ? [] : [{ kind: "bullets", items }];
}
