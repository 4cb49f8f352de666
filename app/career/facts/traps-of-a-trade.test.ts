import { describe, expect, test } from "vitest"
import type { DocumentLanguage } from "~/career/written"
import { against, read } from "./against.fixture"

type Told = [language: DocumentLanguage, line: string, text: string]
const told = ([language, line, text]: Told) => against(line, text, { language })

describe("what follows from a line may be said", () => {
  test.each<Told>([
    ["en", "Brought waiting time down from 50 to 20 minutes", "I cut waiting time by thirty minutes."],
    ["en", "Relieved the manager (2 wks in 2022, 3 wks in 2024)", "I relieved the manager for five weeks in total."],
    ["en", "Close the till before 6 pm", "I close the till before six in the evening."], ["fr", "Close the till before 6 pm", "Je ferme la caisse avant 18 heures."], ["de", "Close the till before 6 pm", "Ich schließe die Kasse vor 18 Uhr."],
    ["de", "Clean the yard two Saturdays a month", "An zwei Samstagen im Monat reinige ich den Hof."], ["es", "Open the gate on weekdays", "De lunes a viernes abro la puerta."],
    ["de", "Found over-claims of N1.8m", "Zu hohe Abrechnungen über 1,8 Mio. Naira entdeckt"], ["es", "Read for listeners who cannot see", "Leía para oyentes ciegos."],
  ])("%s: %s > %s", (...one) => expect(told(one)).toEqual([]))
})

describe("what does not follow is turned back", () => {
  test.each<Told>([
    ["en", "Brought waiting time down from 50 to 20 minutes", "I cut waiting time by forty minutes."], ["en", "Relieved the manager (2 wks in 2022, 3 wks in 2024)", "I relieved the manager for six weeks in total."],
    ["en", "Close the till before 6 pm", "I close the till before seven in the evening."], ["fr", "Close the till before 6 pm", "Je ferme la caisse avant 17 heures."],
    ["en", "Took the minutes of the meeting", "Took the hours of the meeting"], ["de", "Book the slots a day ahead", "Die Plätze buche ich eine Woche im Voraus."], ["fr", "Guided 5 interns", "J'ai guidé une cinquantaine de stagiaires."],
    ["fr", "Was not allowed to publish without approval", "Je publiais sans devoir demander."], ["es", "Wrote a play for the school", "Mi obra convenció a muchas familias."], ["fr", "Stood in for two weeks", "J'ai assuré le remplacement toute l'année."],
  ])("%s: %s > %s", (...one) => expect(told(one)).not.toEqual([]))
})

test("a time of day is one, however it is written", () => {
  for (const text of ["6 pm", "6:00 p.m.", "18:00", "18h00"]) expect(read(text), text).toEqual(["clock 1080"])
  expect(read("de deux jours à trois heures", "fr")).toEqual(["duration 2880 minutes", "duration 180 minutes"])
})
