import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listRecentMails } from "~/features/accounts/mail.server";
import { site } from "~/http/layout-data.server";
import { formatDateTime } from "~/time";
import { EmptyState } from "~/ui/card";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Outbox", "In local mode, emails are kept here instead of being sent.");
export const handle = { width: "narrow" };

// Local mode only: every visitor can read these mails.
export function loader() {
  if (!site.isLocal) throw data(null, { status: 404 });
  return {
    mails: listRecentMails().map((mail) => ({
      ...mail,
      createdAt: formatDateTime(mail.createdAt),
      lines: mail.text.split("\n"),
    })),
  };
}

export default function Outbox() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading title="Outbox" lead="In local mode, emails are kept here instead of being sent." />
      {mails.length === 0 && (
        <EmptyState title="No emails yet">
          Register an account, and its verification email appears here.
        </EmptyState>
      )}
      {mails.map((mail) => (
        <article key={mail.id} className="card stack">
          <h2>{mail.subject}</h2>
          <p className="hint">
            To {mail.recipient} · {mail.createdAt} ·{" "}
            <a href={`/dev/outbox/${mail.id}`}>{mail.sentAt ? "raw .eml file" : "waiting to be sent"}</a>
          </p>
          {mail.lines
            .filter((line) => line.trim() !== "")
            .map((line, index) => (
              <p key={index}>{/^https?:\/\/\S+$/.test(line) ? <a href={line}>{line}</a> : line}</p>
            ))}
        </article>
      ))}
    </div>
  );
}
