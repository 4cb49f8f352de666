import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { listAuditEvents } from "~/features/admin/audit.server";
import { findSubjectNames } from "~/features/admin/audit-subjects.server";
import { formatAction, formatChange } from "~/features/admin/audit-text";
import { listFailoverProviders } from "~/features/ai/providers/failover-order.server";
import { getAiSettings } from "~/features/ai/settings.server";
import { listProviderCards } from "~/features/ai/providers/provider-cards.server";
import { getProviderStatus } from "~/features/ai/providers/provider-status.server";
import { capText, isoDayText, pluralText, modelText, transferText } from "~/features/ai/text";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatDateTime } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { DocumentList } from "~/ui/documents";
import { Field, Select } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { Notice } from "~/ui/notice";
import { DefinitionList, Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(
    matches,
    "LLM Management",
    "Which provider writes, with which key and model, and which is next if it fails.",
  );

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request);
  const edit = new URL(request.url).searchParams.get("edit");
  if (edit) throw redirect(`/admin/llm-providers/${encodeURIComponent(edit)}`, 303);
  const style = getDateStyle(admin.id);
  const listed = listAuditEvents(["provider", "settings"]);
  const subjects = findSubjectNames(listed.map(({ subject }) => subject));
  const auditEvents = listed.map(({ createdAt, ...action }) => ({
    ...action,
    at: formatDateTime(createdAt, style),
    about: subjects.get(action.subject),
    change: formatChange(action, style),
  }));
  const cards = listProviderCards().map((card) => ({
    ...card,
    updated: formatDateTime(card.updatedAt, style),
    tested: card.lastTest && formatDateTime(new Date(card.lastTest.at), style),
  }));
  const failoverOrder = listFailoverProviders().map(({ label, model }) => ({ label, model }));
  const [failover] = auditEvents
    .filter(({ action }) => action === "provider.failover_tested")
    .map(({ at, after }) => ({ at, result: String(after?.result ?? "") }));
  return {
    cards,
    failoverOrder,
    failover,
    status: getProviderStatus(),
    aiSettings: getAiSettings(),
    auditEvents,
    style,
  };
});

type LoaderData = ReturnType<typeof useLoaderData<typeof loader>>;
type Card = LoaderData["cards"][number];

export default function LlmManagement() {
  const { cards, failoverOrder, failover, status, aiSettings, auditEvents, style } =
    useLoaderData<typeof loader>();
  const ready = cards.filter(
    ({ hasKey, isActive, requiresKey, baseUrl }) => hasKey || isActive || (!requiresKey && baseUrl),
  );
  const rest = cards.filter((card) => !ready.includes(card));
  return (
    <div className="stack-wide">
      <Heading
        title="LLM Management"
        lead="Which provider writes, with which key and model, and which is next if it fails."
      />
      <Banner cards={cards} status={status} hasBuiltin={aiSettings.builtin_writer_enabled} />
      <ActiveProvider cards={cards} hasBuiltin={aiSettings.builtin_writer_enabled} />
      <section className="stack" id="llm-providers">
        {ready.length > 0 && <h2>Providers</h2>}
        {ready.length > 0 && (
          <div className="split">
            {ready.map((card) => (
              <ProviderCard key={card.slug} card={card} style={style} />
            ))}
          </div>
        )}
      </section>
      {rest.length > 0 && (
        <section className="stack">
          <h2>Not set up</h2>
          {ready.length === 0 && (
            <p>
              To use an AI provider, press Edit beside it. Enter its key, choose a model and record where
              people&apos;s text goes. Then test the connection and set it as active.
            </p>
          )}
          <DocumentList>
            {rest.map((card) => (
              <EmptyCard key={card.slug} card={card} />
            ))}
          </DocumentList>
        </section>
      )}
      {failoverOrder.length > 0 && (
        <Failover
          failoverOrder={failoverOrder}
          last={failover}
          hasBuiltin={aiSettings.builtin_writer_enabled}
        />
      )}
      <AiSettingsSummary aiSettings={aiSettings} />
      <section className="stack">
        <h2>Latest changes</h2>
        {auditEvents.length === 0 ? (
          <p className="soft">No changes yet.</p>
        ) : (
          <Table
            caption="Latest changes"
            columns={["When", "Who", "What", "Change"]}
            rows={auditEvents.map(({ id, at, actorName, action, about, change }) => ({
              key: id,
              cells: [
                at,
                actorName,
                about ? `${formatAction(action)}: ${about}` : formatAction(action),
                change || "–",
              ],
            }))}
          />
        )}
      </section>
    </div>
  );
}

function Banner({
  cards,
  status: { current, database, warnings },
  hasBuiltin,
}: {
  cards: Card[];
  status: LoaderData["status"];
  hasBuiltin: boolean;
}) {
  const active = cards.find(({ isActive }) => isActive);
  const notes = warnings.messages.length > 0 && (
    <ul>
      {warnings.messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
  if (active) {
    const fallback = hasBuiltin
      ? "If no provider can write, the built-in writer does."
      : "If no provider can write, no document is made: the built-in writer is switched off.";
    const writes = current.activeProvider === database.activeProvider;
    return (
      <Notice kind={writes ? "success" : "care"} label={`Active provider: ${active.label}`}>
        {writes && (
          <p>
            {active.model} writes. {fallback}
          </p>
        )}
        {notes}
      </Notice>
    );
  }
  if (!current.isInitialized)
    return (
      <Notice kind="stop" label="No provider selected">
        Generation will not work. Choose an active provider, or switch the built-in writer on.
      </Notice>
    );
  if (warnings.noProviderConfigured || current.activeProvider === "Built-in writer")
    return (
      <Notice label="Built-in writer">
        No AI provider is active. The built-in writer makes every document from the user's own words.
        Generation works.
      </Notice>
    );
  return (
    <Notice kind="care" label={`${current.activeProvider} from the environment`}>
      {notes}
    </Notice>
  );
}

function ActiveProvider({ cards, hasBuiltin }: { cards: Card[]; hasBuiltin: boolean }) {
  const active = cards.find(({ isActive }) => isActive);
  const latest = cards.find(({ missing }) => missing.length === 0);
  return (
    <form className="row row-end" method="post" action="/admin/active-provider">
      <Select
        id="providerName"
        name="providerName"
        label="Active provider"
        defaultValue={active?.slug ?? latest?.slug ?? "builtin"}
        required
      >
        {cards.map(({ slug, label, missing }) => (
          <option key={slug} value={slug} disabled={missing.length > 0}>
            {missing.length > 0 ? `${label} (needs ${missing.join(" and ")})` : label}
          </option>
        ))}
        <option value="builtin">{hasBuiltin ? "Built-in writer (no AI)" : "None"}</option>
      </Select>
      <Button kind={latest ? "primary" : undefined}>Use this one</Button>
    </form>
  );
}

function ProviderCard({ card, style }: { card: Card; style: LoaderData["style"] }) {
  const { slug, label, key, model, models, isActive, hasKey, missing, lastTest, tested, breakers } = card;
  const known = models.find((option) => option.model === model);
  return (
    <section className="card stack" id={`provider-${slug}`} aria-labelledby={`${slug}-name`}>
      <div className="row apart">
        <h3 id={`${slug}-name`}>{label}</h3>
        <Badges card={card} />
      </div>
      <div className="pair">
        <Field id={`${slug}-key`} name="apiKey" label="API Key" value={key || "None"} readOnly required />
        <Select id={`${slug}-model`} name="model" label="Model" disabled required>
          <option>{model || "None"}</option>
        </Select>
      </div>
      {(known?.state === "ending" || known?.state === "retired") && (
        <RetiringModel slug={slug} known={known} />
      )}
      {breakers.map((breaker) => (
        <Breaker
          key={breaker.model}
          slug={slug}
          {...breaker}
          retry={breaker.retryAt && formatDateTime(breaker.retryAt, style)}
        />
      ))}
      {missing.length > 0 && (
        <Notice kind="care" label="Cannot be activated yet">
          It needs {missing.join(" and ")}. <a href={`/admin/llm-providers/${slug}`}>Edit {label}</a>
        </Notice>
      )}
      <DefinitionList
        rows={[
          { term: "Price", value: known ? capitalize(modelText(known)) : "Not known" },
          {
            term: "Connection",
            value: lastTest ? `${lastTest.message} (${tested})` : "Not tested with this key and model",
          },
          { term: "Text goes to", value: capitalize(transferText(card.transfer)) },
          {
            term: "Limits",
            value: `${pluralText(card.maxConcurrency, "call")} at once; ${capText(card.dailyCapMicroUsd)}`,
          },
          { term: "Updated", value: card.updated },
        ]}
      />
      <div className="row">
        <ButtonLink small href={`/admin/llm-providers/${slug}`} about={label}>
          Edit
        </ButtonLink>
        <CommandForm slug={slug} command="test" disabled={!hasKey && card.requiresKey} about={label}>
          Test Connection
        </CommandForm>
        <CommandForm slug={slug} command="activate" disabled={isActive || missing.length > 0} about={label}>
          Set as Active
        </CommandForm>
        <CommandForm slug={slug} command="models" disabled={!hasKey && card.requiresKey} about={label}>
          Refresh models
        </CommandForm>
      </div>
    </section>
  );
}

function EmptyCard({ card }: { card: Card }) {
  const { slug, label, models } = card;
  const inService = models.filter(({ state }) => state !== "retired").length;
  return (
    <li id={`provider-${slug}`}>
      <div>
        <div className="row">
          <p className="doc-title">{label}</p>
          <Badges card={card} />
        </div>
        <p className="hint">
          No API key ·{" "}
          {inService > 0 ? `${pluralText(inService, "model")} in the list` : "you type its models"} · updated{" "}
          {card.updated}
        </p>
      </div>
      <div className="doc-actions">
        <ButtonLink small kind="link" href={`/admin/llm-providers/${slug}`} about={label}>
          Edit
        </ButtonLink>
        <Button small kind="link" type="button" disabled about={label}>
          Test Connection
        </Button>
        <Button small kind="link" type="button" disabled about={label}>
          Set as Active
        </Button>
      </div>
    </li>
  );
}

function Badges({ card: { isActive, fallbackRank, lastTest } }: { card: Card }) {
  return (
    <span className="row">
      {lastTest && (
        <Badge kind={lastTest.ok ? "go" : "stop"}>
          {lastTest.ok ? "Connected" : `Failed: ${lastTest.step}`}
        </Badge>
      )}
      {!isActive && fallbackRank !== null && <Badge>Failover order: {fallbackRank}</Badge>}
      <Badge kind={isActive ? "go" : "plain"}>{isActive ? "ACTIVE" : "Inactive"}</Badge>
    </span>
  );
}

function RetiringModel({ slug, known }: { slug: string; known: Card["models"][number] }) {
  const { model, state, shutdownDate, replacement } = known;
  return (
    <Notice
      kind={state === "retired" ? "stop" : "care"}
      label={state === "retired" ? "This model is retired" : "This model will be retired soon"}
    >
      <div className="stack">
        <p>
          {model}{" "}
          {state === "retired" ? "was switched off by its maker" : "will be switched off by its maker"}
          {shutdownDate ? ` on ${isoDayText(shutdownDate)}` : ""}.
        </p>
        {replacement && (
          <CommandForm
            slug={slug}
            command="model"
            fields={<input type="hidden" name="model" value={replacement} />}
          >
            Use {replacement} instead
          </CommandForm>
        )}
      </div>
    </Notice>
  );
}

function Breaker({
  slug,
  model,
  state,
  reason,
  retry,
}: {
  slug: string;
  model: string;
  state: string;
  reason: string;
  retry: string | null;
}) {
  return (
    <Notice kind="stop" label={state === "half_open" ? "Being tested again" : "Paused after failures"}>
      <div className="stack">
        <p>
          {model}: {reason.replace(/_/g, " ") || "too many failures"}.{" "}
          {retry
            ? `Next try from ${retry}.`
            : "It stays paused until you change the key or model, or resume it."}
        </p>
        <CommandForm slug={slug} command="close-breakers">
          Resume now
        </CommandForm>
      </div>
    </Notice>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type CommandFormProps = {
  slug: string;
  command: string;
  disabled?: boolean;
  about?: string;
  fields?: ReactNode;
  children: ReactNode;
};

function CommandForm({ slug, command, disabled, about, fields, children }: CommandFormProps) {
  return (
    <form method="post" action={`/admin/llm-providers/${slug}/${command}`}>
      {fields}
      <Button small disabled={disabled} about={about}>
        {children}
      </Button>
    </form>
  );
}

function Failover({
  failoverOrder,
  last,
  hasBuiltin,
}: {
  failoverOrder: LoaderData["failoverOrder"];
  last: LoaderData["failover"];
  hasBuiltin: boolean;
}) {
  const [first] = failoverOrder;
  return (
    <section className="stack" id="failover">
      <h2>When a provider fails</h2>
      <p>Providers are asked in this order. If one fails, the next is asked:</p>
      <ol>
        {failoverOrder.map(({ label, model }) => (
          <li key={label}>
            {label} ({model})
          </li>
        ))}
        <li>{hasBuiltin ? "Built-in writer (no AI)" : "None: the built-in writer is switched off"}</li>
      </ol>
      <form method="post" action="/admin/failover-test">
        <Button small>Test failover</Button>
      </form>
      {first && (
        <p className="hint">
          Treats {first.label} as down, once. The next in the failover order writes our sample letter. No
          credit is used and nothing is stored. AI Monitoring lists the calls as tests.
        </p>
      )}
      {last && (
        <p>
          <b>Last test, {last.at}:</b> {last.result}
        </p>
      )}
    </section>
  );
}

function AiSettingsSummary({ aiSettings }: { aiSettings: LoaderData["aiSettings"] }) {
  return (
    <section className="stack">
      <h2>Provider settings</h2>
      <DefinitionList
        rows={[
          {
            term: "Built-in writer",
            value: aiSettings.builtin_writer_enabled ? "On: it writes if no provider can" : "Off",
          },
          {
            term: "Its cost after a provider failure",
            value:
              aiSettings.builtin_fallback_cost === 0
                ? "Nothing: the credit is returned"
                : "1 credit, like any other document",
          },
          { term: "All providers together", value: capitalize(capText(aiSettings.ai_daily_cap_micro_usd)) },
          {
            term: "Naira per dollar",
            value: aiSettings.naira_per_usd
              ? `₦${aiSettings.naira_per_usd.toLocaleString("en-NG")}`
              : "Not set: costs are shown in US dollars only",
          },
        ]}
      />
      <p>
        <ButtonLink small href="/admin/house">
          Change the provider settings
        </ButtonLink>
      </p>
    </section>
  );
}
