import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { careerPage } from "~/features/profile/career-page.server";
import { returnWithRefusal } from "~/http/flash.server";
import { applyMend, parseMend } from "~/http/forms/mend-form.server";
import { typedAnswers } from "~/http/forms/typed-answers";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, EmptyState } from "~/ui/card";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { OtherName, ProfileReview } from "~/ui/profile-review";
import { readFields } from "~/http/forms/read-body.server";
import { ProfileSections } from "./parts/profile-sections";
import { DownloadOrDelete, Sources, Versions } from "./parts/profile-records";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "My profile", "What your letters and resumes are made from, in one place.");
export const handle = { width: "narrow" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  return careerPage(user.id, getDateStyle(user.id));
});

/** One answer to "please check", or a place for a line. */
export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const fields = await readFields(request);
  const mend = parseMend(fields);
  if (!mend) throw new Refusal("BAD_INPUT", "Choose one of the answers.", 400);
  enforceRateLimit("savePerUser", user.id);
  try {
    applyMend(user.id, mend);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    if (mend.kind !== "doubt") return returnWithRefusal("/career", error);
    const reply = { error: { doubtId: mend.id, text: error.message }, typed: typedAnswers(fields) };
    return data(reply, { status: error.status });
  }
  return redirect("/career", 303);
});

export default function MyProfile() {
  const { profile, sources } = useLoaderData<typeof loader>();
  const waiting = sources.filter(({ otherName }) => otherName !== undefined);
  return (
    <div className="stack-wide">
      <Heading
        title="My profile"
        lead="Every letter and resume is made from this. Mend it once, and it stays."
        state={
          profile && <State isConfirmed={profile.isConfirmed} open={countOpen(waiting, profile.review)} />
        }
      />
      <PleaseCheck waiting={waiting} review={profile?.review} />
      {profile ? (
        <>
          <ProfileSections {...profile} />
          <NextStep isConfirmed={profile.isConfirmed} />
          <ButtonLink href="/career/import" block>
            Add another resume
          </ButtonLink>
        </>
      ) : (
        <NoProfile />
      )}
      <div>
        <Sources sources={sources.filter(({ otherName }) => otherName === undefined)} />
        {profile && <Versions {...profile} />}
        {profile && <DownloadOrDelete />}
      </div>
    </div>
  );
}

type PageData = ReturnType<typeof useLoaderData<typeof loader>>;
type Review = NonNullable<PageData["profile"]>["review"];

function State({ isConfirmed, open }: { isConfirmed: boolean; open: number }) {
  if (isConfirmed) return <Badge kind="go">Confirmed</Badge>;
  return <Badge kind="care">{open > 0 ? `${open} to check` : "Please check"}</Badge>;
}

function countOpen(waiting: PageData["sources"], review: Review | undefined): number {
  return (review?.doubts.length ?? 0) + (review?.notPlaced.length ?? 0) + waiting.length;
}

function NoProfile() {
  return (
    <EmptyState
      title="Nothing here yet"
      action={
        <div className="row">
          <ButtonLink kind="primary" href="/career/import" wide>
            Add my resume
          </ButtonLink>
          <ButtonLink href="/career/questions" wide>
            I have no resume
          </ButtonLink>
        </div>
      }
    >
      Add your resume once. After that, an application needs only the advert.
    </EmptyState>
  );
}

function PleaseCheck({ waiting, review }: { waiting: PageData["sources"]; review: Review | undefined }) {
  const actionData = useActionData<typeof action>();
  if (countOpen(waiting, review) === 0) return null;
  return (
    <form method="post" action="/career" className="stack">
      <h2>Please check</h2>
      {waiting.map(({ id, fileName }) => (
        <OtherName key={id} sourceId={id} fileName={fileName} />
      ))}
      {review && <ProfileReview {...review} lines={[]} typed={actionData?.typed} error={actionData?.error} />}
    </form>
  );
}

/** The one thing to do next: say that it is right, then go on to an advert. */
function NextStep({ isConfirmed }: { isConfirmed: boolean }) {
  if (isConfirmed)
    return (
      <ButtonLink kind="primary" href="/generate" block>
        New application
      </ButtonLink>
    );
  return (
    <form method="post" action="/career/confirm">
      <Button kind="primary" block>
        All of this is right
      </Button>
    </form>
  );
}
