import { yieldToEventLoop } from "~/yield-to-event-loop";
import { listCalls } from "./call-log.server";
import type { MonitoringView } from "./monitoring.schema";
import {
  getFigures,
  getOutcome,
  listChecks,
  listErrors,
  listFailovers,
  listFilterChoices,
  listFinishReasons,
} from "./monitoring.server";
import { listSteps } from "./monitoring-series.server";
import { getOperations } from "./operations.server";

/** Everything that the page of AI Monitoring shows, with a breath after each query, for a month of calls takes its time. */
export async function readMonitoring(view: MonitoringView, now = new Date()) {
  const choices = await after(listFilterChoices(now));
  const figures = await after(await getFigures(view, now));
  const steps = await after(await listSteps(view, now));
  const errors = await after(listErrors(view, now));
  const failovers = await after(listFailovers(view, now));
  const finishes = await after(listFinishReasons(view, now));
  const checks = await after(listChecks(view, now));
  const outcome = await after(getOutcome(view, now));
  const operations = await after(await getOperations(now));
  return {
    choices,
    figures,
    steps,
    errors,
    failovers,
    finishes,
    checks,
    outcome,
    operations,
    log: listCalls(view, view.page, now),
  };
}

async function after<T>(read: T): Promise<T> {
  await yieldToEventLoop();
  return read;
}
