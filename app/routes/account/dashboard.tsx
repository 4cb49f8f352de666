import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useContext } from "react";
import { ONBOARDING_STEPS, tutorialSteps } from "~/features/accounts/onboarding-steps";
import { OnboardingProfile } from "~/features/accounts/profile.schema";
import { completeOnboarding, updateProfile } from "~/features/accounts/profile.server";
import type { User } from "~/features/accounts/sessions.server";
import { getDateStyle } from "~/features/accounts/settings.server";
import { getAccess } from "~/features/billing/access.server";
import { allowanceText, findPlan } from "~/features/billing/plans";
import { listDocuments } from "~/features/documents/documents.server";
import { summarizeProfile } from "~/features/profile/career-page.server";
import { createFlashCookie } from "~/http/flash.server";
import { isDataSaverOn } from "~/http/data-saver.server";
import { parseForm } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { formatDay } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState, Tile, Tiles } from "~/ui/card";
import { Dialog } from "~/ui/dialog";
import { DocumentList, DocumentRow, FileLinks } from "~/ui/documents";
import { Field } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { NonceContext } from "~/ui/nonce";
import { ErrorSummary } from "~/ui/notice";
import { Steps } from "~/ui/progress";
import { getScriptUrl } from "~/ui/page-scripts";
import { createPageMeta } from "~/ui/meta";

const MAX_DOCUMENTS = 5;

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Dashboard", "Your credits, your plan and your newest documents.");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = requireUser(request);
  const { documents, counts } = listDocuments(user.id, { limit: MAX_DOCUMENTS });
  const style = getDateStyle(user.id);
  return {
    firstName: user.firstName || "User",
    access: getAccess(user.id),
    documents: documents.map((document) => ({ ...document, date: formatDay(document.createdAt, style) })),
    total: counts.all,
    profile: summarizeProfile(user.id),
    welcome: user.onboardingCompleted
      ? null
      : getWelcome(user, Number(new URL(request.url).searchParams.get("step")), await isDataSaverOn(request)),
  };
}

// The steps of the welcome: the first is a form, the others are read, the last one ends it.
export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const fields = await request.formData();
  enforceRateLimit("savePerUser", user.id);
  if (!fields.has("finish")) {
    const form = parseForm(fields, OnboardingProfile);
    if (!form.ok) return data({ reply: form.reply, problem: "" }, { status: 400 });
    await updateProfile(user.id, form.value);
    return redirect("/dashboard?step=2", 303);
  }
  try {
    completeOnboarding(user.id);
    return redirect("/dashboard", {
      status: 303,
      headers: {
        "Set-Cookie": await createFlashCookie("success", "You are all set. Paste your first advert."),
      },
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ reply: null, problem: error.message }, { status: error.status });
  }
});

function getWelcome(
  { firstName, lastName, linkedinProfile }: User,
  requestedStep: number,
  isDataSaver: boolean,
) {
  const trial = findPlan("free_trial");
  const step = Number.isInteger(requestedStep) ? Math.min(Math.max(requestedStep, 1), ONBOARDING_STEPS) : 1;
  return {
    step,
    isDataSaver,
    tutorial: tutorialSteps(trial ? allowanceText(trial) : "")[step - 2],
    profile: { firstName, lastName, linkedinProfile: linkedinProfile ?? "" },
  };
}

export default function Dashboard() {
  const { firstName, access, documents, total, profile, welcome } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        title={`Welcome, ${firstName}`}
        lead="Oya, which job shall we go for today?"
        actions={
          <ButtonLink kind="primary" href="/generate" wide>
            Generate Document
          </ButtonLink>
        }
      />
      {welcome && <Welcome {...welcome} />}
      <Tiles>
        <Tile label="Cover Letters left" value={access.coverLettersRemaining} />
        <Tile label="Resumes Optimized left" value={access.resumesRemaining} />
        <Tile label="Current Plan" value={access.planName} />
        <Tile label="Status" value={access.status} note={access.note} />
      </Tiles>
      <section className="heading">
        <h2>My profile</h2>
        <p>
          {profile ? profile.text : "Add your resume once. The next application needs only an advert."}{" "}
          <a href="/career">{profile ? "Open" : "Begin"}</a>
        </p>
      </section>
      <section className="stack">
        <div className="heading">
          <h2>Recent Documents</h2>
          {total > 0 && <a href="/documents">View All</a>}
        </div>
        {documents.length === 0 ? (
          <EmptyState
            title="No documents yet"
            action={<ButtonLink href="/generate">Create Document</ButtonLink>}
          >
            Paste a job advert and add your resume. Your letter is ready in seconds.
          </EmptyState>
        ) : (
          <DocumentList>
            {documents.map((document) => (
              <DocumentRow
                key={document.id}
                type={document.type === "resume" ? "Resume" : "Cover letter"}
                jobTitle={document.jobTitle}
                companyName={document.companyName}
                href={`/edit/${document.id}`}
                date={document.date}
                actions={
                  <>
                    <FileLinks id={document.id} about={document.title} hasFiles={document.hasFiles} isQuiet />
                    <ButtonLink small kind="link" href={`/edit/${document.id}`} about={document.title}>
                      Edit
                    </ButtonLink>
                  </>
                }
              />
            ))}
          </DocumentList>
        )}
      </section>
    </div>
  );
}

type WelcomeProps = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["welcome"]>;

/** A part of the page without scripts; with them a dialog that stays until it is finished. */
function Welcome({ step, isDataSaver, tutorial, profile }: WelcomeProps) {
  const actionData = useActionData<typeof action>();
  const nonce = useContext(NonceContext);
  const shown = actionData ? 1 : step;
  return (
    <Dialog id="welcome" title={shown > 1 && tutorial ? tutorial.title : "First, your name"}>
      <Steps step={shown} of={ONBOARDING_STEPS} />
      {shown > 1 && tutorial ? (
        <Tutorial step={shown} lines={tutorial.lines} />
      ) : (
        <ProfileStep profile={profile} />
      )}
      <form method="post" action="/logout">
        <Button kind="link" small>
          Logout
        </Button>
      </form>
      {!isDataSaver && <script type="module" src={getScriptUrl("welcome")} nonce={nonce} />}
    </Dialog>
  );
}

function ProfileStep({ profile }: Pick<WelcomeProps, "profile">) {
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<WelcomeProps["profile"]>({
    id: "welcome-profile",
    lastResult: actionData?.reply,
    defaultValue: profile,
  });
  const own = actionData?.problem ? [{ fieldId: fields.firstName.id, text: actionData.problem }] : [];
  return (
    <form id={form.id} method="post" action="/dashboard" className="stack">
      <ErrorSummary errors={[...own, ...listFormErrors(form, fields.firstName.id)]} />
      <p>This name appears on your letters and resumes.</p>
      <Field
        {...getFieldProps(fields.firstName)}
        label="First name"
        autoComplete="given-name"
        maxLength={60}
        required
      />
      <Field
        {...getFieldProps(fields.lastName)}
        label="Last name"
        autoComplete="family-name"
        maxLength={60}
        required
      />
      <Field
        {...getFieldProps(fields.linkedinProfile)}
        label="LinkedIn profile"
        hint="The full address: https://www.linkedin.com/in/your-name"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
      />
      <div className="row">
        <Button type="button" disabled>
          Previous
        </Button>
        <Button kind="primary">Next</Button>
      </div>
    </form>
  );
}

function Tutorial({ step, lines }: { step: number; lines: string[] }) {
  return (
    <form method="post" action="/dashboard" className="stack">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="row">
        <ButtonLink href={`/dashboard?step=${step - 1}`}>Previous</ButtonLink>
        {step < ONBOARDING_STEPS ? (
          <ButtonLink kind="primary" href={`/dashboard?step=${step + 1}`}>
            Next
          </ButtonLink>
        ) : (
          <Button kind="primary" name="finish" value="1">
            Finish Setup
          </Button>
        )}
      </div>
    </form>
  );
}
