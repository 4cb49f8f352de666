import type { UserPage } from "./user-data.server";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Select } from "~/ui/field";

export function UserActions({
  user: { id, plan, isActive, erasedOn, staffRole },
  plans,
  formKey,
  permissions,
}: Pick<UserPage, "user" | "plans" | "formKey" | "permissions">) {
  const path = `/admin/users/${id}`;
  const isOwner = permissions.includes("staff");
  return (
    <Card>
      <h2>Change the account</h2>
      {permissions.includes("money") && (
        <>
          <form method="post" action={`${path}/plan`} className="row row-end">
            <input type="hidden" name="idempotencyKey" value={formKey} />
            <Select
              id="plan"
              name="plan"
              label="Plan"
              hint="For 30 days, with its credits. Paid time stays, and the higher plan runs first. Free Trial removes what staff gave."
              defaultValue={plan}
              required
            >
              {plans.map(({ id: value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
            <Button>Change plan</Button>
          </form>
          <div className="row">
            <ButtonLink href={`${path}/credits`}>Give credits</ButtonLink>
            <form method="post" action={`${path}/reset-usage`}>
              <Button>Reset Usage</Button>
            </form>
          </div>
        </>
      )}
      {staffRole && !isOwner ? (
        <p className="soft">This account is one of staff. Only an owner may change it.</p>
      ) : (
        <div className="row">
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
      )}
      {isOwner && (
        <p className="row">
          <ButtonLink kind="link" href={`${path}/role`}>
            Staff role
          </ButtonLink>
          <ButtonLink kind="link" href={`${path}/delete`}>
            Delete User
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}
