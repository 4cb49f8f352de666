import { matchesIn } from "~/pattern";
import { hasCompanyForm } from "./company-name";
import { anyOf, inOrder } from "./patterns";
import { inTitleCase } from "./title-print";
import type { Candidate, Source } from "./title-source";
import { titleIn } from "./title-text";

/** The title in a sentence that hires: "needs an experienced Driver", "Tailors wanted", "is to be its Company Secretary". */
export function hired({ sentences, language }: Source): Candidate[] {
  return sentences.slice(0, 14).flatMap(({ text, section, isHeading, line }, index) => {
    if (section === "benefits" || section === "apply" || section === "must" || section === "wish") return [];
    const found: Candidate[] = [];
    const add = (part: string | undefined, weight: number) => {
      const title = part && titleIn(part, language);
      if (title) found.push({ title, weight, from: "hired" });
    };
    const own = text.slice(0, 400);
    const before = BEFORE_NEEDED.exec(own)?.[1];
    add(
      before
        ?.replace(/^.*(?:vacancy|urgent)[!: -]+/i, "")
        .split(/[!:]\s|\s[-–—]\s/)
        .at(-1),
      5,
    );
    for (const verb of matchesIn(own, AFTER_HIRING_VERB)) {
      // "Special Needs Teacher"
      if (/special $/i.test(own.slice(0, verb.index))) continue;
      const behind = own.slice(verb.index + verb[0].length);
      add(behind, 5);
      const plain = PLAIN.exec(behind)?.groups?.title;
      if (plain && !titleIn(behind, language) && !hasCompanyForm(plain))
        found.push({ title: inTitleCase(plain), weight: 2.5, from: "plain" });
      if (language !== "en")
        for (const article of ARTICLES) add(article.exec(behind.slice(0, 120))?.groups?.behind, 5);
    }
    for (const form of OPENS_WITH_POST) add(form.exec(own)?.groups?.title, 3);
    for (const verb of matchesIn(own, AFTER_AS)) add(own.slice(verb.index + verb[0].length), 3);
    // "requires the services of:" speaks of the line below it.
    const next = sentences[index + 1];
    const leads = LEADS_TO_NEXT.test(own) || (SEEKS_FIRST.test(own) && next?.line !== line);
    if (!isHeading && leads && next && next.text.length < 90) add(next.text, 5);
    return found;
  });
}

const AFTER_HIRING_VERB = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /nds?|nids?/u,
        /needs?|in need of|requires?|seeks?|seeking|recruiting|recruits|hiring|hires|looking for|searching for/u,
        /employ|employs|wants?|takes(?: on)?|taking(?: on)?|vacanc(?:y|ies) for|position of|post of|role of/u,
        /posts? of|positions of|apply for(?: the)?|applications (?:for|from)|short of|openings? for/u,
        /room for|call for|adding|(?:dey )?(?:find|look for)|engaging|engages|invites|services of/u,
        /to appoint|to engage|to hire|(?:appointment|engagement|employment) as/u,
        /opened (?:its|our|the|an?)/u,
        /recrute|recherche|cherche|embauche|sucht|suchen(?: wir)?|stellt|apply as/u,
      ],
      "u",
    ),
    /(?: now| urgently)?:?(?!\p{L})/u,
  ],
  "giu",
);

/** "is looking for a PRODUCTION SOUND MIXER to …": in capitals, and with an article, what is sought is a post whatever its words. */
const PLAIN = inOrder(
  [
    /^ (?:an?|one|our|its|the) (?:(?:new|experienced|skilled|good|full-time|part-time) )*/u,
    /(?<title>\p{Lu}{3,}[\p{Lu}'/&-]*(?: (?:OF |AND |& )?\p{Lu}[\p{Lu}'/&-]+){0,4})/u,
    /(?=$|[,.;:(!]| (?:\p{Ll}|\d))/u,
  ],
  "u",
);

/** "recrute pour son bureau de Lomé un comptable", "sucht zum 1. März Pflegekräfte" */
const ARTICLES = [
  /(?<!\p{L})(?:une?|un\(e\)|des|deux|trois|eine[nr]?|ein) (?<behind>.+)$/u,
  /^ (?:zum|ab|per) (?:[\d.]+ )?(?:\p{Lu}\p{L}+ )?(?:\d{4} )?(?<behind>\p{Lu}.+)$/u,
];

const AFTER_AS = /(?<!\p{L})(?:as|be|become|join us as|work as) (?:an?|its|our|the) /giu;
/** "As Plant Manager, answering to the Director", "Our Special Needs Teacher works in the Lantern Room". */
const OPENS_WITH_POST = [
  /^As (?<title>\p{Lu}[\p{L}-]+(?: [\p{L}()-]+){0,5}),/u,
  inOrder(
    [
      /^(?:Our|The) (?<title>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,4})/u,
      / (?:works|will|shall|leads|runs|is responsible)(?!\p{L})/u,
    ],
    "u",
  ),
];
const LEADS_TO_NEXT = inOrder(
  [
    /(?:services of|positions? of|posts? of|positions?|posts?|vacanc(?:y|ies)|recruiting|hiring|employ)/u,
    /(?: (?:below|of|an?|the|following|exists?))*\s?[:–-]?$/u,
  ],
  "iu",
);

/** "is looking for its first", "join us as an" above a line with the title. */
const SEEKS_FIRST = inOrder(
  [
    /(?<!\p{L})(?:looking for|searching for|in need of|seeks?|seeking|needs?|wants?|appoint|as)/u,
    /(?: (?:an?|our|its|the|their|his|her|first|next|new|another|experienced|one))+\s?[:–-]?$/u,
  ],
  "iu",
);

const BEFORE_NEEDED = inOrder(
  [/^(.{3,90}?)\s?(?:is |are )?(?:urgently |currently )?/u, /(?:needed|wanted|gesucht|required)(?!\p{L})/u],
  "iu",
);
