import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { phoneWarning } from "~/career/phone";
import { entryFields, openEntry, saveEntry } from "~/features/profile/entries.server";
import { entrySchema } from "~/features/profile/entry-fields";
import { createFlashCookie } from "~/http/flash.server";
import { parseForm, replyWithRefusal } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Field, Select, TextArea } from "~/ui/field";
import { getFieldProps, listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { ErrorSummary } from "~/ui/notice";
import { readFields } from "~/http/forms/read-body.server";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "My profile", "Change one part of your profile.");
export const handle = { width: "form" };

const addressOf = (params: LoaderFunctionArgs["params"]) => ({
  section: params.section ?? "",
  index: params.index ?? "",
});

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  return openEntry(user.id, addressOf(params));
});

export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const address = addressOf(params);
  const schema = entrySchema(entryFields(address.section));
  const fields = await readFields(request);
  const form = parseForm(fields, schema);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  try {
    enforceRateLimit("savePerUser", user.id);
    saveEntry(user.id, address, form.value, Number(fields.get("version")));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    return data({ reply: replyWithRefusal(fields, schema, error) }, { status: error.status });
  }
  const { phone } = form.value;
  const warning = phoneWarning(typeof phone === "string" ? phone : undefined);
  const saved = ["Your profile was saved.", warning].filter(Boolean).join(" ");
  return redirect("/career", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", saved) },
  });
});

export default function ProfileEntry() {
  const loaded = useLoaderData<typeof loader>();
  const { title, entry, isNew, fields: asked, values, version, section } = loaded;
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<Record<string, string>>({
    id: "entry",
    lastResult: actionData?.reply,
    defaultValue: values,
  });
  const first = asked[0]?.name ?? "";
  return (
    <div className="stack-wide">
      <Heading back={{ href: "/career", label: "My profile" }} title={isNew ? `Add ${entry}` : title} />
      <form id={form.id} method="post" className="card stack">
        <ErrorSummary errors={listFormErrors(form, `${form.id}-${first}`)} />
        <input type="hidden" name="version" value={version} />
        {asked.map(({ name, label, kind, hint, required, options = [] }) => {
          const field = fields[name];
          if (!field) return null;
          const props = {
            ...getFieldProps(field),
            label,
            hint,
            required: required ?? false,
            optionalText: "",
          };
          if (kind === "choice")
            return (
              <Select key={name} {...props}>
                <option value="">Not stated</option>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </Select>
            );
          if (kind === "lines" || kind === "list" || kind === "grades" || kind === "marked")
            return <TextArea key={name} {...props} rows={kind === "list" ? 3 : 6} />;
          return <Field key={name} {...props} />;
        })}
        <div className="row">
          <Button kind="primary">Save</Button>
          <ButtonLink href="/career">Cancel</ButtonLink>
        </div>
      </form>
      {!isNew && section !== "basics" && <EntryCommands {...loaded} />}
      {section === "personal" || section === "referees" ? (
        <p className="hint">Private. Printed only when you put it into a resume yourself.</p>
      ) : null}
    </div>
  );
}

type EntryData = ReturnType<typeof useLoaderData<typeof loader>>;

function EntryCommands({ section, index, version, isSingle, isFirst, isLast, entry }: EntryData) {
  const commands = [
    ...(isSingle || isFirst ? [] : [{ command: "up", label: "Move up" }]),
    ...(isSingle || isLast ? [] : [{ command: "down", label: "Move down" }]),
    { command: "remove", label: `Remove this ${entry}` },
  ];
  return (
    <div className="row">
      {commands.map(({ command, label }) => (
        <form key={command} method="post" action={`/career/${section}/${index}/${command}`}>
          <input type="hidden" name="version" value={version} />
          <Button small kind="link">
            {label}
          </Button>
        </form>
      ))}
    </div>
  );
}
