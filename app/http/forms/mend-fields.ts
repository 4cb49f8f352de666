import type { DoubtAnswer } from "~/features/profile/mend.server";

export type Mend =
  { kind: "doubt"; id: string; answer: DoubtAnswer } | { kind: "line"; id: string; place: string };

/** The button of "What we read" that was pressed: `mend` is "choice:doubt" with the words in `value-doubt`, `place` a line with its select. */
export function parseMend(fields: FormData): Mend | undefined {
  const text = (name: string) => String(fields.get(name) ?? "").slice(0, 3000);
  const line = text("place");
  if (line !== "") return { kind: "line", id: line, place: text(`place-${line}`) };
  const [, choice, id = ""] = /^(take|keep|both|value):([\w-]+)$/.exec(text("mend")) ?? [];
  if (choice === "value") return { kind: "doubt", id, answer: { choice, value: text(`value-${id}`) } };
  if (choice === "take" || choice === "keep" || choice === "both")
    return { kind: "doubt", id, answer: { choice } };
  return undefined;
}
