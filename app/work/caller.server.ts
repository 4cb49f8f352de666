import { AsyncLocalStorage } from "node:async_hooks";

/** Whose work is done: a network address (IPv6 by its /64), or a person as soon as the session is known. */
export type Caller = `address ${string}` | `person ${string}`;

type Request = { caller: Caller; releases: (() => void)[] };

const requests = new AsyncLocalStorage<Request | undefined>();

/**
 * Runs a request as the work of an address. Returns the function that ends it: what was held until its end is given back.
 */
export function runAsAddress(address: string, run: () => void): () => void {
  const request: Request = { caller: `address ${address}`, releases: [] };
  requests.run(request, run);
  return () => {
    for (const release of request.releases.splice(0)) release();
  };
}

/** From now on this request is the work of a person, so that people who share an address do not share a budget. */
export function nameCaller(userId: string): void {
  const request = requests.getStore();
  if (request) request.caller = `person ${userId}`;
}

/** Undefined outside of requests: a job was paid for, and nobody waits for it at a page. */
export function currentCaller(): Caller | undefined {
  return requests.getStore()?.caller;
}

/** Runs work that no request is to blame for, although one may have started it. */
export function runForNobody<Result>(run: () => Result): Result {
  return requests.run(undefined, run);
}

/** A function that runs work as part of this request, wherever it is called from. */
export function bindRequest(): <Result>(run: () => Result) => Result {
  const request = requests.getStore();
  return (run) => requests.run(request, run);
}

/** Calls `release` when the answer of this request was sent, or the connection broke. Outside of requests at once. */
export function releaseAtEnd(release: () => void): void {
  const request = requests.getStore();
  if (request) request.releases.push(release);
  else release();
}
