import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { handleApiCall } from "./api";
import { failure } from "./api-reply";
import { createSandboxStore, type Quirks, type RefundStatus, type Sale, type SaleRefund } from "./store";
import { postTransfer, renderAccount } from "./account-page";
import { performCheckoutAction, renderCheckout, type CheckoutPage } from "./checkout";
import { createWebhookSender } from "./webhook-sender";
import { transferTo } from "./virtual-account-routes";
import { serializeDispute, serializeRefundEvent } from "./serialize";
import { sendPage, sendJson, tooMany, readText, parsed } from "./http-reply";

type SandboxOptions = {
  /** Base address of the sandbox for browsers, without a slash at the end. */
  publicUrl: () => string;
  webhookUrl: () => string;
  secretKey: string;
  /** Opens /__double/*, for tests on loopback only. */
  control?: boolean;
};
type Fault = { kind: "drop" | "delay" | "429" | "500" | "html"; path?: string; times?: number; ms?: number };

const SIXTEEN_HOURS = 16 * 3_600_000;

/**
 * A local Paystack: its API, checkout and webhooks, in memory and without money. Local mode shows it under
 * /dev/paystack; tests give it a server. The caller must limit it to loopback and local mode.
 */
export function createSandbox({ publicUrl, webhookUrl, secretKey, control = false }: SandboxOptions) {
  const store = createSandboxStore();
  const webhookSender = createWebhookSender(store, secretKey, webhookUrl);
  const faults: Fault[] = [];
  let limit: { perMinute: number; used: number; endsAt: number } | undefined;
  let webhooksFirst = false;

  const context = {
    store,
    secretKey,
    checkoutUrl: (code: string) => `${publicUrl()}/checkout/${code}`,
    accountUrl: (number: string) => `${publicUrl()}/account/${number}`,
    webhook: webhookSender.add,
    step: stepRefunds,
  };

  const sandbox = {
    store,
    webhookSender,
    /**
     * Breaks the next responses of the API. "drop" does the work and then closes the connection: the lost
     * response.
     */
    fault: (fault: Fault) => void faults.push(fault),
    mend: () => void (faults.length = 0),
    quirks: (quirks: Quirks) => void (store.quirks = quirks),
    rateLimit: (perMinute: number | null, windowMs = 60_000) =>
      void (limit = perMinute === null ? undefined : { perMinute, used: 0, endsAt: Date.now() + windowMs }),
    setWebhooksFirst: (isFirst: boolean) => void (webhooksFirst = isFirst),
    async advance(ms: number) {
      store.advance(ms);
      stepRefunds();
      await webhookSender.sendDue();
    },
    /** Presses a button of the checkout, without the page. */
    press(reference: string, action: string): CheckoutPage {
      const sale = store.sales.get(reference);
      return sale ? performCheckoutAction(context, sale.accessCode, action) : { status: 404, html: "" };
    },
    /** Money arrives at an account number, from its owner's bank account or another one. Returns Paystack's reference. */
    transfer: (number: string, amount: number, sender?: Sale["sender"]) =>
      transferTo(context, number, amount, sender),
    dispute(reference: string, event: "create" | "remind" | "resolve", resolution = "auto-accepted") {
      const sale = store.sales.get(reference);
      if (!sale) return;
      let dispute = store.disputes.find((row) => row.reference === reference);
      if (!dispute)
        store.disputes.push(
          (dispute = {
            id: store.nextId(),
            reference,
            status: "awaiting-merchant-feedback",
            resolution: null,
            dueAt: store.now() + SIXTEEN_HOURS,
            createdAt: store.now(),
            amount: sale.amount,
          }),
        );
      if (event === "resolve") {
        Object.assign(dispute, { status: "resolved", resolution });
        if (resolution !== "declined") sale.status = "reversed";
      }
      webhookSender.add(`charge.dispute.${event}`, reference, serializeDispute(dispute, sale));
    },
    /** How often the API was called for this path. */
    timesAsked: (method: string, part: string) =>
      store.asked.filter((asked) => asked.method === method && asked.path.includes(part)).length,
    answer: (request: IncomingMessage, response: ServerResponse) =>
      void handleRequest(request, response).catch(() => request.socket.destroy()),
    reset() {
      store.clear();
      faults.length = 0;
      limit = undefined;
      webhooksFirst = false;
      webhookSender.isPaused = webhookSender.corrupts = false;
    },
    close: webhookSender.close,
  };

  // Refunds advance automatically, one state each second; two test cards stop on the way.
  function stepRefunds() {
    for (const refund of store.refunds) {
      while (refund.nextAt !== null && refund.nextAt <= store.now()) stepRefund(refund);
    }
  }

  function stepRefund(refund: SaleRefund) {
    const sale = store.sales.get(refund.reference);
    if (!sale) return void (refund.nextAt = null);
    const ends: Record<string, RefundStatus> = { "1803": "failed", "1902": "needs-attention" };
    const isRetry =
      refund.status === "processing" &&
      store.deliveries.some(
        ({ event, reference }) => event === "refund.needs-attention" && reference === refund.reference,
      );
    const end = isRetry ? "processed" : (ends[sale.last4] ?? "processed");
    refund.status = refund.status === "pending" ? "processing" : end;
    refund.nextAt = refund.status === "processing" ? refund.nextAt && refund.nextAt + 1000 : null;
    if (refund.status === "processed" && returned(refund.reference) >= sale.amount) sale.status = "reversed";
    webhookSender.add(`refund.${refund.status}`, refund.reference, serializeRefundEvent(refund, sale));
  }

  const returned = (reference: string) =>
    store.refunds
      .filter((row) => row.reference === reference && row.status === "processed")
      .reduce((sum, { amount }) => sum + amount, 0);

  async function handleRequest(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://sandbox");
    const method = request.method ?? "GET";
    const text = await readText(request);
    const [, first = "", code = "", action = ""] = url.pathname.split("/");
    if (first === "checkout")
      return sendPage(
        response,
        method === "POST" ? performCheckoutAction(context, code, action) : renderCheckout(context, code),
      );
    // The phone of a payment by USSD: its checkout.
    if (first === "dial")
      return sendPage(response, renderCheckout(context, store.sales.get(code)?.accessCode ?? ""));
    if (first === "account")
      return sendPage(
        response,
        method === "POST" ? postTransfer(context, code, text) : renderAccount(context, code),
      );
    if (first === "__double")
      return control
        ? sendJson(response, 200, await handleControl(code, text))
        : sendJson(response, 404, failure(404, "Entity not found").body);
    store.asked.push({ method, path: url.pathname, body: text, at: Date.now() });
    const fault = consumeFault(url.pathname);
    if (fault?.kind === "delay") await wait(fault.ms ?? 1000);
    const refused = refusal(fault);
    if (refused) return refused(response);
    const { status, body } = handleApiCall(context, {
      method,
      path: url.pathname,
      query: url.searchParams,
      body: parsed(text),
      authorization: request.headers.authorization ?? "",
    });
    if (webhooksFirst) await webhookSender.sendDue();
    if (fault?.kind === "drop") return void request.socket.destroy();
    sendJson(response, status, body);
  }

  function consumeFault(path: string): Fault | undefined {
    const index = faults.findIndex((fault) => path.includes(fault.path ?? ""));
    const fault = faults[index];
    if (!fault) return undefined;
    fault.times = (fault.times ?? 1) - 1;
    if (fault.times <= 0) faults.splice(index, 1);
    return fault;
  }

  function refusal(fault: Fault | undefined): ((response: ServerResponse) => void) | undefined {
    if (fault?.kind === "500")
      return (response) => sendJson(response, 500, { status: false, message: "An error occurred" });
    if (fault?.kind === "html")
      return (response) =>
        void response
          .writeHead(502, { "Content-Type": "text/html" })
          .end("<html><body><h1>502 Bad Gateway</h1></body></html>");
    if (fault?.kind === "429")
      return (response) => tooMany(response, 100, Math.ceil((fault.ms ?? 1000) / 1000));
    if (!limit) return undefined;
    if (Date.now() >= limit.endsAt) Object.assign(limit, { used: 0, endsAt: Date.now() + 60_000 });
    limit.used += 1;
    const { used, perMinute, endsAt } = limit;
    return used > perMinute
      ? (response) => tooMany(response, perMinute, Math.ceil((endsAt - Date.now()) / 1000))
      : undefined;
  }

  // The control API uses JSON: the command in the path, its options in the body.
  async function handleControl(name: string, text: string): Promise<unknown> {
    const how = parsed(text);
    const given = typeof how === "object" && how !== null ? (how as Record<string, never>) : {};
    const actions: Record<string, () => unknown> = {
      reset: () => sandbox.reset(),
      clock: () => sandbox.advance(Number(given.advanceMs ?? 0)),
      webhooks: () => Object.assign(webhookSender, given),
      first: () => sandbox.setWebhooksFirst(Boolean(given.isFirst ?? true)),
      deliver: () => webhookSender.deliver(given),
      quirks: () => sandbox.quirks(given),
      fault: () => sandbox.fault(given as unknown as Fault),
      limit: () => sandbox.rateLimit(given.perMinute ?? null),
      press: () => sandbox.press(String(given.reference), String(given.action)),
      transfer: () => sandbox.transfer(String(given.number), Number(given.amount)),
      dispute: () => sandbox.dispute(String(given.reference), given.event ?? "create", given.resolution),
      asked: () => store.asked,
      deliveries: () => store.deliveries,
    };
    return { done: (await actions[name]?.()) ?? null };
  }

  return sandbox;
}

export type Sandbox = ReturnType<typeof createSandbox>;
