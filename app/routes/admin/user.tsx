import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { STAFF_ROLE_LABELS } from "~/features/accounts/permissions";
import { getUserPage, type UserPage } from "./parts/user-data.server";
import { formatAction } from "~/features/admin/audit-text";
import { pluralText } from "~/features/ai/text";
import { PAYMENT_STATUS_LABELS, PAYMENT_STATUS_TONES, saleText } from "~/features/payments/payment-labels";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatDay, formatDateTime } from "~/time";
import { Badge } from "~/ui/card";
import { Heading } from "~/ui/heading";
import { DefinitionList } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";
import { UserActions } from "./parts/user-actions";
import { SupportSummary } from "./parts/user-support";
import { ListCard } from "./parts/user-list";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "User", "One account: its plan, credits, number of documents, and staff actions.");

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request, "people");
  return getUserPage(admin, params.id ?? "");
});

export default function UserDetail() {
  const { user, permissions, plans, formKey, payments, conversation, auditEvents, style } =
    useLoaderData<typeof loader>();
  const { usage } = user;
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/admin/users", label: "All users" }}
        title={user.fullName}
        state={
          <>
            <Badge kind={user.isActive ? "go" : "stop"}>{user.isActive ? "Active" : "Inactive"}</Badge>
            {user.staffRole && <Badge>{STAFF_ROLE_LABELS[user.staffRole]}</Badge>}
          </>
        }
        lead={`${user.email}${user.isVerified ? "" : " (not verified)"}`}
      />
      <div className="split">
        <DefinitionList
          rows={[
            { term: "User ID", value: user.id },
            { term: "Account status", value: accountText(user, style) },
            { term: "Connected now", value: connectedText(user.sockets) },
            { term: "Plan", value: user.planName },
            { term: "Subscription status", value: user.status === "active" ? "Active" : "Inactive" },
            { term: "Expiry date", value: user.expiresAt ? formatDay(user.expiresAt, style).text : "None" },
            {
              term: "Credits left",
              value: usage.isUnlimited
                ? "Unlimited"
                : `${pluralText(usage.coverLettersRemaining, "cover letter")}, ${pluralText(usage.resumesRemaining, "resume")}`,
            },
            { term: "Cover letters generated", value: usage.coverLettersGenerated },
            { term: "Resumes optimized", value: usage.resumesGenerated },
            {
              term: "Documents stored",
              value:
                user.documents === 0 ? (
                  "None"
                ) : (
                  <>
                    {user.documents}.{" "}
                    <a href={`/admin/users/${user.id}/documents`}>Give a reason to open them</a>
                  </>
                ),
            },
            { term: "Joined", value: formatDateTime(user.createdAt, style) },
            { term: "Last updated", value: formatDateTime(user.updatedAt, style) },
          ]}
        />
        <UserActions user={user} plans={plans} formKey={formKey} permissions={permissions} />
      </div>
      {permissions.includes("money") && (
        <ListCard
          title="Payments"
          columns={["When", { numeric: "Amount" }, "State", "For", "Reference"]}
          none="No payments."
          rows={payments.map((row) => ({
            key: row.reference,
            cells: [
              formatDateTime(row.createdAt, style),
              row.amount,
              <Badge key="s" kind={PAYMENT_STATUS_TONES[row.status]}>
                {PAYMENT_STATUS_LABELS[row.status]}
              </Badge>,
              saleText(row),
              <a key="r" href={`/admin/payments/${row.reference}`}>
                {row.reference}
              </a>,
            ],
          }))}
        />
      )}
      <ListCard
        title="Credits"
        columns={["When", "What", "Kind", { numeric: "Credits" }]}
        none="No credits yet."
        rows={user.movements.map((row) => ({
          key: row.key,
          cells: [
            formatDateTime(row.at, style),
            row.description,
            row.kind === "resume" ? "Resume" : "Cover letter",
            creditText(row.amount),
          ],
        }))}
      />
      <SupportSummary conversation={conversation} style={style} />
      <ListCard
        title="Sign-ins"
        columns={["Browser", "Since"]}
        none="Not signed in anywhere."
        rows={user.sessions.map(({ id, browser, createdAt }) => ({
          key: id,
          cells: [browser, formatDateTime(createdAt, style)],
        }))}
      />
      {permissions.includes("audit") && (
        <ListCard
          title="Staff actions"
          columns={["When", "Who", "What", "Change"]}
          none="Nothing."
          rows={auditEvents.map((row) => ({
            key: row.id,
            cells: [
              formatDateTime(row.createdAt, style),
              row.actorName,
              formatAction(row.action),
              row.change || "–",
            ],
          }))}
        />
      )}
    </div>
  );
}

// A browser is connected while its support chat is open.
function connectedText(sockets: number): string {
  return sockets === 0 ? "Not in the chat" : `In the chat, in ${pluralText(sockets, "window")}`;
}

function creditText(amount: number): string {
  if (amount === 0) return "–";
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}

function accountText({ isActive, erasedOn }: UserPage["user"], style: UserPage["style"]): string {
  if (erasedOn) return `Closed by its owner, erased on ${formatDay(erasedOn, style).text}`;
  return isActive ? "Active" : "Inactive";
}
