import { toPrintableText } from "./characters";
import { layoutLetter } from "./letter-layout";
import { layoutResume } from "./resume-layout";
import type { RenderableDocument, Layout } from "./layout";

/** Puts a resume or a letter into reading order. The name always comes first. */
export function layoutDocument(document: RenderableDocument): Layout {
  const blocks =
    document.type === "resume"
      ? layoutResume(document.profile, document.language)
      : layoutLetter(document.letter);
  const name = blocks.find((block) => block.kind === "name");
  const title = toPrintableText(document.title) || "Document";
  const author = name?.text;
  return {
    type: document.type,
    title,
    language: document.language,
    blocks,
    ...(author === undefined ? {} : { author }),
  };
}
