import { matchesIn } from "~/pattern";
import type { FoundRule } from "./found-rule";
import { anyOf, inOrder, patternOf, rangeOf, SMALL_NUMBER, smallNumber, sourceOf } from "./patterns";
import type { Sentence } from "./sentence";

const ENDS_SERVICE = /(?:(?:discharge|exemption|exclusion)(?:,? (?:or|and) |\s?\/\s?)?)+/;
const NYSC = anyOf(
  [
    inOrder(
      [
        /(?:corp(?:s|er)s?(?: members?)?|serving corps?) (?:(?:should|need|must|can|are|please|pls) )?/u,
        /(?:not|don'?t)(?: \p{L}+){0,2}/u,
      ],
      "u",
    ),
    /(?<!post[- ]?)\b(?:nysc|n\.y\.s\.c|national youth service(?: corps?)?)\b|\byouth service\b/,
    // "discharge or exemption certificate"; a letter only as an item of its own, for patients are discharged by one, too
    inOrder([
      /(?<!\b(?:tax|vat|duty|customs|import|fee|levy|patients?|hospital) )\b/,
      ENDS_SERVICE,
      / certificates?\b/,
    ]),
    inOrder([/^(?:(?:an?|valid|original) )*/, ENDS_SERVICE, / letters?(?=\s?[.;,]?$)/]),
  ],
  "gi",
);

/** NYSC discharge or exemption. */
export function nyscRules({ text, section }: Sentence): FoundRule[] {
  if (section === "benefits" || section === "about" || section === "apply") return [];
  const found = matchesIn(text, NYSC).find(
    ({ 0: own, index }) =>
      !/^.{0,40}\bpost[- ]?$/i.test(text.slice(Math.max(0, index - 6), index)) &&
      (/service|n\.?y|corp/i.test(own) || !IS_DUTY.test(text.slice(0, index))),
  );
  if (!found) return [];
  const around = text.slice(Math.max(0, found.index - 40), found.index + 70);
  if (NYSC_NOT_ASKED.test(around)) return [];
  const range = rangeOf(found, 0);
  return [{ rule: { kind: "nysc", ...range }, demand: { kind: "nysc", ...range } }];
}

/** "Process tax and exemption certificates": the paper of somebody else. */
const IS_DUTY = patternOf(
  String.raw`(?<!\p{L})${sourceOf("process(?:ing)?, writ(?:e|ing), prepar(?:e|ing), issu(?:e|ing), handl(?:e|ing), draft(?:ing)?, review(?:ing)?, fil(?:e|ing), track(?:ing)?, typ(?:e|ing)")}(?: [^.;:]{0,60})? $`,
  "iu",
);

const NYSC_NOT_ASKED = anyOf(
  [
    /not (?:required|necessary|needed|compulsory)|corpers?\b.{0,30}(?:can|may|welcome)/,
    /(?:serving corp|corps members?)(?!.{0,20}(?:not|don'?t))/,
  ],
  "i",
);

const CREDITS = patternOf(
  String.raw`(?<n>${SMALL_NUMBER})(?: ?\(\d\))? ?(?:o'? ?-?level )?(?:credits?|relevant credits?|distinctions?|passes|subjects?)(?![\p{L}])`,
  "iu",
);
const SITTINGS = patternOf(String.raw`(?<n>${SMALL_NUMBER})(?: ?\(\d\))? ?sittings?(?![\p{L}])`, "iu");
const SCHOOL = inOrder(
  [
    /\b/,
    anyOf([
      /o'? ?-?levels?|waec|wassce|ssce|neco|nabteb|gce|school cert(?:ificate)?|credits?|sittings?/,
      /english (?:language )?and math\w*/,
    ]),
    /\b/,
  ],
  "i",
);

/** Credits at O-level and the sittings they may have taken. */
export function oLevelRules({ text, section }: Sentence): FoundRule[] {
  if (section === "benefits" || section === "about") return [];
  const credits = CREDITS.exec(text);
  const count = smallNumber(credits?.groups?.n);
  if (!credits || count === undefined || count > 9 || !SCHOOL.test(text)) return [];
  const sittings = smallNumber(SITTINGS.exec(text.slice(credits.index))?.groups?.n);
  const range = rangeOf(credits, 0);
  return [
    {
      rule: { kind: "oLevels", credits: count, ...(sittings && { sittings }), ...range },
      demand: { kind: "olevels", ...range },
    },
  ];
}
