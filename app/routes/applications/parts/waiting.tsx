import { GenerationPreview } from "~/ui/generation-preview";
import { Heading } from "~/ui/heading";
import { AutoRefresh, NoScriptContent } from "~/ui/no-script";
import type { ApplicationPage, Work } from "./application-data.server";
import { StageList } from "./stage-list";

/** The documents are being made: the stages, and what can be read already. */
export function Waiting({ id, jobTitle, companyName, work }: ApplicationPage & { work: Work }) {
  const { stages, parts, whoWrites, mayPush } = work;
  const about = `${jobTitle}, ${companyName}`;
  return (
    <div className="stack-wide" data-job="" data-waiting={about} data-push={mayPush ? "" : undefined}>
      <Heading title="Making your documents" lead={about} />
      <section className="card stack">
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
          You can close this page. We keep working. Every page shows a link to it until it is done, and then
          you find it on your <a href="/dashboard">dashboard</a>.
          <NoScriptContent>
            {" "}
            This page refreshes automatically. <a href={`/applications/${id}`}>Check now</a>
          </NoScriptContent>
        </p>
      </section>
      <GenerationPreview parts={parts.map(({ type, shown }) => ({ type, sentences: shown }))} />
      <AutoRefresh after={1} path={`/applications/${id}?has=nothing`} />
    </div>
  );
}
