import { entryFacts, wordedLines } from "~/career/profile-lines";
import type { Profile } from "~/career/profile.schema";
import { rankLines } from "~/career/rank";
import type { DocumentType, SourceLine } from "~/career/generated-document";
import { RepairAnswer } from "./answer.schema";
import type { Question } from "./ask-letter";
import { repairContractFor, taskFor } from "./contract";
import type { Given } from "./given";
import type { Judged } from "./judge";
import { advertLinesOf } from "./material";
import type { PrivateDetails } from "./private-details";
import type { Printer } from "./slots";
import { tidyText, type Wording } from "./wording";

/** Asks once more for the lines that did not hold: the same rules, what was wrong, and only the person's lines concerned. */
export function askRepair(
  document: DocumentType,
  given: Given,
  judged: Judged[],
  details: PrivateDetails,
): Question {
  const bad = judged.filter(({ violations }) => violations.length > 0);
  const message = {
    language: given.language,
    document,
    target: { title: given.targetTitle, company: given.company },
    lines: bad.map(({ n, piece, violations }) => ({
      n,
      text: details.hide(piece.text),
      sourceIds: piece.sourceIds,
      problems: violations.map(({ code, found, explain }) =>
        details.hide(
          `${code.replaceAll("_", " ")}${found === piece.text || found === "" ? "" : ` (${found})`}: ${explain}`,
        ),
      ),
    })),
    resume: linesConcerned(given.profile, bad).map(({ id, text }) => ({ id, text: details.hide(text) })),
    advert: bad.some(({ piece }) => piece.kind === "address")
      ? advertLinesOf(given.advert, 1).map(details.hide)
      : [],
    task: taskFor(document, given),
  };
  return { system: repairContractFor(document), user: JSON.stringify(message), notes: [] };
}

/** The wording with the lines that were worded again in their places; an empty text takes its line out. Only lines that were asked for change. */
export function mergeRepair(
  { pieces, skillOrder }: Wording,
  judged: Judged[],
  answer: unknown,
  printer: Printer,
): Wording {
  const asked = new Set(judged.filter(({ violations }) => violations.length > 0).map(({ n }) => n));
  const again = new Map(
    RepairAnswer.parse(answer)
      .lines.filter(({ n }) => asked.has(n))
      .map((line) => [line.n, line]),
  );
  const merged = pieces.map((piece, n) => {
    const line = again.get(n);
    if (!line) return piece;
    const { text, entries } = tidyText(piece.place, line.text, printer);
    const cited =
      piece.place === "bullet" ? [...new Set(line.sourceIds)] : printer.sources(line.sourceIds, entries);
    const sourceIds =
      line.sourceIds.length > 0 ? cited.slice(0, piece.place === "bullet" ? 2 : 6) : piece.sourceIds;
    // What was to be mended is a claim from here on, unless it is about the advert: polite joinery had nothing to mend.
    return {
      ...piece,
      text,
      kind: piece.kind === "frame" && sourceIds.length > 0 ? ("claim" as const) : piece.kind,
      sourceIds,
    };
  });
  return { pieces: merged.filter(({ text }) => text !== ""), skillOrder };
}

/** The lines a bad sentence names, those of the same entries' facts, and where it names none the lines nearest to it. */
function linesConcerned(profile: Profile, bad: Judged[]): SourceLine[] {
  const all = [
    ...entryFacts(profile).filter(({ section }) => section !== "basics" && section !== "languages"),
    ...wordedLines(profile).filter(({ section }) => section !== "custom"),
  ];
  const wanted = new Set<string>();
  for (const { piece } of bad) {
    const known = piece.sourceIds.filter((id) => all.some((line) => line.id === id));
    const near =
      known.length > 0
        ? known
        : rankLines(all, piece.text)
            .slice(0, 4)
            .map(({ id }) => id);
    for (const id of near)
      wanted.add(id).add(
        id
          .split(".")
          .slice(0, id.startsWith("nysc") ? 1 : 2)
          .join("."),
      );
  }
  return all.filter(({ id }) => wanted.has(id));
}
