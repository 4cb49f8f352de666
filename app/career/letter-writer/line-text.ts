import { capitalFirst } from "../writer/casing";
import type { PlannedPost, ProofLine } from "./letter-plan";

export type Item = { text: string; sourceIds: string[] };
/** Whether a sentence says no more than the lines that it names; see the lock. */
export type Holds = (sentence: Item) => boolean;

/** The entry of a line by its id: "work.0" of "work.0.highlights.2". */
export function entryOf(id: string): string {
  return id.split(".").slice(0, 2).join(".");
}

/** Whether a line is of the post that the letter opens with. */
export function isOfPost({ sourceIds: [id = ""] }: ProofLine, post: PlannedPost | undefined): boolean {
  return id.startsWith(`${post?.sourceIds[0] ?? "-"}.`);
}

/** A line as it stands in a list. */
export function lineItem(line: ProofLine): Item {
  return { text: `${capitalFirst(bareText(line))}.`, sourceIds: line.sourceIds };
}

/** "Stock control: counted …" */
export function labelled(label: string, text: string): string {
  return `${capitalFirst(label)}: ${text}`;
}

/** A line without its full stop. */
function bareText({ text }: Pick<ProofLine, "text">): string {
  return text.replace(/[\s.;,]+$/u, "");
}
