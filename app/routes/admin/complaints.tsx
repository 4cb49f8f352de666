import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dateStyleOf } from "~/features/accounts/settings.server";
import { SUBJECTS } from "~/features/complaints/complaint.schema";
import { clockOf, dueAt, listComplaints } from "~/features/complaints/complaints.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { dayText } from "~/time";
import { Badge, EmptyState } from "~/ui/card";
import { Heading } from "~/ui/heading";
import { Table } from "~/ui/rows";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Complaints about data", "Complaints about data. Answer each within 30 days.");

export const loader = page(({ request }: LoaderFunctionArgs) => {
  const style = dateStyleOf(requireAdmin(request).id);
  const { open, answered } = listComplaints();
  return {
    open: open.map((complaint) => ({
      id: complaint.id,
      reference: complaint.reference,
      about: SUBJECTS[complaint.about],
      filed: dayText(complaint.createdAt, style).text,
      due: dayText(dueAt(complaint), style).text,
      ...clockOf(complaint),
    })),
    answered: answered.map(({ id, reference, about, createdAt, answeredAt }) => ({
      id,
      reference,
      about: SUBJECTS[about],
      filed: dayText(createdAt, style).text,
      answered: answeredAt ? dayText(answeredAt, style).text : "",
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
          rows={open.map(({ id, reference, about, filed, due, words, tone }) => ({
            key: id,
            cells: [
              <a key="r" href={`/admin/complaints/${id}`}>
                {reference}
              </a>,
              about,
              filed,
              due,
              <Badge key="l" kind={tone}>
                {words}
              </Badge>,
            ],
          }))}
        />
      )}
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
