import type { FoundRule } from "./found-rule";
import type { Need } from "./job-advert";
import type { Role } from "./segment-roles";
import type { Segment } from "./segments";
import { OPENS, STRICT, WISH, WISH_FIRST } from "./vocabulary/demand-words";

/** A segment with what it does and how much it is wanted. */
export type Item = Segment & { role: Role; rules: FoundRule[]; need: Need };

/** Marks wishes: a word in front reaches forward, a word behind reaches back to where its statement opens. */
export function markWishes(items: Item[]): void {
  let isForward = false;
  for (const [index, item] of items.entries()) {
    if (WISH_FIRST.test(item.text)) isForward = true;
    else if (STRICT.test(item.text) && !WISH.test(item.text)) isForward = false;
    if (isForward) item.need = "wish";
    if (!WISH.test(item.text)) continue;
    item.need = "wish";
    const last = items[index - 1];
    if (last && isBareWish(item)) {
      last.need = "wish";
      item.role = "other";
    }
    if (!REACHES_BACK.test(item.text) || OPENS.test(item.text) || item.rules.length > 0) continue;
    const opener = items.slice(0, index).findLastIndex((one) => OPENS.test(one.text));
    const isPlural = PLURAL.test(item.text);
    for (let at = index - 1; at >= 0; at -= 1) {
      const before = items[at];
      const isBeyond = isPlural ? index - at > 4 : opener < 0 || at < opener || index - opener > 3;
      if (!before || isBeyond || before.rules.length > 0 || STRICT.test(before.text)) break;
      before.need = "wish";
    }
  }
}

/** "…, a plus", "…, though not essential": a wish that names nothing of its own. */
function isBareWish({ text, rules }: Item): boolean {
  return (
    rules.length === 0 &&
    /^(?:(?:though|but|however|also|even|is|are|would|will|be|this|that) ?){0,3}$/iu.test(
      text.replace(WISH, "").trimStart(),
    )
  );
}
// "Hausa, Kanuri and first aid are advantages" speaks of all of them.
const PLURAL = /(?<!\p{L})(?:are|sont|seraient|sind|wären)(?!\p{L})/iu;
const REACHES_BACK = /(?<!\p{L})(?:advantage|plus|asset|atouts?|vorteil)(?!\p{L})/iu;
