import type { Part } from "./claims";
import { wordRun } from "~/career/nlp/fold";
import type { Facts, ReadLine } from "./prepare";
import type { Violation } from "./violation";

/** An employer or town named for another job's work, and work at a company that nobody has joined yet. */
export function checkWorkplaces(part: Part, cited: ReadLine[], facts: Facts): Violation[] {
  if (cited.length === 0) return [];
  const moved = movedEmployers(part.text, cited, facts);
  return [
    ...(moved.length > 0 ? moved : [...movedTowns(part, cited, facts), ...mergedJobs(part, cited, facts)]),
    ...workAtTheCompany(part, cited, facts),
  ];
}

const OF_A_JOB = /^(?:work\.|siwes\.|volunteer\.|nysc)/;

/** "At A, I did …" must cite A's own lines when A is one of the person's employers. */
function movedEmployers(text: string, cited: ReadLine[], facts: Facts): Violation[] {
  const run = wordRun(text);
  const entries = new Set(cited.map((line) => line.entry));
  if (![...entries].some((entry) => OF_A_JOB.test(entry))) return [];
  return facts.employers.flatMap(({ run: full, entry }): Violation[] => {
    const name = run.includes(full) ? full : calledFor(full, run, facts);
    if (
      entries.has(entry) ||
      name.trim().length < 3 ||
      !run.includes(name) ||
      cited.some((line) => line.run.includes(name))
    )
      return [];
    if (facts.employers.some((other) => entries.has(other.entry) && other.run.includes(name))) return [];
    if (
      name
        .trim()
        .split(" ")
        .every((word) => facts.companyWords.has(word))
    )
      return [];
    return [
      { code: "entity_unknown", found: name.trim(), explain: "This work was done at another employer." },
    ];
  });
}

/** What an employer is called for short: "umeh sons" of "umeh sons electrical works". One word alone must be long and stand where employers stand. */
function calledFor(full: string, run: string, facts: Facts): string {
  const words = full.trim().split(" ");
  while (words.length > 1 && TRADES_IN_NAMES.has(words.at(-1) ?? "")) words.pop();
  const [first = ""] = words;
  const prefix = words
    .slice(0, -1)
    .map((_word, at) => ` ${words.slice(0, words.length - 1 - at).join(" ")} `)
    .find(
      (name) =>
        name.trim().split(" ").length > 1 &&
        !/ (?:of|the|and|de) $/.test(name) &&
        AT_EMPLOYER.some((word) => run.includes(` ${word}${name}`)),
    );
  if (prefix !== undefined && facts.known.run.split(prefix).length === facts.known.run.split(full).length)
    return prefix;
  const standsAlone = first.length >= 6 && AT_EMPLOYER.some((word) => run.includes(` ${word} ${first} `));
  if (words.length === 1) return standsAlone ? ` ${first} ` : full;
  // "At Swiftline" for "Swiftline Parcel Services", where nothing else of the resume has the word.
  const isOwnWord =
    standsAlone &&
    !PLAIN_NAMES.has(first) &&
    facts.known.run.split(` ${first} `).length === facts.known.run.split(full).length;
  return isOwnWord && !run.includes(` ${words.join(" ")} `) ? ` ${first} ` : ` ${words.join(" ")} `;
}
const AT_EMPLOYER = ["at", "bei", "chez", "en", "for", "fur", "pour", "para", "with", "con", "avec"];
const PLAIN_NAMES = new Set([
  "government",
  "general",
  "federal",
  "national",
  "central",
  "community",
  "international",
  "nigeria",
  "nigerian",
  "global",
  "united",
  "little",
  "golden",
  "school",
  "church",
  "hospital",
  "college",
  "university",
  "company",
]);
const TRADES_IN_NAMES = new Set(
  "works electrical engineering services service ventures enterprises enterprise company group holdings technologies technology systems solutions foods industries stores store motors farms energy telecoms kitchen construction logistics pharmacy hotel hotels school schools college hospital clinic consult consulting international global limited ltd plc".split(
    " ",
  ),
);

/** "In Birnin Kebbi I hosted the breakfast show", where the show is on in another town. */
function movedTowns({ text, isAddress }: Part, cited: ReadLine[], facts: Facts): Violation[] {
  const run = wordRun(text);
  const worded = cited.filter((line) => !line.isFact && OF_A_JOB.test(line.entry));
  if (isAddress || worded.length === 0 || CAME_FROM.test(run)) return [];
  const town = townsIn(run, facts).find(
    (one) =>
      !cited.some((line) => line.run.includes(one.town)) &&
      !worded.some((line) => one.entries.has(line.entry)),
  );
  return town
    ? [{ code: "entity_unknown", found: town.town.trim(), explain: "This work was done in another place." }]
    : [];
}

type Town = { town: string; entries: Set<string> };

/** The towns of the person's jobs that a text stands in: "in Kano", "à Jos". The town the person lives in tells of no job. */
function townsIn(run: string, facts: Facts): Town[] {
  const { profile } = facts.context;
  if (!profile) return [];
  const home = wordRun(profile.basics.location ?? "");
  const ppa = [...(profile.nysc?.ppa?.split(",").slice(1) ?? []), profile.nysc?.state];
  const placed: [string, (string | undefined)[]][] = [
    ...(["work", "siwes", "volunteer"] as const).flatMap((section) =>
      profile[section].map((job, at): [string, (string | undefined)[]] => [
        `${section}.${at}`,
        job.location?.split(",") ?? [],
      ]),
    ),
    ["nysc", ppa],
  ];
  const towns = new Map<string, Set<string>>();
  for (const [entry, names] of placed) {
    for (const name of names) {
      const town = wordRun(name ?? "").replace(/ state $/, " ");
      if (town.trim().length > 2 && !home.includes(town))
        towns.set(town, (towns.get(town) ?? new Set()).add(entry));
    }
  }
  return [...towns]
    .filter(([town]) => IN_A_TOWN.some((word) => run.includes(` ${word}${town}`)))
    .map(([town, entries]) => ({ town, entries }));
}
const IN_A_TOWN = ["in", "at", "en", "a"];
const CAME_FROM =
  / (?:after|before|since|moved|from|left|leaving|tras|despues|antes|desde|deje|apres|avant|depuis|quitte|nach|vor|seit|aus|verlie\w*) /;

/** "At A I did this and that", where that was done at B: one place is named for the work of two. */
function mergedJobs({ text, isAddress }: Part, cited: ReadLine[], facts: Facts): Violation[] {
  const worded = cited.filter((line) => !line.isFact && OF_A_JOB.test(line.entry));
  const jobs = new Set(worded.map((line) => line.entry));
  const run = wordRun(text);
  if (isAddress || jobs.size < 2 || SETS_APART.test(run) || /[;:.]\s/.test(text.trim())) return [];
  const named = new Set([
    ...facts.employers
      .filter((one) => run.includes(one.run) || run.includes(calledFor(one.run, run, facts)))
      .map((one) => one.entry),
    ...townsIn(run, facts).flatMap((one) => [...one.entries]),
  ]);
  const [here] = [...jobs].filter((entry) => named.has(entry));
  if (here === undefined || [...jobs].filter((entry) => named.has(entry)).length !== 1) return [];
  const isNamed = (fact: ReadLine) => fact.text.split(/[;,] /).some((name) => run.includes(wordRun(name)));
  const line = worded.find(
    ({ entry }) =>
      entry !== here && !cited.some((fact) => fact.isFact && fact.entry === entry && isNamed(fact)),
  );
  return line ? [{ code: "number_moved", found: text, explain: `"${line.text}" was not done there.` }] : [];
}
const SETS_APART =
  / (?:later|before|earlier|previously|formerly|then|afterwards|after|now|today|since|while|as well as at|elsewhere|another|other|both|volunteer\w*|service|nysc|internship|intern|siwes|weekends?|spare time|luego|despues|antes|ahora|hoy|ademas|anteriormente|voluntari\w*|practicas|otro|otra|puis|ensuite|avant|auparavant|aujourd|desormais|depuis|stage|benevol\w*|autre|danach|spater|zuvor|davor|vorher|heute|inzwischen|jetzt|seit|ehrenamt\w*|praktikum|ander\w*|ausserdem|nebenbei) /;

/** "At the company written to, I reconciled …": nobody has worked there yet. */
function workAtTheCompany(part: Part, cited: ReadLine[], facts: Facts): Violation[] {
  const company = wordRun(facts.context.company);
  if (
    part.isAddress ||
    company.trim() === "" ||
    facts.known.run.includes(company) ||
    !cited.some((line) => /^(?:work|siwes|volunteer|nysc)/.test(line.entry))
  )
    return [];
  const run = wordRun(part.text);
  if (
    / (?:would|could|can|will|hope|like|want|wish|bring|use|apply|join|same|podria|pourrais|konnte|mochte) /.test(
      run,
    )
  )
    return [];
  if (
    !["at", "for", "in", "with", "chez", "bei", "en", "fur"].some((word) =>
      run.includes(` ${word}${company}`),
    )
  )
    return [];
  return [{ code: "entity_unknown", found: company.trim(), explain: "You have not worked there." }];
}
