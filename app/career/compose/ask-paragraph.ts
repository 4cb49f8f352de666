import { entryFacts, wordedLines } from "~/career/profile-lines";
import { findProfileText } from "~/career/line-sources";
import { contractFor, taskForParagraph } from "./contract";
import type { Question } from "./ask-letter";
import type { Given } from "./given";
import { advertLinesOf } from "./material";
import type { PrivateDetails } from "./private-details";
import { slotsOf } from "./slots";
import { tenureFacts } from "./tenure-facts";
import type { Piece, Wording } from "./wording";

/** A paragraph of a letter, and the ids of the person's lines that it stands on. */
export type Paragraph = { text: string; sourceIds: string[] };

/**
 * Asks for other words of one paragraph. Only the lines that it stands on are sent, with their entries and half of what a letter gets of
 * the advert. `style` is the admin's text.
 */
export function askParagraph(
  given: Given,
  { text, sourceIds }: Paragraph,
  style: string,
  details: PrivateDetails,
): Question {
  const { profile, advert, language, tone, today, targetTitle, company } = given;
  const sent = withEntries(sourceIds);
  const lines = [...entryFacts(profile), ...wordedLines(profile)].filter(({ id }) => sent.has(id));
  const message = {
    target: { title: targetTitle, company },
    advert: advertLinesOf(advert, 1).map(details.hide),
    resume: lines.map((line) => ({ id: line.id, text: details.hide(line.text) })),
    tenure: tenureFacts(profile, today)
      .filter(({ entries }) => entries.every((entry) => sent.has(entry)))
      .map((fact) => ({ id: fact.id, text: fact.text })),
    slots: slotsOf(profile, given)
      .filter(({ entry }) => sent.has(entry))
      .map((slot) => ({ slot: slot.slot, text: details.hide(slot.text) })),
    language,
    document: "paragraph",
    paragraph: details.hide(text),
    task: taskForParagraph({ language, tone }),
  };
  return { system: contractFor("paragraph", style), user: JSON.stringify(message), notes: [] };
}

/** The same wording with only those lines cited that were sent: a sentence on another line stands on nothing. */
export function onlyFrom({ sourceIds }: Paragraph, { pieces, skillOrder }: Wording): Wording {
  const sent = withEntries(sourceIds);
  const own = (piece: Piece) => ({ ...piece, sourceIds: piece.sourceIds.filter((id) => sent.has(id)) });
  return { pieces: pieces.map(own), skillOrder };
}

/** The ids of the lines of a profile that have one of these texts, as sources of a document name them. */
export function idsOfLines(texts: string[], paragraph: string, { profile }: Given): string[] {
  const named = new Set(texts);
  const ids = [...wordedLines(profile), ...entryFacts(profile)].map(({ id }) => id);
  return ids.filter((id) => findProfileText(id, paragraph, profile).some((text) => named.has(text)));
}

function withEntries(ids: string[]): Set<string> {
  const entryOf = (id: string) =>
    id
      .split(".")
      .slice(0, id.startsWith("nysc") ? 1 : 2)
      .join(".");
  return new Set([...ids, ...ids.map(entryOf)]);
}
