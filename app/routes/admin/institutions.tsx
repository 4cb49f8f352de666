import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { InstitutionForm } from "~/features/institutions/institutions.schema";
import { createInstitution, listInstitutions } from "~/features/institutions/institutions.server";
import { countSeats } from "~/features/institutions/seats.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { newFormKey, readFormKey } from "~/http/forms/form-key.server";
import { parseForm } from "~/http/forms/forms.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { Field } from "~/ui/field";
import { getFieldProps, listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { ErrorSummary } from "~/ui/notice";
import { Table } from "~/ui/table";
import { ExportButton } from "./parts/export-button";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Institutions", "Schools and organisations that buy seats.");

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request, "money");
  const institutions = listInstitutions().map(({ id, name }) => ({ id, name, ...countSeats(id) }));
  return { institutions, formKey: newFormKey() };
});

export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "money");
  const fields = await readProvenFields({ request, context }, admin);
  const form = parseForm(fields, InstitutionForm);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  enforceRateLimit("savePerUser", admin.id);
  const actor = { userId: admin.id, address: context.clientAddress };
  const { id } = createInstitution(actor, form.value, new Date(), readFormKey(fields));
  return redirect(`/admin/institutions/${id}`, 303);
});

type Values = { name: string; address: string; email: string; taxNumber: string; ownerEmail: string };

export default function Institutions() {
  const { institutions, formKey } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<Values>({
    id: "institution",
    lastResult: useActionData<typeof action>()?.reply,
  });
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/admin/payments", label: "Payments" }}
        title="Institutions"
        lead="They buy seats by invoice, and hand out codes."
      />
      {institutions.length === 0 ? (
        <EmptyState title="No institutions yet">
          Add the first one below. Its owner is invited by mail.
        </EmptyState>
      ) : (
        <Table
          caption="Institutions"
          columns={["Name", { numeric: "Seats" }, { numeric: "Used" }, { numeric: "Free" }]}
          rows={institutions.map(({ id, name, all, taken, free }) => ({
            key: id,
            cells: [
              <a key="n" href={`/admin/institutions/${id}`}>
                {name}
              </a>,
              all,
              taken,
              free,
            ],
          }))}
        />
      )}
      {institutions.length > 0 && <ExportButton list="institutions" />}
      <form id={form.id} method="post" className="card confirm stack" noValidate>
        <h2>New institution</h2>
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <ErrorSummary errors={listFormErrors(form, fields.name.id)} />
        <Field {...getFieldProps(fields.name)} label="Name" maxLength={120} required />
        <Field {...getFieldProps(fields.address)} label="Address" maxLength={300} required />
        <Field {...getFieldProps(fields.email)} label="Email address for invoices" type="email" required />
        <Field {...getFieldProps(fields.taxNumber)} label="Tax number" maxLength={20} />
        <Field
          {...getFieldProps(fields.ownerEmail)}
          label="Email address of its owner"
          hint="Who orders seats. They are invited and must accept."
          type="email"
          required
        />
        <Button kind="primary">Add institution</Button>
      </form>
    </div>
  );
}
