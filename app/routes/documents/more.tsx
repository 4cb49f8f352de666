import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { toRenderable } from "~/features/documents/document-files.server";
import { getDocument } from "~/features/documents/documents.server";
import { listCurrentSources } from "~/features/documents/line-sources";
import { compareWithOwnLines } from "~/features/writing/own-lines.server";
import { findDocumentFindings } from "~/features/writing/findings-view.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { isForScript } from "~/http/responses/for-script.server";
import { safePath } from "~/http/security/safe-redirect";
import { Refusal } from "~/refusal";
import { DocumentBlocks } from "~/ui/document-blocks";
import { DocumentStyleForm, PagePicture } from "~/ui/document-style";
import { MatchDetails } from "~/ui/match-findings";
import { createPageMeta } from "~/ui/meta";
import { PartPage, ReadOnlyText } from "~/ui/part-page";
import { SentenceSources } from "~/ui/sentence-sources";
import { OwnLines } from "./parts/own-lines";

const PartName = z.enum(["lines", "changed", "print", "text", "design", "words", "fit"]);

const TITLES: Record<z.infer<typeof PartName>, string> = {
  lines: "Source of each line",
  changed: "Changed from your own lines",
  print: "As it prints",
  text: "Select and copy",
  design: "Design",
  words: "Your text with the words of the advert marked",
  fit: "How well you fit",
};

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  createPageMeta(matches, data?.name ?? "Document", "A part of one document.");

export const handle = { width: "narrow" };

// What the editor and the page of an application link to, and a script opens there.
export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const part = PartName.safeParse(params.part).data;
  const document = getDocument(user.id, params.id ?? "");
  const { id, title, content, version, design, pages, hasPhoto, type } = document;
  const findings = part === "words" || part === "fit" ? findDocumentFindings(user.id, document) : null;
  const ownLines = part === "changed" ? compareWithOwnLines(user.id, document) : undefined;
  if (!part || ((part === "words" || part === "fit") && !findings) || (part === "changed" && !ownLines))
    throw new Refusal("NOT_FOUND", "There is no such page.", 404);
  return {
    part,
    isInPlace: isForScript(request),
    name: TITLES[part],
    title,
    content,
    type,
    findings,
    ownLines,
    sources: part === "lines" ? listCurrentSources(document, toRenderable(document)) : null,
    style: { id, title, version, design, pages, hasPhoto, photoId: user.photoId },
    back: safePath(new URL(request.url).searchParams.get("back"), `/applications/${document.applicationId}`),
  };
});

export default function DocumentPart() {
  const { part, isInPlace, name, title, content, findings, ownLines, sources, style, back } =
    useLoaderData<typeof loader>();
  return (
    <PartPage back={{ href: back, label: "Back" }} isInPlace={isInPlace} title={name} lead={title}>
      {part === "lines" && sources && <SentenceSources {...sources} />}
      {ownLines && <OwnLines lines={ownLines} />}
      {part === "print" && <PagePicture {...style} isAsked />}
      {part === "text" && <ReadOnlyText label={title} text={content} />}
      {part === "design" && <DocumentStyleForm {...style} back={back} />}
      {part === "words" && findings && (
        <div className="paper-text">
          <DocumentBlocks parts={findings.words.blocks} />
        </div>
      )}
      {part === "fit" && findings && <MatchDetails {...findings} />}
    </PartPage>
  );
}
