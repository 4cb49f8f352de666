import { Button } from "~/ui/button";
import { LinkedPart } from "~/ui/dialog";
import { StateBadge } from "~/ui/applications";
import type { ApplicationPage } from "./application-data.server";
import { kitTitle, WhereToSend } from "./send-kit";

/** How to send it, and how far it got. */
export function Send({ page }: { page: ApplicationPage }) {
  const { id, sent, kit } = page;
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
      {sent.length > 0 && (
        <LinkedPart href={`/applications/${id}/more/sent`}>{`What you sent: ${sentPapers(sent)}`}</LinkedPart>
      )}
    </section>
  );
}

/** How far it got, and the tap that says so. */
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

/** Makes the documents again when the person's facts changed, and those that they deleted. */
export function MakeAgain({
  id,
  remake: { isRetry, isChanged, missing, credits, freeLeft },
}: {
  id: string;
  remake: NonNullable<ApplicationPage["remake"]>;
}) {
  if (!isRetry && !isChanged && missing.length === 0)
    return (
      <p className="soft">
        {`When you change your profile, you can make these again${freeLeft > 0 ? `, ${timesText(freeLeft)} without a credit` : ""}. `}
        <a href="/career">My profile</a>
      </p>
    );
  return (
    <form className="stack" method="post" action={`/applications/${id}/remakes`}>
      {!isRetry && isChanged && <p>Your profile has changed since these were made.</p>}
      <Button kind={isRetry ? "primary" : "quiet"}>
        {`${isRetry ? "Try again" : againText(missing)} (${costText(credits, freeLeft)})`}
      </Button>
    </form>
  );
}

// With one of two deleted, the button names it: the other one stays as it is.
function againText([first, ...others]: string[]): string {
  if (first === undefined || others.length > 0) return "Make them again";
  return `Make the ${first === "resume" ? "resume" : "letter"} again`;
}

function timesText(times: number): string {
  return times === 1 ? "once" : `${times} times`;
}

function costText(credits: number, freeLeft: number): string {
  if (credits > 0) return `uses ${credits} credit${credits === 1 ? "" : "s"}`;
  return freeLeft === 1 ? "free, the last time" : `free, ${freeLeft} times left`;
}
