export const TABS = ["password", "otp", "magic-link"] as const;

export type Tab = (typeof TABS)[number];

export function getTab(query: URLSearchParams): Tab {
  return TABS.find((tab) => tab === query.get("tab")) ?? "password";
}

export function buildLoginPath(tab: Tab, next: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(tab !== "password" && { tab }),
    ...(next !== "/dashboard" && { next }),
    ...more,
  });
  return query.size > 0 ? `/login?${query}` : "/login";
}
