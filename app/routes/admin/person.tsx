import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { dateStyleOf } from "~/features/accounts/settings.server";
import { actText, changeText } from "~/features/admin/audit-words";
import { openPerson } from "~/features/admin/person.server";
import { manyText } from "~/features/ai/words";
import { listPaymentsOf } from "~/features/payments/payments.server";
import { PAYMENT_STATES, PAYMENT_TONES, saleText } from "~/features/payments/words";
import { latestTalk } from "~/features/support/inbox.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { naira } from "~/money";
import { dayText, momentText } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, Card } from "~/ui/card";
import { Select } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { DefinitionRows, Table, type Column } from "~/ui/rows";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "User", "One account: its plan, credits, number of documents, and staff actions.");

export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request);
  const style = dateStyleOf(admin.id);
  const { acts, ...person } = openPerson(params.id ?? "");
  return {
    talk: latestTalk(person.id),
    person,
    payments: listPaymentsOf(person.id, PAYMENTS_SHOWN).map(
      ({ reference, createdAt, plan, kind, amountKobo, status }) => ({
        reference,
        createdAt,
        plan,
        kind,
        amountKobo,
        status,
      }),
    ),
    acts: acts.map(({ id, createdAt, act, by, ...facts }) => ({
      id,
      createdAt,
      act,
      by,
      change: changeText(facts, style),
    })),
    style,
  };
});

const PAYMENTS_SHOWN = 50;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Person() {
  const { person, payments, talk, acts, style } = useLoaderData<typeof loader>();
  const { usage } = person;
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/admin/users", label: "All users" }}
        title={person.fullName}
        state={
          <>
            <Badge kind={person.isActive ? "go" : "stop"}>{person.isActive ? "Active" : "Inactive"}</Badge>
            {person.role === "admin" && <Badge>Admin</Badge>}
          </>
        }
        lead={`${person.email}${person.isVerified ? "" : " (not verified)"}`}
      />
      <div className="split">
        <DefinitionRows
          rows={[
            { term: "User ID", value: person.id },
            { term: "Account status", value: accountText(person, style) },
            { term: "Connected now", value: connectedText(person.sockets) },
            { term: "Plan", value: person.planName },
            { term: "Subscription status", value: person.status === "active" ? "Active" : "Inactive" },
            { term: "Expiry date", value: person.expiresAt ? dayText(person.expiresAt, style).text : "None" },
            {
              term: "Credits left",
              value: usage.isUnlimited
                ? "Unlimited"
                : `${manyText(usage.coverLettersRemaining, "cover letter")}, ${manyText(usage.resumesRemaining, "resume")}`,
            },
            { term: "Cover letters generated", value: usage.coverLettersGenerated },
            { term: "Resumes optimized", value: usage.resumesGenerated },
            {
              term: "Documents stored",
              value:
                person.documents === 0 ? (
                  "None"
                ) : (
                  <>
                    {person.documents}.{" "}
                    <a href={`/admin/users/${person.id}/documents`}>Give a reason to open them</a>
                  </>
                ),
            },
            { term: "Joined", value: momentText(person.createdAt, style) },
            { term: "Last updated", value: momentText(person.updatedAt, style) },
          ]}
        />
        <Acts person={person} />
      </div>
      <Listed
        title="Payments"
        columns={["When", { figures: "Amount" }, "State", "For", "Reference"]}
        none="No payments."
        rows={payments.map((row) => ({
          key: row.reference,
          cells: [
            momentText(row.createdAt, style),
            naira(row.amountKobo),
            <Badge key="s" kind={PAYMENT_TONES[row.status]}>
              {PAYMENT_STATES[row.status]}
            </Badge>,
            saleText(row),
            <a key="r" href={`/admin/payments/${row.reference}`}>
              {row.reference}
            </a>,
          ],
        }))}
      />
      <Listed
        title="Credits"
        columns={["When", "What", "Kind", { figures: "Credits" }]}
        none="No credits yet."
        rows={person.movements.map((row) => ({
          key: row.key,
          cells: [
            momentText(row.at, style),
            row.what,
            row.kind === "resume" ? "Resume" : "Cover letter",
            creditText(row.amount),
          ],
        }))}
      />
      <Talk talk={talk} style={style} />
      <Listed
        title="Sign-ins"
        columns={["Browser", "Since"]}
        none="Not signed in anywhere."
        rows={person.sessions.map(({ id, browser, createdAt }) => ({
          key: id,
          cells: [browser, momentText(createdAt, style)],
        }))}
      />
      <Listed
        title="Staff actions"
        columns={["When", "Who", "What", "Change"]}
        none="Nothing."
        rows={acts.map((row) => ({
          key: row.id,
          cells: [momentText(row.createdAt, style), row.by, actText(row.act), row.change || "–"],
        }))}
      />
    </div>
  );
}

function Acts({ person: { id, plan, isActive, erasedOn } }: Pick<Loaded, "person">) {
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

function Talk({ talk, style }: Pick<Loaded, "talk" | "style">) {
  if (!talk)
    return (
      <section className="stack">
        <h2>Conversation with support</h2>
        <p className="soft">Never wrote to support.</p>
      </section>
    );
  const { id, status, waits, many, messages } = talk;
  return (
    <section className="stack">
      <h2>Conversation with support</h2>
      <p className="row">
        {waits ? (
          <Badge kind="care">Waiting for an answer</Badge>
        ) : (
          <Badge kind={status === "open" ? "plain" : "go"}>{status === "open" ? "Open" : "Resolved"}</Badge>
        )}{" "}
        <a href={`/admin/support/${id}`}>
          {many > messages.length ? `Open all ${many} messages` : "Open the conversation"}
        </a>
      </p>
      <Table
        caption="Newest messages"
        columns={["When", "Who", "Message"]}
        rows={messages.map((row) => ({
          key: row.id,
          cells: [
            momentText(row.createdAt, style),
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
  return sockets === 0 ? "Not in the chat" : `In the chat, in ${manyText(sockets, "window")}`;
}

function creditText(amount: number): string {
  if (amount === 0) return "–";
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}

function accountText({ isActive, erasedOn }: Loaded["person"], style: Loaded["style"]): string {
  if (erasedOn) return `Closed by its owner, erased on ${dayText(erasedOn, style).text}`;
  return isActive ? "Active" : "Inactive";
}

function Listed({
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
