import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { getAiSettings } from "~/features/ai/settings.server";
import { MonitoringView, MONITORING_RANGES } from "~/features/ai/monitoring/monitoring.schema";
import { getMonitoringData } from "~/features/ai/monitoring/monitoring-view.server";
import { listProviders } from "~/features/ai/providers/provider-cards.server";
import {
  costNoteText,
  durationText,
  isoDayText,
  pluralText,
  shareText,
  compactCountText,
  usdText,
  writerText,
} from "~/features/ai/text";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatDay, formatDateTime } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, EmptyState, Tile, Tiles } from "~/ui/card";
import { BarChart, LineChart } from "~/ui/chart";
import { Disclosure } from "~/ui/dialog";
import { Select } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { FilterLinks, Pager } from "~/ui/navigation";
import { Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "AI Monitoring", "How AI calls perform: counts, codes and times.");

export const loader = pageHandler(async ({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request);
  const view = MonitoringView.parse(Object.fromEntries(new URL(request.url).searchParams));
  const names: Record<string, string> = {
    ...Object.fromEntries(listProviders().map(({ slug, label }) => [slug, label])),
    builtin: "Built-in writer",
  };
  return {
    view,
    style: getDateStyle(admin.id),
    names,
    nairaPerUsd: getAiSettings().naira_per_usd,
    ...(await getMonitoringData(view)),
  };
});

type LoaderData = ReturnType<typeof useLoaderData<typeof loader>>;

// Providers go by their names; one that is gone by what it was called in the log.
function useProviderNames(): (slug: string) => string {
  const { names } = useLoaderData<typeof loader>();
  return (slug) => names[slug] ?? slug;
}

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
      <Operations operations={operations} style={style} />
      <CallLog view={view} log={log} style={style} />
    </div>
  );
}

function Filters({ view, choices }: Pick<LoaderData, "view" | "choices">) {
  const nameOf = useProviderNames();
  const isFiltered = Boolean(view.provider || view.model || view.prompt || view.type);
  return (
    <Disclosure summary={isFiltered ? "Filters: on" : "Filters"} open={isFiltered}>
      <form className="stack" method="get" action="/admin/monitoring">
        <input type="hidden" name="range" value={view.range} />
        <div className="pair">
          <Choice
            name="provider"
            label="Provider"
            chosen={view.provider}
            options={choices.providers.map((name) => [name, nameOf(name)])}
          />
          <Choice
            name="model"
            label="Model"
            chosen={view.model}
            options={choices.models.map((name) => [name, name])}
          />
          <Choice
            name="prompt"
            label="Prompt version"
            chosen={String(view.prompt ?? "")}
            options={choices.prompts.map((version) => [String(version), `Version ${version}`])}
          />
          <Choice
            name="type"
            label="Document"
            chosen={view.type ?? ""}
            options={[
              ["cover_letter", "Cover letters"],
              ["resume", "Resumes"],
            ]}
          />
        </div>
        <div className="row">
          <Button small>Show</Button>
          {isFiltered && (
            <ButtonLink small kind="link" href={buildHref({ range: view.range })}>
              Show everything
            </ButtonLink>
          )}
        </div>
      </form>
    </Disclosure>
  );
}

function Choice({
  name,
  label,
  chosen,
  options,
}: {
  name: string;
  label: string;
  chosen: string;
  options: [string, string][];
}) {
  return (
    <Select id={`filter-${name}`} name={name} label={label} defaultValue={chosen} required>
      <option value="">All</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}

function MetricTiles({
  metrics,
  documentMetrics,
  nairaPerUsd,
}: Pick<LoaderData, "metrics" | "documentMetrics" | "nairaPerUsd">) {
  const { total, firstToken } = metrics;
  const few = (n: number) => `${pluralText(n, "timed call")}; percentiles need 20`;
  return (
    <Tiles>
      <Tile
        label="Calls"
        value={metrics.calls.toLocaleString("en-GB")}
        note={`${metrics.failed.toLocaleString("en-GB")} failed; without tests`}
      />
      <Tile
        label="Success"
        value={shareText(metrics.success)}
        note={`of ${pluralText(metrics.requests, "document")}, after retries and failover`}
      />
      <Tile label="First try" value={shareText(metrics.firstTry)} note="succeeded at once" />
      <Tile
        label="Time, median"
        value={total.p50 === undefined ? "–" : durationText(total.p50)}
        note={
          total.p95 === undefined
            ? few(total.n)
            : `95% of ${pluralText(total.n, "call")} within ${durationText(total.p95)}`
        }
      />
      <Tile
        label="First token, median"
        value={firstToken.p50 === undefined ? "–" : durationText(firstToken.p50)}
        note={
          firstToken.p95 === undefined
            ? few(firstToken.n)
            : `95% of ${pluralText(firstToken.n, "call")} within ${durationText(firstToken.p95)}`
        }
      />
      <Tile
        label="Tokens a second"
        value={metrics.tokensPerSecond === undefined ? "–" : Math.round(metrics.tokensPerSecond)}
        note="after the first one"
      />
      <Tile
        label="Tokens in"
        value={compactCountText(metrics.input)}
        note={`${compactCountText(metrics.cached)} from cache`}
      />
      <Tile
        label="Tokens out"
        value={compactCountText(metrics.output)}
        note={`${compactCountText(metrics.reasoning)} for reasoning`}
      />
      <Tile
        label="Estimated cost"
        value={usdText(metrics.costMicroUsd)}
        note={costNoteText(metrics, nairaPerUsd)}
      />
      <Tile
        label="Match score"
        value={
          documentMetrics.before === undefined || documentMetrics.after === undefined
            ? "–"
            : `${Math.round(documentMetrics.before)} → ${Math.round(documentMetrics.after)}`
        }
        note={`mean of ${pluralText(documentMetrics.scored, "document")}, before and after`}
      />
      <Tile
        label="Built-in writer"
        value={shareText(
          documentMetrics.documents > 0 ? documentMetrics.builtin / documentMetrics.documents : undefined,
        )}
        note={`${documentMetrics.builtin} of ${pluralText(documentMetrics.documents, "document")}`}
      />
    </Tiles>
  );
}

function Charts({ view, buckets, style }: Pick<LoaderData, "view" | "buckets" | "style">) {
  const isDaily = MONITORING_RANGES[view.range].bucket >= MONITORING_RANGES["24h"].length;
  const labels = buckets.map(({ from }) =>
    isDaily ? formatDay(from, style).text.replace(/ \d{4}$/, "") : formatDateTime(from, style).slice(-5),
  );
  const name = isDaily ? "Day" : "From";
  return (
    <PageSection title="Over time">
      <div className="split">
        <BarChart
          id="chart-calls"
          title="Calls"
          whole="Calls"
          part="Failed"
          step={name}
          points={buckets.map(({ calls, failed }, place) => ({
            label: labels[place] ?? "",
            whole: calls,
            part: failed,
          }))}
        />
        <LineChart
          id="chart-times"
          title="Time of a call"
          step={name}
          labels={labels}
          format={durationText}
          emptyText="fewer than 20 calls"
          lines={[
            { name: "Median", values: buckets.map(({ p50 }) => p50) },
            { name: "95% within", dashed: true, values: buckets.map(({ p95 }) => p95) },
          ]}
        />
      </div>
    </PageSection>
  );
}

function Checks({ checks }: Pick<LoaderData, "checks">) {
  return (
    <PageSection title="What the fact check found">
      <List
        caption="Fact check by prompt version"
        columns={[
          "Document",
          "Written with",
          { numeric: "Documents" },
          { numeric: "Passed" },
          { numeric: "Repaired" },
          { numeric: "Restored" },
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

function Operations({ operations, style }: Pick<LoaderData, "operations" | "style">) {
  const nameOf = useProviderNames();
  const {
    queued,
    running,
    oldestJobAge,
    expiredLeases,
    stuckReservations,
    endingModels,
    tests,
    breakers,
    stuckMails,
  } = operations;
  return (
    <PageSection title="Right now">
      <Tiles>
        <Tile label="Jobs waiting" value={queued} />
        <Tile label="Jobs running" value={running} />
        <Tile label="Oldest job" value={oldestJobAge === undefined ? "–" : durationText(oldestJobAge)} />
        <Tile
          label="Expired leases"
          value={expiredLeases}
          note={expiredLeases > 0 ? "A worker stopped responding" : undefined}
        />
        <Tile label="Reserved credits" value={stuckReservations} note="for more than 10 minutes" />
        <Tile label="Stuck emails" value={stuckMails.length} />
      </Tiles>
      <div>
        <DetailTable title="Models that retire within 60 days" count={endingModels.length}>
          <Table
            caption="Models that retire"
            columns={["Provider", "Model", "Retires", "Replacement", "In use"]}
            rows={endingModels.map((row) => ({
              key: `${row.provider} ${row.model}`,
              cells: [
                row.label,
                row.model,
                row.shutdownDate ? isoDayText(row.shutdownDate) : "retired",
                row.replacement ?? "–",
                row.isUsed ? <Badge kind="care">yes</Badge> : "no",
              ],
            }))}
          />
        </DetailTable>
        <DetailTable title="Last connection tests" count={tests.length}>
          <Table
            caption="Connection tests"
            columns={["Provider", "Result", "When", "Message"]}
            rows={tests.map(({ slug, label, isActive, lastTest }) => ({
              key: slug,
              cells: [
                `${label}${isActive ? " (active)" : ""}`,
                testBadge(lastTest),
                lastTest ? formatDateTime(new Date(lastTest.at), style) : "–",
                lastTest?.message || "–",
              ],
            }))}
          />
        </DetailTable>
        <DetailTable
          title="Circuit breakers"
          count={breakers.filter(({ state }) => state !== "closed").length}
        >
          <Table
            caption="Circuit breakers"
            columns={["Provider", "Model", "State", "Why", "Next try"]}
            rows={breakers.map((row) => ({
              key: row.key,
              cells: [
                nameOf(row.provider),
                row.model,
                <Badge key="state" kind={row.state === "closed" ? "go" : "stop"}>
                  {humanize(row.state)}
                </Badge>,
                humanize(row.reason) || "–",
                row.state === "closed"
                  ? "–"
                  : row.retryAt
                    ? formatDateTime(row.retryAt, style)
                    : "after a change of key or model",
              ],
            }))}
          />
          <p>
            <a href="/admin#breakers">Close a circuit breaker</a>
          </p>
        </DetailTable>
        <DetailTable title="Emails that are stuck" count={stuckMails.length}>
          <Table
            caption="Stuck emails"
            columns={["Written", "To", "Subject", { numeric: "Tries" }, "State"]}
            rows={stuckMails.map((mail) => ({
              key: mail.id,
              cells: [
                formatDateTime(mail.createdAt, style),
                mail.recipient,
                mail.subject,
                mail.attempts,
                mail.hasFailed ? (
                  <Badge key="state" kind="stop">
                    no more tries
                  </Badge>
                ) : (
                  `again ${formatDateTime(mail.nextAttemptAt, style)}`
                ),
              ],
            }))}
          />
        </DetailTable>
      </div>
    </PageSection>
  );
}

function CallLog({ view, log, style }: Pick<LoaderData, "view" | "log" | "style">) {
  const nameOf = useProviderNames();
  return (
    <PageSection title={`Call log (${log.many.toLocaleString("en-GB")})`}>
      <p className="hint">Every call, including tests by admins.</p>
      <List
        caption="Calls, newest first"
        columns={[
          "When",
          "Model",
          "For",
          { numeric: "Try" },
          "Result",
          { numeric: "Tokens in" },
          { numeric: "out" },
          { numeric: "Took" },
          { numeric: "Cost" },
        ]}
        rows={log.rows.map((call) => ({
          key: call.id,
          cells: [
            formatDateTime(call.createdAt, style),
            `${nameOf(call.provider)} ${call.servedModel ?? call.model}`,
            call.documentType ? `${humanize(call.documentType)}, ${call.purpose}` : call.purpose,
            call.attempt,
            describeResult(call, nameOf),
            formatCount(call.inputTokens),
            formatCount(call.outputTokens),
            call.ms === null ? "–" : durationText(call.ms),
            formatCost(call),
          ],
        }))}
      />
      <div className="row apart">
        <Pager
          page={log.page}
          pages={log.pages}
          previousHref={log.page > 1 ? buildHref({ ...view, page: log.page - 1 }) : undefined}
          nextHref={log.page < log.pages ? buildHref({ ...view, page: log.page + 1 }) : undefined}
        />
        <ButtonLink small icon="download" href={buildHref(view, "/admin/monitoring/calls.csv")}>
          CSV
        </ButtonLink>
      </div>
    </PageSection>
  );
}

function PageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function DetailTable({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return <Disclosure summary={`${title}: ${count === 0 ? "none" : count}`}>{children}</Disclosure>;
}

function List(props: ComponentProps<typeof Table>) {
  return props.rows.length > 0 ? <Table {...props} /> : <p className="soft">None in this period.</p>;
}

function testBadge(test: LoaderData["operations"]["tests"][number]["lastTest"]) {
  if (!test) return "never tested";
  return test.ok ? <Badge kind="go">Connected</Badge> : <Badge kind="stop">Failed</Badge>;
}

function describeResult(
  { status, errorCode, nextProvider }: LoaderData["log"]["rows"][number],
  nameOf: (slug: string) => string,
) {
  if (status === "ok") return "ok";
  if (status === "started") return "running";
  return `${humanize(errorCode ?? "failed")}${nextProvider ? `, then ${nameOf(nextProvider)}` : ""}`;
}

function humanize(code: string): string {
  return code.replace(/_/g, " ");
}

function formatCount(count: number | null): string {
  return count === null ? "–" : count.toLocaleString("en-GB");
}

// What was refused or never asked has no price that could be known.
function formatCost({ status, costMicroUsd }: LoaderData["log"]["rows"][number]): string {
  if (costMicroUsd !== null) return usdText(costMicroUsd);
  return status === "ok" ? "unknown" : "–";
}

function buildHref(view: Partial<Record<string, string | number>>, path = "/admin/monitoring"): string {
  const params = Object.entries(view).flatMap(([name, value]) =>
    value && !(name === "page" && value === 1) ? [[name, String(value)]] : [],
  );
  return `${path}?${new URLSearchParams(params)}`;
}
