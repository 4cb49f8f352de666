import type { UserPage } from "./user-data.server";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Select } from "~/ui/field";

export function UserActions({
  user: { id, plan, isActive, erasedOn },
  plans,
}: Pick<UserPage, "user" | "plans">) {
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
