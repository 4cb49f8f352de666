import { Button } from "~/ui/button";
import { LinkedPart } from "~/ui/dialog";
import { StateBadge } from "~/ui/applications";
import type { ApplicationPage } from "./application-data.server";
import { kitTitle, WhereToSend } from "./send-kit";

/** How to send it, and how far it got. */
export function Send({ page }: { page: ApplicationPage }) {
  const { id, sent, kit, progress } = page;
  return (
    <section className="stack" id="send" tabIndex={-1}>
      <h2>Send</h2>
      {kit && <StillOpen {...page} />}
      {kit && (
        <>
          <WhereToSend id={id} kit={kit} />
          <LinkedPart href={`/applications/${id}/more/send`}>{kitTitle(kit)}</LinkedPart>
        </>
      )}
      <HowFar {...page} />
      {progress.state === "sent" && (
        <LinkedPart href={`/applications/${id}/more/ask`}>Ask how it stands</LinkedPart>
      )}
      {sent.length > 0 && (
        <LinkedPart href={`/applications/${id}/more/sent`}>{`What you sent: ${sentPapers(sent)}`}</LinkedPart>
      )}
    </section>
  );
}

/** How far it got, and the tap that says what came. */
export function HowFar({ id, progress }: Pick<ApplicationPage, "id" | "progress">) {
  return (
    <form className="card stack" method="post" action={`/applications/${id}/state`}>
      <p>
        <StateBadge {...progress} /> {progress.nextStep}
      </p>
      {progress.days.length > 0 && (
        <dl className="rows">
          {progress.days.map(({ label, day }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <time dateTime={day.iso}>{day.text}</time>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="row">
        {progress.steps.map(({ to, label }) => (
          <Button key={to} name="state" value={to}>
            {label}
          </Button>
        ))}
      </div>
    </form>
  );
}

function sentPapers(sent: ApplicationPage["sent"]): string {
  return sent
    .map(
      ({ type, isCurrent }) =>
        `${type === "resume" ? "resume" : "letter"}${isCurrent ? "" : " (changed since)"}`,
    )
    .join(" and ");
}

/** What the advert asks of the letter and nobody answered: it may be sent without. */
export function StillOpen({ id, work }: Pick<ApplicationPage, "id" | "work">) {
  const open = work?.parts.flatMap(({ questions }) => questions) ?? [];
  if (open.length === 0) return null;
  return (
    <p>
      {`Your letter does not say yet: ${open.map(({ request }) => `“${request}”`).join("; ")}. You can send it so, or `}
      <a href={`/applications/${id}#needs-you-cover_letter`}>answer first</a>.
    </p>
  );
}
