import type { ProvidersPage } from "./llm-providers-data.server";
import { capText } from "~/features/ai/text";
import { Button, ButtonLink } from "~/ui/button";
import { DefinitionList } from "~/ui/table";
import { capitalize } from "./capitalize";

export function Failover({
  failoverOrder,
  last,
  hasBuiltin,
}: {
  failoverOrder: ProvidersPage["failoverOrder"];
  last: ProvidersPage["failover"];
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

export function AiSettingsSummary({ aiSettings, judge }: Pick<ProvidersPage, "aiSettings" | "judge">) {
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
          { term: "Judge", value: <a href="/admin/judge">{judge ?? "None: no model checks sentences"}</a> },
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
        <ButtonLink small href="/admin/settings">
          Change the provider settings
        </ButtonLink>
      </p>
    </section>
  );
}
