import { expect, test } from "vitest"
import type { DocumentLanguage } from "~/career/written"
import { accountantContext } from "./accountant.fixture"
import { checkSentence } from "./check-sentence"
import { developerContext, GOOD_DEVELOPER, MUTATED_DEVELOPER } from "./developer.fixture"
import { GOOD_ENGLISH, type GoodCase } from "./good.fixture"
import { GOOD_TRANSLATED, MUTATED_TRANSLATED } from "./languages.fixture"
import { MUTATED_ENGLISH, type MutatedCase } from "./mutated.fixture"
import { GOOD_NURSE, MUTATED_NURSE, nurseContext } from "./nurse.fixture"
import { prepareFacts, type Facts } from "./prepare"
import { isHard } from "./violation"

const accountant = inLanguage("en")
const nurse = prepareFacts(nurseContext)
const developer = prepareFacts(developerContext)
const translated = { en: accountant, es: inLanguage("es"), fr: inLanguage("fr"), de: inLanguage("de") }

const good: { facts: Facts; one: GoodCase }[] = [
  ...GOOD_ENGLISH.map((one) => ({ facts: accountant, one })),
  ...GOOD_NURSE.map((one) => ({ facts: nurse, one })),
  ...GOOD_DEVELOPER.map((one) => ({ facts: developer, one })),
  ...GOOD_TRANSLATED.map(([language, ...one]) => ({ facts: translated[language], one })),
]
const mutated: { facts: Facts; one: MutatedCase }[] = [
  ...MUTATED_ENGLISH.map((one) => ({ facts: accountant, one })),
  ...MUTATED_NURSE.map((one) => ({ facts: nurse, one })),
  ...MUTATED_DEVELOPER.map((one) => ({ facts: developer, one })),
  ...MUTATED_TRANSLATED.map(([language, ...one]) => ({ facts: translated[language], one })),
]

test("the corpus is large enough to say something", () => {
  expect(good.length).toBeGreaterThanOrEqual(60)
  expect(mutated.length).toBeGreaterThanOrEqual(120)
})

test("at most 3 % of true paraphrases are turned back", () => {
  const turnedBack = good.filter(({ facts, one: [text, sourceIds, kind = "claim"] }) => isCaught(facts, text, sourceIds, kind))
  for (const { one } of turnedBack) console.info("turned back:", one[0])
  console.info(`false reverts: ${turnedBack.length} of ${good.length} (${percent(turnedBack.length, good.length)} %)`)
  expect(turnedBack.length / good.length).toBeLessThanOrEqual(0.03)
})

test("numbers are caught in 98 of 100, skills and employers in 95, and every other kind in 95", () => {
  const types = [...new Set(mutated.map(({ one: [type] }) => type))]
  const low: string[] = []
  for (const type of types) {
    const cases = mutated.filter(({ one }) => one[0] === type)
    const missed = cases.filter(({ facts, one: [, text, sourceIds, kind = "claim"] }) => !isCaught(facts, text, sourceIds, kind))
    for (const { one } of missed) console.info("missed:", type, one[1])
    const recall = 1 - missed.length / cases.length
    console.info(`${type}: ${cases.length - missed.length} of ${cases.length} (${percent(cases.length - missed.length, cases.length)} %)`)
    low.push(...(recall < (["number", "unit", "moved"].includes(type) ? 0.98 : 0.95) ? [type] : []))
  }
  expect(low).toEqual([])
})

function inLanguage(language: DocumentLanguage): Facts {
  return prepareFacts({ ...accountantContext, language })
}

function isCaught(facts: Facts, text: string, sourceIds: string[], kind: "claim" | "address" | "frame"): boolean {
  return checkSentence({ text, kind, sourceIds, paragraph: 0 }, facts).some(isHard)
}

function percent(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(1)
}
