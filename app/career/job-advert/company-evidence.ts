import { matchesIn } from "~/pattern";
import type { Line } from "./clean-text";
import { hasCompanyForm, KNOWN } from "./company-name";
import { inOrder } from "./patterns";
import { FREE_MAIL } from "./vocabulary/known-employers";

/** What speaks for a name beside its place: a known employer, its form, and that the mail or web address bears it. */
export function evidence(name: string, domains: string[]): number {
  const known = KNOWN.test(name) ? 3 : 0;
  const form = hasCompanyForm(name) && name.includes(" ") ? 2 : 0;
  const alone = name.includes(" ") || known > 0 ? 0 : -2;
  return (
    alone +
    form +
    known +
    (domains.some((domain) => bearsName(domain, name)) ? 3 : 0) +
    Math.min(0.3, name.length / 100)
  );
}

/** The own parts of the mail and web addresses: "kolopay" of jobs@kolopay.ng, the local part where the mail is free. */
export function domainsIn(lines: Line[]): string[] {
  return lines.flatMap(({ text }) =>
    matchesIn(text, ADDRESSES).map(([, local = "", host = ""]) => {
      const domain = host.toLowerCase().replace(/^www\./, "");
      const own = FREE_MAIL.includes(domain) ? local : (domain.split(".").at(ownLabel(domain)) ?? "");
      return squeezed(own);
    }),
  );
}

const ADDRESSES = inOrder(
  [
    /(?:(?<![\p{L}\p{N}._%+-])([\p{L}\p{N}._%+-]{1,64})@|https?:\/\/|www\.)/u,
    /([\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63}){1,4})/u,
  ],
  "giu",
);

/** Which label of a domain is the owner's: the one before ".com.ng" or ".ng". */
function ownLabel(domain: string): number {
  return /\.(?:com|org|edu|gov|sch|net|co|ac)\.[a-z]{2}$/.test(domain) ? -3 : -2;
}

/** Whether an address bears the name: its words, or their first letters. */
export function bearsName(domain: string, name: string): boolean {
  const words = name
    .split(/[\s-]+/)
    .map(squeezed)
    .filter((word) => word !== "" && !JOINTS.has(word));
  const whole = words.join("");
  const [first = "", second = ""] = words;
  const initials = words.map((word) => word.charAt(0)).join("");
  if (domain.length < 3 || first === "") return false;
  return (
    (domain.length >= 4 && (whole.startsWith(domain) || domain.startsWith(whole))) ||
    domain.includes(first + second) ||
    (first.length >= 5 && domain.includes(first)) ||
    // "nexamicroinsure" of Nexa Microinsurance
    sharedStart(domain, whole) >= Math.max(LEAST_SHARED, first.length + 3) ||
    (initials.length >= 3 && domain === initials)
  );
}

function sharedStart(one: string, other: string): number {
  const end = [...one].findIndex((letter, at) => letter !== other[at]);
  return end < 0 ? one.length : end;
}
const LEAST_SHARED = 8;

const JOINTS = new Set(["of", "and", "the", "for", "de", "du", "la", "le", "am", "in"]);

function squeezed(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
