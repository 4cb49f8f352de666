import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dateStyleOf } from "~/features/accounts/settings.server";
import { findPlan } from "~/features/billing/plans";
import { countComplaints } from "~/features/complaints/complaints.server";
import { listQuarantined } from "~/features/support/inbound.server";
import { countViews, listQueue, measuredWaits, VIEWS, type View } from "~/features/support/inbox.server";
import { supportStatus } from "~/features/support/presence.server";
import { waitWords } from "~/features/support/promise";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { momentText } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, EmptyState } from "~/ui/card";
import { Disclosure } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { FilterLinks } from "~/ui/navigation";
import { Notice } from "~/ui/notice";
import { Table } from "~/ui/rows";
import { pageTitle } from "~/ui/title";

const LABELS: Record<View, string> = {
  open: "Open",
  mine: "Mine",
  unassigned: "Unassigned",
  resolved: "Resolved",
};
const LONGEST = 90;

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Support inbox", "People who wait for an answer, longest wait first.");
export const handle = { script: "inbox" };

export const loader = page(({ request }: LoaderFunctionArgs) => {
  const agent = requireAdmin(request);
  const asked = new URL(request.url).searchParams;
  const view = VIEWS.find((name) => name === asked.get("view")) ?? "open";
  const search = (asked.get("q") ?? "").trim();
  const style = dateStyleOf(agent.id);
  const counts = countViews(agent.id);
  return {
    person: agent.id,
    complaints: countComplaints(),
    search,
    isOnline: supportStatus().agentOnline,
    views: VIEWS.map((name) => ({
      href: `/admin/support?view=${name}`,
      label: LABELS[name],
      count: counts[name],
      current: !search && name === view,
    })),
    queue: listQueue(agent.id, { view, search }).map(({ updatedAt, waitedMs, used, lastBody, ...entry }) => ({
      ...entry,
      last: (lastBody ?? "").slice(0, LONGEST),
      updated: momentText(updatedAt, style),
      waits: waitedMs === undefined ? "" : waitWords(waitedMs),
      isLate: used > 1,
    })),
    waits: measuredWaits().map(({ promisedMs, medianMs, answers, inTime }) => ({
      promised: waitWords(promisedMs),
      median: waitWords(medianMs),
      answers,
      inTime: `${Math.round(inTime * 100)}%`,
    })),
    putAside: listQuarantined().map(({ messageIdHash, createdAt, sender, subject, body, reason }) => ({
      id: messageIdHash,
      at: momentText(createdAt, style),
      sender,
      subject,
      body,
      reason,
    })),
  };
});

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Inbox() {
  const { person, complaints, search, isOnline, views, queue, waits, putAside } =
    useLoaderData<typeof loader>();
  return (
    <div className="stack-wide" data-inbox={person}>
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
      <form method="post" action="/admin/support/presence" className="row" data-beats>
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
            columns={["Promise", { figures: "Answers" }, { figures: "Median wait" }, { figures: "In time" }]}
            rows={waits.map(({ promised, answers, median, inTime }) => ({
              key: promised,
              cells: [promised, answers, median, inTime],
            }))}
          />
        </section>
      )}
      {putAside.length > 0 && (
        <section className="stack">
          <h2>Emails set aside</h2>
          <p className="soft">
            They came to a user's support address, but from somebody else. They are deleted after 30 days.
          </p>
          {putAside.map(({ id, at, sender, subject, body, reason }) => (
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

function Queue({ queue }: Pick<Page, "queue">) {
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
