import type { UserPage } from "./user-data.server";
import { formatDateTime } from "~/time";
import { Badge } from "~/ui/card";
import { Table } from "~/ui/table";

export function SupportSummary({ conversation, style }: Pick<UserPage, "conversation" | "style">) {
  if (!conversation)
    return (
      <section className="stack">
        <h2>Conversation with support</h2>
        <p className="soft">Never wrote to support.</p>
      </section>
    );
  const { id, status, isWaiting, total, messages } = conversation;
  return (
    <section className="stack">
      <h2>Conversation with support</h2>
      <p className="row">
        {isWaiting ? (
          <Badge kind="care">Waiting for an answer</Badge>
        ) : (
          <Badge kind={status === "open" ? "plain" : "go"}>{status === "open" ? "Open" : "Resolved"}</Badge>
        )}{" "}
        <a href={`/admin/support/${id}`}>
          {total > messages.length ? `Open all ${total} messages` : "Open the conversation"}
        </a>
      </p>
      <Table
        caption="Newest messages"
        columns={["When", "Who", "Message"]}
        rows={messages.map((row) => ({
          key: row.id,
          cells: [
            formatDateTime(row.createdAt, style),
            row.sender === "support" ? "Support" : "The user",
            row.body || "A picture",
          ],
        }))}
      />
    </section>
  );
}
