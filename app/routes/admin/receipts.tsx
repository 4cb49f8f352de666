import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SellerForm } from "~/features/payments/seller.schema";
import { getSeller, saveSeller } from "~/features/payments/seller.server";
import { createFlashCookie } from "~/http/flash.server";
import { parseForm } from "~/http/forms/forms.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Button } from "~/ui/button";
import { Field, TextArea } from "~/ui/field";
import { getFieldProps, listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Receipts", "Who sells, as receipts and credit notes name it.");

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request, "money");
  const { name, address, tin, vatBasisPoints } = getSeller();
  return { name, address, tin, vat: vatBasisPoints === null ? "" : String(vatBasisPoints / 100) };
});

export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "money");
  const actor = { userId: admin.id, address: context.clientAddress };
  const fields = await readProvenFields({ request, context }, admin);
  const form = parseForm(fields, SellerForm);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  enforceRateLimit("savePerUser", actor.userId);
  saveSeller(actor, form.value);
  return redirect("/admin/receipts", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "Saved. New receipts show this.") },
  });
});

type Values = { name: string; address: string; tin: string; vat: string };

export default function Receipts() {
  const seller = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<Values>({
    id: "seller",
    lastResult: actionData?.reply,
    defaultValue: seller,
  });
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/admin/payments", label: "Payments" }}
        title="Receipts"
        lead="Each payment gets a numbered receipt, and each sum that goes back a credit note. Receipts that exist stay as they are."
      />
      <form id={form.id} method="post" className="card confirm stack" noValidate>
        <ErrorSummary errors={listFormErrors(form, fields.name.id)} />
        <Field
          {...getFieldProps(fields.name)}
          label="Seller"
          hint="As in the register of companies."
          required
          maxLength={120}
        />
        <TextArea {...getFieldProps(fields.address)} label="Address" rows={3} required maxLength={300} />
        <div className="pair">
          <Field {...getFieldProps(fields.tin)} label="Tax number (TIN)" />
          <Field
            {...getFieldProps(fields.vat)}
            label="VAT in per cent"
            hint="Prices include it. Empty: no VAT line."
            inputMode="decimal"
          />
        </div>
        <Button kind="primary">Save</Button>
      </form>
    </div>
  );
}
