import type { ProvidersPage, Card } from "./llm-providers-data.server";
import { Button } from "~/ui/button";
import { Select } from "~/ui/field";
import { Notice } from "~/ui/notice";

export function Banner({
  cards,
  status: { current, database, warnings },
  hasBuiltin,
}: {
  cards: Card[];
  status: ProvidersPage["status"];
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

export function ActiveProvider({ cards, hasBuiltin }: { cards: Card[]; hasBuiltin: boolean }) {
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
