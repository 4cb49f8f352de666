import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listPermissions } from "~/features/accounts/permissions";
import { getDateStyle } from "~/features/accounts/settings.server";
import { UserListFilter } from "~/features/admin/admin.schema";
import { PLAN_END_LABELS, USER_STATUS_LABELS } from "~/features/admin/user-filters";
import { listUsers } from "~/features/admin/users.server";
import { ExportButton } from "./parts/export-button";
import { listPlanChoices } from "./parts/plan-choices.server";
import { newFormKey } from "~/http/forms/form-key.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatDay } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, EmptyState } from "~/ui/card";
import { Field, Select } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { ActionMenu, Pager } from "~/ui/navigation";
import { Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "User Management", "All accounts, by name, email and plan.");

export const loader = pageHandler(async ({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request, "people");
  const view = UserListFilter.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { users, total: many, page: shown, pages } = await listUsers(view);
  const style = getDateStyle(admin.id);
  const rows = users.map(({ user, fullName, plan }) => ({
    id: user.id,
    fullName,
    email: user.email,
    isActive: user.isActive,
    isStaff: user.role === "admin",
    plan: plan.id,
    planName: plan.name,
    joined: formatDay(user.createdAt, style).text,
  }));
  const permissions = listPermissions(admin);
  const formKey = newFormKey();
  return { view, rows, many, shown, pages, permissions, plans: listPlanChoices(), formKey };
});

type LoaderData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Users() {
  const { view, rows, many, shown, pages, permissions, ...forms } = useLoaderData<typeof loader>();
  const filter = {
    ...(view.search && { search: view.search }),
    ...(view.plan && { plan: view.plan }),
    ...(view.status && { status: view.status }),
    ...(view.ends && { ends: view.ends }),
  };
  const pageHref = (number: number) =>
    `/admin/users?${new URLSearchParams({ ...filter, ...(number > 1 && { page: String(number) }) })}`;
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
          {forms.plans.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Choices
          name="status"
          label="Status"
          all="All states"
          labels={USER_STATUS_LABELS}
          chosen={view.status}
        />
        <Choices
          name="ends"
          label="Paid plan ends"
          all="Any time"
          labels={PLAN_END_LABELS}
          chosen={view.ends}
        />
        <Button>Search</Button>
      </form>
      {rows.length === 0 ? (
        <EmptyState
          title="No users found"
          action={<ButtonLink href="/admin/users">Show everybody</ButtonLink>}
        >
          Search for a part of a name or email, or for a full user ID.
        </EmptyState>
      ) : (
        <Table
          caption="Users"
          columns={["User", "Plan", "Status", "Joined", { actions: "Actions" }]}
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
              <Actions key="a" row={row} {...forms} permissions={permissions} back={pageHref(shown)} />,
            ],
          }))}
        />
      )}
      <ExportButton list="users" filter={filter} />
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

// View comes first and Deactivate last, behind a line.
function Actions({
  row: { id, email, isActive, isStaff, plan },
  plans,
  formKey,
  permissions,
  back,
}: RowProps & Pick<LoaderData, "plans" | "formKey" | "permissions"> & { back: string }) {
  const path = `/admin/users/${id}`;
  return (
    <ActionMenu about={email} group="users">
      <p>
        <a href={path}>View</a>
        <br />
        <a href={`${path}/documents`}>Documents</a>
      </p>
      {permissions.includes("money") && (
        <form method="post" action={`${path}/plan`} className="row">
          <input type="hidden" name="back" value={back} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
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
      )}
      {(!isStaff || permissions.includes("staff")) && (
        <form method="post" action={`${path}/${isActive ? "deactivate" : "activate"}`}>
          <input type="hidden" name="back" value={back} />
          <Button small kind={isActive ? "danger" : "quiet"} about={email}>
            {isActive ? "Deactivate" : "Activate"}
          </Button>
        </form>
      )}
    </ActionMenu>
  );
}

function Choices({
  name,
  label,
  all,
  labels,
  chosen,
}: {
  name: string;
  label: string;
  all: string;
  labels: Record<string, string>;
  chosen: string | undefined;
}) {
  return (
    <Select id={name} name={name} label={label} defaultValue={chosen ?? ""} isFilter>
      <option value="">{all}</option>
      {Object.entries(labels).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}
