import { addSource } from "~/features/profile/import.server";
import { answerDoubt, placeLine, type DoubtAnswer } from "~/features/profile/mend.server";

export type Mend =
  | { kind: "doubt"; id: string; answer: DoubtAnswer }
  | { kind: "line"; id: string; place: string }
  | { kind: "source"; id: string };

/** The button of "What we read" that was pressed: `mend` is "choice:doubt" with the words in `value-doubt`, `place` a line with its select, "mine:source" a resume with another name. */
export function parseMend(fields: FormData): Mend | undefined {
  const text = (name: string) => String(fields.get(name) ?? "").slice(0, 3000);
  const line = text("place");
  if (line !== "") return { kind: "line", id: line, place: text(`place-${line}`) };
  const [, choice, id = ""] = /^(take|keep|both|value|mine):([\w-]+)$/.exec(text("mend")) ?? [];
  if (choice === "mine") return { kind: "source", id };
  if (choice === "value") return { kind: "doubt", id, answer: { choice, value: text(`value-${id}`) } };
  if (choice === "take" || choice === "keep" || choice === "both")
    return { kind: "doubt", id, answer: { choice } };
  return undefined;
}

/** Does what the button asks for. Throws what the profile refuses. */
export function applyMend(userId: string, mend: Mend): void {
  if (mend.kind === "doubt") answerDoubt(userId, mend.id, mend.answer);
  else if (mend.kind === "line") placeLine(userId, mend.id, mend.place);
  else addSource(userId, mend.id);
}
