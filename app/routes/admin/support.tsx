import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getInboxPage } from "./parts/support-inbox-data.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, EmptyState } from "~/ui/card";
import { Disclosure } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { FilterLinks } from "~/ui/navigation";
import { Notice } from "~/ui/notice";
import { Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";
import { ExportButton } from "./parts/export-button";
import { Queue } from "./parts/support-queue";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Support inbox", "People who wait for an answer, longest wait first.");

export const handle = { script: "inbox" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const agent = requireAdmin(request, "support");
  return getInboxPage(agent.id, new URL(request.url).searchParams);
});

export default function Inbox() {
  const { userId, complaints, search, view, isOnline, views, queue, waits, quarantined } =
    useLoaderData<typeof loader>();
  return (
    <div className="stack-wide" data-inbox={userId}>
      <Heading
        title="Support inbox"
        lead="First comes the longest wait, compared with the plan's promise."
        state={
          <Badge kind={isOnline ? "go" : "care"}>{isOnline ? "Support is online" : "Nobody is online"}</Badge>
        }
        actions={
          <ButtonLink small href="/admin/support/replies">
            Saved replies
          </ButtonLink>
        }
      />
      {complaints.open > 0 && (
        <Notice kind={complaints.overdue > 0 ? "stop" : "care"} label="Complaints about data">
          {complaints.open === 1 ? "1 complaint is waiting" : `${complaints.open} complaints are waiting`} for
          an answer
          {complaints.overdue > 0 && `, ${complaints.overdue} for more than 30 days`}.{" "}
          <a href="/admin/complaints">Read and answer</a>
        </Notice>
      )}
      <form method="post" action="/admin/support/presence" className="row" data-heartbeat>
        <Button small>I am here</Button>
        <span className="hint">
          People see support as online for three minutes. With scripts, what you do here says so.
        </span>
      </form>
      <form className="row row-end" role="search">
        <Field
          id="q"
          name="q"
          label="Search"
          hint="A name, an address, or words of a message"
          defaultValue={search}
          required
        />
        <Button>Search</Button>
      </form>
      <section className="stack" data-queue>
        <FilterLinks label="Conversations" links={views} />
        {queue.length === 0 ? (
          <EmptyState
            title={search ? "Nothing found" : "No open conversations"}
            action={search ? <ButtonLink href="/admin/support">Show the queue</ButtonLink> : undefined}
          >
            {search ? "Try a part of the name or the address." : "New questions appear here automatically."}
          </EmptyState>
        ) : (
          <Queue queue={queue} />
        )}
        {queue.length > 0 && <ExportButton list="support" filter={{ view, q: search }} />}
      </section>
      {waits.length > 0 && (
        <section className="stack">
          <h2>Response times, last 30 days</h2>
          <Table
            caption="Response times by promise"
            columns={["Promise", { numeric: "Answers" }, { numeric: "Median wait" }, { numeric: "In time" }]}
            rows={waits.map(({ promised, answers, median, inTime }) => ({
              key: promised,
              cells: [promised, answers, median, inTime],
            }))}
          />
        </section>
      )}
      {quarantined.length > 0 && (
        <section className="stack">
          <h2>Emails set aside</h2>
          <p className="soft">
            They came to a user's support address, but from somebody else. They are deleted after 30 days.
          </p>
          {quarantined.map(({ id, at, sender, subject, body, reason }) => (
            <Disclosure key={id} summary={`${subject || "No subject"}, from ${sender || "nobody"}`}>
              <p className="hint">
                {at} · {reason}
              </p>
              {body.split("\n").map((line, n) => (
                <p key={n}>{line}</p>
              ))}
            </Disclosure>
          ))}
        </section>
      )}
    </div>
  );
}
