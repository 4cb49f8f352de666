import { sureEnough } from "./draft";
import type { Field } from "./field";
import type { Label } from "./tagger/labels";
import { PAUSE } from "./vocabulary/pauses";

/** A row of a table: its cells from left to right, each with the fields in it. */
export type Row = { key: string; table: number; cells: Map<number, Field[]> };
const LIKELY = 0.4;
/** Of so many cells one must be surely a name. */
const MOST_UNSURE = 3;

export type Column = { label: Label; mean: number };

export const names: readonly Label[] = ["employer", "school", "issuer"];
export const titles: readonly Label[] = ["title", "headline"];
/** What a column of posts may hold, and the labels that speak for it. */
export const kinds: readonly { label: Label; from: readonly Label[]; isOnlyOne: boolean }[] = [
  { label: "title", from: titles, isOnlyOne: true },
  { label: "employer", from: names, isOnlyOne: true },
  { label: "dates", from: ["dates"], isOnlyOne: false },
  { label: "place", from: ["place"], isOnlyOne: false },
  { label: "line", from: ["line", "item", "skill", "other"], isOnlyOne: false },
];

export const fieldsOf = (cells: Row["cells"]) => [...cells.values()].flat();
export const has = (fields: readonly Field[], labels: readonly Label[]) =>
  fields.some(({ label }) => labels.includes(label));

/** What each column holds. A column whose cells hold a post and its employer both is left to its cells. */
export function columnsOf(rows: readonly Row[]): ReadonlyMap<number, Column> {
  const cells = new Map<number, Field[][]>();
  for (const row of rows)
    for (const [column, own] of row.cells) cells.set(column, [...(cells.get(column) ?? []), own]);
  const rated = [...cells].flatMap(([column, all]) => {
    const isMixed = all.filter((own) => has(own, titles) && has(own, names)).length * 2 >= all.length;
    // A time between posts tells nothing of its column.
    const heads = all.flatMap(([first]) => (first && !PAUSE.test(first.text) ? first : []));
    return isMixed
      ? []
      : kinds.map((kind) => ({
          column,
          ...kind,
          mean:
            heads.reduce((sum, head) => sum + head.probability(...kind.from), 0) / Math.max(1, heads.length),
        }));
  });
  const columns = new Map<number, Column>();
  const taken = new Set<Label>();
  for (const { column, label, isOnlyOne, mean } of rated.sort((a, b) => b.mean - a.mean)) {
    if (columns.has(column) || (isOnlyOne && taken.has(label))) continue;
    columns.set(column, { label, mean });
    taken.add(label);
  }
  // "Nigerian Prisons Service, Headquarters" over ",, Lafia, Nasarawa State": a few sure names in a column of no posts and no times.
  const named = [...cells].find(([column, all]) => {
    const label = columns.get(column)?.label;
    const sure = all.filter(
      ([first]) => first && names.includes(first.label) && first.probability(...names) >= 0.9,
    );
    return (label === "place" || label === "line") && sure.length * MOST_UNSURE >= all.length;
  });
  if (named && !taken.has("employer")) columns.set(named[0], { label: "employer", mean: sureEnough });
  // Of one column of names nobody sees whether it holds posts, and a table of posts has them.
  const [best] = rated.filter(({ label, mean }) => label === "title" && mean >= LIKELY);
  if (best && !taken.has("title") && columns.get(best.column)?.label === "employer")
    columns.set(best.column, { label: "title", mean: sureEnough });
  return columns;
}
