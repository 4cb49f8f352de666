import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getGenerationPage } from "./parts/job-data.server";
import type { StageView } from "~/features/writing/progress.server";
import { requireUser } from "~/http/auth/guards.server";
import { isDataSaverOn } from "~/http/data-saver.server";
import { pageHandler } from "~/http/page-handler.server";
import { ButtonLink } from "~/ui/button";
import { Disclosure } from "~/ui/dialog";
import { Heading } from "~/ui/heading";
import { MatchFindings } from "~/ui/match-findings";
import { AdvertWarnings, ApplyLines } from "~/ui/advert-check";
import { Notice } from "~/ui/notice";
import { formatStageDuration } from "~/ui/stage-labels";
import { Stages } from "~/ui/stages";
import { createPageMeta } from "~/ui/meta";
import { AutoRefresh, NoScriptContent } from "~/ui/no-script";
import { GenerationPreview } from "~/ui/generation-preview";
import { GeneratedDocument } from "./parts/generated-document";

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
  const page = await getGenerationPage(user.id, params.job ?? "", await isDataSaverOn(request));
  return { ...page, editing: new URL(request.url).searchParams.get("edit") };
});

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

export default function GenerationPage() {
  const job = useLoaderData<typeof loader>();
  return job.isFinished || job.isReadable ? <Result {...job} /> : <Waiting {...job} />;
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

function Result(page: Page) {
  const { id, status, parts, findings, stages, jobTitle, companyName, editing } = page;
  const ready = parts.filter((part) => part.document);
  // whoever edits is not disturbed
  const mayImprove = !page.isFinished && !editing;
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
    <div
      className="stack-wide"
      data-job=""
      data-readable=""
      data-waiting={mayImprove ? "" : undefined}
      data-push={mayImprove && page.mayPush ? `${jobTitle}, ${companyName}` : undefined}
    >
      {mayImprove && <BetterVersionComes {...page} />}
      <Heading title="Your documents are ready" lead={`${jobTitle}, ${companyName}`} actions={again} />
      {status === "partly" && (
        <Notice kind="care">One document could not be written. Its credit is back in your account.</Notice>
      )}
      {findings && <AdvertWarnings {...findings.advert} />}
      {findings && <MatchFindings {...findings} />}
      {findings && <ApplyLines lines={findings.advert.howToApply} />}
      <div className={ready.length > 1 ? "split" : ""}>
        {ready.map((part) => (
          <GeneratedDocument
            key={part.type}
            part={part}
            back={`/generate/${id}`}
            isEditing={editing === part.type}
            mayImprove={!page.isFinished && part.status === "waiting"}
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

function BetterVersionComes({ id, whoWrites, refreshAfter }: Page) {
  return (
    <Notice label="You can use these now">
      <p>
        {`Our built-in writer wrote what you see. ${whoWrites || "An AI provider"} still writes. `}
        When its version is ready, it takes this one’s place. Press Edit to keep this one.
      </p>
      <AutoRefresh after={Math.max(5, refreshAfter)} />
      <NoScriptContent>
        <a href={`/generate/${id}`}>Check now</a>
      </NoScriptContent>
    </Notice>
  );
}

function writerText(writer: string): string {
  if (writer === "")
    return "Written by the built-in writer, without AI. Each sentence comes from a line of yours. Check it before you send it.";
  return `Written by ${writer} from your own lines. Check it before you send it.`;
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
