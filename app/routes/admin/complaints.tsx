import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { COMPLAINT_CATEGORIES } from "~/features/complaints/complaint.schema";
import { listComplaints } from "~/features/complaints/complaint-queries.server";
import { describeDeadline, getDueDate } from "~/features/complaints/deadline";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatDay } from "~/time";
import { Badge, EmptyState } from "~/ui/card";
import { Heading } from "~/ui/heading";
import { Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";
import { ExportButton } from "./parts/export-button";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Complaints about data", "Complaints about data. Answer each within 30 days.");

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const style = getDateStyle(requireAdmin(request, "support").id);
  const { open, answered } = listComplaints();
  return {
    open: open.map((complaint) => ({
      id: complaint.id,
      reference: complaint.reference,
      about: COMPLAINT_CATEGORIES[complaint.category],
      filed: formatDay(complaint.createdAt, style).text,
      due: formatDay(getDueDate(complaint), style).text,
      ...describeDeadline(complaint),
    })),
    answered: answered.map(({ id, reference, category, createdAt, answeredAt }) => ({
      id,
      reference,
      about: COMPLAINT_CATEGORIES[category],
      filed: formatDay(createdAt, style).text,
      answered: answeredAt ? formatDay(answeredAt, style).text : "",
    })),
  };
});

export default function Complaints() {
  const { open, answered } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        title="Complaints about data"
        lead="Answer each within 30 days. The most urgent comes first."
      />
      {open.length === 0 ? (
        <EmptyState title="No open complaints">
          Complaints come from the form in the privacy policy.
        </EmptyState>
      ) : (
        <Table
          caption="Open complaints"
          columns={["Reference", "About", "Received", "Answer by", "Left"]}
          rows={open.map(({ id, reference, about, filed, due, text, tone }) => ({
            key: id,
            cells: [
              <a key="r" href={`/admin/complaints/${id}`}>
                {reference}
              </a>,
              about,
              filed,
              due,
              <Badge key="l" kind={tone}>
                {text}
              </Badge>,
            ],
          }))}
        />
      )}
      <ExportButton list="complaints" />
      {answered.length > 0 && (
        <section className="stack">
          <h2>Answered</h2>
          <Table
            caption="Answered complaints"
            columns={["Reference", "About", "Received", "Answered"]}
            rows={answered.map(({ id, reference, about, filed, answered }) => ({
              key: id,
              cells: [
                <a key="r" href={`/admin/complaints/${id}`}>
                  {reference}
                </a>,
                about,
                filed,
                answered,
              ],
            }))}
          />
        </section>
      )}
    </div>
  );
}
