import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AiSettingsForm } from "~/features/ai/settings.schema";
import { saveAiSettings } from "~/features/ai/save-settings.server";
import { getAiSettings } from "~/features/ai/settings.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/choice";
import { Field, Select } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Settings", "Settings for all AI providers together.");

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request, "settings");
  return getAiSettings();
});

export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "settings");
  const form = await readForm(request, AiSettingsForm);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  saveAiSettings({ userId: admin.id, address: context.clientAddress }, form.value);
  return redirect("/admin", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "The provider settings were saved.") },
  });
});

type Values = { builtinWriter: string; builtinCost: string; dailyCapUsd: string; nairaPerUsd: string };

export default function AiSettings() {
  const settings = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const values = {
    builtinCost: String(settings.builtin_fallback_cost),
    dailyCapUsd:
      settings.ai_daily_cap_micro_usd === null ? "" : String(settings.ai_daily_cap_micro_usd / 1_000_000),
    nairaPerUsd: String(settings.naira_per_usd ?? ""),
  };
  const [form, fields] = useForm<Values>({
    id: "settings",
    lastResult: actionData?.reply,
    defaultValue: values,
  });
  return (
    <div className="stack-wide">
      <Heading title="Settings" lead="Settings for all AI providers together." />
      <form id={form.id} method="post" className="card confirm stack">
        <ErrorSummary errors={listFormErrors(form, fields.builtinCost.id)} />
        <Checkbox
          id={fields.builtinWriter.id}
          name="builtinWriter"
          label="Allow the built-in writer"
          hint="It needs no provider and adds no facts. If it is off and no provider works, no document can be made."
          defaultChecked={
            actionData ? fields.builtinWriter.initialValue === "on" : settings.builtin_writer_enabled
          }
        />
        <Select
          {...getFieldProps(fields.builtinCost)}
          label="If a provider fails and the built-in writer writes, the document costs"
          required
        >
          <option value="0">nothing: the credit is returned</option>
          <option value="1">1 credit, like any other</option>
        </Select>
        <div className="pair">
          <Field
            {...getFieldProps(fields.dailyCapUsd)}
            label="Daily cap of all providers in US dollars"
            hint="When the cap is reached, the built-in writer takes over."
            inputMode="decimal"
          />
          <Field
            {...getFieldProps(fields.nairaPerUsd)}
            label="Naira per US dollar"
            hint="Only to show costs in naira as well."
            inputMode="decimal"
          />
        </div>
        <div className="row">
          <Button kind="primary">Save Changes</Button>
        </div>
      </form>
    </div>
  );
}
