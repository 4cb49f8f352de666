import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { dateStyleOf } from "~/features/accounts/settings.server";
import { getHouseSettings } from "~/features/ai/house.server";
import { MonitoringView, RANGES } from "~/features/ai/monitoring.schema";
import { readMonitoring } from "~/features/ai/monitoring-view.server";
import { listProviders } from "~/features/ai/provider-cards.server";
import {
  costNote,
  durationText,
  isoText,
  manyText,
  shareText,
  shortText,
  usdText,
  writerText,
} from "~/features/ai/words";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { dayText, momentText } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, EmptyState, Tile, Tiles } from "~/ui/card";
import { BarChart, LineChart } from "~/ui/chart";
import { Disclosure } from "~/ui/dialog";
import { Select } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { FilterLinks, Pager } from "~/ui/navigation";
import { Table } from "~/ui/rows";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "AI Monitoring", "How AI calls perform: counts, codes and times.");

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request);
  const view = MonitoringView.parse(Object.fromEntries(new URL(request.url).searchParams));
  const names: Record<string, string> = {
    ...Object.fromEntries(listProviders().map(({ slug, label }) => [slug, label])),
    builtin: "Built-in writer",
  };
  return {
    view,
    style: dateStyleOf(admin.id),
    names,
    nairaPerUsd: getHouseSettings().naira_per_usd,
    ...(await readMonitoring(view)),
  };
});

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

// Providers go by their names; one that is gone by what it was called in the log.
function useNames(): (slug: string) => string {
  const { names } = useLoaderData<typeof loader>();
  return (slug) => names[slug] ?? slug;
}

export default function Monitoring() {
  const nameOf = useNames();
  const {
    view,
    style,
    choices,
    figures,
    nairaPerUsd,
    steps,
    errors,
    failovers,
    finishes,
    checks,
    outcome,
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
        links={Object.entries(RANGES).map(([range, { label }]) => ({
          href: hrefOf({ ...view, range }),
          label,
          current: range === view.range,
        }))}
      />
      <Filters view={view} choices={choices} />
      <Figures figures={figures} outcome={outcome} nairaPerUsd={nairaPerUsd} />
      {figures.calls > 0 ? (
        <Charts view={view} steps={steps} style={style} />
      ) : (
        <EmptyState title="No provider calls in this period">
          Charts and tables fill as documents are written. Tests by admins appear only in the call log.
        </EmptyState>
      )}
      <Part title="Errors">
        <List
          caption="Errors by code and provider"
          columns={["Error", "Provider", { figures: "Calls" }, "Last"]}
          rows={errors.map((row) => ({
            key: `${row.code} ${row.provider}`,
            cells: [plain(row.code), nameOf(row.provider), row.many, row.last && momentText(row.last, style)],
          }))}
        />
      </Part>
      <div className="split">
        <Part title="Failover">
          <List
            caption="Failover"
            columns={["When", "From", "To", "Error"]}
            rows={failovers.map(({ id, at, from, to, code }) => ({
              key: id,
              cells: [momentText(at, style), nameOf(from), nameOf(to), plain(code ?? "–")],
            }))}
          />
        </Part>
        <Part title="How answers ended">
          <List
            caption="Finish reasons"
            columns={["Reason", { figures: "Calls" }]}
            rows={finishes.map(({ reason, many }) => ({ key: reason, cells: [plain(reason), many] }))}
          />
        </Part>
      </div>
      <Checks checks={checks} />
      <Operations operations={operations} style={style} />
      <CallLog view={view} log={log} style={style} />
    </div>
  );
}

function Filters({ view, choices }: Pick<Loaded, "view" | "choices">) {
  const nameOf = useNames();
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
            <ButtonLink small kind="link" href={hrefOf({ range: view.range })}>
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

function Figures({ figures, outcome, nairaPerUsd }: Pick<Loaded, "figures" | "outcome" | "nairaPerUsd">) {
  const { total, firstToken } = figures;
  const few = (n: number) => `${manyText(n, "timed call")}; percentiles need 20`;
  return (
    <Tiles>
      <Tile
        label="Calls"
        figure={figures.calls.toLocaleString("en-GB")}
        note={`${figures.failed.toLocaleString("en-GB")} failed; without tests`}
      />
      <Tile
        label="Success"
        figure={shareText(figures.success)}
        note={`of ${manyText(figures.works, "document")}, after retries and failover`}
      />
      <Tile label="First try" figure={shareText(figures.firstTry)} note="succeeded at once" />
      <Tile
        label="Time, median"
        figure={total.p50 === undefined ? "–" : durationText(total.p50)}
        note={
          total.p95 === undefined
            ? few(total.n)
            : `95% of ${manyText(total.n, "call")} within ${durationText(total.p95)}`
        }
      />
      <Tile
        label="First token, median"
        figure={firstToken.p50 === undefined ? "–" : durationText(firstToken.p50)}
        note={
          firstToken.p95 === undefined
            ? few(firstToken.n)
            : `95% of ${manyText(firstToken.n, "call")} within ${durationText(firstToken.p95)}`
        }
      />
      <Tile
        label="Tokens a second"
        figure={figures.tokensPerSecond === undefined ? "–" : Math.round(figures.tokensPerSecond)}
        note="after the first one"
      />
      <Tile
        label="Tokens in"
        figure={shortText(figures.input)}
        note={`${shortText(figures.cached)} from cache`}
      />
      <Tile
        label="Tokens out"
        figure={shortText(figures.output)}
        note={`${shortText(figures.reasoning)} for reasoning`}
      />
      <Tile
        label="Estimated cost"
        figure={usdText(figures.costMicroUsd)}
        note={costNote(figures, nairaPerUsd)}
      />
      <Tile
        label="Match score"
        figure={
          outcome.before === undefined || outcome.after === undefined
            ? "–"
            : `${Math.round(outcome.before)} → ${Math.round(outcome.after)}`
        }
        note={`mean of ${manyText(outcome.scored, "document")}, before and after`}
      />
      <Tile
        label="Built-in writer"
        figure={shareText(outcome.documents > 0 ? outcome.builtin / outcome.documents : undefined)}
        note={`${outcome.builtin} of ${manyText(outcome.documents, "document")}`}
      />
    </Tiles>
  );
}

function Charts({ view, steps, style }: Pick<Loaded, "view" | "steps" | "style">) {
  const isDaily = RANGES[view.range].step >= RANGES["24h"].length;
  const labels = steps.map(({ from }) =>
    isDaily ? dayText(from, style).text.replace(/ \d{4}$/, "") : momentText(from, style).slice(-5),
  );
  const name = isDaily ? "Day" : "From";
  return (
    <Part title="Over time">
      <div className="split">
        <BarChart
          id="chart-calls"
          title="Calls"
          whole="Calls"
          part="Failed"
          step={name}
          points={steps.map(({ calls, failed }, place) => ({
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
          without="fewer than 20 calls"
          lines={[
            { name: "Median", values: steps.map(({ p50 }) => p50) },
            { name: "95% within", dashed: true, values: steps.map(({ p95 }) => p95) },
          ]}
        />
      </div>
    </Part>
  );
}

function Checks({ checks }: Pick<Loaded, "checks">) {
  return (
    <Part title="What the fact check found">
      <List
        caption="Fact check by prompt version"
        columns={[
          "Document",
          "Written with",
          { figures: "Documents" },
          { figures: "Passed" },
          { figures: "Repaired" },
          { figures: "Restored" },
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
            row.codes.map(({ code, many }) => `${plain(code)} ${many}`).join(", ") || "–",
          ],
        }))}
      />
    </Part>
  );
}

function Operations({ operations, style }: Pick<Loaded, "operations" | "style">) {
  const nameOf = useNames();
  const {
    queued,
    running,
    oldestJobAge,
    expiredLeases,
    hangingCredits,
    endingModels,
    tests,
    breakers,
    stuckMails,
  } = operations;
  return (
    <Part title="Right now">
      <Tiles>
        <Tile label="Jobs waiting" figure={queued} />
        <Tile label="Jobs running" figure={running} />
        <Tile label="Oldest job" figure={oldestJobAge === undefined ? "–" : durationText(oldestJobAge)} />
        <Tile
          label="Expired leases"
          figure={expiredLeases}
          note={expiredLeases > 0 ? "A worker stopped responding" : undefined}
        />
        <Tile label="Reserved credits" figure={hangingCredits} note="for more than 10 minutes" />
        <Tile label="Stuck emails" figure={stuckMails.length} />
      </Tiles>
      <div>
        <Detail title="Models that retire within 60 days" many={endingModels.length}>
          <Table
            caption="Models that retire"
            columns={["Provider", "Model", "Retires", "Replacement", "In use"]}
            rows={endingModels.map((row) => ({
              key: `${row.provider} ${row.model}`,
              cells: [
                row.label,
                row.model,
                row.shutdownDate ? isoText(row.shutdownDate) : "retired",
                row.replacement ?? "–",
                row.isUsed ? <Badge kind="care">yes</Badge> : "no",
              ],
            }))}
          />
        </Detail>
        <Detail title="Last connection tests" many={tests.length}>
          <Table
            caption="Connection tests"
            columns={["Provider", "Result", "When", "Message"]}
            rows={tests.map(({ slug, label, isActive, lastTest }) => ({
              key: slug,
              cells: [
                `${label}${isActive ? " (active)" : ""}`,
                testBadge(lastTest),
                lastTest ? momentText(new Date(lastTest.at), style) : "–",
                lastTest?.message || "–",
              ],
            }))}
          />
        </Detail>
        <Detail title="Circuit breakers" many={breakers.filter(({ state }) => state !== "closed").length}>
          <Table
            caption="Circuit breakers"
            columns={["Provider", "Model", "State", "Why", "Next try"]}
            rows={breakers.map((row) => ({
              key: row.key,
              cells: [
                nameOf(row.provider),
                row.model,
                <Badge key="state" kind={row.state === "closed" ? "go" : "stop"}>
                  {plain(row.state)}
                </Badge>,
                plain(row.reason) || "–",
                row.state === "closed"
                  ? "–"
                  : row.retryAt
                    ? momentText(row.retryAt, style)
                    : "after a change of key or model",
              ],
            }))}
          />
          <p>
            <a href="/admin#breakers">Close a circuit breaker</a>
          </p>
        </Detail>
        <Detail title="Emails that are stuck" many={stuckMails.length}>
          <Table
            caption="Stuck emails"
            columns={["Written", "To", "Subject", { figures: "Tries" }, "State"]}
            rows={stuckMails.map((mail) => ({
              key: mail.id,
              cells: [
                momentText(mail.createdAt, style),
                mail.recipient,
                mail.subject,
                mail.attempts,
                mail.isGivenUp ? (
                  <Badge key="state" kind="stop">
                    no more tries
                  </Badge>
                ) : (
                  `again ${momentText(mail.nextTryAt, style)}`
                ),
              ],
            }))}
          />
        </Detail>
      </div>
    </Part>
  );
}

function CallLog({ view, log, style }: Pick<Loaded, "view" | "log" | "style">) {
  const nameOf = useNames();
  return (
    <Part title={`Call log (${log.many.toLocaleString("en-GB")})`}>
      <p className="hint">Every call, including tests by admins.</p>
      <List
        caption="Calls, newest first"
        columns={[
          "When",
          "Model",
          "For",
          { figures: "Try" },
          "Result",
          { figures: "Tokens in" },
          { figures: "out" },
          { figures: "Took" },
          { figures: "Cost" },
        ]}
        rows={log.rows.map((call) => ({
          key: call.id,
          cells: [
            momentText(call.createdAt, style),
            `${nameOf(call.provider)} ${call.servedModel ?? call.model}`,
            call.documentType ? `${plain(call.documentType)}, ${call.purpose}` : call.purpose,
            call.attempt,
            resultOf(call, nameOf),
            countOr(call.inputTokens),
            countOr(call.outputTokens),
            call.ms === null ? "–" : durationText(call.ms),
            costOf(call),
          ],
        }))}
      />
      <div className="row apart">
        <Pager
          page={log.page}
          pages={log.pages}
          previousHref={log.page > 1 ? hrefOf({ ...view, page: log.page - 1 }) : undefined}
          nextHref={log.page < log.pages ? hrefOf({ ...view, page: log.page + 1 }) : undefined}
        />
        <ButtonLink small icon="download" href={hrefOf(view, "/admin/monitoring/calls.csv")}>
          CSV
        </ButtonLink>
      </div>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Detail({ title, many, children }: { title: string; many: number; children: ReactNode }) {
  return <Disclosure summary={`${title}: ${many === 0 ? "none" : many}`}>{children}</Disclosure>;
}

function List(props: ComponentProps<typeof Table>) {
  return props.rows.length > 0 ? <Table {...props} /> : <p className="soft">None in this period.</p>;
}

function testBadge(test: Loaded["operations"]["tests"][number]["lastTest"]) {
  if (!test) return "never tested";
  return test.ok ? <Badge kind="go">Connected</Badge> : <Badge kind="stop">Failed</Badge>;
}

function resultOf(
  { status, errorCode, nextProvider }: Loaded["log"]["rows"][number],
  nameOf: (slug: string) => string,
) {
  if (status === "ok") return "ok";
  if (status === "started") return "running";
  return `${plain(errorCode ?? "failed")}${nextProvider ? `, then ${nameOf(nextProvider)}` : ""}`;
}

function plain(code: string): string {
  return code.replace(/_/g, " ");
}

function countOr(count: number | null): string {
  return count === null ? "–" : count.toLocaleString("en-GB");
}

// What was refused or never asked has no price that could be known.
function costOf({ status, costMicroUsd }: Loaded["log"]["rows"][number]): string {
  if (costMicroUsd !== null) return usdText(costMicroUsd);
  return status === "ok" ? "unknown" : "–";
}

function hrefOf(view: Partial<Record<string, string | number>>, path = "/admin/monitoring"): string {
  const asked = Object.entries(view).flatMap(([name, value]) =>
    value && !(name === "page" && value === 1) ? [[name, String(value)]] : [],
  );
  return `${path}?${new URLSearchParams(asked)}`;
}
