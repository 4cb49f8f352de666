import type { Profile } from "~/career/profile.schema";
import { findNames } from "./lexicon";
import { wordRun } from "~/career/nlp/fold";

/** A language of the person and how well, from 1 (basic, reading only) to 4 (native); null when the resume does not say. */
export type SpokenLanguage = { group: string; level: number | null };

export function spokenLanguages(profile: Profile | undefined): SpokenLanguage[] {
  return (profile?.languages ?? []).flatMap(({ language, fluency }) => {
    const [name] = findNames(language, true);
    return [
      {
        group: name?.group ?? wordRun(language).trim(),
        level: fluency === undefined ? null : (levelIn(wordRun(fluency)) ?? null),
      },
    ];
  });
}

/** The level a word run names; the highest, when it names several. */
export function levelIn(run: string): number | undefined {
  return LEVELS.find(({ words }) => words.test(run))?.level;
}

const LEVELS = [
  {
    level: 4,
    words:
      / (?:native|mother tongue|first language|nativ[oa]s?|lengua materna|langue maternelle|muttersprach\w*|maternelle) /,
  },
  {
    level: 3,
    words:
      / (?:fluent|fluently|fluency|proficient|bilingual|excellent|perfect|perfectly|advanced|c1|c2|fluid[oa]|fluidez|con fluidez|perfectamente|bilingue|courant|couramment|parfaitement|fliessend\w*|verhandlungssicher|perfekt\w*|sehr gut\w*|tres bon|strong command|excellent command|full command|soltura|aisance|tres bien|muy bien|very well|very good) /,
  },
  {
    level: 1,
    words:
      / (?:basics?|beginner|learn|learning|aprendo|aprendiendo|apprends|lerne|elementary|reading only|read only|a little|(?:a )?few words|quelques mots|algunas palabras|unas pocas palabras|cuatro palabras|paar (?:worte|worter)|einige (?:worte|worter)|some|limited|basic[oa]s?|poco|nociones|principiante|basiques?|notions|debutant|un peu|grundkenntnisse|anfanger|etwas|ein wenig|lesen|leo|lis|nur) /,
  },
  {
    level: 2,
    words:
      / (?:good|command|grasp|strong|solid|solide|intermediate|conversational|working|conversacion|conversation|gesprache?n?|unterhalten|confident|well|b1|b2|buen[oa]?|bien|intermedi[oa]|bon|bonne|intermediaire|gut|gute[mnrs]?|sicher\w*|mittel\w*) /,
  },
];
