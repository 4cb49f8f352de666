import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { getDocument, type Document } from "~/features/documents/documents.server";
import { findVersionBefore } from "~/features/documents/versions.server";
import { findDocumentFindings } from "~/features/writing/findings-view.server";
import { countLines, listCurrentSources } from "~/features/documents/line-sources";
import { toRenderable } from "~/features/documents/document-files.server";
import { EditForm } from "~/features/writing/edit.schema";
import { editDocument, viewEditTools } from "~/features/writing/edit.server";
import { listDecisions } from "~/features/writing/decisions.server";
import { listQuestions } from "~/features/writing/letter-questions.server";
import { viewQuestions } from "~/features/writing/question-view";
import { listSlots } from "~/features/writing/send-kit.server";
import { lengthOf } from "~/features/writing/shorten-letter.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { safePath } from "~/http/security/safe-redirect";
import { Refusal } from "~/refusal";
import { formatDateTime } from "~/time";
import { AdvertWarnings } from "~/ui/advert-check";
import { applyGist } from "~/ui/apply-lines";
import { LinkedPart } from "~/ui/dialog";
import { AskedSlots } from "~/ui/asked-slots";
import { DocumentStyleLink, PagePicture } from "~/ui/document-style";
import { FitButton, FormNotes, KeptLength } from "~/ui/form-notes";
import { Heading } from "~/ui/heading";
import { MatchFindings } from "~/ui/match-findings";
import { Notice } from "~/ui/notice";
import { OpenDecisions } from "~/ui/open-decisions";
import { createPageMeta } from "~/ui/meta";
import { AskedWords } from "./parts/asked-words";
import { Editor, NewerVersion } from "./parts/document-editor";
import { refusedEdit, EMPTY, pageAfter, savedText, shortenedText } from "./parts/edit-answers";
import { LeftOutChips, SectionToolsLink } from "./parts/edit-tools";
import { HeadingQuestion } from "./parts/heading-question";
import { History } from "./parts/document-history";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Edit", "Change the text of a document. Its PDF and Word file change too.");

export const handle = { script: "edit" };

export const loader = pageHandler(async ({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const document = getDocument(user.id, params.id ?? "");
  const { id, type, title, content, version, updatedAt } = document;
  const problems = document.problems.flatMap((file) =>
    file.problems.map((problem) => `${file.format.toUpperCase()}: ${problem}`),
  );
  const style = getDateStyle(user.id);
  const query = new URL(request.url).searchParams;
  return {
    id,
    applicationId: document.applicationId,
    before: findVersionBefore(user.id, id) ?? null,
    type,
    title,
    content,
    version,
    updated: formatDateTime(updatedAt, style),
    problems,
    design: document.design,
    pages: document.pages,
    hasPhoto: document.hasPhoto,
    photoId: user.photoId,
    findings: findDocumentFindings(user.id, document),
    lines: countLines(listCurrentSources(document, toRenderable(document))),
    open: listDecisions(user.id, { documentId: id }).filter(({ state }) => state === "open"),
    questions: viewQuestions(listQuestions(user.id, { documentId: id })),
    tools: viewEditTools(user.id, document),
    slots: await listSlots(user.id, document.applicationId),
    isArranging: query.has("sections"),
    back: safePath(query.get("back"), "/documents"),
  };
});

export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const form = await readForm(request, EditForm);
  const typed = String(form.fields.get("content") ?? "");
  if (!form.ok) return data({ ...refusedEdit(typed, EMPTY) }, { status: 400 });
  try {
    enforceRateLimit("savePerUser", user.id);
    const saved = await editDocument(user.id, params.id ?? "", form.value);
    const back = safePath(form.fields.get("back"), "");
    return redirect(pageAfter(saved.id, form.value, back), {
      status: 303,
      headers: { "Set-Cookie": await createFlashCookie("success", doneText(user.id, saved, form.value)) },
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    return data(refusedEdit(typed, error.message, error.details), { status: error.status });
  }
});

function doneText(userId: string, saved: Document, form: EditForm): string {
  return form.shorten ? shortenedText(lengthOf(userId, saved)) : savedText(form);
}

export default function EditDocument() {
  const document = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const problem = actionData && "problem" in actionData ? actionData : undefined;
  const { tools, title, ...picture } = document;
  const howToApply = document.findings?.advert.howToApply ?? [];
  const isFromList = document.back === "/documents"; // as where no address says so
  const here = `/edit/${document.id}${isFromList ? "" : `?${new URLSearchParams({ back: document.back })}`}`;
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: `/applications/${document.applicationId}`, label: "The application" }}
        title={title}
      />
      {problem?.lost ? (
        <HeadingQuestion lost={problem.lost} />
      ) : (
        problem && <Notice kind="stop">{problem.problem}</Notice>
      )}
      <div data-problems="" hidden={document.problems.length === 0}>
        {document.problems.length > 0 && (
          <Notice kind="care" label="Problems in the files">
            {document.problems.join(" ")}
          </Notice>
        )}
      </div>
      {problem?.newer && <NewerVersion {...problem.newer} />}
      <div data-form-notes="">
        {document.findings && (
          <>
            <FormNotes {...document.findings.formNotes}>
              {/* Sends the editor's form, so that what was typed is shortened with it. */}
              <FitButton most={document.findings.formNotes.most} form="edit" />
            </FormNotes>
            <KeptLength kept={document.findings.formNotes.kept} id={document.id} />
          </>
        )}
      </div>
      <OpenDecisions {...document} documentId={document.id} back={here} asksElsewhere />
      <div className="split">
        <div className="stack">
          <Editor
            document={document}
            typed={problem?.typed}
            version={problem?.newer?.version ?? document.version}
            isAsked={problem?.lost !== undefined}
          />
          <div data-tools="">{tools && <LeftOutChips lines={tools.leftOut} />}</div>
          <History {...document} here={here} />
        </div>
        <div className="stack">
          <div>
            <DocumentStyleLink {...document} back={here} />
            <div data-arrange="">
              {tools && (
                <SectionToolsLink
                  tools={tools}
                  href={`/edit/${document.id}/more/sections${isFromList ? "" : `?${new URLSearchParams({ back: here })}`}`}
                  isOpen={document.isArranging}
                />
              )}
            </div>
          </div>
          <PagePicture {...picture} />
        </div>
      </div>
      {document.findings && (
        <div className="stack" data-findings="">
          <AdvertWarnings {...document.findings.advert} />
          <AskedWords {...document.findings.words} id={document.id} isResume={document.type === "resume"} />
          <MatchFindings
            {...document.findings}
            more={`/edit/${document.id}/more/fit`}
            showsUnmet={false}
            isResume={document.type === "resume"}
          />
          {howToApply.length > 0 && (
            <LinkedPart
              href={`/edit/${document.id}/more/apply`}
            >{`How to apply: ${applyGist(howToApply)}`}</LinkedPart>
          )}
        </div>
      )}
      <div data-slots="" id="slots">
        <AskedSlots id={document.applicationId} slots={document.slots} back={`${here}#slots`} />
      </div>
    </div>
  );
}
