import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { changeEndpoint, getEndpoint, rotateSecret } from "~/features/webhooks/endpoints.server";
import { EndpointForm } from "~/features/webhooks/webhook.schema";
import { requireUser } from "~/http/auth/guards.server";
import { createFlashCookie } from "~/http/flash.server";
import { readFields } from "~/http/forms/read-body.server";
import { parseForm, replyWithRefusal } from "~/http/forms/forms.server";
import { answerOnce } from "~/http/answer-once.server";
import { newFormKey } from "~/http/forms/form-key.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { formatDateTime } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { Notice } from "~/ui/notice";
import { Deliveries } from "./parts/deliveries";
import { loadDeliveries } from "./parts/deliveries-data.server";
import { EndpointFields } from "./parts/endpoint-fields";
import { EndpointState, NewSecret } from "./parts/endpoint-state";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Webhook", "One address of your own programs, and what was sent there.");
export const handle = { width: "narrow" };

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const endpoint = getEndpoint(user.id, params.id ?? "");
  const { id, url, eventTypes, failingSince, switchedOffAt, switchedOffBecause } = endpoint;
  const style = getDateStyle(user.id);
  return {
    ...{ id, url, eventTypes, switchedOffBecause, formKey: newFormKey() },
    isOn: switchedOffAt === null,
    failingSince: failingSince && formatDateTime(failingSince, style),
    ...loadDeliveries(user.id, id, { cursor: new URL(request.url).searchParams.get("cursor"), style }),
  };
});

export const action = pageHandler(
  answerOnce({ field: "formKey" }, async ({ request, params }: ActionFunctionArgs) => {
    const user = requireUser(request);
    const id = params.id ?? "";
    getEndpoint(user.id, id);
    const fields = await readFields(request);
    enforceRateLimit("webhookPerUser", user.id);
    if (fields.has("rotate")) {
      const { secret } = rotateSecret(user.id, id);
      const headers = { "Cache-Control": "private, no-store" };
      return data({ reply: undefined, secret }, { status: 201, headers });
    }
    const form = parseForm(fields, EndpointForm);
    if (!form.ok) return data({ reply: form.reply, secret: undefined }, { status: 400 });
    try {
      changeEndpoint(user.id, id, form.value);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const reply = replyWithRefusal(fields, EndpointForm, error, error.code === "URL_TAKEN" ? "url" : "");
      return data({ reply, secret: undefined }, { status: error.status });
    }
    const flash = await createFlashCookie("success", "The webhook was saved.");
    return redirect(`/webhooks/${id}`, { status: 303, headers: { "Set-Cookie": flash } });
  }),
);

const OFF_TEXTS = {
  owner: "You switched it off.",
  failing: "It took no message for five days, so we switched it off.",
  gone: "It answered that it is gone, so we switched it off.",
};

export default function Webhook() {
  const webhook = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { id, url, eventTypes, formKey, isOn, failingSince, switchedOffBecause, deliveries, older } = webhook;
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/webhooks", label: "Webhooks" }}
        title="Webhook"
        state={<EndpointState isOn={isOn} isFailing={failingSince !== null} />}
        lead={url}
      />
      {switchedOffBecause && (
        <Notice kind="care" label="Nothing is sent">
          {OFF_TEXTS[switchedOffBecause]} Switch it on when your program works, then send again what it
          missed.
        </Notice>
      )}
      {isOn && failingSince && (
        <Notice kind="care" label="Nothing was delivered lately">
          No message got through since {failingSince}. We try again for three days.
        </Notice>
      )}
      <div className="row">
        {isOn && <Command id={id} command="test" text="Send a test" kind="primary" />}
        <Command id={id} command={isOn ? "off" : "on"} text={isOn ? "Switch off" : "Switch on"} />
      </div>
      {actionData?.secret && (
        <NewSecret secret={actionData.secret}>
          <ButtonLink href={`/webhooks/${id}`}>I have it</ButtonLink>
        </NewSecret>
      )}
      <Deliveries endpointId={id} isOn={isOn} deliveries={deliveries} older={older} />
      <EndpointFields
        title="Address and events"
        button="Save"
        reply={actionData?.reply}
        values={{ url, eventTypes }}
      />
      <section className="stack">
        <h2>Secret</h2>
        <p className="soft">A new one is shown once. The one before works for 24 more hours beside it.</p>
        <form method="post">
          <input type="hidden" name="formKey" value={formKey} />
          <Button name="rotate" value="1">
            Make a new secret
          </Button>
        </form>
      </section>
      <section className="stack">
        <h2>Delete</h2>
        <p className="soft">
          The webhook goes for good, with its list of deliveries. To stop it only, switch it off.
        </p>
        <Command id={id} command="delete" text="Delete this webhook" kind="danger" />
      </section>
    </div>
  );
}

function Command({
  id,
  command,
  text,
  kind,
}: {
  id: string;
  command: string;
  text: string;
  kind?: "primary" | "danger";
}) {
  return (
    <form method="post" action={`/webhooks/${id}/${command}`}>
      <Button kind={kind}>{text}</Button>
    </form>
  );
}
