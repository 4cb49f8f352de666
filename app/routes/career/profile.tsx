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
import { applyMend, parseMend } from "~/http/forms/mend-form.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, Card, EmptyState } from "~/ui/card";
import { Disclosure } from "~/ui/dialog";
import { FileField } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { ProfileReview } from "~/ui/profile-review";

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
  const mend = parseMend(await request.formData());
  if (!mend) throw new Refusal("BAD_INPUT", "Choose one of the answers.", 400);
  enforceRateLimit("savePerUser", user.id);
  try {
    applyMend(user.id, mend);
  } catch (error) {
    if (!(error instanceof Refusal) || mend.kind !== "doubt") throw error;
    return data({ error: { doubtId: mend.id, text: error.message } }, { status: error.status });
  }
  return redirect("/career", 303);
});

export default function MyProfile() {
  const { profile } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        title="My profile"
        lead="Every letter and resume is made from this. Mend it once, and it stays."
        state={
          profile &&
          (profile.isConfirmed ? <Badge kind="go">Confirmed</Badge> : <Badge kind="care">Please check</Badge>)
        }
        actions={
          profile && (
            <ButtonLink kind="primary" href="/generate" wide>
              New application
            </ButtonLink>
          )
        }
      />
      {profile ? <Profile profile={profile} /> : <NoProfile />}
      <AddResume isFirst={!profile} />
    </div>
  );
}

type PageProfile = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["profile"]>;

function NoProfile() {
  return (
    <EmptyState
      title="Nothing here yet"
      action={<ButtonLink href="/career/basics/0">Write it myself</ButtonLink>}
    >
      Add your resume below, and we read it. Or write your profile yourself, one small form at a time.
    </EmptyState>
  );
}

function Profile({ profile }: { profile: PageProfile }) {
  const actionData = useActionData<typeof action>();
  const { review, version } = profile;
  return (
    <>
      {(review.doubts.length > 0 || review.notPlaced.length > 0) && (
        <form method="post" action="/career">
          <Card>
            <h2>Please check</h2>
            <ProfileReview {...review} lines={[]} error={actionData?.error} />
          </Card>
        </form>
      )}
      {profile.sections.map((section) => (
        <Section key={section.name} {...section} version={version} />
      ))}
      {profile.isConfirmed || (
        <form method="post" action="/career/confirm">
          <Button block>All of this is right</Button>
        </form>
      )}
      {profile.addable.length > 0 && (
        <Disclosure summary="Add another section">
          <ul className="plain">
            {profile.addable.map(({ name, title }) => (
              <li key={name}>
                <ButtonLink kind="link" href={`/career/${name}/new`}>
                  {title}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Versions profile={profile} />
    </>
  );
}

function Section({
  name,
  title,
  entry,
  isSingle,
  isPrivate,
  entries,
  version,
}: PageProfile["sections"][number] & { version: number }) {
  return (
    <Card>
      <h2>{title}</h2>
      {isPrivate && <p className="hint">Private. Printed only when you put it into a resume yourself.</p>}
      {entries.length > 0 && (
        <ul className="doc-list">
          {entries.map(({ text, lines }, index) => (
            <li key={index}>
              <div>
                <p className="doc-title">{text}</p>
                {lines.length > 0 && (
                  <ul>
                    {lines.map((line, at) => (
                      <li key={at}>{line}</li>
                    ))}
                  </ul>
                )}
              </div>
              <div className="doc-actions">
                <ButtonLink small kind="link" href={`/career/${name}/${index}`} about={text}>
                  Change
                </ButtonLink>
                {!isSingle && (
                  <>
                    {index > 0 && (
                      <Command to={`${name}/${index}/up`} label="Up" about={text} version={version} />
                    )}
                    {index < entries.length - 1 && (
                      <Command to={`${name}/${index}/down`} label="Down" about={text} version={version} />
                    )}
                  </>
                )}
                {name !== "basics" && (
                  <Command to={`${name}/${index}/remove`} label="Remove" about={text} version={version} />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {(!isSingle || entries.length === 0) && (
        <div>
          <ButtonLink small href={`/career/${name}/new`}>
            {`Add ${entry}`}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

function Command({
  to,
  label,
  about,
  version,
}: {
  to: string;
  label: string;
  about: string;
  version: number;
}) {
  return (
    <form method="post" action={`/career/${to}`}>
      <input type="hidden" name="version" value={version} />
      <Button small kind="link" about={about}>
        {label}
      </Button>
    </form>
  );
}

function Versions({ profile }: { profile: PageProfile }) {
  return (
    <Disclosure summary="Versions">
      <ul className="plain stack">
        {profile.versions.map(({ version, text, date }) => (
          <li key={version} className="row apart">
            <span>
              {text}, <time dateTime={date.iso}>{date.text}</time>
            </span>
            {version !== profile.version && (
              <form method="post" action={`/career/versions/${version}/restore`}>
                <Button small about={`version ${version}`}>
                  Bring back
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <p>
        <a href="/career/delete">Delete my profile</a>
      </p>
    </Disclosure>
  );
}

function AddResume({ isFirst }: { isFirst: boolean }) {
  return (
    <form method="post" action="/career/import" encType="multipart/form-data" className="card stack">
      <h2>{isFirst ? "Add your resume" : "Add another resume"}</h2>
      <FileField
        id="resume"
        name="resume"
        label="Resume file"
        hint="PDF, DOC or DOCX, up to 10 MB. We read the text and do not store the file."
        accept=".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        required
      />
      <Button>Read my resume</Button>
    </form>
  );
}
