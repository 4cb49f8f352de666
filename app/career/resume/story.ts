import type { Block } from "./blocks";
import type { DocumentText } from "./document-text";
import { Draft } from "./draft";
import { isNarrative, readNarrative } from "./narrative";

/**
 * What somebody tells in sentences, where no section tells of work: the document without its other paragraphs. Undefined where the sentences
 * are no narrative.
 */
export function storyOf(document: DocumentText, blocks: readonly Block[]): DocumentText | undefined {
  if (blocks.some(({ section }) => section === "work" || section === "siwes" || section === "volunteer"))
    return undefined;
  const lines = new Set(
    blocks
      .filter(({ section }) => section === "top" || section === "summary")
      .flatMap(({ fields }) =>
        fields.filter(({ label }) => label === "line").map(({ paragraph }) => paragraph),
      ),
  );
  const paragraphs = document.paragraphs.map((paragraph, at) =>
    lines.has(at) ? paragraph : { ...paragraph, text: "", runs: [] },
  );
  const story = { ...document, paragraphs };
  const draft = new Draft();
  if (!isNarrative(story)) return undefined;
  readNarrative(draft, story);
  return draft.profile.work.length > 0 ? story : undefined;
}
