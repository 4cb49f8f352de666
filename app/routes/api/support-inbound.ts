import { InboundMail } from "~/features/support/inbound-mail.schema";
import { verifyInboundSignature, receiveMail } from "~/features/support/inbound-mail.server";
import { validationRefusal } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { Refusal } from "~/refusal";

// The signature over the body is the guard: a mail service posts here without a session.
const route = apiRoute({
  "POST /api/support/inbound": async ({ request }) => {
    const body = new Uint8Array(await request.arrayBuffer());
    verifyInboundSignature(body, request.headers.get("x-signature") ?? "");
    const mail = InboundMail.safeParse(parseJson(body));
    if (!mail.success) throw validationRefusal(mail.error);
    return { outcome: receiveMail(mail.data) };
  },
});
export const loader = route;
export const action = route;

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new Refusal("BAD_BODY", "The request body could not be read.", 400);
  }
}
