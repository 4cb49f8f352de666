/** Papers that an employer asks for, with the names they have here. Earlier rows win where both match. */
export const PAPERS: readonly { name: string; pattern: RegExp }[] = [
  {
    name: "application letter",
    pattern:
      /(?<!\p{L})(?:application letters?|letters? of application|hand[- ]?written (?:application|letter)|applications? (?:letter )?in (?:your )?own hand(?:writing)?|written application|lettre de candidature)(?!\p{L})/iu,
  },
  {
    name: "cover letter",
    pattern:
      /(?<!\p{L})(?:cover(?:ing)? letters?|(?:letter of )?motivation(?:al)?(?: letter)?|letters? of (?:interest|intent)|(?:your|a) letter|letter and (?:your )?cv|(?:lettre de )?motivation|anschreiben|motivationsschreiben|statement of interest)(?!\p{L})/iu,
  },
  {
    name: "resume",
    pattern: /(?<!\p{L})(?:c\.?v\.?s?|r[eé]sum[eé]s?|curriculum vitae|curricula vitae|lebenslauf)(?!\p{L})/iu,
  },
  {
    name: "passport photograph",
    pattern: /(?<!\p{L})passports?(?:[- ](?:size[d]? )?(?:photo\w*|pictures?))?(?!\p{L})/iu,
  },
  {
    name: "certificates",
    pattern:
      /(?<!\p{L})(?:credentials|certificates?|zeugnisse|dipl[oô]mes|attestations|statement of result|transcripts?)(?!\p{L})/iu,
  },
  {
    name: "portfolio",
    pattern:
      /(?<!\p{L})(?:portfolio|samples? of (?:your )?work|pictures? of (?:your |the )?(?:work|works|jobs?|designs?|samples?))(?!\p{L})/iu,
  },
  {
    name: "writing sample",
    pattern:
      /(?<!\p{L})(?:writing samples?|sample of (?:your )?writing|(?:an? )?(?:motion|brief|opinion|article)(?: or \p{L}+)? (?:you|that you) (?:drafted|wrote))(?!\p{L})/iu,
  },
  {
    name: "photograph",
    pattern:
      /(?<!\p{L})(?:(?:full[- ](?:size|length|body) )?(?:photo(?:graph)?s?|pictures?|foto|photo d'identité)|bewerbungsfoto)(?!\p{L})(?! of (?:your|the|food))/iu,
  },
  {
    name: "references",
    pattern:
      /(?<!\p{L})(?<!(?:the|under|as|quote|quoting|your|job) )(?:references?(?! (?:no|number|code))|reference letters?)(?!\p{L})(?! ?[:#]| ["“]| [A-Z]{2,}[/-]| code)/iu,
  },
  {
    name: "licence",
    pattern:
      /(?<!\p{L})(?:copy|photocopy|copies|photocopies|scan) of (?:your |ur |the |valid )*(?:[\p{L}']+ )?(?:licen[cs]es?|permits?)(?!\p{L})|(?:attach|send|with|bring) (?:\p{L}+, )?(?:your |ur )?(?:[\p{L}']+ )?(?:licen[cs]e|permit)(?!\p{L})|, licen[cs]e(?!\p{L})|copie d[ue] permis|führerscheinkopie/iu,
  },
  {
    name: "application form",
    pattern:
      /(?<!\p{L})(?:application forms?|(?:pick|obtain|fill|complete|scan|collect) (?:up )?(?:the |an? )?(?:application )?form)(?!\p{L})(?! at http)/iu,
  },
  { name: "NIN slip", pattern: /(?<!\p{L})nin slip(?!\p{L})/iu },
  { name: "GitHub link", pattern: /(?<!\p{L})git ?hub(?:[ -](?:link|profile|account))?(?!\p{L})/iu },
  { name: "LinkedIn link", pattern: /(?<!\p{L})linked ?in (?:link|profile|url)(?!\p{L})/iu },
];

/** "NO cover letter", "without certificates": the paper is not wanted. */
export const NOT_WANTED =
  /(?<!\p{L})(?:no|not|without|don'?t (?:send|attach)|do not (?:send|attach)|sans|ohne|kein\p{L}*) (?:\p{L}+ ){0,2}$/iu;

/** A street, a place or a building to go to. */
export const ADDRESS =
  /(?<![\p{L}\d])(?:(?:No\.? ?|Plot ?|Suite ?|Km ?|Block ?)?\d{1,4}[A-Z]?,? |(?:Plot|Suite|Km|Block|Shop|Off|Opposite|Beside|Behind|Along) |[\p{Lu}][\p{L}'.-]+,? )(?:[\p{L}\d'’./-]+,? ){0,7}?(?:street|str\.?|st\.|road|rd\.?|crescent|close|avenue|ave\.?|way|drive|lane|boulevard|estate|plaza|mall|house|complex|expressway|highway|junction|roundabout|layout|straße|strasse|rue)(?!\p{L})(?:,? (?:(?:off|opposite|beside|behind|by|near|along|after|before) )?[\p{Lu}\d][\p{L}\d'’.-]*){0,9}/iu;

/** An address that begins with its number. */
export const NUMBERED_ADDRESS =
  /(?<![\p{L}\d:.])(?:No\.? ?|Plot ?|Suite ?|Km ?|Block ?|Shop ?)?\d{1,4}[A-Z]?,? (?:[\p{L}\d'’./-]+,? ){1,6}(?:street|str\.?|st\.|road|rd\.?|crescent|close|avenue|ave\.?|way|drive|lane|boulevard|estate|plaza|mall|house|complex|expressway|highway|junction|roundabout|layout|straße|strasse|rue)(?!\p{L})(?:,? (?:(?:off|opposite|beside|behind|by|near|along|after|before) )?[\p{Lu}\d][\p{L}\d'’.-]*){0,9}/iu;

/** An office without a street: "head office behind Sahad roundabout Lugbe". */
export const OFFICE_PLACE =
  /(?<!\p{L})(?:(?:our|the|head|main|branch|hr|admin|corporate|\p{Lu}\p{L}*) ){0,3}(?:office|gate house|reception|secretariat|campus|premises)(?:,? (?:behind|opposite|at|in|beside|by|near|along|off|after) (?:the )?\p{Lu}[\p{L}'-]*(?:,? (?:\p{Lu}[\p{L}'-]*|\d+|roundabout|road|street|village|junction|market)){0,6})?|(?<!\p{L})(?:behind|opposite|beside) \p{Lu}[\p{L}'-]*(?:,? \p{Lu}[\p{L}'-]*){1,6}/u;

/** A clause that tells where to come. */
export const COMES =
  /(?<!\p{L})(?:walk[- ]?in|come (?:with|to|along|for)|bring|venue|report (?:to|at|with)|in person|drop (?:it|your|off|them)|submit(?:ted)?|interview (?:is|holds?|at|will|takes)|reach|visit|pick (?:up )?(?:\p{L}+ ){0,2}forms?|hand in|post your|deposer|déposer|address|hand(?:ed)? in|deliver(?:ed)?|should be sent to|post(?:ed)? to|by hand)(?!\p{L})/iu;
