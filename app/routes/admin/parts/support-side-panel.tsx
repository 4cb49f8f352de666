import type { ThreadPage } from "./support-thread-data.server";
import { MAX_NOTE_LENGTH } from "~/features/support/staff-actions.schema";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/dialog";
import { Select, TextArea } from "~/ui/field";
import { DefinitionList } from "~/ui/table";

export function SidePanel({ id, status, assigneeId, user, payments, notes, agents, replies }: ThreadPage) {
  return (
    <aside className="stack" aria-label="About this conversation">
      <Card>
        <h2>About {user.name}</h2>
        <DefinitionList rows={user.facts} />
        <p>
          <a href={`/admin/users/${user.id}`}>Open the account</a>
        </p>
        {payments.map(({ reference, text }) => (
          <p key={reference}>
            <a href={`/admin/payments/${reference}`}>{text}</a>
          </p>
        ))}
      </Card>
      <Card>
        <form method="post" action={`/admin/support/${id}/assignment`} className="row row-end">
          <Select id="agent" name="agent" label="Agent" defaultValue={assigneeId} required>
            <option value="">Nobody</option>
            {agents.map((agent) => (
              <option key={agent.id} value={agent.id}>
                {agent.name}
              </option>
            ))}
          </Select>
          <Button>Assign</Button>
        </form>
        <form method="post" action={`/admin/support/${id}/status`}>
          <input type="hidden" name="status" value={status === "open" ? "resolved" : "open"} />
          <Button>{status === "open" ? "Mark as resolved" : "Open again"}</Button>
        </form>
      </Card>
      <Card>
        <h2>Notes</h2>
        <p className="hint">Only agents see them.</p>
        {notes.map(({ id: note, body, about }) => (
          <div key={note}>
            <p className="hint">{about}</p>
            {body.split("\n").map((line, n) => (
              <p key={n}>{line}</p>
            ))}
          </div>
        ))}
        <form method="post" action={`/admin/support/${id}/notes`} className="stack">
          <TextArea id="note" name="note" label="New note" rows={2} maxLength={MAX_NOTE_LENGTH} required />
          <Button small>Add note</Button>
        </form>
      </Card>
      <Card>
        <h2>Saved replies</h2>
        {replies.length === 0 && (
          <p className="soft">
            None yet. <a href="/admin/support/replies">Write one</a>.
          </p>
        )}
        {replies.map((reply) => (
          <Disclosure key={reply.id} summary={`/${reply.code}`}>
            <p>{reply.body}</p>
            <p>
              <a href={`/admin/support/${id}?reply=${reply.id}#write`} data-reply={reply.body}>
                Use it
              </a>
            </p>
          </Disclosure>
        ))}
      </Card>
    </aside>
  );
}
