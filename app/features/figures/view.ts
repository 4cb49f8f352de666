import { usdText } from "~/features/ai/words";
import { LAGOS } from "~/time";
import { FIGURES, type FigureName } from "./definitions";
import type { Material } from "./material";
import { PANELS, type Panel } from "./panels";
import { WINDOWS, type Sheet, type Window } from "./sheet";
import { figureText } from "./words";

/** A figure as the page shows it: without text where there is not enough data yet. */
export function showFigure(material: Material, name: FigureName) {
  const { label, unit, words, of } = FIGURES[name];
  const value = of(material);
  return { label, words, text: value === undefined ? undefined : figureText(value, unit) };
}

/** A panel by the name in its address; undefined for a name that none has. */
export function findPanel(id: string | undefined): Panel | undefined {
  return PANELS.find((panel) => panel.id === id);
}

/** A table by the name of its CSV file. */
export function findSheet(material: Material, file: string | undefined, window: Window): Sheet | undefined {
  return PANELS.flatMap(({ sheets }) => sheets(material, window, LAGOS)).find(
    ({ id }) => `${id}.csv` === file,
  );
}

/** A sheet as rows of plain values, its columns first. */
export function plainRows({ columns, rows }: Sheet): (string | number)[][] {
  return [
    columns,
    ...rows.map((cells) => cells.map((cell) => (typeof cell === "object" ? cell.value : cell))),
  ];
}

/** The window of months that an address asks for; 12 unless it is another that there is. */
export function windowOf(asked: string | null): Window {
  return WINDOWS.find((months) => String(months) === asked) ?? 12;
}

/** What the AI cost of 30 days is in naira, where the operator gave a rate. */
export function aiCostNote(material: Material, nairaPerUsd: number | null): string {
  const cost = FIGURES.aiCost.of(material);
  if (nairaPerUsd === null)
    return "No exchange rate is set under Provider settings, so costs are not shown in naira";
  return `${usdText(cost)} is about ₦${Math.round((cost / 1_000_000) * nairaPerUsd).toLocaleString("en-NG")} at ₦${nairaPerUsd.toLocaleString("en-NG")} to the dollar`;
}
