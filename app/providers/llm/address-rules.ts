import { BlockList, isIP } from "node:net";
import { anyOf } from "~/pattern";

/** Whether this server may call an address. Every refusal is a sentence for whoever typed it. */
export type AddressCheck = { ok: true; url: URL } | { ok: false; reason: string };

const BLOCKED_SUBNETS = blockList({
  "0.0.0.0": 8,
  "169.254.0.0": 16,
  "224.0.0.0": 4,
  "240.0.0.0": 4,
  "192.0.0.0": 24,
  "100.100.100.200": 32,
  "168.63.129.16": 32, // the metadata service of another cloud
  "fe80::": 10,
  "ff00::": 8,
  "2001::": 32, // Teredo: an IPv4 address in other words
  "fd00:ec2::254": 128,
  "fd20:ce::254": 128,
});
const LOCAL_SUBNETS = blockList({
  "127.0.0.0": 8,
  "10.0.0.0": 8,
  "172.16.0.0": 12,
  "192.168.0.0": 16,
  "100.64.0.0": 10,
  "198.18.0.0": 15,
  "::1": 128,
  "fc00::": 7,
  "fec0::": 10,
});
const METADATA_HOSTS = new RegExp(
  `^${
    anyOf([
      /metadata|instance-data/, // any cloud, without a domain
      /metadata\.google\.internal|.*\.metadata\.internal/, // Google
      /metadata\.azure\.com|metadata\.tencentyun\.com/, // Azure, Tencent
    ]).source
  }$`,
);
const LOCAL_HOSTS = /^(localhost|[^.]+|.*\.(localhost|local|lan|internal|home\.arpa))$/;

/**
 * The rules for a base address typed by an admin: https, or http to a local machine where allowed; no
 * credentials, no query, no /v1/v1, never a link-local or metadata address. Addresses as one number, octal or
 * hex are normalised first. The resolved address is checked before each call: see addressRefusalReason.
 */
export function checkBaseUrl(
  typed: string,
  { allowLocal = false }: { allowLocal?: boolean } = {},
): AddressCheck {
  const url = parseUrl(typed.trim());
  if (!url || !/^https?:$/.test(url.protocol))
    return refuse("Enter a full address that begins with https://.");
  if (url.username || url.password)
    return refuse("Leave the name and password out of the address; the key has its own field.");
  if (url.search || url.hash) return refuse("Leave out everything from the ? or # on.");
  if (/\/v1\/+v1(\/|$)/.test(url.pathname)) return refuse("The address says /v1 twice. Once is enough.");
  if (/\/(chat\/completions|responses|messages|models)\/?$/.test(url.pathname))
    return refuse("Enter the base address only, up to /v1.");
  return checkHost(url, allowLocal);
}

/**
 * The rules for an address that events are sent to, typed by the person whose program listens there: https, or http to a local machine
 * where allowed; no credentials, never a link-local or metadata address.
 */
export function checkWebhookUrl(
  typed: string,
  { allowLocal = false }: { allowLocal?: boolean } = {},
): AddressCheck {
  const url = parseUrl(typed.trim());
  if (!url || !/^https?:$/.test(url.protocol))
    return refuse("Enter a full address that begins with https://.");
  if (url.username || url.password) return refuse("Leave the name and password out of the address.");
  if (url.hash) return refuse("Leave out everything from the # on.");
  return checkHost(url, allowLocal);
}

function checkHost(url: URL, allowLocal: boolean): AddressCheck {
  const host = hostOf(url);
  if (METADATA_HOSTS.test(host)) return refuse("This address cannot be used.");
  if (isIP(host)) {
    const reason = addressRefusalReason(url, host, allowLocal);
    return reason ? refuse(reason) : { ok: true, url };
  }
  const isLocal = LOCAL_HOSTS.test(host);
  if (isLocal && !allowLocal) return refuse("Addresses of a private network are switched off here.");
  if (url.protocol === "http:" && !isLocal)
    return refuse("Use https://. Plain http is only for a machine of your own.");
  return { ok: true, url };
}

/** Why a resolved address must not be connected to; undefined when it may. */
export function addressRefusalReason(url: URL, ip: string, allowLocal: boolean): string | undefined {
  const plain = embeddedIpv4(ip) ?? ip;
  const family = isIP(plain) === 6 ? "ipv6" : "ipv4";
  if (!isIP(plain) || plain === "::" || BLOCKED_SUBNETS.check(plain, family))
    return "This address cannot be used.";
  const isLocal = LOCAL_SUBNETS.check(plain, family);
  if (isLocal && !allowLocal) return "Addresses of a private network are switched off here.";
  if (url.protocol === "http:" && !isLocal)
    return "Use https://. Plain http is only for a machine of your own.";
  return undefined;
}

/** The host without the brackets of IPv6 and without a trailing dot. */
export function hostOf(url: URL): string {
  return url.hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
    .toLowerCase();
}

// IPv4 inside IPv6: mapped (::ffff:), translated (::ffff:0:), compatible (::), NAT64 (64:ff9b::) and 6to4 (2002:).
function embeddedIpv4(ip: string): string | undefined {
  if (isIP(ip) !== 6) return undefined;
  const full = ipv6Groups(ip);
  const v4 = (high = 0, low = 0) => [high >> 8, high & 255, low >> 8, low & 255].join(".");
  if (full[0] === 0x2002) return v4(full[1], full[2]);
  const isMapped =
    full.slice(0, 5).every((group) => group === 0) &&
    (full[5] === 0xffff || (full[5] === 0 && (full[6] !== 0 || (full[7] ?? 0) > 1)));
  const isTranslated = full.slice(0, 4).every((group) => group === 0) && full[4] === 0xffff && full[5] === 0;
  const isNat64 = full[0] === 0x64 && full[1] === 0xff9b;
  return isMapped || isTranslated || isNat64 ? v4(full[6], full[7]) : undefined;
}

function ipv6Groups(ip: string): number[] {
  const plain = parseUrl(`http://[${ip.replace(/%.*$/, "")}]/`)?.hostname.replace(/[[\]]/g, "") ?? "::";
  const [head = "", tail] = plain.split("::");
  const numbers = (part: string) =>
    part
      .split(":")
      .filter(Boolean)
      .map((group) => parseInt(group, 16));
  const before = numbers(head);
  const after = tail === undefined ? [] : numbers(tail);
  return [...before, ...Array<number>(Math.max(0, 8 - before.length - after.length)).fill(0), ...after];
}

function blockList(subnets: Record<string, number>): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of Object.entries(subnets))
    list.addSubnet(address, prefix, isIP(address) === 6 ? "ipv6" : "ipv4");
  return list;
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

const refuse = (reason: string): AddressCheck => ({ ok: false, reason });
