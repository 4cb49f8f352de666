import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createEndpoint, listEndpoints } from "~/features/webhooks/endpoints.server";
import { EndpointForm } from "~/features/webhooks/webhook.schema";
import { requireUser } from "~/http/auth/guards.server";
import { readForm, replyWithRefusal } from "~/http/forms/forms.server";
import { answerOnce } from "~/http/answer-once.server";
import { newFormKey } from "~/http/forms/form-key.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { ButtonLink } from "~/ui/button";
import { DocumentList } from "~/ui/documents";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { EndpointFields } from "./parts/endpoint-fields";
import { EndpointState, NewSecret } from "./parts/endpoint-state";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Webhooks", "Addresses of your own programs that hear what happens here.");
export const handle = { width: "narrow" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  return {
    formKey: newFormKey(),
    endpoints: listEndpoints(user.id).map(({ id, url, eventTypes, failingSince, switchedOffAt }) => ({
      ...{ id, url, eventTypes: eventTypes.join(", ") },
      isOn: switchedOffAt === null,
      isFailing: failingSince !== null,
    })),
  };
});

export const action = pageHandler(
  answerOnce({ field: "formKey" }, async ({ request }: ActionFunctionArgs) => {
    const user = requireUser(request);
    const form = await readForm(request, EndpointForm);
    if (!form.ok) return data({ reply: form.reply, made: undefined }, { status: 400 });
    try {
      enforceRateLimit("webhookPerUser", user.id);
      const { endpoint, secret } = createEndpoint(user.id, form.value);
      return data(
        { reply: undefined, made: { id: endpoint.id, secret } },
        { status: 201, headers: { "Cache-Control": "private, no-store" } },
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const reply = replyWithRefusal(
        form.fields,
        EndpointForm,
        error,
        error.code === "URL_TAKEN" ? "url" : "",
      );
      return data({ reply, made: undefined }, { status: error.status });
    }
  }),
);

export default function Webhooks() {
  const { endpoints, formKey } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/settings", label: "Settings" }}
        title="Webhooks"
        lead={
          <>
            Your own programs hear at once when documents are ready. How they check that it is us is on the{" "}
            <a href="/developers">API page</a>.
          </>
        }
      />
      {actionData?.made ? (
        <NewSecret secret={actionData.made.secret}>
          <ButtonLink href={`/webhooks/${actionData.made.id}`} kind="primary">
            Go to the webhook
          </ButtonLink>
        </NewSecret>
      ) : (
        <EndpointFields
          title="New webhook"
          button="Make webhook"
          formKey={formKey}
          reply={actionData?.reply}
        />
      )}
      {endpoints.length > 0 && (
        <section className="stack">
          <h2>Your webhooks</h2>
          <DocumentList>
            {endpoints.map(({ id, url, eventTypes, ...state }) => (
              <li key={id}>
                <div>
                  <p className="doc-title">
                    <a href={`/webhooks/${id}`}>{url}</a> <EndpointState {...state} />
                  </p>
                  <p className="hint">{eventTypes}</p>
                </div>
              </li>
            ))}
          </DocumentList>
        </section>
      )}
    </div>
  );
}
