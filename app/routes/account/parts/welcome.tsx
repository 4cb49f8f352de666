import { useForm } from "@conform-to/react";
import { useContext } from "react";
import { ONBOARDING_STEPS } from "~/features/accounts/onboarding-steps";
import type { FormReply } from "~/http/forms/forms.server";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { NonceContext } from "~/ui/nonce";
import { ErrorSummary } from "~/ui/notice";
import { Steps } from "~/ui/progress";
import { getScriptUrl } from "~/ui/page-scripts";
import type { WelcomeProps } from "./welcome-data.server";

/** What the action answers when a step fails. */
type WelcomeReply = { reply: FormReply | null; problem: string };

/** A section of the page without scripts; with scripts, a modal dialog until the user finishes it. */
export function Welcome({
  step,
  isDataSaver,
  tutorial,
  profile,
  actionData,
}: WelcomeProps & { actionData?: WelcomeReply }) {
  const nonce = useContext(NonceContext);
  const shown = actionData ? 1 : step;
  return (
    <Dialog id="welcome" title={shown > 1 && tutorial ? tutorial.title : "First, your name"}>
      <Steps step={shown} of={ONBOARDING_STEPS} />
      {shown > 1 && tutorial ? (
        <Tutorial step={shown} lines={tutorial.lines} />
      ) : (
        <ProfileStep profile={profile} actionData={actionData} />
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

function ProfileStep({ profile, actionData }: Pick<WelcomeProps, "profile"> & { actionData?: WelcomeReply }) {
  const [form, fields] = useForm<WelcomeProps["profile"]>({
    id: "welcome-profile",
    lastResult: actionData?.reply,
    defaultValue: profile,
  });
  const stepErrors = actionData?.problem ? [{ fieldId: fields.firstName.id, text: actionData.problem }] : [];
  return (
    <form id={form.id} method="post" action="/dashboard" className="stack">
      <ErrorSummary errors={[...stepErrors, ...listFormErrors(form, fields.firstName.id)]} />
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
