import { useForm } from "@conform-to/react";
import { useContext } from "react";
import type { FormReply } from "~/http/forms/forms.server";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { listFormErrors } from "~/ui/form-field";
import { NonceContext } from "~/ui/nonce";
import { ErrorSummary } from "~/ui/notice";
import { getScriptUrl } from "~/ui/page-scripts";
import type { WelcomeProps } from "./welcome-data.server";
import { PersonFields } from "./person-fields";

/** A section of the page without scripts; with scripts, a modal dialog that Escape closes until the page is opened again. */
export function Welcome({
  isDataSaver,
  lines,
  profile,
  actionData,
}: WelcomeProps & { actionData?: { reply: FormReply | null } }) {
  const nonce = useContext(NonceContext);
  const [form, fields] = useForm<WelcomeProps["profile"]>({
    id: "welcome-profile",
    lastResult: actionData?.reply,
    defaultValue: profile,
  });
  return (
    <Dialog id="welcome" title="Oya, let us go for that job">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <form id={form.id} method="post" action="/dashboard" className="stack">
        <ErrorSummary errors={listFormErrors(form, fields.firstName.id)} />
        <PersonFields fields={fields} nameHint="Your name appears on your letters and resumes." />
        <div className="row">
          <Button kind="primary">Finish Setup</Button>
          <Button kind="link" name="skip" value="1" formNoValidate>
            Skip
          </Button>
        </div>
      </form>
      {!isDataSaver && <script type="module" src={getScriptUrl("welcome")} nonce={nonce} />}
    </Dialog>
  );
}
