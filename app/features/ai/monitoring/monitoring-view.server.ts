import { yieldToEventLoop } from "~/yield-to-event-loop";
import { listCalls } from "./call-log.server";
import type { MonitoringView } from "./monitoring.schema";
import { getMetrics } from "./metrics.server";
import { getDocumentMetrics, listChecks } from "./document-metrics.server";
import { listErrors, listFailovers, listFinishReasons } from "./call-outcomes.server";
import { listFilterChoices } from "./call-filter.server";
import { listTimeBuckets } from "./time-series.server";
import { getOperations } from "./operations.server";

/**
 * Everything on the page of AI Monitoring. It yields to the event loop after each query, because a month of
 * calls takes time.
 */
export async function getMonitoringData(view: MonitoringView, now = new Date()) {
  const choices = await yieldAfter(listFilterChoices(now));
  const metrics = await yieldAfter(await getMetrics(view, now));
  const buckets = await yieldAfter(await listTimeBuckets(view, now));
  const errors = await yieldAfter(listErrors(view, now));
  const failovers = await yieldAfter(listFailovers(view, now));
  const finishes = await yieldAfter(listFinishReasons(view, now));
  const checks = await yieldAfter(listChecks(view, now));
  const documentMetrics = await yieldAfter(getDocumentMetrics(view, now));
  const operations = await yieldAfter(await getOperations(now));
  return {
    choices,
    metrics,
    buckets,
    errors,
    failovers,
    finishes,
    checks,
    documentMetrics,
    operations,
    log: listCalls(view, view.page, now),
  };
}

async function yieldAfter<T>(read: T): Promise<T> {
  await yieldToEventLoop();
  return read;
}
