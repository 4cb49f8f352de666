import { printable } from "./characters";
import { layOutLetter } from "./letter-sheet";
import { layOutResume } from "./resume-sheet";
import type { Printable, Sheet } from "./sheet";

/** Puts a resume or a letter into reading order. The name comes first, always. */
export function layOut(document: Printable): Sheet {
  const blocks =
    document.type === "resume"
      ? layOutResume(document.profile, document.language)
      : layOutLetter(document.letter);
  const name = blocks.find((block) => block.kind === "name");
  const title = printable(document.title) || "Document";
  const author = name?.text;
  return {
    type: document.type,
    title,
    language: document.language,
    blocks,
    ...(author === undefined ? {} : { author }),
  };
}
