import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getFactors, hasSecondFactor } from "~/features/two-step/factors.server";
import { renewRecoveryCodes } from "~/features/two-step/recovery-codes.server";
import { requireUser } from "~/http/auth/guards.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { answerOnce } from "~/http/answer-once.server";
import { newFormKey } from "~/http/forms/form-key.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { createPageMeta } from "~/ui/meta";
import { NewCodes } from "./parts/new-codes";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Recovery codes", "Make new recovery codes for a lost phone.");
export const handle = { width: "form" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  return { left: getFactors(requireUser(request).id).recoveryCodesLeft, formKey: newFormKey() };
});

// The codes are shown in this answer only: nobody can read them later.
export const action = pageHandler(
  answerOnce({ field: "formKey" }, async ({ request, context }: ActionFunctionArgs) => {
    const user = requireUser(request);
    await readProvenFields({ request, context }, user);
    enforceRateLimit("twoStepPerUser", user.id);
    if (!hasSecondFactor(user.id))
      throw new Refusal("NO_FACTOR", "Set up an app or a passkey first. The codes come with it.", 409);
    return { codes: renewRecoveryCodes(user) };
  }),
);

export default function RecoveryCodes() {
  const { left, formKey } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (actionData) return <NewCodes codes={actionData.codes} isFirst={false} />;
  return (
    <ConfirmPanel
      title="Make new recovery codes?"
      fields={<input type="hidden" name="formKey" value={formKey} />}
      confirm={<Button kind="primary">Make new codes</Button>}
      cancel={<ButtonLink href="/two-step">Keep the old ones</ButtonLink>}
    >
      <p>You get ten new codes. {left > 0 && `The ${left} that you have do not work any more.`}</p>
    </ConfirmPanel>
  );
}
