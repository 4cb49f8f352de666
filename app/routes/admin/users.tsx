import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { UserListFilter } from "~/features/admin/admin.schema";
import { listUsers } from "~/features/admin/users.server";
import { listPlanChoices } from "./parts/plan-choices.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatDay } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, EmptyState } from "~/ui/card";
import { Field, Select } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { Pager } from "~/ui/navigation";
import { Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "User Management", "All accounts, by name, email and plan.");

export const loader = pageHandler(async ({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request);
  const view = UserListFilter.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { users, total: many, page: shown, pages } = await listUsers(view);
  const style = getDateStyle(admin.id);
  const rows = users.map(({ user, fullName, plan }) => ({
    id: user.id,
    fullName,
    email: user.email,
    isActive: user.isActive,
    plan: plan.id,
    planName: plan.name,
    joined: formatDay(user.createdAt, style).text,
  }));
  return { view, rows, many, shown, pages, plans: listPlanChoices() };
});

type LoaderData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Users() {
  const { view, rows, many, shown, pages, plans } = useLoaderData<typeof loader>();
  const pageHref = (number: number) =>
    `/admin/users?${new URLSearchParams({ ...(view.search && { search: view.search }), ...(view.plan && { plan: view.plan }), ...(number > 1 && { page: String(number) }) })}`;
  return (
    <div className="stack-wide">
      <Heading
        title="User Management"
        lead={`${many.toLocaleString("en-NG")} ${many === 1 ? "account" : "accounts"}.`}
      />
      <form method="get" className="row row-end">
        <Field
          id="search"
          name="search"
          label="Name, email or user ID"
          type="search"
          defaultValue={view.search}
          maxLength={200}
          isFilter
        />
        <Select id="plan" name="plan" label="Plan" defaultValue={view.plan ?? ""} isFilter>
          <option value="">All Plans</option>
          {plans.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Button>Search</Button>
      </form>
      {rows.length === 0 ? (
        <EmptyState
          title="No users found"
          action={<ButtonLink href="/admin/users">Show everybody</ButtonLink>}
        >
          Search for the start of a name or email, or for a full user ID.
        </EmptyState>
      ) : (
        <Table
          caption="Users"
          columns={["User", "Plan", "Status", "Joined", "Actions"]}
          rows={rows.map((row) => ({
            key: row.id,
            cells: [
              <UserCell key="w" row={row} />,
              row.planName,
              row.isActive ? (
                "Active"
              ) : (
                <Badge key="s" kind="stop">
                  Inactive
                </Badge>
              ),
              row.joined,
              <Actions key="a" row={row} plans={plans} back={pageHref(shown)} />,
            ],
          }))}
        />
      )}
      {pages > 1 && (
        <Pager
          page={shown}
          pages={pages}
          previousHref={shown > 1 ? pageHref(shown - 1) : undefined}
          nextHref={shown < pages ? pageHref(shown + 1) : undefined}
        />
      )}
    </div>
  );
}

type RowProps = { row: LoaderData["rows"][number] };

function UserCell({ row: { id, fullName, email } }: RowProps) {
  return (
    <div>
      <a href={`/admin/users/${id}`}>{fullName}</a>
      <br />
      <span className="hint">{email}</span>
    </div>
  );
}

function Actions({
  row: { id, email, isActive, plan },
  plans,
  back,
}: RowProps & { plans: LoaderData["plans"]; back: string }) {
  const path = `/admin/users/${id}`;
  return (
    <div className="row">
      <ButtonLink small href={path} about={email}>
        View
      </ButtonLink>
      <form method="post" action={`${path}/${isActive ? "deactivate" : "activate"}`}>
        <input type="hidden" name="back" value={back} />
        <Button small about={email}>
          {isActive ? "Deactivate" : "Activate"}
        </Button>
      </form>
      <form method="post" action={`${path}/plan`} className="row">
        <input type="hidden" name="back" value={back} />
        <div className="field">
          <select name="plan" defaultValue={plan} aria-label={`Plan of ${email}`}>
            {plans.map(({ id: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Button small about={`the plan of ${email}`}>
          Set
        </Button>
      </form>
    </div>
  );
}
