import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useContext } from "react";
import { z } from "zod";
import { getDateStyle } from "~/features/accounts/settings.server";
import { listFileProblems, getDocument, saveDocument } from "~/features/documents/documents.server";
import { findDocumentFindings } from "~/features/writing/findings-view.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { safePath } from "~/http/security/safe-redirect";
import { Refusal } from "~/refusal";
import { formatDateTime } from "~/time";
import { AdvertWarnings, ApplyLines } from "~/ui/advert-check";
import { Heading } from "~/ui/heading";
import { MatchFindings } from "~/ui/match-findings";
import { Notice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";
import { DataSaverContext } from "~/ui/no-script";
import { Editor, NewerVersion } from "./parts/document-editor";

const Edit = z.object({
  content: z.string({ error: "The document is empty. Write something, or delete it from the list." }),
  version: z.coerce.number().int().min(1),
});

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Edit", "Change the text of a document. Its PDF and Word file change too.");

export const handle = { script: "edit" };

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const { id, type, title, content, version, createdAt, updatedAt } = getDocument(user.id, params.id ?? "");
  const files = listFileProblems(user.id, id);
  const problems = files.flatMap((file) =>
    file.problems.map((problem) => `${file.format.toUpperCase()}: ${problem}`),
  );
  const style = getDateStyle(user.id);
  return {
    id,
    type,
    title,
    content,
    version,
    created: formatDateTime(createdAt, style),
    updated: formatDateTime(updatedAt, style),
    problems,
    hasFiles: files.length > 0,
    findings: findDocumentFindings(user.id, { id, type, content }),
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
  const isDataSaver = useContext(DataSaverContext);
  return (
    <div className="stack-wide">
      <Heading
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
      <div className="split">
        <Editor
          document={document}
          typed={problem?.typed}
          version={problem?.newer?.version ?? document.version}
        />
        {!isDataSaver && (
          <iframe
            className="preview on-wide"
            title="Preview of the saved document"
            src={`/api/documents/${document.id}/html-preview`}
            loading="lazy"
            sandbox=""
          />
        )}
      </div>
      {document.findings && (
        <div className="stack" data-findings="">
          <AdvertWarnings {...document.findings.advert} />
          <MatchFindings {...document.findings} />
          <ApplyLines lines={document.findings.advert.howToApply} />
        </div>
      )}
    </div>
  );
}
