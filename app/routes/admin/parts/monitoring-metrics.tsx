import type { MonitoringPage } from "./monitoring-data.server";
import {
  costNoteText,
  durationText,
  pluralText,
  shareText,
  compactCountText,
  usdText,
} from "~/features/ai/text";
import { Tile, Tiles } from "~/ui/card";

export function MetricTiles({
  metrics,
  documentMetrics,
  nairaPerUsd,
}: Pick<MonitoringPage, "metrics" | "documentMetrics" | "nairaPerUsd">) {
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
