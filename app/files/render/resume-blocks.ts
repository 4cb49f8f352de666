import { formatPeriod, formatYearMonth } from "~/career/dates";
import type { DocumentLanguage } from "~/career/generated-document";
import { joinWithBars, joinRuns, toRuns } from "./runs";
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
 * The first part is the bold title. Without one, the first detail (the employer, the school) takes its place.
 */
export function entry(title: Run[][], detail: Run[][], dates: string | undefined): Block[] {
  const when = toRuns(dates, { soft: true });
  const [lead = [], ...rest] = [...title, ...detail].filter((part) => part.length > 0);
  const strong = lead.map((run) => ({ ...run, strong: true }));
  if (strong.length === 0) return paragraph(when);
  const heading = joinRuns([strong, ...rest.filter((part) => title.includes(part))], ", ");
  const details = rest.filter((part) => !title.includes(part));
  if (details.length === 0) return [{ kind: "entry", title: joinWithBars([heading, when]), detail: [] }];
  return [{ kind: "entry", title: heading, detail: joinWithBars([...details, when]) }];
}

export function paragraph(runs: Run[]): Block[] {
  return runs.length === 0 ? [] : [{ kind: "paragraph", runs }];
}

export function bullets(lines: string[]): Block[] {
  const items = lines.map((line) => toRuns(line)).filter((runs) => runs.length > 0);
  return items.length === 0 ? [] : [{ kind: "bullets", items }];
}
