import type { AppLoadContext } from "@remix-run/node";
import { inspectToken, type TokenPurpose } from "~/features/accounts/mail-tokens.server";
import {
  enforceRateLimit,
  enforceReadLimit,
  formatWait,
  releaseRateLimit,
  resetRateLimit,
  type RATE_LIMITS,
} from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { identifyBrowser, readBrowserId } from "./known-browser.server";

// Mobile networks put many phones behind one address, so a stranger on the same one could use up its tries and mails for everybody.
// Who shows what strangers cannot have, a browser that signed in before or a link that works, is counted apart from them.

export type RequestArgs = { request: Request; context: AppLoadContext };

/** Counts one try to come into the account of `email`. Returns who tries, as the subject of limits of that account. */
export async function enforceTryLimit(
  { request, context }: RequestArgs,
  email: string,
): Promise<{ subject: string; isKnown: boolean }> {
  const found = await identifyBrowser(request, email);
  enforceRateLimit("authPerAddress", found.isKnown ? found.subject : context.clientAddress);
  return found;
}

/**
 * The try was right: it counts for nothing. A known browser begins anew; what strangers have tried stays counted, or the sign-ins of the
 * owner on other devices would give them more tries.
 */
export function uncountTry(
  limits: readonly (keyof typeof RATE_LIMITS)[],
  { subject, isKnown }: { subject: string; isKnown: boolean },
): void {
  for (const limit of limits)
    if (isKnown) resetRateLimit(limit, subject);
    else releaseRateLimit(limit, subject);
}

/** Counts one try where no address is typed: a passkey and Google say whose it is. */
export async function enforceAnonymousTryLimit(args: RequestArgs): Promise<void> {
  enforceRateLimit("authPerAddress", await identifyCaller(args));
}

/** A browser in which somebody signed in before, else the network address. */
export async function identifyCaller({ request, context }: RequestArgs): Promise<string> {
  return (await readBrowserId(request)) || context.clientAddress;
}

/** Counts one use of a link that was mailed. A link that works has its own count, because nobody can guess one. */
export function enforceLinkLimit(
  { clientAddress }: AppLoadContext,
  purpose: TokenPurpose,
  token: string,
): void {
  enforceRateLimit("authPerAddress", isLive(purpose, token) ? `link ${token}` : clientAddress);
}

/** Counts one look at the page of a link, unless the link works. */
export function enforceLinkReadLimit(
  { clientAddress }: AppLoadContext,
  purpose: TokenPurpose,
  token: string,
): void {
  if (!isLive(purpose, token)) enforceReadLimit(clientAddress);
}

type MailKind = "sign-in" | "reset" | "verify" | "change";

/**
 * Limits mails to one mailbox: three of a kind in 15 minutes and ten of all kinds in a day, counted apart for known browsers.
 * Strangers who used up both still cause one reset mail an hour, so its owner always has a link that works.
 */
export async function enforceMailLimits(kind: MailKind, args: RequestArgs, email: string): Promise<void> {
  const { subject, isKnown } = await enforceTryLimit(args, email);
  enforceRateLimit("mailPerAddress", isKnown ? subject : args.context.clientAddress);
  try {
    enforceMailboxLimits(kind, subject);
  } catch (error) {
    if (kind !== "reset" || !(error instanceof Refusal)) throw error;
    enforceRateLimit("resetMailPerAccountAndHour", subject);
  }
}

/** Counts one mail to the address that a signed-in person wants to have, once their password was right. */
export function enforceEmailChangeMail(email: string): void {
  enforceMailboxLimits("change", email);
}

// `subject` is the address, or that of a known browser.
function enforceMailboxLimits(kind: MailKind, subject: string): void {
  enforceRateLimit("mailPerAccount", `${kind} ${subject}`);
  enforceRateLimit("mailPerAccountAndDay", subject);
}

/**
 * Counts one registration of a network. What its owner confirms gives its place of the hour back, so that strangers who never do use up
 * the places of an hour, and people who do need none.
 */
export function enforceRegistrationLimits(context: AppLoadContext): void {
  try {
    enforceRateLimit("registerPerAddress", context.clientAddress);
    enforceRateLimit("registerPerAddressAndDay", context.clientAddress);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    uncountRegistration(context);
    const { retryAfter } = error.details ?? {};
    const wait = typeof retryAfter === "number" ? formatWait(Math.ceil(retryAfter / 60)) : "an hour";
    throw new Refusal(
      error.code,
      `Too many people on your network are registering. Wait ${wait}, or use another network, such as Wi-Fi.`,
      error.status,
      error.details,
    );
  }
}

/** A mailbox that was registered is confirmed, by its link or by Google: a place of the hour of that network is free again. */
export function releaseRegistration({ clientAddress }: AppLoadContext): void {
  releaseRateLimit("registerPerAddress", clientAddress);
}

/** Nothing was registered: it counts for nothing. */
export function uncountRegistration(context: AppLoadContext): void {
  releaseRegistration(context);
  releaseRateLimit("registerPerAddressAndDay", context.clientAddress);
}

/** Whether one more registration of this address may send its mail. It counts every address, so it does not show which have accounts. */
export function mayMailRegistration(email: string): boolean {
  try {
    enforceRateLimit("registerPerMailbox", email);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function isLive(purpose: TokenPurpose, token: string): boolean {
  return inspectToken(purpose, token).state === "live";
}
