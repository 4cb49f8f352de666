import type { Sentence } from "./sentence";
import { ADDRESS, COMES, NAMED_VENUE, NUMBERED_ADDRESS, OFFICE_PLACE } from "./vocabulary/addresses";

/** Where to come in person. */
export function walkInAddress(applying: Sentence[], sentences: Sentence[]): string | undefined {
  for (const { text, label } of [...applying, ...sentences]) {
    if (!COMES.test(text) && !/venue|address|walk/.test(label ?? "")) continue;
    const found =
      NUMBERED_ADDRESS.exec(text) ?? NAMED_VENUE.exec(text) ?? ADDRESS.exec(text) ?? OFFICE_PLACE.exec(text);
    if (!found) continue;
    // A name before the street belongs to the address: "Dawaki Consult, 7 Katsina Road".
    const before =
      /(?:(?:\p{Lu}[\p{L}'&.-]*|of|the|'s|gate|house|office) ?){1,6}(?:\([^)]{1,30}\))?, ?$/u.exec(
        text.slice(Math.max(0, found.index - 60), found.index),
      )?.[0] ?? "";
    const isName = before !== "" && !/^(?:Come|Bring|Walk|Submit)/.test(before.trim());
    return `${isName ? before : ""}${found[0]}`
      .replace(/^(?:to |at |the |our )+/i, "")
      .replace(/[\s,.]+$/, "")
      .trim();
  }
  return undefined;
}
