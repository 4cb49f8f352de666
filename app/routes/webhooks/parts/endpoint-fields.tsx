import { useForm } from "@conform-to/react";
import { CHOSEN_EVENT_TYPES } from "~/features/webhooks/webhook.schema";
import type { FormReply } from "~/http/forms/forms.server";
import { Button } from "~/ui/button";
import { Checkbox, ChoiceGroup } from "~/ui/choice";
import { Field } from "~/ui/field";
import { getFieldProps, listFormErrors } from "~/ui/form-field";
import { ErrorSummary } from "~/ui/notice";

const EVENT_TEXTS: Record<string, string> = {
  "application.ready": "documents were made",
  "application.failed": "no document could be made",
  "application.state_changed": "an application was sent, or got another state",
  "document.updated": "a text was changed",
  "payment.settled": "a payment was received",
};

/** The form of a webhook: where it is, and what it hears. */
export function EndpointFields({
  title,
  button,
  formKey,
  reply,
  values,
}: {
  title: string;
  button: string;
  formKey?: string;
  reply: FormReply | undefined;
  values?: { url: string; eventTypes: string[] };
}) {
  const [form, fields] = useForm<{ url: string; eventTypes: string[] }>({
    id: "webhook",
    lastResult: reply,
    defaultValue: values ?? { url: "", eventTypes: ["application.ready"] },
  });
  const ticked = [fields.eventTypes.initialValue].flat();
  return (
    <form id={form.id} method="post" className="card stack">
      <ErrorSummary errors={listFormErrors(form, fields.url.id)} />
      {formKey && <input type="hidden" name="formKey" value={formKey} />}
      <h2>{title}</h2>
      <Field
        {...getFieldProps(fields.url)}
        type="url"
        label="Address of your program"
        hint="It begins with https:// and can be reached from the internet."
        autoComplete="off"
        required
      />
      <ChoiceGroup id={fields.eventTypes.id} legend="What it hears" errors={fields.eventTypes.errors}>
        {CHOSEN_EVENT_TYPES.map((type, place) => (
          <Checkbox
            key={type}
            id={place === 0 ? fields.eventTypes.id : `${fields.eventTypes.id}-${place}`}
            name="eventTypes"
            value={type}
            label={type}
            hint={EVENT_TEXTS[type]}
            defaultChecked={ticked.includes(type)}
          />
        ))}
      </ChoiceGroup>
      <Button kind={values ? undefined : "primary"}>{button}</Button>
    </form>
  );
}
