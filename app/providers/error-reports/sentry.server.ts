import { randomUUID } from "node:crypto";
import { errorEvents, log } from "~/log.server";
import { minutes, seconds } from "~/time";
import { postBeforeExit } from "./post-before-exit.server";

const MAX_PER_MINUTE = 30;
const TIMEOUT_MS = seconds(10);
const LAST_TIMEOUT_MS = seconds(2);

type Site = { dsn: string; release: string; environment: string };
type Fields = Record<string, unknown>;

/**
 * Sends each line of level error to a server that speaks Sentry's envelopes: the event, kind and place of the error, the request
 * id; no message, no address and nothing of a person. At most thirty a minute, and always the one that ends the process, which waits
 * two seconds for its answer. Returns a function that stops it.
 */
export function startErrorReports(site: Site): () => void {
  let windowEnd = 0;
  let sent = 0;
  const send = (fields: unknown, isLast: boolean) => {
    if (typeof fields !== "object" || fields === null) return;
    if (isLast) return postBeforeExit(toEnvelope(site, fields as Fields, "fatal"), LAST_TIMEOUT_MS);
    if (Date.now() >= windowEnd) [windowEnd, sent] = [Date.now() + minutes(1), 0];
    if (++sent > MAX_PER_MINUTE) return;
    sendEnvelope(site, fields as Fields).catch((error: unknown) =>
      // A warning: an error would be sent again.
      log.warn({ event: "error_reports.failed", error: error instanceof Error ? error.name : "unknown" }),
    );
  };
  errorEvents.on("logged", send);
  return () => errorEvents.off("logged", send);
}

async function sendEnvelope(site: Site, fields: Fields): Promise<void> {
  const { url, ...envelope } = toEnvelope(site, fields, "error");
  const { ok, status } = await fetch(url, {
    ...envelope,
    method: "POST",
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!ok) throw new Error(`status ${status}`);
}

function toEnvelope({ dsn, release, environment }: Site, fields: Fields, level: "error" | "fatal") {
  const { protocol, host, username, pathname } = new URL(dsn);
  const [project = "", ...path] = pathname.split("/").filter(Boolean).toReversed();
  const prefix = path
    .toReversed()
    .map((part) => `/${part}`)
    .join("");
  const eventId = randomUUID().replaceAll("-", "");
  const event = {
    event_id: eventId,
    timestamp: Date.now() / 1000,
    platform: "node",
    level,
    logger: "oya",
    release,
    environment,
    transaction: textOf(fields.event),
    tags: { event: textOf(fields.event), code: textOf(fields.code), request_id: textOf(fields.requestId) },
    fingerprint: [textOf(fields.event), textOf(fields.error) ?? "", textOf(fields.code) ?? ""],
    exception: {
      values: [
        {
          type: textOf(fields.error) ?? textOf(fields.event),
          value: textOf(fields.code) ?? textOf(fields.event),
          stacktrace: { frames: framesOf(textOf(fields.stack) ?? "") },
        },
      ],
    },
  };
  const envelope = [{ event_id: eventId, dsn, sent_at: new Date().toISOString() }, { type: "event" }, event];
  return {
    url: `${protocol}//${host}${prefix}/api/${project}/envelope/`,
    headers: {
      "content-type": "application/x-sentry-envelope",
      "x-sentry-auth": `Sentry sentry_version=7, sentry_client=oya/${release}, sentry_key=${username}`,
    },
    body: `${envelope.map((part) => JSON.stringify(part)).join("\n")}\n`,
  };
}

// The innermost call comes last.
function framesOf(stack: string) {
  return stack
    .split("\n")
    .flatMap((line) => {
      const [, call, file, row] = /at (?:(.+?) \()?(.+?):(\d+):\d+\)?$/.exec(line.trim()) ?? [];
      return file === undefined ? [] : [{ function: call, filename: file, lineno: Number(row) }];
    })
    .reverse();
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
