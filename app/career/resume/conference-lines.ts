import { readPapers } from "./build-papers";
import type { DocumentText } from "./document-text";
import type { Draft } from "./draft";
import type { Field } from "./field";

/** Reads trainings that stand among the conferences somebody went to, which nobody gave a paper for. The fields of all other lines. */
export function withoutTrainings(
  draft: Draft,
  document: DocumentText,
  heading: string,
  fields: readonly Field[],
): Field[] {
  if (!/\bconferences?\b/iu.test(heading)) return [...fields];
  const isTraining = ({ paragraph }: Field) => namesTraining(document.paragraphs[paragraph]?.text ?? "");
  readPapers(draft, document, fields.filter(isTraining));
  return fields.filter((field) => !isTraining(field));
}

/** "Workshop on Lassa fever, 2006"; "Training of nurses (paper presented)" was a talk. */
function namesTraining(text: string): boolean {
  return TRAINING.test(text) && !TALK.test(text);
}
const TRAINING =
  /\b(?:trainings?|workshops?|seminars?|courses?|bootcamps?|masterclass(?:es)?|certificates?|certification|short course)\b/iu;
const TALK =
  /\b(?:conferences?|papers?|posters?|keynotes?|presented|presenter|presentation|speaker|talks?|panel(?:l?ist)?|proceedings)\b|["“]/iu;
