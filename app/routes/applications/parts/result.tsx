import { countBlanks } from "~/career/profile";
import { AdvertWarnings } from "~/ui/advert-check";
import { StateBadge } from "~/ui/applications";
import { LinkedPart } from "~/ui/dialog";
import { DocumentStyleLink } from "~/ui/document-style";
import { Facts, Heading } from "~/ui/heading";
import { MatchFindings, UnmetRules } from "~/ui/match-findings";
import { AutoRefresh, NoScriptContent } from "~/ui/no-script";
import { Notice } from "~/ui/notice";
import type { ApplicationPage, Part, Work } from "./application-data.server";
import { ArchiveForm } from "./failed";
import { GeneratedDocument } from "./generated-document";
import { MakeAgain } from "./make-again";
import { NextActions } from "./next-actions";
import { Notes } from "./notes";
import { Send } from "./send";

type ResultPage = ApplicationPage & { editing: string | null; isLeftOutOpen: boolean };

/** The application, for as long as its person keeps it: papers, fit, how to send, and what came of it. */
export function Result({ page }: { page: ResultPage }) {
  const { id, work, editing, remake, closing, companyName } = page;
  const papers = work?.parts.filter(({ document }) => document) ?? [];
  // letter and resume share it
  const styled = papers.at(-1)?.document;
  // whoever edits is not disturbed
  const mayImprove = work !== null && !work.isFinished && !editing;
  const findings = work?.findings ?? null;
  return (
    <div
      className="stack-wide"
      data-job=""
      data-readable=""
      data-waiting={mayImprove ? `${page.jobTitle}, ${companyName}` : undefined}
      data-push={mayImprove && work.mayPush ? "" : undefined}
    >
      {mayImprove && <BetterVersionComes id={id} work={work} />}
      <Heading
        back={{ href: "/dashboard", label: "Dashboard" }}
        title={page.jobTitle}
        state={<StateBadge {...page.progress} />}
        lead={<Facts facts={[companyName, closing]} />}
        actions={!editing && <NextActions page={page} />}
      />
      {papers.length === 0 ? (
        <Notice kind="care">The documents made here were deleted.</Notice>
      ) : (
        <Summary page={page} papers={papers} isEditing={editing !== null} />
      )}
      {work?.isFinished && work.status !== "succeeded" && (
        <Notice kind="care">{unfinishedText(work, papers.length)}</Notice>
      )}
      {findings && <AdvertWarnings {...findings.advert} />}
      {findings && <UnmetRules rules={findings.advert.rules} />}
      <div className={papers.length > 1 ? "split" : ""}>
        {papers.map((part) => (
          <GeneratedDocument
            key={part.type}
            part={part}
            back={`/applications/${id}`}
            isEditing={editing === part.type}
            isLeftOutOpen={page.isLeftOutOpen}
            mayDecide={!editing}
            mayImprove={work !== null && !work.isFinished && part.status === "waiting"}
          />
        ))}
      </div>
      {styled && !editing && <DocumentStyleLink {...styled} />}
      {findings && <MatchFindings {...findings} showsUnmet={false} more={`/applications/${id}/more/fit`} />}
      <Send page={page} />
      <section className="stack">
        {remake?.hasProfile && <MakeAgain id={id} remake={remake} />}
        <div id="notes">
          <Notes page={page} />
          <LinkedPart href={`/applications/${id}/more/advert`}>The advert</LinkedPart>
          {work && <LinkedPart href={`/applications/${id}/more/made`}>How it was made</LinkedPart>}
        </div>
        <ArchiveForm {...page} />
      </section>
    </div>
  );
}

type SummaryProps = { page: ApplicationPage; papers: Part[]; isEditing: boolean };

function Summary({ page: { id, work, progress }, papers, isEditing }: SummaryProps) {
  const openIn = ({ open, questions }: Part) => open.length + questions.length;
  const open = papers.reduce((sum, part) => sum + openIn(part), 0);
  const first = papers.find((part) => openIn(part) > 0);
  const unfilled = papers.find(({ document }) => document && countBlanks(document.content) > 0);
  const blanks = countBlanks(unfilled?.document?.content ?? "");
  // Who edits has the text before them, and the questions come back with it.
  const isOffered = work?.isFinished && !isEditing;
  const isJustReady = progress.state === "ready" || progress.state === "making";
  return (
    <p>
      {isJustReady
        ? `Your ${papers.length > 1 ? "documents are" : "document is"} ready. Read ${papers.length > 1 ? "them" : "it"} once, then send. `
        : `${progress.nextStep}. `}
      {first && isOffered && (
        <a href={`#needs-you-${first.type}`}>
          {open === 1 ? "1 sentence needs you" : `${open} sentences need you`}
        </a>
      )}
      {first && unfilled && isOffered && " · "}
      {unfilled && isOffered && (
        <a href={`/applications/${id}?edit=${unfilled.type}#${unfilled.type}`}>
          {`Fill ${blanks === 1 ? "the blank" : `${blanks} blanks`} in your ${unfilled.type === "resume" ? "resume" : "letter"}`}
        </a>
      )}
    </p>
  );
}

function unfinishedText({ status }: Work, papers: number): string {
  if (status === "partly" || papers === 0)
    return "One document could not be written. Its credit is back in your account.";
  return "They could not be made again. What you see is as it was, and no credit was used.";
}

function BetterVersionComes({ id, work }: { id: string; work: Work }) {
  return (
    <Notice label="You can use these now">
      <p>
        {`Our built-in writer wrote what you see. ${work.whoWrites || "An AI provider"} still writes. `}
        When its version is ready, it takes this one’s place. Press Edit to keep this one.
      </p>
      <AutoRefresh after={10} path={`/applications/${id}?has=first`} />
      <NoScriptContent>
        <a href={`/applications/${id}`}>Check now</a>
      </NoScriptContent>
    </Notice>
  );
}
