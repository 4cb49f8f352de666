import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MonitoringView, MONITORING_RANGES } from "~/features/ai/monitoring/monitoring.schema";
import { getMonitoringPage, type MonitoringPage } from "./parts/monitoring-data.server";
import { writerText } from "~/features/ai/text";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatDateTime } from "~/time";
import { EmptyState, Tile, Tiles } from "~/ui/card";
import { Heading, PageSection } from "~/ui/heading";
import { FilterLinks } from "~/ui/navigation";
import { createPageMeta } from "~/ui/meta";
import { useProviderNames, humanize, buildHref } from "./parts/monitoring-labels";
import { List } from "./parts/monitoring-list";
import { Filters } from "./parts/monitoring-filters";
import { MetricTiles } from "./parts/monitoring-metrics";
import { Charts } from "./parts/monitoring-charts";
import { Operations } from "./parts/monitoring-operations";
import { CallLog } from "./parts/monitoring-call-log";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "AI Monitoring", "How AI calls perform: counts, codes and times.");

export const loader = pageHandler(async ({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request, "analytics");
  return getMonitoringPage(
    admin,
    MonitoringView.parse(Object.fromEntries(new URL(request.url).searchParams)),
  );
});

export default function Monitoring() {
  const nameOf = useProviderNames();
  const {
    view,
    style,
    choices,
    metrics,
    nairaPerUsd,
    buckets,
    errors,
    failovers,
    finishes,
    checks,
    decisions,
    documentMetrics,
    operations,
    log,
  } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        title="AI Monitoring"
        lead="How AI calls perform: counts, codes and times. No personal text is stored here."
      />
      <FilterLinks
        label="Time"
        links={Object.entries(MONITORING_RANGES).map(([range, { label }]) => ({
          href: buildHref({ ...view, range }),
          label,
          current: range === view.range,
        }))}
      />
      <Filters view={view} choices={choices} />
      <MetricTiles metrics={metrics} documentMetrics={documentMetrics} nairaPerUsd={nairaPerUsd} />
      {metrics.calls > 0 ? (
        <Charts view={view} buckets={buckets} style={style} />
      ) : (
        <EmptyState title="No provider calls in this period">
          Charts and tables fill as documents are written. Tests by admins appear only in the call log.
        </EmptyState>
      )}
      <PageSection title="Errors">
        <List
          caption="Errors by code and provider"
          columns={["Error", "Provider", { numeric: "Calls" }, "Last"]}
          rows={errors.map((row) => ({
            key: `${row.code} ${row.provider}`,
            cells: [
              humanize(row.code),
              nameOf(row.provider),
              row.many,
              row.last && formatDateTime(row.last, style),
            ],
          }))}
        />
      </PageSection>
      <div className="split">
        <PageSection title="Failover">
          <List
            caption="Failover"
            columns={["When", "From", "To", "Error"]}
            rows={failovers.map(({ id, at, from, to, code }) => ({
              key: id,
              cells: [formatDateTime(at, style), nameOf(from), nameOf(to), humanize(code ?? "–")],
            }))}
          />
        </PageSection>
        <PageSection title="How answers ended">
          <List
            caption="Finish reasons"
            columns={["Reason", { numeric: "Calls" }]}
            rows={finishes.map(({ reason, many }) => ({ key: reason, cells: [humanize(reason), many] }))}
          />
        </PageSection>
      </div>
      <Checks checks={checks} />
      <Decisions decisions={decisions} />
      <Operations operations={operations} style={style} />
      <CallLog view={view} log={log} style={style} />
    </div>
  );
}

function Decisions({ decisions }: Pick<MonitoringPage, "decisions">) {
  const answered = decisions.true + decisions.own + decisions.left_out;
  return (
    <PageSection title="Sentences that needed their owner">
      <Tiles>
        <Tile label="Open" value={decisions.open} />
        <Tile
          label="It is true"
          value={decisions.true}
          note={
            answered > 0
              ? `${Math.round((100 * decisions.true) / answered)} % of the answers: a true sentence held back`
              : undefined
          }
        />
        <Tile label="Own words" value={decisions.own} />
        <Tile label="Left out" value={decisions.left_out} />
      </Tiles>
      <p className="soft">All providers, in documents that still exist. Only the time above filters them.</p>
    </PageSection>
  );
}

function Checks({ checks }: Pick<MonitoringPage, "checks">) {
  return (
    <PageSection title="What lock and judge found">
      <List
        caption="Sentences by prompt version"
        columns={[
          "Document",
          "Written with",
          { numeric: "Documents" },
          { numeric: "Held" },
          { numeric: "Mended" },
          { numeric: "Not taken" },
          "Why",
        ]}
        rows={checks.map((row) => ({
          key: `${row.type} ${row.version} ${row.isBuiltin}`,
          cells: [
            row.type === "resume" ? "Resume" : "Cover letter",
            writerText(row),
            row.documents,
            row.passed,
            row.repaired,
            row.reverted,
            row.codes.map(({ code, many }) => `${humanize(code)} ${many}`).join(", ") || "–",
          ],
        }))}
      />
    </PageSection>
  );
}
