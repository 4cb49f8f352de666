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
import { dateStyleOf } from "~/features/accounts/settings.server";
import { getAccess } from "~/features/billing/access.server";
import { allowanceText, findPlan } from "~/features/billing/plans";
import { listDocuments } from "~/features/documents/documents.server";
import { flash } from "~/http/flash.server";
import { isLite } from "~/http/lite.server";
import { checkForm } from "~/http/forms.server";
import { requireUser } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { countAct } from "~/http/rate-limit.server";
import { Refusal } from "~/refusal";
import { dayText } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState, Tile, Tiles } from "~/ui/card";
import { Dialog } from "~/ui/dialog";
import { DocumentList, DocumentRow, FileLinks } from "~/ui/documents";
import { Field } from "~/ui/field";
import { errorList, fieldProps } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { NonceContext } from "~/ui/nonce";
import { ErrorSummary } from "~/ui/notice";
import { Steps } from "~/ui/progress";
import { scriptAt } from "~/ui/scripts";
import { pageTitle } from "~/ui/title";

const SHOWN = 5;

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Dashboard", "Your credits, your plan and your newest documents.");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = requireUser(request);
  const { documents, counts } = listDocuments(user.id, { limit: SHOWN });
  const style = dateStyleOf(user.id);
  return {
    firstName: user.firstName || "User",
    access: getAccess(user.id),
    documents: documents.map((document) => ({ ...document, date: dayText(document.createdAt, style) })),
    total: counts.all,
    welcome: user.onboardingCompleted
      ? null
      : welcomeOf(user, Number(new URL(request.url).searchParams.get("step")), await isLite(request)),
  };
}

// The steps of the welcome: the first is a form, the others are read, the last one ends it.
export const action = page(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const fields = await request.formData();
  countAct("savePerUser", user.id);
  if (!fields.has("finish")) {
    const form = checkForm(fields, OnboardingProfile);
    if (!form.ok) return data({ reply: form.reply, problem: "" }, { status: 400 });
    await updateProfile(user.id, form.value);
    return redirect("/dashboard?step=2", 303);
  }
  try {
    completeOnboarding(user.id);
    return redirect("/dashboard", {
      status: 303,
      headers: { "Set-Cookie": await flash("success", "You are all set. Paste your first advert.") },
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ reply: null, problem: error.message }, { status: error.status });
  }
});

function welcomeOf({ firstName, lastName, linkedinProfile }: User, asked: number, isLite: boolean) {
  const trial = findPlan("free_trial");
  const step = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), ONBOARDING_STEPS) : 1;
  return {
    step,
    isLite,
    tutorial: tutorialSteps(trial ? allowanceText(trial) : "")[step - 2],
    profile: { firstName, lastName, linkedinProfile: linkedinProfile ?? "" },
  };
}

export default function Dashboard() {
  const { firstName, access, documents, total, welcome } = useLoaderData<typeof loader>();
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
        <Tile label="Cover Letters left" figure={access.coverLettersRemaining} />
        <Tile label="Resumes Optimized left" figure={access.resumesRemaining} />
        <Tile label="Current Plan" figure={access.planName} />
        <Tile label="Status" figure={access.status} note={access.note} />
      </Tiles>
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
                post={document.jobTitle}
                company={document.companyName}
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
function Welcome({ step, isLite, tutorial, profile }: WelcomeProps) {
  const answer = useActionData<typeof action>();
  const nonce = useContext(NonceContext);
  const shown = answer ? 1 : step;
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
      {!isLite && <script type="module" src={scriptAt("welcome")} nonce={nonce} />}
    </Dialog>
  );
}

function ProfileStep({ profile }: Pick<WelcomeProps, "profile">) {
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<WelcomeProps["profile"]>({
    id: "welcome-profile",
    lastResult: answer?.reply,
    defaultValue: profile,
  });
  const own = answer?.problem ? [{ fieldId: fields.firstName.id, text: answer.problem }] : [];
  return (
    <form id={form.id} method="post" action="/dashboard" className="stack">
      <ErrorSummary errors={[...own, ...errorList(form, fields.firstName.id)]} />
      <p>This name appears on your letters and resumes.</p>
      <Field
        {...fieldProps(fields.firstName)}
        label="First name"
        autoComplete="given-name"
        maxLength={60}
        required
      />
      <Field
        {...fieldProps(fields.lastName)}
        label="Last name"
        autoComplete="family-name"
        maxLength={60}
        required
      />
      <Field
        {...fieldProps(fields.linkedinProfile)}
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
