import { anyOf } from "~/pattern";
/** How somebody is engaged: in brackets behind a title or an employer these belong to it. Lower case without accents. */
export const engagementWords = `nysc, siwes, ppa, corps member, corper, it, i.t, industrial training, industrial attachment, self employed, self-employed, freelance, contract, contract staff, temporary, temp, casual, ad hoc, ad-hoc, part time, part-time, full time, full-time,
  permanent, seasonal, acting, on secondment, secondment, intern, internship, trainee, apprentice, voluntary, volunteer, unpaid, remote, hybrid, honorary, locum, sabbatical,
  stage, stagiaire, alternance, interim, cdi, cdd, benevole, independant, praktikum, werkstudent, befristet, unbefristet, teilzeit, vollzeit, freiberuflich, selbststandig, ehrenamtlich, minijob, practicas, becario, autonomo, temporal, a tiempo parcial, jornada completa, voluntario`;

/** Service and training as kinds of posts. Wherever one stands in the head of an entry, it tells how the post was held. */
export const serviceWords = `nysc, n.y.s.c, siwes, ppa, it, i.t, industrial training, industrial attachment, youth service, national service, national youth service, national youth service (nysc), national youth service corps, national youth service corps (nysc), national youth service corp, corps service, internship, stage, praktikum, practicas`;

/** Letters that members of Nigerian and other bodies write behind their names, lower case. */
export const postNominals = `aca, fca, acib, fcib, acti, fcti, acipm, fcipm, mcipm, mnim, fnim, mnse, fnse, coren, r.engr, mnitp, fnitp, mnia, fnia, mnies, anivs, fnivs, mnipr, fnipr, acis, fcis, acca, fcca, cna, anan, fcna, mcips, fcips, pmp, cfa, cima, acma, cgma, cpa, cisa, cissp, mba, phd, msc, bsc, hnd, ond, rn, rm, rphn, bnsc, san, esq, jp, ksm, mni, mfr, oon, con, ofr, mcpn, ncs, mnimn, arpa, fwacp, fwacs, fmcp, mbbs, pharm.d, mph, pgde, trcn, ma, ba, med, bed, llb, llm, bl, cmiosh, gradiosh, miosh, aiosh, mispon, aispon, fispon, aciarb, mciarb, fciarb, mnarc, mnsche, mnvma, mnapps, mapcon, mcmd, fcmd, fimc, cmc, cfe, chrl, sphri, gphr, fhea, mieee, miet, mrics, frics, mciob, fciob, fcips, mnimc, mnge, mnaee, ceh, cams, cgeit, mcib, hcib, mnis, fnis, mnupa, mnsa, mitd, mnitad, fcii, aciin, mihsan, fihsan, fnmgs, mnmgs, techiosh, cfiosh, fnco, fwacn, mnae, fnae, mnips, fpcpharm, mimeche`;

/** Those of them that are written in small letters, too. */
export const smallNominals: ReadonlySet<string> = new Set(["mni", "esq"]);

/** Grades of the members of a professional body. */
export const membershipGrades = `member, full member, graduate member, student member, associate, associate member, corporate member, licentiate, affiliate, affiliate member, fellow, honorary member, chartered member, membre, mitglied, miembro`;

/** Words before the date on which a paper runs out, as patterns: it is no date on which the paper was given. */
export const validityPhrases = [
  "expir(?:es|y|ing|ation)(?: date)?",
  "exp",
  "(?:annual )?(?:dues|subscription|fees?)(?: (?:is|are))? paid(?: up)?",
  "valid(?:ity)?",
  "current(?= (?:to|till|until))",
  "renew(?:al|able)(?: date)?",
  "renewed(?= (?:to|till|until|up to))",
  "due for renewal",
  "(?:falls |next )?due(?=[\\s:.]*(?:(?:in|on|by|for) )?(?:\\d|$|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))",
  "valable",
  "valide",
  "expire",
  "gültig",
  "ablaufdatum",
  "válid[oa]",
  "vigente",
  "caduca",
  "vence",
];

/** Small words between these and the date. */
export const validityJoins =
  "on|in|by|till|until|to|thru|through|up to|le|jusqu'en|jusqu'au|bis|am|hasta|el|en";

/** How people tell of a time without a post, as patterns. */
export const gapPhrases = [
  "out of (?:a )?(?:job|work|employment)",
  "(?:no|without) (?:a )?(?:job|work|employment)",
  "(?:un|not )employed",
  "jobless",
  "stay(?:ed|ing)? (?:at home|home)",
  "(?:career|family|maternity) break",
  "looking for (?:a )?(?:job|work)",
  "at home (?:with|because|due)",
];

/** Words whose full stop ends no sentence. */
export const abbreviations = `ind, inds, ent, ents, mfg, pvt, pty, corp, const, prop, chem, engr, prof, mrs, barr, alh, hon, arc, surv, pharm, nig, rev, miss, pst, dr, mr, st, esq, sgt, capt, govt, gov, sci, sec, sch, schl, pry, pri, prim, nur, coll, univ, poly, tech, inst, dept, comm, comp, gram, int, intl, nat, natl, fed, min, hosp, gen, med, co, bros, asst, assoc, snr, jnr, sr, jr, mgt, admin, no, reg, cat`;

/** "i am doing on my own", "I dey drive my own Bolt": the words with which somebody says that the work is theirs. */
export const OWN_WORK =
  /(?<!\p{L})(?<own>(?:on |for )my own|my own (?!(?:shop|house|customer)s?\b)\p{L}[\p{L}\d/]*|my own \p{L}+|for myself|by myself)(?!\p{L})/iu;

/** Words before a time that say when something began: "i start there september 2017". */
export const BEGINS =
  /(?<!\p{L})(?:start(?:ed)?|beg[au]n|join(?:ed)?|resumed?|enter(?:ed)?|employed|made|promoted)(?!\p{L})[^.;]*$/iu;

/** Words behind a time that do: "2021 june they made me supervisor". */
export const MADE =
  /^\s*(?:(?:when|that|then) )?(?:i|they|he|she|madam|oga|we)\s+(?:was |were |don )?(?:made|make|promoted?|employ(?:ed)?|start(?:ed)?|join(?:ed)?|began)(?!\p{L})/iu;

/** "sept this year 2026": the year is said twice. */
export const THIS_YEAR = /\b(?:this|last|that) year,?\s+(?=(?:19|20)\d{2})/giu;

/** "till december that year": a month of a year named before. */
export const THAT_YEAR =
  /^(?:(?:from|till|until|to|in|by) )?(?<month>\p{L}{3,9})\.? (?:of )?(?:that|dat|the same|same|this same) year$/iu;

/** Words that only say how long it was, or lead to the time. */
export const HOW_LONG =
  /^(?:from|since|in|on|for|about|[,(]|\d{1,2}(?!\d)|yrs?|years?|mths?|months?|good|plus|[+).]|\s)+$/iu;

/** "I never write am", "did not sit for it": a paper that somebody never went in for. */
export const NEVER_TRIED =
  /(?<!\p{L})(?:never|no|not|didn['’]?t|haven['’]?t)(?: (?:yet|go|ever))? (?:write|wrote|written|writen|sit|sat|do|done|attempt(?:ed)?|register(?:ed)?)(?!\p{L})/iu;

/** "Before that I do …": words that lead to something else than what was told before. */
export const BEFORE_THAT = /(?<!\p{L})(?:before|b4) (?:that|then|this|dat)(?!\p{L})/iu;

/** Signs in a line that a thumb typed it: Pidgin, a small "i", a sentence that begins in small letters, words cut short. */
export const BY_THUMB = anyOf(
  [
    /(?<!\p{L})(?:[Dd]ey|[Ww]ey|[Dd]on|[Nn]a|[Ss]abi|[Ww]etin|[Aa]beg|[Dd]em|fit|make i|no get)(?!\p{L})/u, // I sabi drive
    /(?<![\p{L}.])i(?= \p{Ll})/u, // and i stop
    /\p{Ll}\.\s+\p{Ll}{2,},? \p{Ll}/u, // make bed. wash toilet
    /(?<!\p{L})(?:bcos|bcus|pls|plz|thru|dont|wont|im|ur|u|wen|wat|dis|dat|n)(?!\p{L})/u, // bcos they close
    /(?<!\p{L})I (?:dey|go|no|be|get)(?!\p{L})/u, // I go Benue
  ],
  "u",
);
