import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatDateTime } from "~/time";
import { Badge, Card, EmptyState } from "~/ui/card";
import { Heading, PageSection } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { Table } from "~/ui/table";
import { getAlertsPage } from "./parts/alerts-data.server";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "System", "Open and recent alerts, and the state of the server.");

export const loader = pageHandler(({ request }: LoaderFunctionArgs) =>
  getAlertsPage(requireAdmin(request, "settings").id),
);

const AREAS = { payments: "Payments", support: "Support", ai: "AI", system: "System" };
const STATES = { ok: "go", warning: "care", failing: "stop" } as const;
const STATE_TEXTS = { ok: "Good", warning: "Look at it", failing: "Failing" };

export default function Alerts() {
  const { style, open, closed, checks } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        title="System"
        lead="Alerts close by themselves when their cause is gone. The server looks every minute."
      />
      {open.length === 0 ? (
        <EmptyState title="No open alerts">
          Alerts about payments, support, AI providers, jobs, mails, disk and backups appear here.
        </EmptyState>
      ) : (
        <PageSection title="Open alerts">
          <div className="split">
            {open.map((alert) => (
              <Card key={alert.id}>
                <div>
                  <h3>
                    {alert.headline}{" "}
                    <Badge kind={alert.severity === "grave" ? "stop" : "care"}>{AREAS[alert.area]}</Badge>
                  </h3>
                  <p>
                    {alert.subject && <b>{alert.subject}: </b>}
                    {alert.detail}
                  </p>
                  <p className="hint">Since {formatDateTime(alert.createdAt, style)}</p>
                </div>
                {alert.path !== "/admin/alerts" && (
                  <p>
                    <a href={alert.path}>
                      Open the page<span className="hidden-text"> about: {alert.headline}</span>
                    </a>
                  </p>
                )}
              </Card>
            ))}
          </div>
        </PageSection>
      )}
      <PageSection title="State of the server">
        <Table
          caption="State of the server"
          columns={["Part", "State", "Now"]}
          rows={checks.map(({ name, state, detail }) => ({
            key: name,
            cells: [
              PARTS[name] ?? name,
              <Badge key="s" kind={STATES[state]}>
                {STATE_TEXTS[state]}
              </Badge>,
              detail,
            ],
          }))}
        />
      </PageSection>
      {closed.length > 0 && (
        <PageSection title="Solved in the last 30 days">
          <Table
            caption="Solved alerts"
            columns={["Alert", "About", "From", "Until"]}
            rows={closed.map((alert) => ({
              key: alert.id,
              cells: [
                alert.headline,
                [alert.subject, alert.detail].filter(Boolean).join(": "),
                formatDateTime(alert.createdAt, style),
                alert.closedAt ? formatDateTime(alert.closedAt, style) : "",
              ],
            }))}
          />
        </PageSection>
      )}
    </div>
  );
}

const PARTS: Record<string, string> = {
  database: "Database writes",
  disk: "Disk",
  schema: "Migrations",
  integrity: "Pages of the database",
  worker: "Worker",
  queue: "Jobs",
  mail: "Mails",
  backup: "Backup",
};
