import type { DocumentLanguage } from "~/career/written"
import { readDates } from "./dates"
import { maskNames } from "./masks"
import { HALF_WORDS, TIMES_WORDS, VAGUE_WORDS } from "./number-words"
import { replaceNumberWords } from "./number-words-read"
import { plainText, wordsOf } from "./normalise"
import { readNumerals, type PlacedQuantity } from "./numerals"

export type QuantityKind = "money" | "percent" | "points" | "times" | "duration" | "year" | "ordinal" | "count" | "vague"

/**
 * One quantity of a text. `unit` is the currency of money ("NGN"), the base of a duration ("months", "minutes") or the month
 * of a date ("03"); durations are given in their base. `things` are the stems of what is counted, as far as the text says.
 */
export type Quantity = {
  kind: QuantityKind
  value: number
  unit: string
  things: string[]
  about: "" | "over" | "under" | "about"
  lead: "" | "by" | "to" | "from"
  range: "" | "low" | "high"
  text: string
}
export type ReadQuantities = { quantities: Quantity[]; names: string[] }

/** Every quantity of a text, and the names with digits in it (Sage 50, IFRS 9), which are not quantities. */
export function readQuantities(text: string, language: DocumentLanguage, ownNames: RegExp | null = null): ReadQuantities {
  const plain = plainText(text)
  const masked = maskNames(ownNames ? plain.replace(ownNames, (name) => name.replace(/\S/g, "\u0001")) : plain)
  const { dates, rest } = readDates(masked.text)
  const written = replaceNumberWords(rest, language)
  const numerals = joinRanges(readNumerals(written, language), written)
  return { quantities: [...dates, ...numerals, ...readQuantityWords(written)], names: masked.names }
}

/** "10-15 clients", "10 to 15 clients": both ends are of one kind. "From 12 to 3 days" is a change, not a range. */
function joinRanges(found: PlacedQuantity[], text: string): Quantity[] {
  const joined = found.map((quantity) => ({ ...quantity }))
  for (const [at, high] of joined.entries()) {
    const low = joined[at - 1]
    if (!low || !isJoined(text.slice(0, low.at), text.slice(low.end, high.at))) continue
    if (low.kind === "year" || high.kind === "year") continue
    if (low.factor === 1 && high.factor > 1 && (low.kind === "count" || low.kind === "money")) low.value *= high.factor
    if (low.kind === "money" && high.kind === "count") Object.assign(high, { kind: "money", unit: low.unit, things: [] })
    if (low.kind === "count") Object.assign(low, { kind: high.kind, unit: high.unit, things: high.things })
    if (low.lead !== "" && high.lead !== "") continue
    low.range = "low"
    high.range = "high"
  }
  return joined.map(({ at: _at, end: _end, factor: _factor, ...quantity }) => quantity)
}

function isJoined(before: string, between: string): boolean {
  if (/^ ?%? ?(?:-|to|bis|a|au) ?(?:₦|N|\$|£|€)?$/.test(between)) return true
  return /^ ?%? (?:and|y|et|und) (?:₦|N|\$|£|€)?$/.test(between) && /(?:between|entre|zwischen) (?:₦|N|\$|£|€)?$/i.test(before)
}

function readQuantityWords(text: string): Quantity[] {
  return wordsOf(text).flatMap((word) => {
    const times = TIMES_WORDS.get(word)
    if (times !== undefined) return [spoken("times", times, word)]
    if (HALF_WORDS.has(word)) return [spoken("percent", 50, word)]
    const vague = VAGUE_WORDS.get(word)
    return vague === undefined ? [] : [spoken("vague", vague, word)]
  })
}

function spoken(kind: QuantityKind, value: number, text: string): Quantity {
  return { kind, value, unit: "", things: [], about: "", lead: "", range: "", text }
}
