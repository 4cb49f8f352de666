import { useForm } from "@conform-to/react";
import type { FormReply } from "~/http/forms/forms.server";
import { Button, ButtonLink } from "~/ui/button";
import { Field, PasswordField } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { ErrorSummary } from "~/ui/notice";
import { PersonFields } from "./person-fields";

type Values = {
  firstName: string;
  lastName: string;
  email: string;
  linkedinProfile: string;
  currentPassword?: string;
};

export function AccountForm({
  values,
  isOpen,
  reply,
}: {
  values: Values;
  isOpen: boolean;
  reply: FormReply | undefined;
}) {
  const [form, fields] = useForm<Values>({
    id: "profile",
    lastResult: reply,
    defaultValue: values,
  });
  return (
    <form
      id={form.id}
      method="post"
      action="/profile"
      className="card stack"
      data-draft={isOpen ? "profile" : undefined}
      data-returned={reply ? "" : undefined}
    >
      <ErrorSummary errors={listFormErrors(form, fields.firstName.id)} />
      <PersonFields fields={fields} disabled={!isOpen} />
      <Field
        {...getFieldProps(fields.email)}
        label="Email"
        hint={isOpen ? "We send a link to a new address, so that you can confirm it." : undefined}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        disabled={!isOpen}
        required
      />
      {isOpen && (
        <PasswordField
          id={fields.currentPassword.id}
          name="currentPassword"
          errors={fields.currentPassword.errors}
          label="Current password"
          hint="Only to change your email."
          autoComplete="current-password"
        />
      )}
      <div className="row">
        {isOpen && <Button kind="primary">Save Changes</Button>}
        {isOpen ? (
          <ButtonLink href="/profile" data-cancels="">
            Cancel
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" href="/profile?edit=1">
            Edit
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
