import { anyOf, inOrder, patternOf } from "../patterns";
/** Words that say what a clause of an advert is about. The sources are case-insensitive, in the three languages. */

/** A clause that asks for something of the applicant. */
export const ASKS = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /must|shall have|should (?:have|be|know|possess|also)|requir(?:e|es|ed|ement|ements)|minimum/u,
        /min\.|at least|atleast|not less than|nothing less than|experienced? (?:in|with|of|at|as)/u,
        /experience|knowledge|knowledgeable|abilit(?:y|ies) to|able to|skills?|skilled/u,
        /proficien(?:t|cy)|familiar(?:ity)?|conversant|certificat(?:e|es|ion)|certified/u,
        /qualifications?|qualified in|degree|literate|literacy|fluen(?:t|cy)|spoken|written english/u,
        /graduates? (?:of|in|with)/u,
        inOrder(
          [
            /can /u,
            anyOf([
              /speak|drive|work|read|write|use|cook|sew|handle|do|type|sell|operate|teach|make|bake|cut|fix|repair/u,
            ]),
          ],
          "u",
        ),
        /who can|willing to|willingness|ready to|ideal candidate|competent|competence/u,
        /competenc(?:y|ies)|good (?:with|at|use|command|knowledge)|understanding of|understands?/u,
        /mastery|track record|background in|exposure to|passion(?:ate)? for|compulsory|mandatory/u,
        anyOf(
          [
            /essential|(?:is|are) (?:key|important|vital|needed|necessary)|speaking|preferabl[ey]|preferred/u,
            /an? (?:added |additional |big |great |strong )?advantage/u,
          ],
          "u",
        ),
        /added advantage|desirable|is better|a plus|an asset|know how|knows? |nice to have|ideally/u,
        /attention to detail|wey (?:sabi|fit|no dey|get)|person wey|sabi|we want someone/u,
        /physically fit|references?|guarantors?|gueltig|maîtrise|connaissances?|expérience/u,
        /compétences?|capacité|capable|savoir|courants?|bilingue|exigée?s?|requise?s?|obligatoire/u,
        /atout|souhaitée?s?|sens d[eu]|titulaire|diplôme|kenntnisse|erfahrung|abgeschlossene?/u,
        /ausbildung|führerschein|fähigkeit|bereitschaft|sicherer? umgang|voraussetzung|erforderlich/u,
        /zuverlässig\p{L}*|teamfähig\p{L}*|deutsch (?:mindestens|auf)|von vorteil|wünschenswert/u,
        /freude an|sie (?:haben|sind|bringen|verfügen|sprechen)/u,
        /vous (?:avez|êtes|maîtrisez|possédez|parlez|justifiez)/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** Only a wish. */
export const WISH = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        inOrder(
          [
            /(?:an? )?/u,
            /(?:added|additional|extra|big|great|major|strong|definite|distinct|huge|clear|real|great) /u,
            /(?:advantage|plus|asset|bonus|point)/u,
          ],
          "u",
        ),
        /(?:an|of) advantage|advantageous|as advantage|advantage|a plus|is plus|plus point|an asset/u,
        /a bonus|bonus|prefer(?:red|ably|able|ence|s)?|we prefer|desirable|desired|desirably|ideally/u,
        anyOf(
          [
            /nice[- ]to[- ]have|good to have|an edge|added edge|gerne?(?= \p{L})|c'est mieux/u,
            /better(?: pass| still)?(?= *[.,;)]|$)/u,
          ],
          "u",
        ),
        /(?:have|has|get|gets) priority/u,
        /not (?:compulsory|required|mandatory|a must|necessary|essential)|optional|considered first/u,
        /is better|even better|better still|(?:would|will|could) be better|better if|best if/u,
        /(?:an? )?(?:small|added|clear|slight|huge|massive|good) (?:advantage|plus|boost)|upper hand|head start/u,
        /added (?:value|point|points|credit)|extra (?:mark|marks|credit)|set you apart|stand out/u,
        anyOf(
          [
            /sweetens?(?: it)?|counts?(?: (?:for|in|too|a lot))?(?= *[.,;)]|$)|counts (?:for|in)/u,
            /(?:gets?|puts?|moves?) you (?:to|up|ahead)|first chance|(?:goes|go) a long way/u,
            /(?:given|get|gets|have) (?:preference|priority)/u,
          ],
          "u",
        ),
        /(?:preference|priority) (?:will|is|goes|shall)|first (?:chance|consideration)|tie[- ]?breaker/u,
        /(?:appreciated|valued|welcome|favou?red|encouraged|useful|helpful)(?= *[.,;)]|$)|is ok but/u,
        /(?:but|though) not (?:a )?(?:must|needed|compulsory|necessary)|no be must|not needed|isn'?t a must/u,
        /(?:na|go be|e be) (?:plus|advantage|bonus|extra)|(?:happy|glad|great|good|nice|cool) if/u,
        /(?:constitue|est|sera|serait) un avantage|avantage|appréciable|bienvenue?s?|kein muss/u,
        /(?:wäre|ist) (?:schön|toll|gut|ideal|hilfreich)|erwünscht|gerne? (?:auch|mit)|pluspunkte?/u,
        /would (?:help|be (?:an )?edge|be great|be nice|be good|be welcome|be useful|be handy)/u,
        /will (?:help|be great|be nice|be useful)|helps(?= a lot|$|[.,;])/u,
        /(?:is|are) (?:welcome|useful|helpful)|we (?:would |'d |will )?(?:love|like) it if/u,
        /extra points|if (?:you|u) (?:\p{L}+ ){1,6}(?:, )?(?:good|great|fine|better)|go come first/u,
        /earns? more|first call|comes? first|(?:go )?gives? you (?:an )?(?:edge|advantage)/u,
        /given weight|(?:have|has|get|gets) the edge|lovely extras?|to the top of|would (?:please|delight)/u,
        /find us (?:grateful|happy)|na your luck/u,
        /a feather in (?:your|one's|the) cap|hilft|keine? (?:bedingung|voraussetzung|pflicht)/u,
        /un (?:\p{L}+ )?atout|un plus|souhaitée?s?|appréciée?s?/u,
        /serai(?:en)?t? (?:un|apprécié\p{L}*|souhaité\p{L}*)|de préférence|idéalement|von vorteil/u,
        /wünschenswert|idealerweise|gern(?:e)? gesehen|ein plus|willkommen|bevorzugt/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** A wish whose word comes first: everything behind it in the clause list is a wish. */
export const WISH_FIRST = inOrder(
  [
    /^(?:and |or |but )?/u,
    inOrder(
      [
        /(?:it (?:is|would be|will be) )?(?:an? )?(?:added|additional)? ?/u,
        anyOf(
          [
            /advantage|plus|bonus|desirable|preferably|preferred|ideally|nice[- ]to[- ]have|idéalement/u,
            /de préférence|idealerweise|we(?:'d| would)? prefer|prefer|good to have|also nice|bonus if|even better/u,
          ],
          "u",
        ),
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** A word of this kind ends the reach of a wish to its left. */
export const STRICT = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /must|compulsory|mandatory|required|essential|a must|minimum|at least|obligatoire|exigée?s?/u,
        /erforderlich|zwingend/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** A clause that opens a demand of its own. */
export const OPENS = inOrder(
  [
    /^/u,
    patternOf(
      `(?:${inOrder([anyOf([/a|an|the|any|some|good|strong|sound|basic|working|excellent|proven|previous|prior|solid/u, /practical|in-depth|thorough|vast|hands-on|advanced|relevant|cognate/u], "u"), / /u], "u").source}){0,3}`,
      "u",
    ),
    anyOf(
      [
        /knowledge|experience|experienced|ability|abilities|skills?|understanding|proficien(?:t|cy)/u,
        /familiar(?:ity)?|fluen(?:t|cy)|certificat(?:e|ion)|use of|command|mastery|track record/u,
        /background|exposure|must|should|able to|can|be|have|has|having|possess(?:es|ion|ing)?|know/u,
        /knows|own|owning|competen(?:t|ce|cy)|willing(?:ness)?|ready|computer|attention|membership/u,
        /registration|maîtrise|connaissances?|expérience|kenntnisse|erfahrung/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** What the employer gives. */
export const OFFERS = anyOf(
  [
    inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            anyOf(
              [
                /own room|meals?(?= |$|[.,])|salary|salaries|remuneration|take[- ]home/u,
                /we (?:offer|pay|provide|give)|pay (?:is|of)|pay:/u,
              ],
              "u",
            ),
            anyOf(
              [
                /stipend|honorarium|consultancy fee|paid (?:monthly|weekly|daily|leave|training|promptly)/u,
                /allowances?|accomm?odations?|hmo/u,
              ],
              "u",
            ),
            /health insurance|pension|(?:free|with) (?:lunch|feeding|accommodation|meals?|transport)/u,
            /lunch (?:is|and)|feeding|bonus(?:es)?|commissions?|per month|monthly|a month|monthly pay/u,
            /monthly salary|net pay|gross|negotiable|13th month|housing|attractive/u,
            /(?:is|are|will be) (?:provided|paid|given)|package|incentives?|career growth|staff bus/u,
            /salaire|prime|logement|nous offrons|rémunération|gehalt|tarif/u,
            /wir (?:bieten|zahlen|übernehmen|helfen)|urlaub|weihnachtsgeld|vergütung/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "u",
    ),
    /[₦€]\s?\d|\b(?:N|NGN ?)\d[\d,.]{2,}|\b\d{2,3}k\b/u,
  ],
  "iu",
);

/** Instructions to the applicant: a sentence that begins like this. */
export const INSTRUCTS = anyOf(
  [
    inOrder(
      [
        /^/u,
        patternOf(
          `(?:${inOrder([anyOf([/all|any|if|so|to|and|then|interested|qualified|suitably|suitable|please|pls|plz|kindly|just/u, /only|candidates?|applicants?|persons?|people|individuals?|who|are|is|those|serious|meets?/u, /these|the|above|criteria|requirements?|should|must|shld|can|may|your|ur|our|you|you're|u/u], "u"), / /u], "u").source}){0,9}`,
          "u",
        ),
        anyOf(
          [
            anyOf(
              [
                /post|deliver|hand in|upload|express|title (?:the|your|ur)|send|sends|forward|submit|apply/u,
                /applying|e-?mail|mail|whats ?app|call|contact|drop/u,
              ],
              "u",
            ),
            /walk[- ]in|attach|visit|click|write to|inbox|chat|dm|sms|text|register|envoye[rz]/u,
            /adresse[rz]|postule[rz]|merci|joindre|déposer|transmett(?:re|ez)|bewerben|senden|schicken/u,
            /richten|bitte|ihre unterlagen|ihre bewerbung|unterlagen/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "u",
    ),
    inOrder(
      [
        /^(?:(?:please|pls|kindly|just|and|then) ){0,2}/u,
        anyOf(
          [
            anyOf(
              [
                /(?:do not|don'?t|dont|never) (?:attach|pay|call|come|apply|send|give|bring)|bring/u,
                /come (?:with|to|along|for|on|in|any|between|from|\p{Lu}?(?:mon|tues|wednes|thurs|fri|satur)day)/u,
                /reach|report (?:to|with|at)|fill|share|tag|state|indicate/u,
              ],
              "u",
            ),
            /(?:oya )?(?:send|come see)|(?:valid|open) (?:for|till|until)|till|until/u,
            /include|attend|hurry|beware|note|quote|write|use|ask for|don'?t bother|attention|attn/u,
            anyOf(
              [
                /(?:re)?name (?:your|ur|the) (?:file|cv|document)|save (?:your|the|it)/u,
                /(?:the )?subject (?:should|must|is|of|line)/u,
              ],
              "u",
            ),
            /(?:job )?ref(?:erence)?(?: (?:no|number|code))?[ :.]+[A-Z]{2,}|kindly wait|[\p{L} ]{3,20} kindly wait/u,
            /enquir(?:y|ies)|only (?:shortlisted|mails?|applications?|pdf|candidates)/u,
            inOrder(
              [
                /(?:applications?|cv|resume|entries|emails?|mails?|(?:cover(?:ing)? )?letter) /u,
                /(?:with|in|and|to|that|are|must|should|close[sd]?|\+|should)/u,
              ],
              "u",
            ),
            /regards|yours|signed|thanks?|thank you|god bless|safeguarding|disclaimer/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "u",
    ),
  ],
  "iu",
);
export const INSTRUCTS_ANYWHERE = anyOf(
  [
    inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            inOrder(
              [
                /(?:send|forward|submit|e-?mail|mail|drop|bring|attach) (?:\p{L}+ ){0,4}/u,
                /(?:cvs?|resumes?|résumés?|applications?|credentials|letters?|details|documents?|cover)/u,
              ],
              "u",
            ),
            /shortlisted|short-listed|only (?:qualified|successful)/u,
            /should (?:reach|be (?:addressed|forwarded|sent|submitted|returned)) (?:to )?the/u,
            /copies of (?:(?:their|your|the|his|her|signed|hand-?written|typed) )*applications?/u,
            inOrder(
              [
                /(?:interview|screening|aptitude test)s? /u,
                /(?:is|are|holds?|will|date|venue|comes up|takes place|starts|on|at)/u,
              ],
              "u",
            ),
            /deadline|closing date|applications? clos|method of application/u,
            /as (?:the )?(?:subject|title|caption|heading)|subject (?:line|of)/u,
            /we (?:never|do not|don't) (?:charge|ask|collect|request)|nobody should|no fees?/u,
            /free of charge|zero tolerance|equal opportunity|regardless of|candidature à|avec pour objet/u,
            /bewerbungsschluss|bewerbung an/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "u",
    ),
    /@[\w-]+\.\w|https?:|www\.|(?<!\d)(?:\+?234|0)[789][01][\d -]{7,}/u,
  ],
  "iu",
);

/** Who the employer is, or that there is a job at all. */
export const PRESENTS = inOrder(
  [
    /^/u,
    anyOf(
      [
        /(?:good (?:day|morning|evening)|hello|hi|dear)(?!\p{L})/u,
        inOrder(
          [
            /(?:we|our (?:client|company|firm|school|organi[sz]ation|hospital|hotel|team)) /u,
            /(?:is|are|was|were|have|has|operate|run|serve|make|need|want|seek)/u,
          ],
          "u",
        ),
        /(?:[\p{L}&'.-]+ ){1,6}(?:would like to|wish(?:es)? to|is pleased|hereby)/u,
        inOrder(
          [
            /(?:[\p{L}&'.-]+ ){1,6}(?:has|have|boasts?|enjoys?) /u,
            /(?:over|more than|a (?:proven|strong|rich|long)|been|grown|built|\d)/u,
          ],
          "u",
        ),
        inOrder(
          [
            /(?:the |a |an )?(?:[\p{L}&'.-]+ ){1,8}(?:is|are) /u,
            anyOf([
              /a|an|the|one of|currently|now|looking|hiring|recruiting|seeking|in need|urgently|expanding|growing/u,
            ]),
            /(?!\p{L})(?! (?:must|plus|added|advantage|asset|team))/u,
          ],
          "u",
        ),
      ],
      "u",
    ),
  ],
  "iu",
);

/** What the person will do. */
export const DUTY = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /responsible for|will be responsible/u,
        inOrder(
          [
            /(?<![\p{L}] )you /u,
            patternOf(
              `(?!${inOrder([anyOf([/have|are|need|must|should|can|get|gets|earn|receive|start|resume|enjoy|may|apply|send|will/u, /could|would|want|too/u], "u"), /(?!\p{L})/u], "u").source})`,
              "u",
            ),
            /\p{L}+/u,
          ],
          "u",
        ),
        inOrder(
          [
            /you(?:'ll| will| go)/u,
            patternOf(
              `(?!${/ (?:have|need|be (?:paid|given|able|provided|working|reporting|based)|get|receive|earn|report|love)/u.source})`,
              "u",
            ),
          ],
          "u",
        ),
        inOrder(
          [
            /(?:duties|responsibilities|tasks|work|job|role|functions) /u,
            /(?:include|includes|involves?|entails?|is to|will be|are)/u,
          ],
          "u",
        ),
        inOrder(
          [
            /(?:he|she|they|candidate|person|driver|officer|incumbent|staff) will /u,
            /(?!be (?:paid|given|called|contacted))/u,
          ],
          "u",
        ),
        /in charge of|charged with|vous (?:serez chargée?|assurerez|devrez)/u,
        /sie (?:übernehmen|betreuen|sind verantwortlich)/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** Personal qualities. */
export const TRAITS = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /honest\p{L}*|integrity|hard[- ]?working|trustworth\p{L}*|reliab\p{L}*|punctual\p{L}*|smart/u,
        /neat\p{L}*|presentable|good looking|well groomed|polite\p{L}*|friendly|humble|respectful/u,
        /patient|patience|energetic|dynamic|proactive/u,
        /self[- ](?:motivated|starter|driven|discipline\p{L}*)|disciplin\p{L}*/u,
        /team (?:player|spirit|work)|teamwork|under pressure|calm|organi[sz]ed|detail[- ]oriented/u,
        /attention to detail|eye for detail|resilien\p{L}*|result[s]?[- ](?:driven|oriented)/u,
        /goal[- ]\p{L}+|flexib\p{L}*|adaptab\p{L}*|creativ\p{L}*|passion\p{L}*|confiden(?:t|ce)|sober/u,
        /no dey drink|non[- ]smoker|does not (?:drink|smoke)|do not (?:drink|smoke)|god[- ]fearing/u,
        /physically fit|of good (?:character|conduct)|leadership|interpersonal|interpersonal skills/u,
        /initiative|willing\p{L}*|ready to|courteous|cheerful|pleasant|warm|fast learner/u,
        /quick to learn|willing to learn|empath\p{L}*|loyal\p{L}*|committed|commitment|diligen\p{L}*/u,
        /charism\p{L}*|bold|outgoing|agile|sens d[eu]|rigueur|rigoureu\p{L}*|ponctue\p{L}*/u,
        /autonom\p{L}*|dynami\p{L}*|esprit d'équipe|organisée?|discr\p{L}+|einfühlung\p{L}*/u,
        /zuverlässig\p{L}*|teamfähig\p{L}*|belastbar\p{L}*|freundlich\p{L}*|flexib\p{L}*/u,
        /sorgfältig\p{L}*|pünktlich\p{L}*|motivier\p{L}*|bereitschaft/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** Spoken languages. */
export const LANGUAGES = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /english|french|yoruba|hausa|igbo|pidgin|arabic|german|portuguese|spanish|chinese|mandarin/u,
        /swahili|fulfulde|kanuri|tiv|ijaw|efik|ibibio|edo language|local language|native language/u,
        /français|anglais|yoruba|haoussa|fon|allemand|deutsch\p{L}*|englisch\p{L}*|französisch\p{L}*/u,
        /bilingual|bilingue/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);
export const SPEAKS = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /speak\w*|spoken|fluen\w*|languages?|written|write|read|oral|verbal|communicat\w*|command/u,
        /courante?s?|langues?|parl\w*|sprach\w*|sprech\w*|niveau|[abc][12]|kenntnisse|fließend/u,
        /verhandlungssicher|proficien\w*|good english|hear|understand/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** Software, machines and instruments that are asked for by name. */
export const TOOLS = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /software|excel|ms[- ]?word|microsoft|ms[- ]?office|office suite|powerpoint|power bi|tableau/u,
        /outlook|google (?:sheets|workspace|docs|analytics|ads)|quickbooks|quick books/u,
        /sage\b(?: \d+)?|peachtree|tally|xero|zoho|sap\b|oracle|odoo|erp|crm|salesforce|hubspot/u,
        /opera(?: pms)?|hotsoft|pos\b|point of sale|autocad|revit|civil ?3d|etabs|staad(?: ?pro)?/u,
        /primavera|ms project|solidworks|plc|scada|canva|photoshop|corel ?draw|illustrator|figma/u,
        /react|node(?:\.js)?|typescript|javascript|python|java\b|php|laravel|django|sql/u,
        /postgres(?:ql)?|mysql|mongodb|docker|kubernetes|aws|azure|git\b|spss|stata/u,
        /kobo(?:toolbox|collect)?|odk|dhis2|nvivo|qgis|arcgis|typing/u,
        /computer (?:literate|literacy|skills|appreciation)|internet|industrial (?:sewing )?machines?/u,
        /sewing machine|weaving machine|forklift|reach truck|tractor|generator|multimeter/u,
        /oscilloscope|welding machine|wms|tms|avaya|zendesk|freshdesk|five9|ehr|emr|lms/u,
        /google classroom|zoom|smartboard|rechner|word und|logiciels?|informatique/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** Says that there is a job. */
export const HIRES = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /needs?|need of|fill|requires?|seeks?|seeking|recruit(?:s|ing|ment)?|hiring|hires?|wanted/u,
        /looking for|look for|search(?:ing)? for|needed|vacanc(?:y|ies)|invites?|employ(?:s|ing)?/u,
        /taking|filling|opening for|positions? (?:of|at)|recrute(?:ment)?|recherche|cherche|sucht|suchen|gesucht/u,
        /stellt ein|stellen ein/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);
