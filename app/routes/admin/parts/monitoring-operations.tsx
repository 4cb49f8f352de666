import type { ReactNode } from "react";
import type { MonitoringPage } from "./monitoring-data.server";
import { durationText, isoDayText } from "~/features/ai/text";
import { formatDateTime } from "~/time";
import { Badge, Tile, Tiles } from "~/ui/card";
import { Disclosure } from "~/ui/dialog";
import { PageSection } from "~/ui/heading";
import { Table } from "~/ui/table";
import { useProviderNames, humanize } from "./monitoring-labels";

export function Operations({ operations, style }: Pick<MonitoringPage, "operations" | "style">) {
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

function DetailTable({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return <Disclosure summary={`${title}: ${count === 0 ? "none" : count}`}>{children}</Disclosure>;
}

function testBadge(test: MonitoringPage["operations"]["tests"][number]["lastTest"]) {
  if (!test) return "never tested";
  return test.ok ? <Badge kind="go">Connected</Badge> : <Badge kind="stop">Failed</Badge>;
}
