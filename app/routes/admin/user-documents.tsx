import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DocumentAccessRequest } from "~/features/admin/admin.schema";
import { getUser } from "~/features/admin/user-actions.server";
import { formatFullName } from "~/features/admin/users.server";
import { grantDocumentAccess } from "~/features/admin/user-documents.server";
import { readForm } from "~/http/forms/forms.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { Button, ButtonLink } from "~/ui/button";
import { TextArea } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Open documents", "Open a user's documents. You must give a reason.");

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  requireAdmin(request, "people");
  const user = getUser(params.id ?? "");
  return { id: user.id, fullName: formatFullName(user), email: user.email };
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "people");
  const { id } = getUser(params.id ?? "");
  const form = await readForm(request, DocumentAccessRequest);
  if (!form.ok) return data(form.reply, { status: 400 });
  const opening = grantDocumentAccess(
    { userId: admin.id, address: context.clientAddress },
    id,
    form.value.reason,
  );
  return redirect(`/admin/users/${id}/documents/${opening}`, 303);
});

export default function UserDocuments() {
  const { id, fullName, email } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ reason: string }>({
    id: "reading",
    lastResult: useActionData<typeof action>(),
  });
  return (
    <div className="stack-wide">
      <Heading back={{ href: `/admin/users/${id}`, label: fullName }} title="Open documents" lead={email} />
      <form id={form.id} method="post" className="card confirm stack">
        <ErrorSummary errors={listFormErrors(form, fields.reason.id)} />
        <TextArea
          {...getFieldProps(fields.reason)}
          label="Why do you need to read them?"
          hint="We keep your reason and your name, even after the account is deleted. Do not write names in it."
          rows={3}
          required
        />
        <div className="row">
          <Button kind="primary">Open for 30 minutes</Button>
          <ButtonLink href={`/admin/users/${id}`}>Cancel</ButtonLink>
        </div>
      </form>
    </div>
  );
}
