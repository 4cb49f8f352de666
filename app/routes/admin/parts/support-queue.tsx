import type { InboxPage } from "./support-inbox-data.server";
import { Badge } from "~/ui/card";
import { Table } from "~/ui/table";

export function Queue({ queue }: Pick<InboxPage, "queue">) {
  const rows = queue.map(
    ({
      id,
      firstName,
      lastName,
      planName,
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
        planName,
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
