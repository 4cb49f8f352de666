import { ApplyRows } from "~/ui/apply-lines";
import { ButtonLink } from "~/ui/button";
import { CopiedText } from "~/ui/copy-button";
import type { Kit } from "./application-data.server";

/** The mail and the message that ask how an application stands. Nothing is sent from here. */
export function FollowUp({
  kit: { to, phone },
  followUp: { subject, body, mailUrl, whatsappUrl },
}: {
  kit: Kit;
  followUp: NonNullable<Kit["followUp"]>;
}) {
  const lines = [
    { label: "Send to", text: to },
    { label: "Subject", text: subject },
    { label: "Phone", text: phone },
  ].filter(({ text }) => text !== "");
  return (
    <div className="stack">
      <p>
        Ask once, a week after the advert has closed. Many employers write only to people they want to see.
      </p>
      {!to && !phone && <p>The advert names no mail and no phone. Ask whoever gave it to you.</p>}
      <div className="card">
        <ApplyRows lines={lines} canCopy />
      </div>
      <CopiedText label="Mail that asks" text={body} rows={12} />
      <p className="hint">The day is the one on which you marked this as sent.</p>
      <div className="row">
        <ButtonLink kind="primary" href={mailUrl}>
          Write the mail
        </ButtonLink>
        <ButtonLink href={whatsappUrl}>Open WhatsApp</ButtonLink>
      </div>
    </div>
  );
}
