import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "~/env.server";
import { paystackAccount, activateSandboxAccount } from "../account.server";
import { createSandbox } from "./sandbox";

const PATH = "/dev/paystack";

/**
 * In local mode without a key: the sandbox on our own server under /dev/paystack, so that payments work on a
 * fresh machine. Undefined in live mode or with a key. `port` is read when it is known.
 */
export function mountSandbox(port: () => number) {
  if (!env.isLocal || paystackAccount()) return undefined;
  const origin = () => `http://${["0.0.0.0", "::"].includes(env.HOST) ? "127.0.0.1" : env.HOST}:${port()}`;
  const secretKey = `sk_test_${createHash("sha256").update(`paystack sandbox ${env.SESSION_SECRET}`).digest("hex").slice(0, 40)}`;
  const sandbox = createSandbox({
    publicUrl: () => `${env.APP_URL}${PATH}`,
    webhookUrl: () => `${origin()}/api/payment/webhook`,
    secretKey,
  });
  activateSandboxAccount({
    secretKey,
    mode: "test",
    baseUrl: () => `${origin()}${PATH}`,
    checkoutOrigin: new URL(env.APP_URL).origin,
    isSandbox: true,
  });
  return {
    answer(request: IncomingMessage, response: ServerResponse, next: () => void) {
      if (!request.url?.startsWith(`${PATH}/`)) return next();
      request.url = request.url.slice(PATH.length);
      sandbox.answer(request, response);
    },
    close: sandbox.close,
  };
}
