import { useLoaderData } from "@remix-run/react";
import type { MonitoringPage } from "./monitoring-data.server";

// A provider that was removed has only the name in the log.
export function useProviderNames(): (slug: string) => string {
  const { names } = useLoaderData<MonitoringPage>();
  return (slug) => names[slug] ?? slug;
}

export function humanize(code: string): string {
  return code.replace(/_/g, " ");
}

export function buildHref(
  view: Partial<Record<string, string | number>>,
  path = "/admin/monitoring",
): string {
  const params = Object.entries(view).flatMap(([name, value]) =>
    value && !(name === "page" && value === 1) ? [[name, String(value)]] : [],
  );
  return `${path}?${new URLSearchParams(params)}`;
}
