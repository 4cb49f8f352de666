import type { MonitoringPage } from "./monitoring-data.server";
import { durationText, usdText } from "~/features/ai/text";
import { formatDateTime } from "~/time";
import { ButtonLink } from "~/ui/button";
import { PageSection } from "~/ui/heading";
import { Pager } from "~/ui/navigation";
import { useProviderNames, humanize, buildHref } from "./monitoring-labels";
import { List } from "./monitoring-list";

export function CallLog({ view, log, style }: Pick<MonitoringPage, "view" | "log" | "style">) {
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

function describeResult(
  { status, errorCode, nextProvider }: MonitoringPage["log"]["rows"][number],
  nameOf: (slug: string) => string,
) {
  if (status === "ok") return "ok";
  if (status === "started") return "running";
  return `${humanize(errorCode ?? "failed")}${nextProvider ? `, then ${nameOf(nextProvider)}` : ""}`;
}

function formatCount(count: number | null): string {
  return count === null ? "–" : count.toLocaleString("en-GB");
}

// A refused or skipped call has no known price.
function formatCost({ status, costMicroUsd }: MonitoringPage["log"]["rows"][number]): string {
  if (costMicroUsd !== null) return usdText(costMicroUsd);
  return status === "ok" ? "unknown" : "–";
}
