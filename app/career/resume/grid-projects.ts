import { parsePeriod, type Period } from "../dates";
import { type Draft, normalizeValue } from "./draft";
import { foldText } from "../nlp/fold";
import { type Grid, type GridCell, isRowNumber } from "./grids";
import { labelKind } from "./segment-labels";
import { payers, projectColumns, surelyProjects } from "./vocabulary/projects";

const longestHead = 40;
const longestName = 200;
const fewestColumns = 2;

/** "No | Project | Client | Value | Year": each row is a project; what its other columns say stands below it with their heads. True where it was one. */
export function readProjectGrid(
  draft: Draft,
  { rows }: Grid,
  { isOfProjects, caption }: { isOfProjects: boolean; caption: string },
): boolean {
  const [head = [], ...others] = rows;
  const columns = head.filter(({ text }) => !/^(?:s ?\/? ?n|no|#|number)\.?$/i.test(text.trim()));
  const isHead =
    columns.length >= fewestColumns &&
    head.every(
      ({ text }) => text.length <= longestHead && !/\d{3}/.test(text) && parsePeriod(text) === undefined,
    );
  const heads = isOfProjects ? projectColumns : surelyProjects;
  const name = columns.find(({ text }) => heads.test(foldText(text).trim()));
  // "Role" below "Projects I will like to mention" is what somebody was in the project.
  const isRole = (text: string) => labelKind(text) === "title" && PROJECTS.test(foldText(caption));
  const isOther = ({ text }: GridCell) => isOfOthers(text) && !isRole(text);
  if (!isOfProjects && columns.some(isOther)) return false;
  const isFilled =
    others.filter((row) => row.some(({ column }) => column === name?.column)).length * 2 > others.length;
  if (!isHead || !name || others.length === 0 || !isFilled) return false;
  for (const row of others) addRow(draft, { columns, name, row });
  for (const cell of head) for (const place of cell.paragraphs) draft.useRewritten(place, cell.text);
  return true;
}

const PROJECTS = /\b(?:projects?|assignments?)\b/u;

// What a table of posts, studies or papers has a column for.
const ofOthers: ReadonlySet<string> = new Set(["employer", "title", "school", "degree", "item"]);

/** True for the head of a column of posts, studies or papers. Who pays for a project is no employer. */
function isOfOthers(text: string): boolean {
  return ofOthers.has(labelKind(text) ?? "") && !payers.test(foldText(text).trim());
}

type Named = { columns: readonly GridCell[]; name: GridCell; row: readonly GridCell[] };

function addRow(draft: Draft, { columns, name, row }: Named): void {
  const named = row.find(({ column }) => column === name.column);
  const [place] = named?.paragraphs ?? [];
  const title = normalizeValue(named?.text ?? "");
  const { projects } = draft.profile;
  // A row without a name goes on from the one above: the page ended, or the cells were drawn together.
  const isNew = title !== "" && title.length <= longestName && place !== undefined;
  if (isNew) {
    projects.push({ name: title, highlights: [] });
    draft.fact(`projects.${projects.length - 1}.name`, place, 0.9);
    for (const own of named?.paragraphs ?? []) draft.use(own, named?.text ?? "");
  }
  const project = projects.at(-1);
  if (!project) return;
  for (const cell of row) {
    if (cell === named && isNew) continue;
    const period = periodOf(cell.text);
    const isTime = period !== undefined && !project.startDate && !project.endDate;
    if (isTime) Object.assign(project, datesOf(period));
    else if (!isCounted(cell, columns)) {
      const label = columns.find(({ column }) => column === cell.column)?.text.trim();
      const text = normalizeValue(cell.text);
      if (text !== "")
        project.highlights.push(label ? `${label}: ${text}`.slice(0, 1000) : text.slice(0, 1000));
    }
    for (const own of cell.paragraphs)
      if (isTime || isCounted(cell, columns)) draft.useRewritten(own, cell.text);
      else draft.use(own, cell.text);
  }
}

const isCounted = (cell: GridCell, columns: readonly GridCell[]) =>
  isRowNumber(cell) && !columns.some(({ column }) => column === cell.column);

function periodOf(text: string): Period | undefined {
  const written = text.trim();
  return written.length <= 30 ? parsePeriod(written) : undefined;
}

function datesOf({ start, end }: Period): { startDate?: string; endDate?: string } {
  return { ...(start && { startDate: start }), ...(end && { endDate: end }) };
}
