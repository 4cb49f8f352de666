import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export const registry = new Registry();

const PREFIX = "oya_";

export const requests = new Counter({
  name: `${PREFIX}http_requests_total`,
  help: "Answered requests by method, route pattern and status",
  labelNames: ["method", "route", "status"],
  registers: [registry],
});

export const requestSeconds = new Histogram({
  name: `${PREFIX}http_request_seconds`,
  help: "Time to the end of an answer",
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers: [registry],
});

export const errors = new Counter({
  name: `${PREFIX}errors_total`,
  help: "Log lines of level error by event",
  labelNames: ["event"],
  registers: [registry],
});

/** Starts the metrics of the process: event loop delay, memory, garbage collection. */
export function startProcessMetrics(): void {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
}

/** A figure that is set anew for each answer. */
export function gauge<Label extends string>(
  name: string,
  help: string,
  labelNames: Label[] = [],
): Gauge<Label> {
  return new Gauge({ name: `${PREFIX}${name}`, help, labelNames, registers: [registry] });
}
