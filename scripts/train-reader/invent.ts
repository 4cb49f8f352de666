import * as stock from "./words";
import type { Tongue } from "./words";

/** A seeded source of choices. */
export type Chance = {
  next: () => number;
  is: (share: number) => boolean;
  int: (from: number, to: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
};

export function chance(next: () => number): Chance {
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    is: (share) => next() < share,
    pick: (items) => {
      const item = items[Math.min(items.length - 1, Math.floor(next() * items.length))];
      if (item === undefined) throw new Error("nothing to pick from");
      return item;
    },
  };
}

const onsets = "b d f g h k l m n p r s t v w z ch sh ny ob ad ek ol br st tr gl el".split(" ");
const vowels = "a e i o u a e o ei".split(" ");
const codas = ["", "", "", "n", "r", "l", "x", "m", "s"];

/** A name that no dictionary has: "Obelan", "Trakoris". */
export function coined(choose: Chance, syllables = choose.int(2, 3)): string {
  let word = "";
  for (let count = 0; count < syllables; count++)
    word += choose.pick(onsets) + choose.pick(vowels) + (count === syllables - 1 ? choose.pick(codas) : "");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function personName(choose: Chance): string {
  const surname = choose.is(0.75) ? choose.pick(stock.surnames) : coined(choose);
  const given = choose.is(0.8) ? choose.pick(stock.givenNames) : coined(choose);
  const middle = choose.is(0.35)
    ? ` ${choose.is(0.3) ? `${choose.pick(onsets).charAt(0).toUpperCase()}.` : choose.pick(stock.givenNames)}`
    : "";
  return choose.is(0.2) ? `${surname} ${given}${middle}` : `${given}${middle} ${surname}`;
}

export function employerName(choose: Chance, tongue: Tongue): string {
  const note =
    tongue === "en" && choose.is(0.05)
      ? ` (${choose.pick(["outsourced to", "deployed to", "formerly", "a member of"])} ${coined(choose)}${choose.is(0.4) ? `, ${coined(choose)}` : ""})`
      : "";
  return plainEmployer(choose, tongue) + note;
}

function plainEmployer(choose: Chance, tongue: Tongue): string {
  const kind = choose.next();
  if (kind < 0.45) return `${names(choose)} ${choose.pick(stock.suffixes[tongue])}`;
  if (kind < 0.65) return names(choose);
  if (kind < 0.7) return partnership(choose);
  if (kind < 0.74 && tongue === "en")
    return `${choose.pick(["Ministry of Works", "Local Government Secretariat", "General Hospital", "Teaching Hospital", "Civil Service Commission"])}, ${coined(choose)}`;
  return choose.pick(stock.bareEmployers[tongue]);
}

/** "Eze & Bello", "Obelan, Eze & Co. (Estate Surveyors)", "Madam Trako Fashion Home", "House of Obelan". */
function partnership(choose: Chance): string {
  const one = () => (choose.is(0.6) ? choose.pick(stock.surnames) : coined(choose));
  const kind = choose.next();
  if (kind < 0.3) return `${one()} & ${one()}`;
  if (kind < 0.6)
    return `${one()}${choose.is(0.6) ? `, ${one()}` : ""} & ${choose.pick(["Co.", "Co", "Partners", "Associates", "Sons"])}${choose.is(0.5) ? ` (${choose.pick(["Chartered Accountants", "Estate Surveyors", "Solicitors", "Consulting Engineers", "Auditors", "Architects"])})` : ""}`;
  if (kind < 0.75)
    return `${choose.pick(["Madam", "Alhaji", "Chief", "Mama", "Mr.", "Dr."])} ${one()}${choose.is(0.6) ? ` ${choose.pick(["Fashion Home", "Stores", "Kitchen", "Farms", "Motors", "Family", choose.pick(stock.surnames)])}` : ""}`;
  if (kind < 0.87)
    return `${choose.pick(["House of", "The", "Our Lady of", "Palace of", "Voice of"])} ${one()}`;
  return `${one()} ${choose.pick(["Associates", "Stitches", "Haulage and Logistics Limited", "Homes Trust", "Comfort Transport", "Table Water", "Specialist Clinic", "Catholic Hospital"])}`;
}

function names(choose: Chance): string {
  return choose.is(0.35)
    ? `${coined(choose)} ${choose.is(0.5) ? coined(choose) : choose.pick(["Global", "Royal", "First", "Prime", "Bright", "Golden", "United"])}`
    : coined(choose);
}

/** A post; `unitShare` of them with the department behind it. */
export function jobTitle(choose: Chance, tongue: Tongue, unitShare = 0): string {
  const title = plainTitle(choose, tongue);
  if (tongue !== "en" || !choose.is(unitShare)) return title;
  const unit = choose.is(0.85)
    ? choose.pick(stock.unitNames)
    : `${coined(choose)} ${choose.pick(["Unit", "Desk", "Division", "Project", "Team"])}`;
  return choose.pick([
    `${title}, ${unit}`,
    `${title}, ${unit}`,
    `${title} (${unit})`,
    `${title} - ${unit}`,
    `${title} – ${unit}`,
  ]);
}

function plainTitle(choose: Chance, tongue: Tongue): string {
  const { levels, fields, roles, whole } = stock.titleWords[tongue];
  const kind = choose.next();
  if (kind < 0.35) return choose.pick(whole);
  if (tongue === "de") return `${choose.pick(fields)}${choose.pick(roles)}`;
  if (tongue !== "en") return `${choose.pick(roles)} ${choose.pick(fields)}`;
  const base =
    kind < 0.9 ? `${choose.pick(fields)} ${choose.pick(roles)}` : `${coined(choose)} ${choose.pick(roles)}`;
  const level = choose.is(0.3) ? `${choose.pick(levels)} ` : "";
  const extra = choose.is(0.05)
    ? ` (${choose.pick(["Contract", "Part-time", "Intern", "NYSC", "Remote"])})`
    : "";
  return `${level}${base}${extra}`;
}

export function schoolName(choose: Chance, tongue: Tongue): string {
  return choose
    .pick(stock.schoolNames[tongue])
    .replace(
      "%",
      choose.is(0.6) ? coined(choose) : (choose.pick(stock.placesOf[tongue]).split(",")[0] ?? "Jos"),
    );
}

export function place(choose: Chance, tongue: Tongue): string {
  return choose.is(0.9)
    ? choose.pick(stock.placesOf[tongue])
    : `${coined(choose)}${choose.is(0.5) && tongue === "en" ? ` ${choose.pick(["State", "Town", "LGA"])}` : ""}`;
}

/** A line about work. What is no list item begins with a verb: else nothing tells it from a head. */
export function bullet(choose: Chance, tongue: Tongue, isItem = false): string {
  if (isItem && tongue === "en" && choose.is(0.1)) return dutyWithoutVerb(choose);
  const { verbs, objects, tails } = stock.sentence[tongue];
  const tail = choose.is(0.6) ? ` ${choose.pick(tails)}` : "";
  const more = choose.is(0.2)
    ? `, ${choose.pick(objects)}${choose.is(0.5) ? ` and ${choose.pick(objects)}` : ""}`
    : "";
  return `${choose.pick(verbs)} ${choose.pick(objects)}${more}${tail}${choose.is(0.45) ? "." : ""}`;
}

/** "Member, welfare committee", "Gate control and cash count": duties that people write without a verb, some of them with words of posts. */
function dutyWithoutVerb(choose: Chance): string {
  const { fields, roles } = stock.titleWords.en;
  const thing = () => choose.pick(stock.dutyThings);
  const text = choose.pick([
    () =>
      `${choose.pick(["Member", "Secretary", "Chairman", "Treasurer", "Coordinator", "Chairperson"])}, ${thing()} ${choose.pick(["committee", "team", "welfare committee", "sub-committee"])}`,
    () =>
      `${choose.pick(["In charge of", "Head of", "Supervision of", "Oversight of", "Training of", "Care of"])} ${choose.int(2, 40)} ${choose.pick(fields).toLowerCase()} ${choose.pick(roles).toLowerCase()}s`,
    () => `${thing()} and ${thing()}`,
    () => `${thing()}, ${thing()} and ${thing()}`,
    () =>
      `${thing()} ${choose.pick(["cover at night", "for all shifts", "in the store", "on call", "at month end", "during the rains"])}`,
    () => `Reported to the ${choose.pick(fields)} ${choose.pick(roles)}`,
    () =>
      `${choose.int(2, 90)} ${choose.pick(["hours call out", "beds", "lines", "men on two shifts", "trucks", "pupils"])}`,
  ])();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function prose(choose: Chance, tongue: Tongue, sentences: number): string {
  return Array.from({ length: sentences }, () => bullet(choose, tongue).replace(/\.?$/, ".")).join(" ");
}

/** How one document writes its periods. */
export type DateStyle = (from: number, to: number | "present", choose: Chance) => string;

/** Months are counted from year 0: 2020 × 12 + 3 is April 2020. */
export function dateStyle(choose: Chance, tongue: Tongue): DateStyle {
  const [long, short] = stock.months[tongue];
  const form = choose.next();
  const dash = choose.pick([" – ", " - ", "-", "–", " — ", tongue === "en" ? " to " : " – ", " - "]);
  const present = choose.pick(stock.presentWords[tongue]);
  const joiner = choose.pick([" ", " ", ", "]);
  const write = (month: number): string => {
    const [year, at] = [Math.floor(month / 12), month % 12];
    if (form < 0.28) return `${short[at]}${short[at]?.endsWith(".") ? " " : joiner}${year}`;
    if (form < 0.5) return `${long[at]}${joiner}${year}`;
    if (form < 0.62) return `${String(at + 1).padStart(2, "0")}/${year}`;
    if (form < 0.66) return `${year}-${String(at + 1).padStart(2, "0")}`;
    if (form < 0.7 && tongue === "en") return `${1 + (at % 28)}th ${long[at]}, ${year}`;
    return String(year);
  };
  return (from, to) => `${write(from)}${dash}${to === "present" ? present : write(to)}`;
}
