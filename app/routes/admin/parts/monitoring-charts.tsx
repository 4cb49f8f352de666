import { MONITORING_RANGES } from "~/features/ai/monitoring/monitoring.schema";
import type { MonitoringPage } from "./monitoring-data.server";
import { durationText } from "~/features/ai/text";
import { formatDay, formatDateTime } from "~/time";
import { BarChart } from "~/ui/bar-chart";
import { LineChart } from "~/ui/line-chart";
import { PageSection } from "~/ui/heading";

export function Charts({ view, buckets, style }: Pick<MonitoringPage, "view" | "buckets" | "style">) {
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
