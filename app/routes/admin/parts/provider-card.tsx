import type { ProvidersPage, Card } from "./llm-providers-data.server";
import type { ReactNode } from "react";
import { capText, isoDayText, pluralText, modelText, transferText } from "~/features/ai/text";
import { formatDateTime } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { Field, Select } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { DefinitionList } from "~/ui/table";
import { capitalize } from "./capitalize";

export function ProviderCard({ card, style }: { card: Card; style: ProvidersPage["style"] }) {
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

export function EmptyCard({ card }: { card: Card }) {
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
