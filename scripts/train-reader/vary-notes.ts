import type { Label } from "~/career/resume/tagger/labels";
import { longDegrees, shortDegrees } from "~/career/resume/vocabulary/vocabulary";
import { foldText } from "~/career/nlp/fold";
import type { Chance } from "./invent";
import type { MarkedLine, MarkedPiece, MarkedResume } from "./marked";

/** Values of people by what they are and by their form, to be exchanged for each other. */
export type Pools = ReadonlyMap<string, readonly string[]>;

const exchanged: ReadonlySet<Label> = new Set([
  "name",
  "headline",
  "place",
  "employer",
  "title",
  "dates",
  "school",
  "degree",
  "grade",
  "standing",
  "item",
  "issuer",
  "skill",
  "language",
  "referee",
  "line",
]);

/** The values of some resumes. */
export function poolsOf(resumes: readonly MarkedResume[]): Pools {
  const pools = new Map<string, string[]>();
  for (const { lines } of resumes)
    for (const { text, label } of lines.flatMap(({ pieces }) => pieces)) {
      if (!exchanged.has(label)) continue;
      const form = formOf(label, text);
      const pool = pools.get(form) ?? [];
      pools.set(form, pool);
      pool.push(text.trim());
    }
  return pools;
}

function formOf(label: Label, text: string): string {
  const words = text.trim().split(/\s+/);
  const length = words.length < 3 ? "short" : words.length < 7 ? "middle" : "long";
  if (label === "dates") {
    const years = text.match(/\b\d{4}\b/g)?.length ?? 0;
    const isRange = /\d.*?(?:-|–|—|\bto\b|\btill?\b).*?[\p{L}\d]/iu.test(text);
    return `dates ${years} ${isRange} ${words.length > 1}`;
  }
  if (label === "degree") {
    const first = foldText(words[0] ?? "").replaceAll(".", "");
    return `degree ${shortDegrees.has(first) || longDegrees.has(first)} ${length}`;
  }
  if (label === "line" || label === "item" || label === "standing") return `${label} ${length}`;
  return `${label} ${words.length < 5}`;
}

/** A resume with values of other people in the place of some of its own. */
export function withExchanged(
  resume: MarkedResume,
  pools: Pools,
  { choose, share }: { choose: Chance; share: number },
): MarkedResume {
  return {
    ...resume,
    lines: resume.lines.map((line) => ({
      ...line,
      pieces: line.pieces.map((piece): MarkedPiece => {
        if (!exchanged.has(piece.label) || !choose.is(share)) return piece;
        const pool = pools.get(formOf(piece.label, piece.text));
        return pool ? { ...piece, text: inCaseOf(piece.text, choose.pick(pool)) } : piece;
      }),
    })),
  };
}

/** A value in small letters or capitals where the one that it replaces is. */
function inCaseOf(model: string, text: string): string {
  if (!/\p{L}{2}/u.test(model)) return text;
  if (model === model.toLowerCase()) return text.toLowerCase();
  if (model === model.toUpperCase()) return text.toUpperCase();
  const isPlain = text === text.toLowerCase() || (text === text.toUpperCase() && /\p{L}{6}/u.test(text));
  return isPlain
    ? text.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;
}

/** A resume typed in another way: its lines joined, its marks others, with slips of the finger. */
export function typedAnew(resume: MarkedResume, choose: Chance): MarkedResume {
  const slips = choose.is(0.3) ? 0.04 : 0;
  const small = choose.is(0.35);
  const large = !small && choose.is(0.06);
  const joins = choose.is(0.3) ? choose.pick([0.15, 0.3, 0.6, 1]) : 0;
  const joint = choose.pick([" ", " ", ". ", ", ", " - "]);
  const comma = choose.is(0.3) ? choose.pick([" ", " ", " - ", "; ", "  ", " / "]) : ", ";
  const headless = choose.is(0.25);
  const lines: MarkedLine[] = [];
  for (const line of resume.lines) {
    if (headless && line.pieces.every(({ label, text }) => label === "heading" || text.trim() === ""))
      continue;
    const pieces = line.pieces.map((piece, at): MarkedPiece => {
      let { text } = piece;
      // Without the mark the town would be a part of the name.
      const isOfName =
        line.pieces[at + 1]?.label === "place" && ofTown.has(line.pieces[at - 1]?.label ?? "other");
      if (piece.label === "other" && text === ", " && !isOfName) text = comma;
      if (slips > 0 && !/\d|@/.test(text)) text = withSlips(text, slips, choose);
      if (small) text = text.toLowerCase();
      if (large) text = text.toUpperCase();
      return { ...piece, text };
    });
    const last = lines.at(-1);
    if (last && !line.isApart && !line.cell && choose.is(joins))
      last.pieces.push({ text: joint, label: "other", bold: false }, ...pieces);
    else lines.push({ ...line, pieces });
  }
  return { ...resume, lines };
}

const ofTown: ReadonlySet<Label> = new Set(["school", "employer"]);

/** Letters left out, doubled or changed in places. */
function withSlips(text: string, share: number, choose: Chance): string {
  return text.replace(/\p{L}{4,}/gu, (word) => {
    if (!choose.is(share * 2)) return word;
    const at = choose.int(1, word.length - 2);
    const kind = choose.next();
    if (kind < 0.4) return word.slice(0, at) + word.slice(at + 1);
    if (kind < 0.6) return word.slice(0, at) + word.charAt(at) + word.slice(at);
    if (kind < 0.85) return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
    return word.slice(0, choose.int(3, Math.max(3, word.length - 1)));
  });
}
