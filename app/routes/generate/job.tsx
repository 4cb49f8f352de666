import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUserSettings } from "~/features/accounts/settings.server";
import { toRenderable } from "~/features/documents/document-files.server";
import { toDocumentView } from "~/features/documents/document-view";
import { listCurrentSources } from "~/features/documents/line-sources";
import type { StageView } from "~/features/writing/progress.server";
import { waitForGeneration } from "~/features/writing/watch.server";
import { requireUser } from "~/http/auth/guards.server";
import { isDataSaverOn } from "~/http/data-saver.server";
import { pageHandler } from "~/http/page-handler.server";
import { minutes, seconds } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { Disclosure } from "~/ui/dialog";
import { FileLinks } from "~/ui/documents";
import { TextArea } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { SentenceSources } from "~/ui/sentence-sources";
import { HowToApply, MatchScore } from "~/ui/match-score";
import { Notice } from "~/ui/notice";
import { DocumentView } from "~/ui/document-view";
import { DocumentBlocks } from "~/ui/document-blocks";
import { formatStageDuration } from "~/ui/stage-labels";
import { Stages } from "~/ui/stages";
import { createPageMeta } from "~/ui/meta";
import { AutoRefresh, NoScriptContent } from "~/ui/no-script";
import { GenerationPreview } from "~/ui/generation-preview";

// A quick writer is often done within this time; then the first view is the result, and a slow link is spared a second one. Whoever saves data would rather
// wait than load the page again.
const WAIT_MS = { default: 800, dataSaver: 5000 };

export const meta: MetaFunction<typeof loader> = ({ matches, data: page }) => [
  ...createPageMeta(
    matches,
    page?.isFinished ? "Your documents" : "Making your documents",
    "Your cover letter and resume for one job: read, copy, edit, download.",
  ),
];
export const handle = { script: "job" };

export const loader = pageHandler(async ({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const { generation, parts, stages, isFinished, whoWrites } = await waitForGeneration(
    user.id,
    params.job ?? "",
    (await isDataSaverOn(request)) ? WAIT_MS.dataSaver : WAIT_MS.default,
  );
  const age = Date.now() - generation.createdAt.getTime();
  return {
    id: generation.id,
    status: generation.status,
    jobTitle: generation.jobTitle,
    companyName: generation.companyName,
    findings: generation.findings,
    stages,
    isFinished,
    whoWrites,
    refreshAfter: age < seconds(10) ? 2 : age < minutes(1) ? 5 : 10,
    editing: new URL(request.url).searchParams.get("edit"),
    mayPush: getUserSettings(user.id).pushNotifications,
    parts: parts.map(({ document, ...part }) => ({
      ...part,
      document:
        document &&
        toDocumentProps(
          document,
          toRenderable({ ...document, type: part.type, language: generation.language }),
        ),
    })),
  };
});

type StoredDocument = NonNullable<Awaited<ReturnType<typeof waitForGeneration>>["parts"][number]["document"]>;

function toDocumentProps(
  { id, title, content, version, sources, hasFiles }: StoredDocument,
  printable: ReturnType<typeof toRenderable>,
) {
  return {
    id,
    title,
    content,
    version,
    hasFiles,
    paper: toDocumentView(printable),
    from: listCurrentSources({ sources }, printable),
  };
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>;
type Part = Page["parts"][number];

export default function GenerationPage() {
  const job = useLoaderData<typeof loader>();
  return job.isFinished ? <Result {...job} /> : <Waiting {...job} />;
}

function Waiting({ id, stages, parts, whoWrites, jobTitle, companyName, mayPush, refreshAfter }: Page) {
  const about = `${jobTitle}, ${companyName}`;
  return (
    <div className="stack-wide" data-job="" data-waiting="" data-push={mayPush ? about : undefined}>
      <Heading title="Making your documents" lead={about} />
      <section className="card stack" aria-live="polite">
        <StageList stages={stages} />
        <p data-offline="" hidden>
          <b>You are offline, your documents are still being made.</b> This page continues when the network is
          back.
        </p>
        {whoWrites && (
          <p className="soft">
            {`${whoWrites} writes. `}You see each sentence once it is checked against your resume.
          </p>
        )}
        <p className="soft">
          You can close this page. We keep working. You find the result under{" "}
          <a href="/documents">Documents</a>.
        </p>
      </section>
      <GenerationPreview parts={parts.map(({ type, shown }) => ({ type, sentences: shown }))} />
      <AutoRefresh after={refreshAfter} />
      <NoScriptContent>
        <p>
          This page refreshes automatically. <a href={`/generate/${id}`}>Check now</a>
        </p>
      </NoScriptContent>
    </div>
  );
}

function Result({ id, status, parts, findings, stages, jobTitle, companyName, editing }: Page) {
  const ready = parts.filter((part) => part.document);
  const again = <ButtonLink href="/generate">Generate New Documents</ButtonLink>;
  if (ready.length === 0) {
    return (
      <div className="stack-wide" data-job="">
        <Heading title="Generation Failed" lead={`${jobTitle}, ${companyName}`} actions={again} />
        <Notice kind={status === "failed" ? "stop" : "care"}>
          {status === "failed"
            ? "We could not write your documents. No credit was used: it is back in your account. Try again in a minute."
            : "The documents made here were deleted."}
        </Notice>
      </div>
    );
  }
  return (
    <div className="stack-wide" data-job="">
      <Heading title="Your documents are ready" lead={`${jobTitle}, ${companyName}`} actions={again} />
      {status === "partly" && (
        <Notice kind="care">One document could not be written. Its credit is back in your account.</Notice>
      )}
      {findings && <MatchScore {...findings} />}
      {findings && <HowToApply {...findings.howToApply} />}
      <div className={ready.length > 1 ? "split" : ""}>
        {ready.map((part) => (
          <GeneratedDocument
            key={part.type}
            part={part}
            back={`/generate/${id}`}
            isEditing={editing === part.type}
          />
        ))}
      </div>
      <Disclosure summary="How it was made">
        {ready.map(({ type, writer }) => (
          <p key={type}>
            {ready.length > 1 && <b>{type === "resume" ? "Resume: " : "Cover letter: "}</b>}
            {writerText(writer)}
          </p>
        ))}
        <StageList stages={stages} />
      </Disclosure>
    </div>
  );
}

function writerText(writer: string): string {
  if (writer === "")
    return "Written by the built-in writer, without AI. Each sentence comes from a line of yours. Check it before you send it.";
  return `Written by ${writer} from your own lines. Check it before you send it.`;
}

function GeneratedDocument({
  part: { type, notes, document },
  back,
  isEditing,
}: {
  part: Part;
  back: string;
  isEditing: boolean;
}) {
  if (!document) return null;
  const { id, title, content, version, paper, from, hasFiles } = document;
  const name = type === "resume" ? "Resume" : "Cover letter";
  const actions = (
    <>
      <Button type="button" small icon="copy" about={name} value={content} data-copies={name} hidden>
        <span data-label="">Copy</span>
      </Button>
      <ButtonLink small icon="edit" href={`${back}?edit=${type}#${type}`} about={name}>
        Edit
      </ButtonLink>
      {type === "resume" && (
        <ButtonLink small href={`/api/documents/${id}/html-preview`} target="_blank" about={name}>
          Preview
        </ButtonLink>
      )}
      <FileLinks id={id} about={name} hasFiles={hasFiles} />
    </>
  );
  return (
    <div className="stack" id={type}>
      <DocumentView
        title={name}
        badge={version === 1 ? <Badge kind="go">From your own lines</Badge> : <Badge>Edited by you</Badge>}
        actions={isEditing ? undefined : actions}
      >
        {isEditing ? (
          <InlineEdit id={id} name={name} content={content} version={version} back={back} />
        ) : (
          <DocumentBlocks parts={paper} />
        )}
      </DocumentView>
      {notes.length > 0 && (
        <Notice label="Good to know">
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
      {!isEditing && <SentenceSources {...from} />}
      <NoScriptContent>
        <Disclosure summary={`Select and copy the ${name.toLowerCase()}`}>
          <div className="field">
            <textarea readOnly rows={12} aria-label={title} defaultValue={content} />
          </div>
        </Disclosure>
      </NoScriptContent>
    </div>
  );
}

/** The same form as the editor's, in place. A conflict or a mistake is shown there, with everything that was typed. */
function InlineEdit({
  id,
  name,
  content,
  version,
  back,
}: {
  id: string;
  name: string;
  content: string;
  version: number;
  back: string;
}) {
  return (
    <form
      method="post"
      action={`/edit/${id}?${new URLSearchParams({ back })}`}
      className="stack"
      data-draft={`document-${id}`}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="back" value={back} />
      <TextArea id={`${id}-content`} name="content" label={name} rows={20} defaultValue={content} required />
      <div className="row">
        <Button kind="primary">Save</Button>
        <ButtonLink href={back} data-cancels="">
          Cancel
        </ButtonLink>
        <ButtonLink kind="link" href={`/edit/${id}?${new URLSearchParams({ back })}`}>
          Open the editor
        </ButtonLink>
      </div>
    </form>
  );
}

function StageList({ stages }: { stages: StageView[] }) {
  return (
    <Stages
      stages={stages.map(({ label, state, ms }) => ({
        title: label,
        state,
        duration: formatStageDuration(ms),
      }))}
    />
  );
}
