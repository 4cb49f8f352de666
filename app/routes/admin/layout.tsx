import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { getTimezoneLabel } from "~/features/accounts/settings.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { ButtonLink } from "~/ui/button";
import { FilterLinks } from "~/ui/navigation";

// Protects only itself: child pages can be requested alone and have their own guards.
export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request);
  return { clock: getTimezoneLabel(admin.id) };
});

const TABS: { href: string; below?: string; label: string }[] = [
  { href: "/admin", below: "/admin/llm-providers", label: "LLM Management" },
  { href: "/admin/prompts", label: "Prompt Management" },
  { href: "/admin/users", label: "User Management" },
  { href: "/admin/analytics", label: "Analytics" },
  { href: "/admin/monitoring", label: "AI Monitoring" },
  { href: "/admin/payments", label: "Payments" },
  { href: "/admin/support", label: "Support" },
];

export default function AdminLayout() {
  const { clock } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  // Provider settings and the audit log are linked below all pages and have no tab.
  const current = TABS.find(
    ({ href, below = href }) => pathname === href || pathname.startsWith(`${below}/`),
  );
  return (
    <div className="stack-wide">
      <FilterLinks
        label="Admin"
        links={TABS.map((tab) => ({ href: tab.href, label: tab.label, current: tab === current }))}
      />
      <Outlet />
      <div className="row apart">
        <nav className="row" aria-label="More for staff">
          <ButtonLink kind="link" small href="/admin/complaints">
            Complaints
          </ButtonLink>
          <ButtonLink kind="link" small href="/admin/plans">
            Plans and prices
          </ButtonLink>
          <ButtonLink kind="link" small href="/admin/house">
            Provider settings
          </ButtonLink>
          <ButtonLink kind="link" small href="/admin/judge">
            Judge
          </ButtonLink>
          <ButtonLink kind="link" small href="/admin/audit">
            Audit log
          </ButtonLink>
        </nav>
        <p className="hint">
          Times are {clock}. <a href="/settings">Change</a>
        </p>
      </div>
    </div>
  );
}
