import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { listOffers } from "~/features/billing/offers.server";
import { PromoCodeForm } from "~/features/payments/promo-codes.schema";
import { createPromoCode, endPromoCode, listPromoCodes } from "~/features/payments/promo-codes.server";
import { createFlashCookie } from "~/http/flash.server";
import { newFormKey, readFormKey } from "~/http/forms/form-key.server";
import { parseForm, replyWithRefusal } from "~/http/forms/forms.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { deleteOnce } from "~/http/delete-once.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { formatNaira } from "~/money";
import { Refusal } from "~/refusal";
import { formatDay } from "~/time";
import { Button } from "~/ui/button";
import { Badge, EmptyState } from "~/ui/card";
import { Checkbox } from "~/ui/choice";
import { Field } from "~/ui/field";
import { getFieldProps, listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";
import { ExportButton } from "./parts/export-button";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Promo codes", "Codes that lower a price, and how often they were used.");

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const style = getDateStyle(requireAdmin(request, "money").id);
  const offers = listOffers().filter(({ offer }) => offer !== "free_trial");
  const names = new Map<string, string>(offers.map(({ offer, name }) => [offer, name]));
  return {
    formKey: newFormKey(),
    offers: offers.map(({ offer, name }) => ({ id: offer, name })),
    codes: listPromoCodes().map((code) => ({
      id: code.id,
      code: code.code,
      off: code.percentOff === null ? formatNaira(code.koboOff ?? 0) : `${code.percentOff} %`,
      for: code.offers.length === 0 ? "everything" : code.offers.map((id) => names.get(id) ?? id).join(", "),
      uses: code.maxUses === null ? String(code.uses) : `${code.uses} of ${code.maxUses}`,
      from: formatDay(code.startsAt, style).text,
      until: code.endsAt ? formatDay(new Date(code.endsAt.getTime() - 1), style).text : "–",
      hasEnded: code.hasEnded,
      reason: code.reason,
    })),
  };
});

export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "money");
  const actor = { userId: admin.id, address: context.clientAddress };
  const fields = await readProvenFields({ request, context }, admin);
  const ended = fields.get("end");
  if (typeof ended === "string") {
    const { code } = deleteOnce(admin.id, ended, () => endPromoCode(actor, ended));
    return goBack(`The code ${code} has ended.`);
  }
  const form = parseForm(fields, PromoCodeForm);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  enforceRateLimit("savePerUser", actor.userId);
  try {
    return await goBack(
      `The code ${createPromoCode(actor, form.value, new Date(), readFormKey(fields)).code} can be used.`,
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ reply: replyWithRefusal(fields, PromoCodeForm, error, "code") }, { status: error.status });
  }
});

async function goBack(message: string) {
  return redirect("/admin/codes", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", message) },
  });
}

type Values = {
  code: string;
  percentOff: string;
  nairaOff: string;
  offers: string[];
  maxUses: string;
  startsOn: string;
  endsOn: string;
  reason: string;
};

export default function Codes() {
  const { codes, offers, formKey } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<Values>({ id: "code", lastResult: actionData?.reply });
  const typed = new Set([fields.offers.initialValue].flat());
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/admin/plans", label: "Plans and prices" }}
        title="Promo codes"
        lead="Each person uses a code once."
      />
      {codes.length === 0 ? (
        <EmptyState title="No codes yet">
          Make the first one below. People enter it at the checkout.
        </EmptyState>
      ) : (
        <Table
          caption="Promo codes"
          columns={[
            "Code",
            { numeric: "Off" },
            "For",
            { numeric: "Used" },
            "From",
            "Until",
            "Why",
            { actions: "Action" },
          ]}
          rows={codes.map((code) => ({
            key: code.id,
            cells: [
              <b key="c">{code.code}</b>,
              code.off,
              code.for,
              code.uses,
              code.from,
              code.until,
              code.reason,
              code.hasEnded ? (
                <Badge key="e">Ended</Badge>
              ) : (
                <form key="e" method="post">
                  <input type="hidden" name="end" value={code.id} />
                  <Button small about={code.code}>
                    End now
                  </Button>
                </form>
              ),
            ],
          }))}
        />
      )}
      {codes.length > 0 && <ExportButton list="codes" />}
      <form id={form.id} method="post" className="card confirm stack" noValidate>
        <h2>New code</h2>
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <ErrorSummary errors={listFormErrors(form, fields.code.id)} />
        <Field
          {...getFieldProps(fields.code)}
          label="Code"
          hint="4 to 20 letters and digits, such as CAMP2027."
          autoCapitalize="characters"
          required
        />
        <div className="pair">
          <Field {...getFieldProps(fields.percentOff)} label="Per cent off" inputMode="numeric" />
          <Field {...getFieldProps(fields.nairaOff)} label="Or naira off" inputMode="decimal" />
        </div>
        <fieldset className="stack">
          <legend>For</legend>
          <p className="hint">None ticked: for everything.</p>
          {offers.map(({ id, name }) => (
            <Checkbox
              key={id}
              id={`offer-${id}`}
              name="offers"
              value={id}
              label={name}
              defaultChecked={typed.has(id)}
            />
          ))}
        </fieldset>
        <Field
          {...getFieldProps(fields.maxUses)}
          label="At most how often"
          hint="Empty: as often as there are people."
          inputMode="numeric"
        />
        <div className="pair">
          <Field {...getFieldProps(fields.startsOn)} label="First day" type="date" hint="Empty: now." />
          <Field
            {...getFieldProps(fields.endsOn)}
            label="Last day"
            type="date"
            hint="Empty: until you end it."
          />
        </div>
        <Field {...getFieldProps(fields.reason)} label="Why" required maxLength={150} />
        <Button kind="primary">Make code</Button>
      </form>
    </div>
  );
}
