import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { getDateStyle } from "~/features/accounts/settings.server";
import { getDocument, saveDocument } from "~/features/documents/documents.server";
import { listDocumentVersions } from "~/features/documents/versions.server";
import { findDocumentFindings } from "~/features/writing/findings-view.server";
import { countOwnLines, listCurrentSources } from "~/features/documents/line-sources";
import { toRenderable } from "~/features/documents/document-files.server";
import { listLeftOutLines } from "~/features/writing/left-out.server";
import { listDecisions } from "~/features/writing/decisions.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { safePath } from "~/http/security/safe-redirect";
import { Refusal } from "~/refusal";
import { formatDateTime } from "~/time";
import { AdvertWarnings, ApplyLines } from "~/ui/advert-check";
import { DocumentStyleForm, PagePicture } from "~/ui/document-style";
import { Heading } from "~/ui/heading";
import { MatchFindings } from "~/ui/match-findings";
import { Notice } from "~/ui/notice";
import { LeftOut } from "~/ui/left-out";
import { OpenDecisions } from "~/ui/open-decisions";
import { createPageMeta } from "~/ui/meta";
import { Editor, NewerVersion } from "./parts/document-editor";
import { History } from "./parts/document-history";

const Edit = z.object({
  content: z.string({ error: "The document is empty. Write something, or delete it from the list." }),
  version: z.coerce.number().int().min(1),
});

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Edit", "Change the text of a document. Its PDF and Word file change too.");

export const handle = { script: "edit" };

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const document = getDocument(user.id, params.id ?? "");
  const { id, type, title, content, version, createdAt, updatedAt } = document;
  const problems = document.problems.flatMap((file) =>
    file.problems.map((problem) => `${file.format.toUpperCase()}: ${problem}`),
  );
  const style = getDateStyle(user.id);
  const [before] = listDocumentVersions(user.id, id);
  return {
    id,
    applicationId: document.applicationId,
    before: before?.version ?? null,
    type,
    title,
    content,
    version,
    created: formatDateTime(createdAt, style),
    updated: formatDateTime(updatedAt, style),
    problems,
    design: document.design,
    pages: document.pages,
    findings: findDocumentFindings(user.id, document),
    ownLines: countOwnLines(listCurrentSources(document, toRenderable(document)).sources),
    open: listDecisions(user.id, { documentId: id }).filter(({ state }) => state === "open"),
    leftOut: listLeftOutLines(user.id, document),
    isLeftOutOpen: new URL(request.url).searchParams.has("left-out"),
    back: safePath(new URL(request.url).searchParams.get("back"), "/documents"),
  };
});

export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const form = await readForm(request, Edit);
  const typed = String(form.fields.get("content") ?? "");
  if (!form.ok)
    return data(
      { typed, problem: "The document is empty. Write something, or delete it from the list.", newer: null },
      { status: 400 },
    );
  try {
    enforceRateLimit("savePerUser", user.id);
    const saved = await saveDocument(user.id, params.id ?? "", form.value);
    const back = safePath(form.fields.get("back"), "");
    return redirect(back || `/edit/${saved.id}`, {
      status: 303,
      headers: {
        "Set-Cookie": await createFlashCookie("success", "Saved. The PDF and DOCX are made from this text."),
      },
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    const { currentVersion, currentContent } = error.details;
    const newer =
      typeof currentVersion === "number" && typeof currentContent === "string"
        ? { version: currentVersion, content: currentContent }
        : null;
    return data({ typed, problem: error.message, newer }, { status: error.status });
  }
});

export default function EditDocument() {
  const document = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const problem = actionData && "problem" in actionData ? actionData : undefined;
  const here = `/edit/${document.id}?${new URLSearchParams({ back: document.back })}`;
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: `/applications/${document.applicationId}`, label: "The application" }}
        title={document.title}
        lead={
          <>
            Made {document.created} · Last saved <span data-updated="">{document.updated}</span>
          </>
        }
      />
      {problem && <Notice kind="stop">{problem.problem}</Notice>}
      <div data-problems="" hidden={document.problems.length === 0}>
        <Notice kind="care" label="Problems in the files">
          {document.problems.join(" ")}
        </Notice>
      </div>
      {problem?.newer && <NewerVersion {...problem.newer} />}
      <OpenDecisions type={document.type} ownLines={document.ownLines} open={document.open} back={here} />
      <LeftOut
        documentId={document.id}
        lines={document.leftOut}
        back={here}
        isOpen={document.isLeftOutOpen}
      />
      <div className="split">
        <div className="stack">
          <Editor
            document={document}
            typed={problem?.typed}
            version={problem?.newer?.version ?? document.version}
          />
          <History {...document} here={here} />
        </div>
        <div className="stack">
          <DocumentStyleForm
            {...document}
            back={`/edit/${document.id}?${new URLSearchParams({ back: document.back })}`}
          />
          <PagePicture {...document} />
        </div>
      </div>
      {document.findings && (
        <div className="stack" data-findings="">
          <AdvertWarnings {...document.findings.advert} />
          <MatchFindings {...document.findings} isResume={document.type === "resume"} />
          <ApplyLines lines={document.findings.advert.howToApply} />
        </div>
      )}
    </div>
  );
}
