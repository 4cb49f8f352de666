import { useLocation } from "@remix-run/react";
import { STEP_UP_FIELDS, type StepUpScreen } from "~/http/auth/step-up-fields";
import { Button, ButtonLink } from "~/ui/button";
import { Field, PasswordField } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { PasskeyButton } from "~/ui/passkey-button";

const PROOF_ID = "step-up-proof";

/** Asks again who somebody is. Sends the proof and the interrupted form to the address of that form. */
export function StepUp({ stepUp }: Pick<StepUpScreen, "stepUp">) {
  const { pathname, search } = useLocation();
  const { form, way, isSent, problem } = stepUp;
  return (
    <div className="stack-wide">
      <Heading
        title="Confirm that it is you"
        lead="This changes something important, and you proved who you are more than ten minutes ago. Nothing is lost: it goes on right after this."
      />
      <form method="post" action={`${pathname}${search}`} className="card stack">
        <ErrorSummary errors={problem ? [{ fieldId: PROOF_ID, text: problem }] : []} />
        {way === "mail" && !isSent ? <SendCode email={stepUp.email} /> : <ProofFields {...stepUp} />}
        <input type="hidden" name={STEP_UP_FIELDS.form} value={form} />
      </form>
      <p>
        <ButtonLink kind="link" href={pathname}>
          Do not go on
        </ButtonLink>
      </p>
    </div>
  );
}

function SendCode({ email }: { email: string }) {
  return (
    <>
      <p>Your account has no password, so we send six digits to {email}.</p>
      <Button kind="primary" block name={STEP_UP_FIELDS.send} value="1">
        Send me a code
      </Button>
    </>
  );
}

function ProofFields({ way, hasApp, hasPasskeys, problem }: StepUpScreen["stepUp"]) {
  const input = {
    id: PROOF_ID,
    name: STEP_UP_FIELDS.proof,
    errors: problem ? [problem] : [],
    required: true,
  };
  return (
    <>
      {hasPasskeys && (
        <PasskeyButton ceremony="use" options="/passkey-options/step-up" name={STEP_UP_FIELDS.passkey}>
          Use your passkey
        </PasskeyButton>
      )}
      {way === "password" && (
        <PasswordField
          {...input}
          label="Your password"
          autoComplete="current-password"
          autoFocus={!problem}
        />
      )}
      {way === "factor" && (
        <Field
          {...input}
          label={hasApp ? "Code from your app" : "Recovery code"}
          hint={hasApp ? "6 digits. No phone at hand? Use a recovery code." : "16 letters and digits."}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          autoFocus={!problem}
        />
      )}
      {way === "mail" && (
        <Field
          {...input}
          label="Code from the email"
          hint="6 digits. It works for 10 minutes."
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          autoFocus={!problem}
        />
      )}
      <Button kind="primary" block>
        Confirm and go on
      </Button>
    </>
  );
}
