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
import { viewEditTools } from "~/features/writing/edit.server";
import { ApplyLines } from "~/ui/apply-lines";
import { DocumentBlocks } from "~/ui/document-blocks";
import { DocumentStyleForm, PagePicture } from "~/ui/document-style";
import { MatchDetails } from "~/ui/match-findings";
import { createPageMeta } from "~/ui/meta";
import { PartPage, ReadOnlyText } from "~/ui/part-page";
import { SentenceSources } from "~/ui/sentence-sources";
import { MissingWords } from "./parts/asked-words";
import { SectionTools, StoredEdit } from "./parts/edit-tools";
import { OwnLines } from "./parts/own-lines";

const FINDINGS = ["words", "fit", "apply"] as const;
const PartName = z.enum(["lines", "changed", "print", "text", "design", "sections", ...FINDINGS]);
// Those to which the editor alone links.
const OF_EDITOR = ["sections", "words", "apply"];
const isFinding = (part: string | undefined) => FINDINGS.some((one) => one === part);

const TITLES: Record<z.infer<typeof PartName>, string> = {
  lines: "Source of each line",
  changed: "Changed from your own lines",
  print: "As it prints",
  text: "Select and copy",
  design: "Design",
  sections: "Sections and length",
  words: "What the advert asks, and your text marked",
  fit: "How well you fit",
  apply: "How to apply",
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
  const findings = isFinding(part) ? findDocumentFindings(user.id, document) : null;
  const tools = part === "sections" ? viewEditTools(user.id, document) : null;
  const ownLines = part === "changed" ? compareWithOwnLines(user.id, document) : undefined;
  const isMissing =
    (isFinding(part) && !findings) || (part === "sections" && !tools) || (part === "changed" && !ownLines);
  if (!part || isMissing) throw new Refusal("NOT_FOUND", "There is no such page.", 404);
  return {
    part,
    isInPlace: isForScript(request),
    name: TITLES[part],
    title,
    content,
    type,
    findings,
    ownLines,
    tools,
    sources: part === "lines" ? listCurrentSources(document, toRenderable(document)) : null,
    style: { id, title, version, design, pages, hasPhoto, photoId: user.photoId },
    back: safePath(
      new URL(request.url).searchParams.get("back"),
      OF_EDITOR.includes(part) ? `/edit/${id}` : `/applications/${document.applicationId}`,
    ),
  };
});

export default function DocumentPart() {
  const { part, isInPlace, name, title, content, findings, tools, ownLines, sources, style, back } =
    useLoaderData<typeof loader>();
  return (
    <PartPage
      back={{ href: back, label: "Back" }}
      isInPlace={isInPlace}
      title={name}
      lead={title}
      after={(part === "sections" || part === "words") && <StoredEdit {...style} content={content} />}
    >
      {part === "lines" && sources && <SentenceSources {...sources} />}
      {ownLines && <OwnLines lines={ownLines} />}
      {part === "print" && <PagePicture {...style} isAsked />}
      {part === "text" && <ReadOnlyText label={title} text={content} />}
      {part === "design" && <DocumentStyleForm {...style} back={back} />}
      {part === "sections" && tools && <SectionTools {...tools} />}
      {part === "apply" && findings && <ApplyLines lines={findings.advert.howToApply} />}
      {part === "words" && findings && (
        <div className="stack">
          <MissingWords {...findings.words} />
          <div className="paper-text">
            <DocumentBlocks parts={findings.words.blocks} />
          </div>
        </div>
      )}
      {part === "fit" && findings && <MatchDetails {...findings} />}
    </PartPage>
  );
}
