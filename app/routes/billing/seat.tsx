import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SeatCodeForm } from "~/features/institutions/institutions.schema";
import { redeemSeat } from "~/features/institutions/seats.server";
import { requireUser } from "~/http/auth/guards.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm, replyWithRefusal } from "~/http/forms/forms.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { getFieldProps, listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { ErrorSummary } from "~/ui/notice";

export const handle = { width: "form" };
export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(
    matches,
    "I have a code",
    "A code from a school or an organisation gives you a plan or a pack.",
  );

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireUser(request);
  return { code: new URL(request.url).searchParams.get("code")?.slice(0, 20) ?? "" };
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const form = await readForm(request, SeatCodeForm);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  enforceRateLimit("seatPerUser", user.id);
  try {
    const { name, institution } = redeemSeat(user.id, form.value.code);
    const headers = {
      "Set-Cookie": await createFlashCookie("success", `${institution} gave you ${name}.`),
    };
    return redirect("/subscription", { status: 303, headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data(
      { reply: replyWithRefusal(form.fields, SeatCodeForm, error, "code") },
      { status: error.status },
    );
  }
});

export default function SeatCode() {
  const { code } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ code: string }>({
    id: "seat",
    lastResult: useActionData<typeof action>()?.reply,
    defaultValue: { code },
  });
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/subscription", label: "Subscription" }}
        title="I have a code"
        lead="From your school, your NYSC desk or an organisation."
      />
      <form id={form.id} method="post" className="card stack" noValidate>
        <ErrorSummary errors={listFormErrors(form, fields.code.id)} />
        <Field
          {...getFieldProps(fields.code)}
          label="Code"
          hint="Ten letters and digits, such as K7QM2-XW9RT."
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={20}
          required
        />
        <Button kind="primary" block>
          Use code
        </Button>
        <p className="hint">
          Whoever gave you the code sees how many codes were used, never who you are or what you write.
        </p>
      </form>
    </div>
  );
}
