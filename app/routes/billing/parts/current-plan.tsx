import type { getSubscriptionOverview } from "~/features/billing/subscription-overview.server";
import { Button, ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { Progress } from "~/ui/progress";

export type Overview = ReturnType<typeof getSubscriptionOverview>;

export function CurrentPlan({
  plan,
  expiry,
  next,
  usage,
  canCancel,
  canResume,
  renewal,
}: Pick<Overview, "plan" | "expiry" | "next" | "usage" | "canCancel" | "canResume" | "renewal">) {
  const isActive = plan.status === "Active";
  return (
    <section className="card stack">
      <div className="row apart">
        <h2>{plan.name}</h2>
        <Badge kind={isActive && !canResume ? "go" : "care"}>
          {canResume ? "Active, cancelled" : plan.status}
        </Badge>
      </div>
      <p>
        {plan.note}
        {expiry && plan.state === "TRIAL" ? (
          <>
            , until <time dateTime={expiry.iso}>{expiry.text}</time>
          </>
        ) : (
          ""
        )}
      </p>
      {next && <p className="soft">{next}</p>}
      <Usage id="letters" name="Cover letters" {...usage.coverLetters} />
      <Usage id="resumes" name="Resumes" {...usage.resumes} />
      {(renewal || canCancel || canResume) && (
        <div className="row">
          {renewal && !renewal.refusal && (
            <ButtonLink kind={isActive ? "quiet" : "primary"} href={`/payment/${renewal.planId}`}>
              {isActive ? "Renew" : "Renew Now"}
            </ButtonLink>
          )}
          {canResume && (
            <form method="post" action="/subscription/resume">
              <Button kind="primary">Resume subscription</Button>
            </form>
          )}
          {canCancel && (
            <ButtonLink kind="link" href="/subscription/cancel">
              Cancel subscription
            </ButtonLink>
          )}
        </div>
      )}
      {renewal?.refusal && <p className="hint">{renewal.refusal}</p>}
    </section>
  );
}

function Usage({
  id,
  name,
  used,
  available,
  total,
  isUnlimited,
}: { id: string; name: string } & Overview["usage"]["resumes"]) {
  if (isUnlimited)
    return (
      <p>
        <b>{name}</b>: unlimited, {used} made
      </p>
    );
  return (
    <Progress
      id={id}
      label={`${name}: ${available} of ${total} left`}
      value={available}
      max={Math.max(1, total)}
    />
  );
}
