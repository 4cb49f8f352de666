import type { Chance } from "../invent";
import type { Piece } from "../page";

/** Fills a form; a part without a value goes with the mark before it. */
export function fill(form: string, values: Record<string, Piece>): Piece[] {
  const pieces: Piece[] = [];
  for (const token of form.match(/%[A-Z]|[^%]+/g) ?? []) {
    const value = token.startsWith("%") ? values[token.charAt(1)] : undefined;
    if (!value) pieces.push(...literal(token.replaceAll("§", "\t")));
    else if (value.text !== "") pieces.push({ ...value });
    else if (pieces.at(-1)?.label === "other") pieces.pop();
  }
  const last = pieces.at(-1);
  if (last?.label === "other" && !/[)\]]$/.test(last.text)) pieces.pop();
  const first = pieces[0];
  if (first?.label === "other" && /^[\s,|–—·•(-]+$/.test(first.text)) pieces.shift();
  return pieces;
}

function literal(text: string): Piece[] {
  const label = /^(.*?)([A-Z][\p{L} ]+)(: )$/u.exec(text.replace("⟦", "[").replace("⟧", "]"));
  if (!label) return [{ text: text.replace("⟦", "[").replace("⟧", "]"), label: "other" }];
  const [, before = "", name = "", after = ""] = label;
  return [
    ...(before ? [{ text: before, label: "other" as const }] : []),
    { text: name, label: "label" },
    { text: after, label: "other" },
  ];
}

export function cellsOf(pieces: Piece[]): Piece[][] {
  const cells: Piece[][] = [[]];
  for (const piece of pieces)
    if (piece.text === "\t") cells.push([]);
    else cells.at(-1)?.push(piece);
  return cells;
}

export function cellNames(form: string): string[] {
  const names: Record<string, string> = {
    D: "Date",
    E: "Organisation",
    T: "Position",
    S: "Institution",
    G: "Qualification",
    Y: "Year",
    N: "S/N",
    Q: "Class",
  };
  return form.split("§").map((cell) => names[/%([A-Z])/.exec(cell)?.[1] ?? ""] ?? "Details");
}

/** "W O R K   E X P E R I E N C E" */
export function spaced(text: string): string {
  return text
    .toUpperCase()
    .split(" ")
    .map((word) => [...word].join(" "))
    .join("   ");
}

export function shuffled<Item>(items: readonly Item[], choose: Chance): Item[] {
  return items
    .map((item) => ({ item, at: choose.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
