import { hasCompanyForm } from "./company-name";
import { calmLine } from "./title-print";
import { patternOf } from "./patterns";
import { FULL_NAME, IS_FULL_NAME, IS_TITLED, POST, TITLED } from "./vocabulary/persons";

/** A person who reads applications with the post that the advert gives beside the name, and an office with the person who holds it. */
export function withPost(read: string, whole: string): string {
  const addressee = calmLine(read).replace(/ \((?=[^()]*\)$)(.*)\)$/u, ", $1");
  const text = whole.split("\n").map(calmLine).join("\n");
  const at = text.indexOf(addressee);
  if (at < 0) return addressee;
  const behind = text.slice(at + addressee.length, at + addressee.length + REACH);
  if (!IS_TITLED.test(addressee) && !IS_FULL_NAME.test(addressee))
    return heldBy(addressee, behind) ?? addressee;
  const post =
    POST_BEHIND.exec(behind)?.groups?.post ??
    POST_BEFORE.exec(text.slice(Math.max(0, at - REACH), at))?.groups?.post;
  return post === undefined ? addressee : `${addressee}, ${post}`;
}

const REACH = 90;
const ENDS = String.raw`(?=\s?(?:[,.;:()\n–-]|$)| (?:at|on|by|in|via|through|and|before|not|with|who|is|reads?)(?!\p{L}))`;
const POST_BEHIND = patternOf(
  String.raw`^(?:, ?|,?\n| [–-] | ?\()(?:[Tt]he |[Oo]ur )?(?<post>${POST})${ENDS}`,
  "u",
);
const POST_BEFORE = patternOf(String.raw`(?<!\p{L})(?:[Tt]he|[Oo]ur|[Yy]our) (?<post>${POST}),? \(?$`, "u");

/** "our Talent Lead, Bola Ige, via …": the name of who holds an office, which is no firm's name. */
function heldBy(office: string, behind: string): string | undefined {
  const post = IS_POST.exec(office)?.groups?.post;
  const name = HOLDER.exec(behind)?.groups?.name;
  if (post === undefined || name === undefined || hasCompanyForm(name)) return undefined;
  return `${name}, ${post}`;
}
const IS_POST = patternOf(String.raw`^(?:[Tt]he |[Oo]ur )?(?<post>${POST})$`, "u");
const HOLDER = patternOf(
  String.raw`^,? \(?(?<name>${TITLED}|${FULL_NAME})(?=\)?[,:]? ?\(?(?:at |on |via |by )?\S{1,40}@)`,
  "u",
);
