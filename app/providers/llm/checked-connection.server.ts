import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import type { Agent } from "undici";
import { hostOf, addressRefusalReason } from "./address-rules";
import { ModelCallError } from "./model-call";

/** Resolves a host name to all its addresses; tests pass their own. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

const agents = new Map<string, Promise<Agent>>();

/**
 * An HTTP agent that connects only to checked addresses. The name is resolved once, while connecting, and
 * each address is checked there. So a name cannot change between check and connection. A kept-alive
 * connection was checked when it was made.
 */
export function getCheckedAgent(url: URL, allowLocal: boolean, resolve?: Resolve): Promise<Agent> {
  if (resolve) return newAgent(url, allowLocal, resolve);
  const kind = `${url.protocol} ${allowLocal}`;
  const known = agents.get(kind) ?? newAgent(url, allowLocal, resolveWithSystem);
  agents.set(kind, known);
  return known;
}

async function newAgent(url: URL, allowLocal: boolean, resolve: Resolve): Promise<Agent> {
  const { Agent } = await import("undici");
  return new Agent({ connect: { lookup: checkedLookup(url.protocol, allowLocal, resolve) } });
}

// One refused address refuses the name, because the chosen address depends on timing.
function checkedLookup(protocol: string, allowLocal: boolean, resolve: Resolve): LookupFunction {
  return (host, options, done) => {
    resolveChecked(new URL(`${protocol}//${host}`), allowLocal, resolve).then(
      ([first, ...others]) =>
        options.all ? done(null, [first, ...others]) : done(null, first.address, first.family),
      (thrown: unknown) => done(thrown instanceof Error ? thrown : new Error(String(thrown)), "", 4),
    );
  };
}

type ResolvedAddresses = Awaited<ReturnType<Resolve>>;

async function resolveChecked(
  url: URL,
  allowLocal: boolean,
  resolve: Resolve,
): Promise<[ResolvedAddresses[number], ...ResolvedAddresses]> {
  const [first, ...others] = await resolve(hostOf(url)).catch((): ResolvedAddresses => []);
  if (!first) throw new ModelCallError("network", "The name of the server is not known.");
  for (const { address } of [first, ...others]) {
    const reason = addressRefusalReason(url, address, allowLocal);
    if (reason) throw new ModelCallError("forbidden", `Address refused. ${reason}`);
  }
  return [first, ...others];
}

function resolveWithSystem(host: string): ReturnType<Resolve> {
  return new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, answers) => (error ? reject(error) : resolve(answers)));
  });
}
