import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { HouseForm } from "~/features/ai/house.schema";
import { saveHouseRules } from "~/features/ai/house-rules.server";
import { getHouseSettings } from "~/features/ai/house.server";
import { flash } from "~/http/flash.server";
import { readForm } from "~/http/forms.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { Button, ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/choice";
import { Field, Select } from "~/ui/field";
import { errorList, fieldProps } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Provider settings", "Settings for all AI providers together.");

export const loader = page(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request);
  return getHouseSettings();
});

export const action = page(async ({ request, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request);
  const form = await readForm(request, HouseForm);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  saveHouseRules({ userId: admin.id, address: context.clientAddress }, form.value);
  return redirect("/admin", {
    status: 303,
    headers: { "Set-Cookie": await flash("success", "The provider settings were saved.") },
  });
});

type Values = { builtinWriter: string; builtinCost: string; dailyCapUsd: string; nairaPerUsd: string };

export default function House() {
  const house = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const values = {
    builtinCost: String(house.builtin_fallback_cost),
    dailyCapUsd:
      house.ai_daily_cap_micro_usd === null ? "" : String(house.ai_daily_cap_micro_usd / 1_000_000),
    nairaPerUsd: String(house.naira_per_usd ?? ""),
  };
  const [form, fields] = useForm<Values>({ id: "house", lastResult: answer?.reply, defaultValue: values });
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/admin", label: "LLM Management" }}
        title="Provider settings"
        lead="Settings for all AI providers together."
      />
      <form id={form.id} method="post" className="card confirm stack">
        <ErrorSummary errors={errorList(form, fields.builtinCost.id)} />
        <Checkbox
          id={fields.builtinWriter.id}
          name="builtinWriter"
          label="Allow the built-in writer"
          hint="It needs no provider and adds no facts. If it is off and no provider works, no document can be made."
          defaultChecked={answer ? fields.builtinWriter.initialValue === "on" : house.builtin_writer_enabled}
        />
        <Select
          {...fieldProps(fields.builtinCost)}
          label="If a provider fails and the built-in writer writes, the document costs"
          required
        >
          <option value="0">nothing: the credit is returned</option>
          <option value="1">1 credit, like any other</option>
        </Select>
        <div className="pair">
          <Field
            {...fieldProps(fields.dailyCapUsd)}
            label="Daily cap of all providers in US dollars"
            hint="When the cap is reached, the built-in writer takes over."
            inputMode="decimal"
          />
          <Field
            {...fieldProps(fields.nairaPerUsd)}
            label="Naira per US dollar"
            hint="Only to show costs in naira as well."
            inputMode="decimal"
          />
        </div>
        <div className="row">
          <Button kind="primary">Save Changes</Button>
          <ButtonLink href="/admin">Cancel</ButtonLink>
        </div>
      </form>
    </div>
  );
}
