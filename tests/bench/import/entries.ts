// The entries of a section: jobs and schools, as lines or as a table; what is printed of them goes into the truth.
import type { EntryForm, Layout } from "./layout";
import type { Job, School } from "./person";
import { fillTemplate, textBlock, type Block, type TextBlock } from "./expected-reading";
import { showRange } from "./show-dates";
import type { Truth } from "./truth";

type EntryFields = { fields: Record<string, string | undefined>; highlights: string[] };

export function jobFields(job: Job, layout: Layout, truth: Truth): EntryFields {
  const { text, start, end } = showRange(job.startDate, job.endDate, layout.jobDates);
  truth.jobs.push({
    employer: job.name,
    place: job.location,
    title: job.position,
    start,
    end,
    highlights: job.highlights,
  });
  const ends = text.split(layout.jobDates.between);
  return {
    fields: {
      employer: job.name,
      title: job.position,
      place: job.location,
      dates: text,
      start: ends[0],
      end: ends[1],
    },
    highlights: job.highlights,
  };
}

export function schoolFields(school: School, layout: Layout, truth: Truth): EntryFields {
  const { text, start, end } = showRange(school.startDate, school.endDate, layout.schoolDates);
  const isShown = (field: string) => JSON.stringify(layout.school).toLowerCase().includes(`{${field}}`);
  truth.schools.push({
    institution: school.institution,
    place: school.location,
    degree: [school.studyType, isShown("area") ? school.area : ""].filter(Boolean).join(" "),
    ...(school.score && isShown("score") && { score: school.score }),
    ...(start && { start }),
    ...(end && { end }),
    standing: school.standing,
    ...(school.standingText && { standingText: school.standingText }),
  });
  const { institution, studyType, area, location, score, standingText } = school;
  return {
    fields: {
      institution,
      degree: studyType,
      area,
      place: location,
      score,
      dates: text,
      standing: standingText,
    },
    highlights: [],
  };
}

// Whether it was finished is always said: beside the degree, where the layout has no place for it.
export function withStanding(form: EntryForm): EntryForm {
  const template = JSON.stringify(form);
  if (template.includes("{standing}")) return form;
  const place = /\[[^\][]*\{area\}[^\][]*\]/.exec(template)?.[0] ?? "{degree}";
  const add = (line: string) => line.replace(place, `${place}[ ({standing})]`);
  return "lines" in form
    ? { ...form, lines: form.lines.map(add) }
    : { ...form, columns: form.columns.map((column) => ({ ...column, lines: column.lines.map(add) })) };
}

export function entriesOf(
  entries: EntryFields[],
  form: EntryForm,
  layout: Layout,
  onShown: (value: string) => void,
): Block[] {
  const listOf = (highlights: string[]) => highlights.map((text) => (onShown(text), bulletOf(text, layout)));
  if ("lines" in form)
    return entries.flatMap(({ fields, highlights }, place) => [
      ...form.lines
        .filter((line) => !isUnderSameEmployer(entries, place, layout) || !line.includes("{employer}"))
        .map((line, index) => ({
          role: index === 0 ? ("entry" as const) : ("detail" as const),
          spans: fillTemplate(line, fields, onShown),
        }))
        .filter(({ spans }) => spans.length > 0),
      ...(highlights.length > 0 ? (form.after ?? []).map((text) => textBlock("detail", text)) : []),
      ...listOf(highlights),
    ]);
  if (entries.length === 0) return [];
  const cell = (lines: string[], { fields, highlights }: EntryFields, row: number): TextBlock[] =>
    lines.flatMap((line, index) =>
      line === "{duties}"
        ? listOf(highlights)
        : [
            {
              role: index === 0 ? ("line" as const) : ("detail" as const),
              spans: fillTemplate(line, { ...fields, number: String(row + 1) }, onShown),
            },
          ],
    );
  const { columns } = form;
  const heads = columns.some(({ head }) => head)
    ? [columns.map(({ head }) => [{ role: "line" as const, spans: [{ text: head ?? "", bold: true }] }])]
    : [];
  return [
    {
      role: "table",
      border: form.border,
      widths: columns.map(({ width }) => width),
      rows: [...heads, ...entries.map((entry, row) => columns.map(({ lines }) => cell(lines, entry, row)))],
    },
  ];
}

function isUnderSameEmployer(entries: EntryFields[], place: number, { groupsPosts }: Layout): boolean {
  const [before, own] = [entries[place - 1], entries[place]];
  return (
    groupsPosts === true &&
    own?.fields.employer !== undefined &&
    before?.fields.employer === own.fields.employer
  );
}

function bulletOf(text: string, { bullets }: Layout): TextBlock {
  if (bullets === "list") return textBlock("bullet", text);
  if (bullets === "numbered") return textBlock("numbered", text);
  if (bullets === "none") return textBlock("line", text);
  return textBlock("typed", `${bullets.typed}${text}`);
}
