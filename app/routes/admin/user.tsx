import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { formatAction, formatChange } from "~/features/admin/audit-text";
import { getUserDetail } from "~/features/admin/user-detail.server";
import { pluralText } from "~/features/ai/text";
import { listPaymentsOf } from "~/features/payments/payments.server";
import { PAYMENT_STATUS_LABELS, PAYMENT_STATUS_TONES, saleText } from "~/features/payments/payment-labels";
import { getLatestMessages } from "~/features/support/conversation-detail.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatNaira } from "~/money";
import { formatDay, formatDateTime } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, Card } from "~/ui/card";
import { Select } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { DefinitionList, Table, type Column } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "User", "One account: its plan, credits, number of documents, and staff actions.");

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request);
  const style = getDateStyle(admin.id);
  const { auditEvents, ...user } = getUserDetail(params.id ?? "");
  return {
    talk: getLatestMessages(user.id),
    user,
    payments: listPaymentsOf(user.id, PAYMENTS_SHOWN).map(
      ({ reference, createdAt, plan, kind, amountKobo, status }) => ({
        reference,
        createdAt,
        plan,
        kind,
        amountKobo,
        status,
      }),
    ),
    auditEvents: auditEvents.map(({ id, createdAt, action, actorName, ...facts }) => ({
      id,
      createdAt,
      action,
      actorName,
      change: formatChange(facts, style),
    })),
    style,
  };
});

const PAYMENTS_SHOWN = 50;

type LoaderData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function UserDetail() {
  const { user, payments, talk, auditEvents, style } = useLoaderData<typeof loader>();
  const { usage } = user;
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/admin/users", label: "All users" }}
        title={user.fullName}
        state={
          <>
            <Badge kind={user.isActive ? "go" : "stop"}>{user.isActive ? "Active" : "Inactive"}</Badge>
            {user.role === "admin" && <Badge>Admin</Badge>}
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
        <UserActions user={user} />
      </div>
      <ListCard
        title="Payments"
        columns={["When", { numeric: "Amount" }, "State", "For", "Reference"]}
        none="No payments."
        rows={payments.map((row) => ({
          key: row.reference,
          cells: [
            formatDateTime(row.createdAt, style),
            formatNaira(row.amountKobo),
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
      <SupportSummary talk={talk} style={style} />
      <ListCard
        title="Sign-ins"
        columns={["Browser", "Since"]}
        none="Not signed in anywhere."
        rows={user.sessions.map(({ id, browser, createdAt }) => ({
          key: id,
          cells: [browser, formatDateTime(createdAt, style)],
        }))}
      />
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
    </div>
  );
}

function UserActions({ user: { id, plan, isActive, erasedOn } }: Pick<LoaderData, "user">) {
  const path = `/admin/users/${id}`;
  return (
    <Card>
      <h2>Change the account</h2>
      <form method="post" action={`${path}/plan`} className="row row-end">
        <Select
          id="plan"
          name="plan"
          label="Plan"
          hint="For 30 days, with its credits. Paid time stays, and the higher plan runs first. Free Trial removes what staff gave."
          defaultValue={plan}
          required
        >
          <option value="free_trial">Free Trial</option>
          <option value="jjc">Basic</option>
          <option value="agba">Pro</option>
          <option value="idan">Elite</option>
        </Select>
        <Button>Change plan</Button>
      </form>
      <div className="row">
        <form method="post" action={`${path}/reset-usage`}>
          <Button>Reset Usage</Button>
        </form>
        {(isActive || erasedOn) && (
          <form method="post" action={`${path}/deactivate`}>
            <Button>Deactivate Account</Button>
          </form>
        )}
        {!isActive && (
          <form method="post" action={`${path}/activate`}>
            <Button>Activate Account</Button>
          </form>
        )}
      </div>
      <p>
        <ButtonLink kind="link" href={`${path}/delete`}>
          Delete User
        </ButtonLink>
      </p>
    </Card>
  );
}

function SupportSummary({ talk, style }: Pick<LoaderData, "talk" | "style">) {
  if (!talk)
    return (
      <section className="stack">
        <h2>Conversation with support</h2>
        <p className="soft">Never wrote to support.</p>
      </section>
    );
  const { id, status, isWaiting, total, messages } = talk;
  return (
    <section className="stack">
      <h2>Conversation with support</h2>
      <p className="row">
        {isWaiting ? (
          <Badge kind="care">Waiting for an answer</Badge>
        ) : (
          <Badge kind={status === "open" ? "plain" : "go"}>{status === "open" ? "Open" : "Resolved"}</Badge>
        )}{" "}
        <a href={`/admin/support/${id}`}>
          {total > messages.length ? `Open all ${total} messages` : "Open the conversation"}
        </a>
      </p>
      <Table
        caption="Newest messages"
        columns={["When", "Who", "Message"]}
        rows={messages.map((row) => ({
          key: row.id,
          cells: [
            formatDateTime(row.createdAt, style),
            row.sender === "support" ? "Support" : "The user",
            row.body || "A picture",
          ],
        }))}
      />
    </section>
  );
}

// A browser is connected while the chat with support is open in it.
function connectedText(sockets: number): string {
  return sockets === 0 ? "Not in the chat" : `In the chat, in ${pluralText(sockets, "window")}`;
}

function creditText(amount: number): string {
  if (amount === 0) return "–";
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}

function accountText({ isActive, erasedOn }: LoaderData["user"], style: LoaderData["style"]): string {
  if (erasedOn) return `Closed by its owner, erased on ${formatDay(erasedOn, style).text}`;
  return isActive ? "Active" : "Inactive";
}

function ListCard({
  title,
  columns,
  rows,
  none,
}: {
  title: string;
  columns: Column[];
  rows: { key: string; cells: ReactNode[] }[];
  none: string;
}) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <Table caption={title} columns={columns} rows={rows} />
      )}
    </section>
  );
}
