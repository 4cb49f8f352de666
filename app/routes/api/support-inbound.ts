import { InboundMail } from "~/features/support/inbound.schema";
import { checkSignature, takeMail } from "~/features/support/inbound.server";
import { allow, api, badInput } from "~/http/api.server";
import { Refusal } from "~/refusal";

export const loader = api(({ request }) => allow(request, "POST"));

// The signature over the body is the guard: a mail service posts here, nobody is signed in.
export const action = api(async ({ request }) => {
  allow(request, "POST");
  const body = new Uint8Array(await request.arrayBuffer());
  checkSignature(body, request.headers.get("x-signature") ?? "");
  const mail = InboundMail.safeParse(parsed(body));
  if (!mail.success) throw badInput(mail.error);
  return { outcome: takeMail(mail.data) };
});

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new Refusal("BAD_BODY", "The request body could not be read.", 400);
  }
}
