import { patternOf, sourceOf } from "../patterns";
import type { Cue } from "./statement-cue";

const LETTER = sourceOf("lettres?, candidatures?, messages?, courriels?, mails?, dossiers?, demandes?");
const WHO = sourceOf(
  "(?:le|la|les|tout|toute|chaque) (?:candidat(?:e|s|es)?|postulant(?:e|s|es)?|intéressés?), il, elle, ils",
);
const STATE = sourceOf(
  "indiquer, préciser, mentionner, donner, expliquer, décrire, raconter, dire, déclarer, signaler, faire connaître, ajouter, répondre à",
);
const STATES = sourceOf(
  "(?:indiquer|préciser|mentionner|donner|expliquer|décrir|déclarer|portera?|comporter|contiendr|dir)(?:a|ont), (?:doit|doivent|devra|devront) (?:indiquer|préciser|mentionner|donner|expliquer|décrire|dire|déclarer|comporter|contenir|porter)",
);
const ORDER = sourceOf(
  "dites(?:-(?:nous|moi))?, indiquez(?:-nous)?, précisez(?:-nous)?, mentionnez, donnez(?:-nous)?, expliquez(?:-nous)?, décrivez(?:-nous)?, racontez(?:-nous|-y)?, faites(?:-nous)? (?:connaître|savoir), ajoutez, déclarez",
);

/** As the cues in English, for adverts in French. */
export const FRENCH_CUES: readonly Cue[] = [
  {
    words: patternOf(
      String.raw`(?:^|[.,;:!(] ?|(?<!\p{L})(?:et|puis|aussi) )(?:${ORDER}|(?:(?:veuillez|merci de|prière de|bien vouloir)(?: également| aussi| bien)? (?:nous )?|(?:merci|prière) d['’])${STATE})(?!\p{L})`,
      "giu",
    ),
    isStating: true,
    example: "Pour postuler, écrivez à a@b.ng. Précisez le four que vous connaissez.",
    wanted: "le four que vous connaissez",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:(?:la|votre|sa|toute|chaque|le) ${LETTER}|${WHO})(?: de (?:motivation|candidature))? ${STATES}(?!\p{L})`,
      "giu",
    ),
    isStating: true,
    example: "CV et lettre à a@b.ng. La lettre indiquera le four que vous connaissez.",
    wanted: "le four que vous connaissez",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})${LETTER} (?:qui )?n['’ ]?e? ?(?:indiqu|précis|mentionn|donn)(?:e|ent|ant) pas(?= )`,
      "giu",
    ),
    isSure: true,
    isStating: true,
    isNegated: true,
    example: "Toute lettre qui n'indique pas le four que vous connaissez sera écartée.",
    wanted: "le four que vous connaissez",
  },
];
