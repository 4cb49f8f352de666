import { Button } from "~/ui/button";
import type { ApplicationPage } from "./application-data.server";

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
