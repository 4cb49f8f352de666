import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Reading } from "~/features/admin/people.schema";
import { findUser } from "~/features/admin/people-acts.server";
import { fullNameOf } from "~/features/admin/people.server";
import { openDocuments } from "~/features/admin/people-documents.server";
import { readForm } from "~/http/forms.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { Button, ButtonLink } from "~/ui/button";
import { TextArea } from "~/ui/field";
import { errorList, fieldProps } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Open documents", "Open a user's documents. You must give a reason.");

export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  requireAdmin(request);
  const user = findUser(params.id ?? "");
  return { id: user.id, fullName: fullNameOf(user), email: user.email };
});

export const action = page(async ({ request, params, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request);
  const { id } = findUser(params.id ?? "");
  const form = await readForm(request, Reading);
  if (!form.ok) return data(form.reply, { status: 400 });
  const opening = openDocuments({ userId: admin.id, address: context.clientAddress }, id, form.value.reason);
  return redirect(`/admin/users/${id}/documents/${opening}`, 303);
});

export default function PersonDocuments() {
  const { id, fullName, email } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ reason: string }>({
    id: "reading",
    lastResult: useActionData<typeof action>(),
  });
  return (
    <div className="stack-wide">
      <Heading back={{ href: `/admin/users/${id}`, label: fullName }} title="Open documents" lead={email} />
      <form id={form.id} method="post" className="card confirm stack">
        <ErrorSummary errors={errorList(form, fields.reason.id)} />
        <TextArea
          {...fieldProps(fields.reason)}
          label="Why do you need to read them?"
          hint="We keep your reason and your name, even after the account is deleted. Do not write names in it."
          rows={3}
          required
          maxLength={300}
        />
        <div className="row">
          <Button kind="primary">Open for 30 minutes</Button>
          <ButtonLink href={`/admin/users/${id}`}>Cancel</ButtonLink>
        </div>
      </form>
    </div>
  );
}
