import { anyOf } from "./patterns";

/** Whether a text gives orders to AI programs. It is only named to the person; nothing follows it. */
export function givesOrdersToMachines(text: string): boolean {
  return ORDERS.test(text);
}

const ORDERS = anyOf(
  [
    /\b(?:ignore|disregard|forget|override) (?:all |any |the |your )*(?:previous|prior|above|system)\b/,
    /\b(?:as an ai|ai (?:model|assistant)s?|language models?)\b.{0,60}\b(?:must|should)\b/,
    /\b(?:ai (?:model|assistant)s?|chatgpt|llms?)\b.{0,60}\b(?:please|rate|recommend|reply|output)\b/,
    /\b(?:if )?you are an? (?:ai|llm|language model|bot|assistant)\b/,
    /\bignore[zr]? (?:toutes )?les instructions/,
    /\bignoriere (?:alle )?(?:vorherigen|bisherigen)/,
    /\bignora (?:todas )?las instrucciones/,
  ],
  "i",
);
