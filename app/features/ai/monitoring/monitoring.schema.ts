import { z } from "zod";
import { DOCUMENT_TYPES } from "~/db/schema/values";
import { days, hours, minutes } from "~/time";

/** The time ranges, and the width of a step of the charts. */
export const MONITORING_RANGES = {
  "1h": { label: "1 hour", length: hours(1), bucket: minutes(5) },
  "24h": { label: "24 hours", length: hours(24), bucket: hours(1) },
  "7d": { label: "7 days", length: days(7), bucket: days(1) },
  "30d": { label: "30 days", length: days(30), bucket: days(1) },
} as const;
export type MonitoringRange = keyof typeof MONITORING_RANGES;
const RANGE_NAMES = ["1h", "24h", "7d", "30d"] as const;

const name = z.string().trim().max(120).catch("");

/** The view of the monitoring page. Invalid values in the address mean the defaults. */
export const MonitoringView = z.object({
  range: z.enum(RANGE_NAMES).catch("24h"),
  provider: name,
  model: name,
  prompt: z.coerce.number().int().min(1).optional().catch(undefined),
  type: z.enum(DOCUMENT_TYPES).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});
export type MonitoringView = z.infer<typeof MonitoringView>;
export type MonitoringFilter = Omit<MonitoringView, "page">;
