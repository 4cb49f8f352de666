import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { findPlan } from "~/features/billing/plans";
import { countComplaints } from "~/features/complaints/complaint-queries.server";
import { listQuarantinedMails } from "~/features/support/inbound-mail.server";
import {
  countByView,
  listConversations,
  measureResponseTimes,
  INBOX_VIEWS,
  type InboxView,
} from "~/features/support/inbox.server";
import { getSupportStatus } from "~/features/support/presence.server";
import { formatWait } from "~/features/support/response-target";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatDateTime } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, EmptyState } from "~/ui/card";
import { Disclosure } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { FilterLinks } from "~/ui/navigation";
import { Notice } from "~/ui/notice";
import { Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";

const LABELS: Record<InboxView, string> = {
  open: "Open",
  mine: "Mine",
  unassigned: "Unassigned",
  resolved: "Resolved",
};
const MAX_EXCERPT = 90;

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Support inbox", "People who wait for an answer, longest wait first.");
export const handle = { script: "inbox" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const agent = requireAdmin(request);
  const searchParams = new URL(request.url).searchParams;
  const view = INBOX_VIEWS.find((name) => name === searchParams.get("view")) ?? "open";
  const search = (searchParams.get("q") ?? "").trim();
  const style = getDateStyle(agent.id);
  const counts = countByView(agent.id);
  return {
    userId: agent.id,
    complaints: countComplaints(),
    search,
    isOnline: getSupportStatus().agentOnline,
    views: INBOX_VIEWS.map((name) => ({
      href: `/admin/support?view=${name}`,
      label: LABELS[name],
      count: counts[name],
      current: !search && name === view,
    })),
    queue: listConversations(agent.id, { view, search }).map(
      ({ updatedAt, waitedMs, targetUsed, lastBody, ...entry }) => ({
        ...entry,
        last: (lastBody ?? "").slice(0, MAX_EXCERPT),
        updated: formatDateTime(updatedAt, style),
        waits: waitedMs === undefined ? "" : formatWait(waitedMs),
        isLate: targetUsed > 1,
      }),
    ),
    waits: measureResponseTimes().map(({ targetMs, medianMs, answers, inTime }) => ({
      promised: formatWait(targetMs),
      median: formatWait(medianMs),
      answers,
      inTime: `${Math.round(inTime * 100)}%`,
    })),
    quarantined: listQuarantinedMails().map(
      ({ messageIdHash, createdAt, sender, subject, body, reason }) => ({
        id: messageIdHash,
        at: formatDateTime(createdAt, style),
        sender,
        subject,
        body,
        reason,
      }),
    ),
  };
});

type LoaderData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Inbox() {
  const { userId, complaints, search, isOnline, views, queue, waits, quarantined } =
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
          People see support as online for a minute. With scripts this happens automatically.
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

function Queue({ queue }: Pick<LoaderData, "queue">) {
  const rows = queue.map(
    ({
      id,
      firstName,
      lastName,
      plan,
      waits,
      isLate,
      isUnread,
      last,
      lastSender,
      updated,
      agent,
      status,
    }) => ({
      key: id,
      cells: [
        <a key="who" href={`/admin/support/${id}`}>
          {isUnread ? (
            <b>
              {firstName} {lastName}
            </b>
          ) : (
            `${firstName} ${lastName}`
          )}
        </a>,
        findPlan(plan)?.name ?? plan,
        waits ? (
          <Badge key="waits" kind={isLate ? "stop" : "care"}>
            {waits}
            {isLate && ", late"}
          </Badge>
        ) : (
          <span key="waits" className="soft">
            {status === "resolved" ? "Resolved" : "Answered"}
          </span>
        ),
        <span key="last">
          {lastSender === "support" && "You: "}
          {last} <span className="hint">{updated}</span>
        </span>,
        agent ?? (
          <span key="agent" className="soft">
            Nobody
          </span>
        ),
      ],
    }),
  );
  return (
    <Table
      caption="Conversations"
      columns={["Person", "Plan", "Waits", "Last message", "Agent"]}
      rows={rows}
    />
  );
}
