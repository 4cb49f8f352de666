import { createHash } from "node:crypto";
import type { ActionFunctionArgs } from "@remix-run/node";
import { seconds } from "~/time";
import { readGoogleVerifier } from "./auth/google-sign-in.server";
import { readPendingSignIn } from "./auth/pending-sign-in.server";
import { readSecondStepToken } from "./auth/second-step.server";
import { parseSessionToken, readSessionToken } from "./auth/session.server";
import { STEP_UP_FIELDS } from "./auth/step-up-fields";

const REMEMBERED_MS = seconds(60); // as long as a code of a mail works again
const MAX_REMEMBERED = 2000;
const MAX_BYTES = 8192;

type Action<Answer> = (args: ActionFunctionArgs) => Promise<Answer>;
type Options = {
  /** What makes a form of this action one of its kind: a token, a code, or the hidden key of its page. Forms without it count each time. */
  field: string;
  /** Whether a browser without any sign-in cookie is answered again too: only where an answer opens nothing. */
  anyone?: boolean;
};

// In memory: after a restart the second tap counts again. The oldest first.
const answers = new Map<string, { answer: Promise<unknown>; until: number }>();

/**
 * Wraps an action whose button may be tapped twice without scripts, and which cannot be done twice: it uses up a link or a code, replaces
 * the session, or shows a secret once. The browser shows only the answer to the last tap, and may not have got the cookies of the first.
 * So the same form from the same browser gets the first answer again, within a minute. What was refused is not remembered.
 */
export function answerOnce<Answer>(
  { field, anyone = false }: Options,
  action: Action<Answer>,
): Action<Answer> {
  return async (args) => {
    const form = await readForm(args.request, field);
    const keys = form && keysOf(form, await browsersOf(args.request, anyone));
    if (!keys || keys.length === 0) return action(args);
    const before = keys.map((key) => answers.get(key)).find((known) => known && known.until > Date.now());
    if (before) return again((await before.answer) as Answer);
    const answer = action(args);
    for (const key of keys) remember(key, answer);
    try {
      const done = await answer;
      if (isRefused(done)) for (const key of keys) answers.delete(key);
      else for (const key of keysOf(form, sessionsIn(done))) remember(key, answer);
      return again(done);
    } catch (error) {
      for (const key of keys) answers.delete(key);
      throw error;
    }
  };
}

/**
 * Path and body, as one text; undefined where the field is missing, which a step-up may have sealed, and where the form is too large or
 * has files.
 */
async function readForm(request: Request, field: string): Promise<string | undefined> {
  const size = Number(request.headers.get("content-length"));
  if (!(size > 0 && size <= MAX_BYTES) || request.bodyUsed) return undefined;
  const body = await request.clone().text(); // the action reads it itself, or gives it back to who signs in first
  const isOne = [field, STEP_UP_FIELDS.form].some((name) => `&${body}`.includes(`&${name}=`));
  return isOne ? `${new URL(request.url).pathname}\n${body}` : undefined;
}

/** What tells this browser from others: its session, or the sign-in that waits in it. */
async function browsersOf(request: Request, anyone: boolean): Promise<string[]> {
  const { browser } = await readPendingSignIn(request);
  const waiting = [browser, await readSecondStepToken(request), await readGoogleVerifier(request)];
  const own = [readSessionToken(request) ?? "", ...waiting].filter(Boolean);
  return own.length === 0 && anyone ? ["anyone"] : own;
}

/** The session that an answer begins: the second tap may bring its cookie. */
function sessionsIn(answer: unknown): string[] {
  if (!(answer instanceof Response)) return [];
  const pairs = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0] ?? "");
  return pairs.flatMap((pair) => parseSessionToken(pair) ?? []);
}

// Of what was typed only a hash is held.
function keysOf(form: string, browsers: string[]): string[] {
  return browsers.map((browser) => createHash("sha256").update(`${browser}\n${form}`).digest("base64url"));
}

function remember(key: string, answer: Promise<unknown>): void {
  const now = Date.now();
  answers.delete(key);
  answers.set(key, { answer, until: now + REMEMBERED_MS });
  for (const [oldest, { until }] of answers) {
    if (until > now && answers.size <= MAX_REMEMBERED) return;
    answers.delete(oldest);
  }
}

function isRefused(answer: unknown): boolean {
  const init = answer instanceof Response ? answer : (answer as { init?: ResponseInit | null } | null)?.init;
  return (init?.status ?? 200) >= 400;
}

function again<Answer>(answer: Answer): Answer {
  return answer instanceof Response ? (answer.clone() as Answer) : answer;
}
