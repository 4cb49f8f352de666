import { useForm } from "@conform-to/react";
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { KEY_LIFETIMES, NewApiKey } from "~/features/accounts/api-key.schema";
import { createApiKey, listApiKeys } from "~/features/accounts/api-keys.server";
import { getDateStyle } from "~/features/accounts/settings.server";
import { requireUser } from "~/http/auth/guards.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { parseForm, replyWithRefusal, type FormReply } from "~/http/forms/forms.server";
import { answerOnce } from "~/http/answer-once.server";
import { newFormKey } from "~/http/forms/form-key.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { formatDay } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { Checkbox, ChoiceGroup } from "~/ui/choice";
import { DocumentList } from "~/ui/documents";
import { Field, Select } from "~/ui/field";
import { getFieldProps, listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { ErrorSummary, Notice } from "~/ui/notice";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "API keys", "Keys with which your own programs use your account.");
export const handle = { width: "narrow" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const style = getDateStyle(user.id);
  const now = new Date();
  return {
    formKey: newFormKey(),
    keys: listApiKeys(user.id).map(({ id, name, last4, scopes, createdAt, expiresAt, lastUsedAt }) => ({
      id,
      name,
      last4,
      scopes: scopes.join(", "),
      hasEnded: expiresAt <= now,
      createdAt: formatDay(createdAt, style).text,
      expiresAt: formatDay(expiresAt, style).text,
      lastUsedAt: lastUsedAt && formatDay(lastUsedAt, style).text,
    })),
  };
});

export const action = pageHandler(
  answerOnce({ field: "formKey" }, async (args: ActionFunctionArgs) => {
    const { request } = args;
    const user = requireUser(request);
    const fields = await readProvenFields(args, user);
    const form = parseForm(fields, NewApiKey);
    if (!form.ok) return data({ reply: form.reply, key: undefined }, { status: 400 });
    try {
      enforceRateLimit("apiKeyPerUser", user.id);
      const key = createApiKey(user, form.value);
      return data(
        { reply: undefined, key: { key, name: form.value.name } },
        { status: 201, headers: { "Cache-Control": "private, no-store" } },
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const reply = replyWithRefusal(fields, NewApiKey, error, error.code === "KEY_NAME_TAKEN" ? "name" : "");
      return data({ reply, key: undefined }, { status: error.status });
    }
  }),
);

export default function ApiKeys() {
  const { keys, formKey } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/settings", label: "Settings" }}
        title="API keys"
        lead={
          <>
            With a key, your own programs use your account. What they can do is on the{" "}
            <a href="/developers">API page</a>.
          </>
        }
      />
      {actionData?.key ? (
        <NewKey made={actionData.key} />
      ) : (
        <NewKeyForm reply={actionData?.reply} formKey={formKey} />
      )}
      {keys.length > 0 && (
        <section className="stack">
          <h2>Your keys</h2>
          <DocumentList>
            {keys.map((key) => (
              <KeyRow key={key.id} shown={key} />
            ))}
          </DocumentList>
        </section>
      )}
    </div>
  );
}

function NewKey({ made }: { made: { key: string; name: string } }) {
  return (
    <section className="card stack">
      <Notice kind="success" label={`The key “${made.name}” is ready`}>
        Copy it now and keep it in a safe place. We store only its fingerprint, so it is never shown again.
      </Notice>
      <Field
        id="key"
        name="key"
        label="Your key"
        defaultValue={made.key}
        readOnly
        required
        spellCheck={false}
      />
      <p className="soft">
        Whoever has it can use your account. If it gets lost, revoke it and make another.
      </p>
      <div className="row">
        <ButtonLink href="/developers" kind="primary">
          See how to use it
        </ButtonLink>
        <ButtonLink href="/api-keys">Make another key</ButtonLink>
      </div>
    </section>
  );
}

const SCOPE_LABELS = {
  read: { label: "Read", hint: "your profile, applications, documents and files" },
  write: { label: "Change", hint: "and delete them, and add resumes" },
  generate: { label: "Make documents", hint: "this spends your credits" },
  account: { label: "Account", hint: "name, settings and payments" },
};

function NewKeyForm({ reply, formKey }: { reply: FormReply | undefined; formKey: string }) {
  const [form, fields] = useForm<{ name: string; scopes: string[]; days: string }>({
    id: "new-key",
    lastResult: reply,
    defaultValue: { scopes: ["read"], days: "90" },
  });
  const ticked = [fields.scopes.initialValue].flat();
  return (
    <form id={form.id} method="post" className="card stack">
      <ErrorSummary errors={listFormErrors(form, fields.name.id)} />
      <input type="hidden" name="formKey" value={formKey} />
      <h2>New key</h2>
      <Field
        {...getFieldProps(fields.name)}
        label="Name"
        hint="So that you know it later, such as “My laptop”."
        autoComplete="off"
        required
      />
      <ChoiceGroup id={fields.scopes.id} legend="What it may do" errors={fields.scopes.errors}>
        {Object.entries(SCOPE_LABELS).map(([value, { label, hint }], place) => (
          <Checkbox
            key={value}
            id={place === 0 ? fields.scopes.id : `${fields.scopes.id}-${value}`}
            name="scopes"
            value={value}
            label={label}
            hint={hint}
            defaultChecked={ticked.includes(value)}
          />
        ))}
      </ChoiceGroup>
      <Select {...getFieldProps(fields.days)} label="It works for" required>
        {KEY_LIFETIMES.map((many) => (
          <option key={many} value={many}>
            {many === 365 ? "a year" : `${many} days`}
          </option>
        ))}
      </Select>
      <Button kind="primary">Make key</Button>
    </form>
  );
}

type ShownKey = {
  id: string;
  name: string;
  last4: string;
  scopes: string;
  hasEnded: boolean;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
};

function KeyRow({ shown }: { shown: ShownKey }) {
  const { id, name, last4, scopes, hasEnded, createdAt, expiresAt, lastUsedAt } = shown;
  return (
    <li>
      <div>
        <p className="doc-title">
          {name} {hasEnded && <Badge kind="stop">Ended</Badge>}
        </p>
        <p>
          oya_…{last4} · {scopes}
        </p>
        <p className="hint">
          Made {createdAt} · {hasEnded ? "ended" : "ends"} {expiresAt} ·{" "}
          {lastUsedAt ? `last used ${lastUsedAt}` : "not used yet"}
        </p>
      </div>
      <form method="post" action={`/api-keys/${id}/revoke`}>
        <Button small kind="danger" about={name}>
          Revoke
        </Button>
      </form>
    </li>
  );
}
