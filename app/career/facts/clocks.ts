import type { Quantity } from "./quantity";

/** The times of day of a plain text ("6 pm", "18 Uhr", "las seis de la tarde" with its number in digits), and the text without them. */
export function readClocks(text: string): { clocks: Quantity[]; rest: string } {
  const clocks: Quantity[] = [];
  let rest = text;
  for (const { pattern, read } of FORMS) {
    rest = rest.replace(pattern, (...match) => {
      const [whole = "", ...groups] = match.map((part) =>
        typeof part === "string" ? part.toLowerCase() : "",
      );
      const minutes = read(groups);
      if (minutes === null || minutes > 24 * 60) return whole;
      clocks.push({
        kind: "clock",
        value: minutes % (24 * 60),
        unit: "",
        things: [],
        about: "",
        lead: "",
        range: "",
        rate: "",
        text: whole.trim(),
      });
      return " , ";
    });
  }
  return { clocks, rest };
}

const HOUR = "(?<![\\d.,:₦$£€])([01]?\\d|2[0-4])";
const MINUTES = "(?:[:.h]([0-5]\\d))?";
const MORNING = "a\\.?m\\.?|in the morning|de la manana|du matin|morgens|fruh|vormittags";
const AFTERNOON =
  "p\\.?m\\.?|in the (?:evening|afternoon)|at night|de la (?:tarde|noche)|de l'apres-midi|du soir|abends|nachmittags";
// What is said before a time of day, so that "18 heures" behind it is no length of time.
const BEFORE = "(?<=\\b(?:avant|apres|vers|des|jusqu'a|a partir de) )";

const at = (hour = "", minutes = "") => Number(hour) * 60 + Number(minutes);
const form = (pattern: string, read: (groups: string[]) => number | null) => ({
  pattern: new RegExp(pattern, "giu"),
  read,
});

const FORMS = [
  form(
    `${HOUR}${MINUTES} ?(?:uhr |heures )?(?:${AFTERNOON})(?![\\p{L}\\d])`,
    ([hour = "", minutes = ""]) => at(hour, minutes) + (Number(hour) < 12 ? 12 * 60 : 0),
  ),
  form(`${HOUR}${MINUTES} ?(?:uhr |heures )?(?:${MORNING})(?![\\p{L}\\d])`, ([hour = "", minutes = ""]) =>
    at(Number(hour) === 12 ? "0" : hour, minutes),
  ),
  form(`${HOUR}(?:[:.]([0-5]\\d))? ?uhr(?![\\p{L}\\d])`, ([hour, minutes]) => at(hour, minutes)),
  form(`${HOUR} ?h ?([0-5]\\d)(?![\\p{L}\\d])`, ([hour, minutes]) => at(hour, minutes)),
  form(`${BEFORE}${HOUR} ?(?:h|heures)(?![\\p{L}\\d])(?! (?:de|d'|par|plus))`, ([hour]) => at(hour)),
  form(`${HOUR}:([0-5]\\d)(?::00)?(?: (?:horas|h))?(?![\\p{L}\\d:])`, ([hour, minutes]) => at(hour, minutes)),
];

/** "Before six", where the line says 6 pm: a bare number may be read off either half of the clock. */
export function isHourOf(count: number, clock: Quantity): boolean {
  return (
    clock.kind === "clock" &&
    clock.value % 60 === 0 &&
    (clock.value / 60 === count || (clock.value / 60) % 12 === count % 12)
  );
}
