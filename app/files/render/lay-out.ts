import type { Design } from "~/career/generated-document";
import type { SectionKey } from "~/career/profile.schema";
import { nameSize, TYPOGRAPHY } from "./design";
import { toPrintableText } from "./characters";
import { photoLabel } from "./labels";
import { layoutLetter } from "./letter-layout";
import { layoutResume } from "./resume-layout";
import { PHOTO_ROOM } from "./layout";
import type { RenderableDocument, Layout } from "./layout";

/** Puts a resume or a letter into reading order. The name always comes first. */
export function layoutDocument(document: RenderableDocument): Layout {
  const typography = TYPOGRAPHY[document.design ?? "plain"];
  const blocks =
    document.type === "resume"
      ? layoutResume(document.profile, document.language, sectionsFirst(document))
      : layoutLetter(document.letter, document.form);
  const name = blocks.find((block) => block.kind === "name");
  const title = toPrintableText(document.title) || "Document";
  const sender = document.type === "cover_letter" ? toPrintableText(document.letter.sender.name ?? "") : "";
  const author = name?.text ?? (sender || undefined);
  const jpeg = document.type === "resume" ? document.photo : undefined;
  const size = nameSize(typography, name?.text ?? "", jpeg === undefined ? 0 : PHOTO_ROOM);
  return {
    type: document.type,
    title,
    language: document.language,
    typography: { ...typography, name: { ...typography.name, size } },
    blocks,
    ...(author === undefined ? {} : { author }),
    ...(jpeg === undefined ? {} : { photo: { jpeg, label: photoLabel(document.language, author) } }),
  };
}

/** The sections that the design of a resume prints first, unless it keeps its own order. */
export function sectionsFirst({
  design,
  isOwnOrder,
}: {
  design?: Design;
  isOwnOrder?: boolean;
}): readonly SectionKey[] {
  return isOwnOrder ? [] : TYPOGRAPHY[design ?? "plain"].first;
}
