import type { ServerResponse } from "node:http";
import {
  emptyPurse,
  overloaded,
  tooMany,
  unknownModel,
  wrongKey,
  type Refused,
  type Vendor,
} from "./ai-vendors";
import type { Wire } from "./ai-wires";

/** What goes wrong with a call. An object is a whole answer of one's own, or says how long or how often. */
export type Fault =
  | "hang"
  | "stall"
  | "cut"
  | "cut_before"
  | "clean_end"
  | "malformed"
  | "error_frame"
  | "comments_only"
  | "open_end"
  | "think_then_stall"
  | "slow_first_token"
  | "endless"
  | "endless_thinking"
  | "endless_comments"
  | "huge"
  | "huge_event" // the wire
  | "html_502"
  | "server_error"
  | "rate_limited"
  | "quota"
  | "overloaded"
  | "wrong_key"
  | "unknown_model"
  | "redirect" // the status
  | "empty"
  | "length"
  | "length_empty"
  | "content_filter"
  | "refusal"
  | "think"
  | "unclosed_think"
  | "think_only"
  | "reasoning"
  | "fenced"
  | "trailing_commas"
  | "bom"
  | "prose" // the answer
  | { status: number; body: unknown; headers?: Record<string, string> }
  | { retryAfter: string };

/** Faults that need no answer. True: played. */
export async function playedAtOnce(
  provider: Vendor,
  fault: Fault,
  response: ServerResponse,
): Promise<boolean> {
  const refused = refusalOf(provider, fault);
  if (refused) send(response, refused);
  else if (fault === "cut_before") response.destroy();
  return refused !== undefined || fault === "hang" || fault === "cut_before";
}

function refusalOf(provider: Vendor, fault: Fault): Refused | undefined {
  if (typeof fault === "object")
    return "status" in fault ? fault : { ...tooMany(provider), headers: { "retry-after": fault.retryAfter } };
  if (fault === "html_502")
    return {
      status: 502,
      body: "<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center><hr>cloudflare</body></html>",
      headers: { "content-type": "text/html" },
    };
  if (fault === "server_error")
    return { status: 500, body: { error: { message: "Internal server error", type: "server_error" } } };
  if (fault === "redirect")
    return { status: 307, body: "", headers: { location: "http://127.0.0.1:9/elsewhere" } };
  if (fault === "rate_limited") return tooMany(provider);
  if (fault === "quota") return emptyPurse(provider);
  if (fault === "overloaded") return overloaded(provider);
  if (fault === "wrong_key") return wrongKey(provider);
  if (fault === "unknown_model") return unknownModel(provider, "gone-1");
  return undefined;
}

/** Faults in the middle of a stream. True: the stream is over, or for ever silent. */
export async function brokenHere(
  fault: Fault | undefined,
  wire: Wire,
  response: ServerResponse,
): Promise<boolean> {
  if (fault === "stall") return true;
  if (fault === "clean_end") response.end();
  else if (fault === "malformed")
    response.end('data: {"choices":[{"delta":{"content":"Ngozi Eze lives at\n\n');
  else if (fault === "error_frame") response.end(wire.errorFrame());
  else if (fault === "cut") {
    await wait(20);
    response.destroy();
  } else return false;
  return true;
}

const TEN_MEGABYTES = 10 * 1024 * 1024;

/** Answers that are far too long, as fast as they are read. True: this was one of them. */
export async function floods(
  fault: Fault | undefined,
  wire: Wire,
  response: ServerResponse,
): Promise<boolean> {
  if (fault === "huge_event") {
    await push(response, wire.text("again and ".repeat(TEN_MEGABYTES / 10)));
    return true;
  }
  const piece = pieceOf(fault, wire);
  if (!piece) return false;
  const most = fault === "huge" ? TEN_MEGABYTES / 20 : Infinity;
  for (let sent = 0; sent < most && !response.destroyed; sent += 100) await push(response, piece.repeat(100));
  return true;
}

function pieceOf(fault: Fault | undefined, wire: Wire): string | undefined {
  if (fault === "endless" || fault === "huge") return wire.text("over and over again ");
  if (fault === "endless_thinking") return wire.thinking("Let me think again. ");
  return fault === "endless_comments" ? ": keep-alive\n\n" : undefined;
}

// As fast as the reader takes it; a reader that has left is noticed.
async function push(response: ServerResponse, text: string): Promise<void> {
  const isFull = !response.write(text);
  while (isFull && response.writableNeedDrain && !response.destroyed) await wait(1);
}

export function spoiled(answer: string, fault: Fault | undefined): { text: string; reason: string } {
  const kind = typeof fault === "string" ? fault : "";
  const texts: Record<string, string | undefined> = {
    empty: "",
    length_empty: "",
    refusal: "",
    length: answer.slice(0, answer.length / 2),
    content_filter: answer.slice(0, 20),
    bom: `\uFEFF${answer}`,
    fenced: `\`\`\`json\n${answer}\n\`\`\``,
    think: `<think>{"not": "this"}</think>\n${answer}`,
    unclosed_think: `<think>I wonder ${answer}`,
    prose: `Here is {what you asked for}:\n\n${answer}\n\nI hope it helps!`,
    trailing_commas: answer.replace(/([}\]])(?=[}\]])/g, "$1,"),
  };
  const reasons: Record<string, string | undefined> = {
    length: "length",
    length_empty: "length",
    content_filter: "content_filter",
    refusal: "content_filter",
  };
  return { text: texts[kind] ?? answer, reason: reasons[kind] ?? "stop" };
}

export function keepAlive(response: ServerResponse): void {
  const timer = setInterval(() => response.write(": keep-alive\n\n"), 20);
  response.on("close", () => clearInterval(timer));
}

export function send(response: ServerResponse, { status, body, headers = {} }: Refused): void {
  response
    .writeHead(status, { "content-type": "application/json", "x-request-id": "req_double", ...headers })
    .end(typeof body === "string" ? body : JSON.stringify(body));
}

export function wait(ms: number): Promise<void> {
  return ms > 0 ? new Promise((done) => setTimeout(done, ms)) : Promise.resolve();
}
