import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { listPermissions, type Permission } from "~/features/accounts/permissions";
import { getTimezoneLabel } from "~/features/accounts/settings.server";
import { countOpenAlerts } from "~/features/alerts/alerts.server";
import { requireStaff } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { ButtonLink } from "~/ui/button";
import { FilterLinks } from "~/ui/navigation";

// Protects only itself: child pages can be requested alone and have their own guards.
export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const admin = requireStaff(request);
  return {
    clock: getTimezoneLabel(admin.id),
    permissions: listPermissions(admin),
    alerts: countOpenAlerts(),
  };
});

type Tab = {
  href: string;
  below?: string[];
  label: string;
  permission: Permission;
  area?: keyof ReturnType<typeof countOpenAlerts>;
};

const TABS: Tab[] = [
  { href: "/admin", below: ["/admin/llm-providers"], label: "LLM Management", permission: "settings" },
  { href: "/admin/prompts", label: "Prompt Management", permission: "settings" },
  { href: "/admin/users", label: "User Management", permission: "people" },
  { href: "/admin/analytics", label: "Analytics", permission: "analytics" },
  { href: "/admin/monitoring", label: "AI Monitoring", permission: "analytics", area: "ai" },
  {
    href: "/admin/payments",
    below: ["/admin/receipts", "/admin/balances", "/admin/institutions", "/admin/plans", "/admin/codes"],
    label: "Payments",
    permission: "money",
    area: "payments",
  },
  { href: "/admin/support", label: "Support", permission: "support", area: "support" },
  { href: "/admin/alerts", label: "System", permission: "settings", area: "system" },
  { href: "/admin/audit", label: "Audit log", permission: "audit" },
  { href: "/admin/settings", label: "Settings", permission: "settings" },
];

const MORE: Tab[] = [
  { href: "/admin/complaints", label: "Complaints", permission: "support" },
  { href: "/admin/announcements", label: "Announcements", permission: "announcements" },
  { href: "/admin/judge", label: "Judge", permission: "settings" },
  { href: "/admin/digest", label: "Daily digest", permission: "staff" },
];

export default function AdminLayout() {
  const { clock, permissions, alerts } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const isMine = ({ permission }: Tab) => permissions.includes(permission);
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const current = TABS.find(({ href, below = [] }) =>
    href === "/admin" ? pathname === href || below.some(isBelow) : [href, ...below].some(isBelow),
  );
  const more = MORE.filter(isMine);
  return (
    <div className="stack-wide">
      <FilterLinks
        label="Admin"
        links={TABS.filter(isMine).map((tab) => ({
          href: tab.href,
          label: tab.label,
          count: (tab.area && alerts[tab.area]) || undefined,
          countLabel: "open alerts",
          current: tab === current,
        }))}
      />
      <Outlet />
      <div className="row apart">
        {more.length > 0 && (
          <nav className="row" aria-label="More for staff">
            {more.map(({ href, label }) => (
              <ButtonLink key={href} kind="link" small href={href}>
                {label}
              </ButtonLink>
            ))}
          </nav>
        )}
        <p className="hint">
          Times are {clock}. <a href="/settings">Change</a>
        </p>
      </div>
    </div>
  );
}
