import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CreditGift } from "~/features/admin/offers.schema";
import { getUser, giveUserCredits } from "~/features/admin/user-actions.server";
import { formatFullName } from "~/features/admin/users.server";
import { createFlashCookie } from "~/http/flash.server";
import { parseForm } from "~/http/forms/forms.server";
import { newFormKey, readFormKey } from "~/http/forms/form-key.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { getFieldProps, listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Give credits", "Credits that need no plan and never expire.");

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  requireAdmin(request, "money");
  const user = getUser(params.id ?? "");
  return { id: user.id, fullName: formatFullName(user), email: user.email, formKey: newFormKey() };
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "money");
  const actor = { userId: admin.id, address: context.clientAddress };
  const { id } = getUser(params.id ?? "");
  const fields = await readProvenFields({ request, context }, admin);
  const form = parseForm(fields, CreditGift);
  if (!form.ok) return data(form.reply, { status: 400 });
  enforceRateLimit("savePerUser", actor.userId);
  giveUserCredits(actor, id, form.value, new Date(), readFormKey(fields));
  return redirect(`/admin/users/${id}`, {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "The credits were given.") },
  });
});

export default function UserCredits() {
  const { id, fullName, email, formKey } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ coverLetters: string; resumes: string; reason: string }>({
    id: "gift",
    lastResult: useActionData<typeof action>(),
    defaultValue: { coverLetters: "1", resumes: "1" },
  });
  return (
    <div className="stack-wide">
      <Heading back={{ href: `/admin/users/${id}`, label: fullName }} title="Give credits" lead={email} />
      <form id={form.id} method="post" className="card confirm stack" noValidate>
        <ErrorSummary errors={listFormErrors(form, fields.coverLetters.id)} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <p>They need no plan and never expire. It is not a payment.</p>
        <div className="pair">
          <Field {...getFieldProps(fields.coverLetters)} label="Cover letters" inputMode="numeric" required />
          <Field {...getFieldProps(fields.resumes)} label="Resumes" inputMode="numeric" required />
        </div>
        <Field
          {...getFieldProps(fields.reason)}
          label="Why"
          hint="The person reads it in their credit history. It stays in the audit log with your name."
          required
          maxLength={100}
        />
        <div className="row">
          <Button kind="primary">Give credits</Button>
          <ButtonLink href={`/admin/users/${id}`}>Cancel</ButtonLink>
        </div>
      </form>
    </div>
  );
}
