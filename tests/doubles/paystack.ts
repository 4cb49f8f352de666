import { createServer } from "node:http";
import { createSandbox } from "~/providers/paystack/sandbox/sandbox";

export const SECRET_KEY = "sk_test_0123456789abcdef0123456789abcdef01234567";

/** Paystack on loopback: API, checkout and webhooks, as strict as the real one, with everything that a test wants to spoil. Webhooks go to `webhookUrl`. */
export async function openPaystack() {
  const paystack = { url: "", webhookUrl: "http://127.0.0.1:9/nobody" };
  const sandbox = createSandbox({
    publicUrl: () => paystack.url,
    webhookUrl: () => paystack.webhookUrl,
    secretKey: SECRET_KEY,
    control: true,
  });
  const server = createServer(sandbox.answer);
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  const address = server.address();
  paystack.url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return Object.assign(paystack, sandbox, {
    async close() {
      sandbox.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}

export type Paystack = Awaited<ReturnType<typeof openPaystack>>;

/** The environment of a house whose Paystack is this double. */
export function paystackEnvironment(paystack: Paystack): Record<string, string> {
  return { PAYSTACK_SECRET_KEY: SECRET_KEY, PAYSTACK_BASE_URL: paystack.url };
}
