import { type Model, type Position, scoresAt, tag } from "~/career/crf/crf";
import { foldText } from "~/career/nlp/fold";
import type { Line } from "../clean-text";
import type { Section } from "../sentence";
import { cuesOf } from "../tagger/features";
import { groupsOfUse } from "../tagger/groups-of-use";

/** What may stand under a heading: "none" is everything that asks for nothing. An "item" only looks like a heading and asks itself. */
export const UNDER = ["none", "item", "must", "wish", "duties"] as const;
export type Under = (typeof UNDER)[number];

/** A line that may be a heading; `known` is its section where the lists of headings have it. */
export type HeadingLine = { line: number; known: Section | undefined };

const MAX_CHARACTERS = 70;
const MAX_WORDS = 10;

/** Whether a line is set as a heading is, whatever it says. */
export function mayBeHeading({ text, isBullet }: Line, next: Line | undefined): boolean {
  return (
    !isBullet &&
    next !== undefined &&
    text.length <= MAX_CHARACTERS &&
    text.split(" ").length <= MAX_WORDS &&
    /^\P{L}{0,4}\p{L}/u.test(text) &&
    !/[@\d]|[,;]$/.test(text) &&
    (!/\.$/.test(text) || /\.\.$|…$/.test(text) || text === text.toUpperCase())
  );
}

/** What the model of headings sees of each of them. */
export function headingPositions(headings: readonly HeadingLine[], lines: readonly Line[]): Position[] {
  return headings.map(({ line, known }, place) => {
    const text = lines[line]?.text ?? "";
    const words = foldText(text).match(WORD) ?? [];
    const below = lines.slice(line + 1, Math.min(headings[place + 1]?.line ?? lines.length, line + 4));
    const last = headings[place - 1];
    return {
      link: last && last.line === line - 1 ? 1 : 0,
      features: [
        "1",
        `known=${known ?? ""}`,
        ...[...new Set(words)].flatMap((word) => [`w=${word}`, ...groupsOfUse("w", word)]),
        ...words.slice(1).map((word, at) => `ww=${words[at] ?? ""} ${word}`),
        `first=${words[0] ?? ""}`,
        `last=${words.at(-1) ?? ""}`,
        `end=${/[^\p{L}]$/u.exec(text)?.[0] ?? ""}`,
        `count=${Math.min(words.length, 7)}`,
        `capitals=${text === text.toUpperCase()}`,
        `place=${Math.floor((4 * line) / lines.length)}`,
        `first-line=${line === 0}`,
        `lines=${Math.min((headings[place + 1]?.line ?? lines.length) - line, 6)}`,
        `bullets=${below[0]?.isBullet === true}`,
        ...below.flatMap(({ text: own }) => [
          ...cuesOf(own.slice(0, 200)).map((cue) => `cue=${cue}`),
          `opens=${foldText(own.slice(0, 60)).match(WORD)?.[0] ?? ""}`,
          ...groupsOfUse("opens", foldText(own.slice(0, 60)).match(WORD)?.[0]),
        ]),
        `length=${Math.min(Math.floor((below[0]?.text.length ?? 0) / 60), 5)}`,
      ],
    };
  });
}
const WORD = /\p{L}[\p{L}\p{M}'-]*/gu;

/** The sections that lines open which no list of headings knows, by their number; "head" where they open nothing that asks. */
export function openedBy(
  model: Model,
  headings: readonly HeadingLine[],
  lines: readonly Line[],
): Map<number, Section> {
  const positions = headingPositions(headings, lines);
  const tagged = tag(model, positions, scoresAt(model, positions));
  return new Map(
    headings.flatMap(({ line, known }, place): [number, Section][] => {
      const { label = "none", confidence = 0 } = tagged[place] ?? {};
      const under = UNDER.find((one) => one === label) ?? "none";
      if (known !== undefined || under === "item" || confidence < LEAST) return [];
      if (under === "none") return confidence < SURE_NONE ? [] : [[line, "head"]];
      return [[line, under]];
    }),
  );
}
const LEAST = 0.6;
const SURE_NONE = 0.8;
