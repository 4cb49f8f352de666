import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findPendingEmail } from "~/features/accounts/change-email.server";
import { ProfileForm } from "~/features/accounts/profile.schema";
import { updateProfile } from "~/features/accounts/profile.server";
import { getDateStyle } from "~/features/accounts/settings.server";
import { getAccess } from "~/features/billing/access.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm, replyWithRefusal } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { formatDay } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { Field, PasswordField } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary, Notice } from "~/ui/notice";
import { DefinitionList } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Edit Profile", "Your name, email, photo and LinkedIn address.");
export const handle = { width: "narrow", script: "profile" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const { firstName, lastName, email, linkedinProfile, photoId, createdAt } = user;
  const { planName, status } = getAccess(user.id);
  return {
    values: { firstName, lastName, email, linkedinProfile: linkedinProfile ?? "" },
    initials: `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase() || "U",
    photo: photoId && `/photos/${photoId}`,
    created: formatDay(createdAt, getDateStyle(user.id)),
    planName,
    status,
    pending: findPendingEmail(user.id),
    isEditing: new URL(request.url).searchParams.has("edit"),
  };
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const form = await readForm(request, ProfileForm);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  try {
    enforceRateLimit("savePerUser", user.id);
    if (form.value.email !== user.email) enforceRateLimit("passwordPerUser", user.id);
    const { pendingEmail: sentTo } = await updateProfile(user.id, form.value);
    const text = sentTo
      ? `Saved. We sent a link to ${sentTo}. Your email changes when you open it and press the button.`
      : "Your profile was saved.";
    return redirect("/profile", {
      status: 303,
      headers: { "Set-Cookie": await createFlashCookie("success", text) },
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const field = typeof error.details.field === "string" ? error.details.field : "";
    return data(
      { reply: replyWithRefusal(form.fields, ProfileForm, error, field) },
      { status: error.status },
    );
  }
});

export default function Profile() {
  const { values, initials, photo, created, planName, status, pending, isEditing } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const isOpen = isEditing || actionData !== undefined;
  return (
    <div className="stack-wide">
      <Heading title="Edit Profile" />
      <section className="row">
        {photo ? (
          <img className="avatar photo" src={photo} alt="Your photo" width={96} height={96} />
        ) : (
          <span className="avatar photo" aria-hidden="true">
            {initials}
          </span>
        )}
        <ButtonLink href="/profile/photo">Change Photo</ButtonLink>
      </section>
      {pending && (
        <Notice label="One step left">
          We sent a link to {pending}. Your email changes when you open it and press the button. Until then it
          stays {values.email}.
        </Notice>
      )}
      <Form key={String(isOpen)} values={values} isOpen={isOpen} />
      <section className="stack">
        <h2>Account Information</h2>
        <DefinitionList
          rows={[
            { term: "Member since", value: <time dateTime={created.iso}>{created.text}</time> },
            { term: "Plan", value: planName },
            { term: "Status", value: <Badge kind={status === "Active" ? "go" : "care"}>{status}</Badge> },
          ]}
        />
      </section>
    </div>
  );
}

type Values = {
  firstName: string;
  lastName: string;
  email: string;
  linkedinProfile: string;
  currentPassword?: string;
};

function Form({ values, isOpen }: { values: Values; isOpen: boolean }) {
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<Values>({
    id: "profile",
    lastResult: actionData?.reply,
    defaultValue: values,
  });
  return (
    <form
      id={form.id}
      method="post"
      action="/profile"
      className="card stack"
      data-draft={isOpen ? "profile" : undefined}
      data-returned={actionData ? "" : undefined}
    >
      <ErrorSummary errors={listFormErrors(form, fields.firstName.id)} />
      <Field
        {...getFieldProps(fields.firstName)}
        label="First name"
        autoComplete="given-name"
        maxLength={60}
        disabled={!isOpen}
        required
      />
      <Field
        {...getFieldProps(fields.lastName)}
        label="Last name"
        autoComplete="family-name"
        maxLength={60}
        disabled={!isOpen}
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
        disabled={!isOpen}
      />
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
