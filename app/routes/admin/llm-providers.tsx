import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getProvidersPage } from "./parts/llm-providers-data.server";
import { formatAction } from "~/features/admin/audit-text";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { DocumentList } from "~/ui/documents";
import { Heading } from "~/ui/heading";
import { Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";
import { Banner, ActiveProvider } from "./parts/provider-banner";
import { ProviderCard, EmptyCard } from "./parts/provider-card";
import { Failover, AiSettingsSummary } from "./parts/provider-failover";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(
    matches,
    "LLM Management",
    "Which provider writes, with which key and model, and which is next if it fails.",
  );

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request, "settings");
  const edit = new URL(request.url).searchParams.get("edit");
  if (edit) throw redirect(`/admin/llm-providers/${encodeURIComponent(edit)}`, 303);
  return getProvidersPage(admin.id);
});

export default function LlmManagement() {
  const { cards, failoverOrder, failover, status, aiSettings, judge, auditEvents, style } =
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
      <AiSettingsSummary aiSettings={aiSettings} judge={judge} />
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
