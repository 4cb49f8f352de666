import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentLanguage } from "~/career/generated-document";
import { type Person, profileOf } from "../adverts/exam";
import type { Profile } from "~/career/profile.schema";

export type LabelledMust = { quote: string; met: boolean; proof: string[] };
/** A person and an advert with what a careful reader expects of the letter; see the README of the folder. */
export type LetterPair = {
  id: string;
  person: string;
  language: DocumentLanguage;
  today: string;
  title: string;
  company: string;
  text: string;
  musts: LabelledMust[];
  never: string[];
  reference: string | null;
  salutation: string;
};

const FOLDER = join("tests", "fixtures", "letters-exam");

export function loadPairs(part: "open" | "aside"): LetterPair[] {
  return load<LetterPair>(part);
}

export function loadProfiles(): Map<string, Profile> {
  return new Map(load<Person>("people").map((person) => [person.id, profileOf(person)]));
}

function load<Item>(folder: string): Item[] {
  return readdirSync(join(FOLDER, folder))
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(FOLDER, folder, file), "utf8")) as Item);
}
