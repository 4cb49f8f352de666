import { InboundMail } from "~/features/support/inbound-mail.schema";
import { verifyInboundSignature, receiveMail } from "~/features/support/inbound-mail.server";
import { allowMethods, apiHandler, validationRefusal, refuseMethod } from "~/http/api/api-handler.server";
import { Refusal } from "~/refusal";

export const loader = refuseMethod("POST");

// The signature over the body is the guard: a mail service posts here without a session.
export const action = apiHandler(async ({ request }) => {
  allowMethods(request, "POST");
  const body = new Uint8Array(await request.arrayBuffer());
  verifyInboundSignature(body, request.headers.get("x-signature") ?? "");
  const mail = InboundMail.safeParse(parseJson(body));
  if (!mail.success) throw validationRefusal(mail.error);
  return { outcome: receiveMail(mail.data) };
});

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new Refusal("BAD_BODY", "The request body could not be read.", 400);
  }
}
