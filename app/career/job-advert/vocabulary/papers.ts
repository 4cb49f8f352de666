import { anyOf, inOrder, patternOf, sourceOf } from "../patterns";

const word = (parts: readonly RegExp[], behind = /(?!\p{L})/u): RegExp =>
  inOrder([/(?<!\p{L})/u, anyOf(parts, "u"), behind], "iu");

// "five pictures of sets done by you", and not of who did them.
const NOT_OF_SELF = patternOf(
  String.raw`(?!(?:(?:your|ur|the|a|an) )?${sourceOf("yourself, you, u, self, urself, face, id, identity, passports?, licen\\p{L}*, cert\\p{L}*, credentials, nin, guarantors?, applicant, him, her, permit, (?:[\\p{L}'’]+ )?(?:card|slip|page|document)")}(?!\p{L}))\p{L}+`,
);

/** Papers that an employer asks for, with the names they have here and an example. Earlier rows win where both match. */
export const PAPERS: readonly { name: string; pattern: RegExp; example: string }[] = [
  {
    name: "application letter",
    pattern: word([
      /application letters?|letters? of application/u,
      /(?:hand|type)[- ]?written (?:applications?|letters?)|written applications?/u,
      /applications? (?:letter )?in (?:your )?own hand(?:writing)?|lettre de candidature/u,
      // "CV + application addressed to the Head": beside another paper it is a letter.
      /(?<=(?:\+|&|and|,) (?:an? |your )?)application(?= addressed to)/u,
      inOrder(
        [
          /applications?(?: in (?:an? )?(?:(?:sealed|brown|marked|closed) )*envelopes?)?/u,
          /(?:,| and| &| \+| with| together with| alongside) /u,
          /(?:with )?(?:(?:your|their|a|an|the|updated|detailed|recent|two|photocopies of|copies of) )*/u,
          /(?:c\.?v|r[eé]sum[eé]|curriculum|credentials|passports?|photograph|certificate|letter from)\p{L}*/u,
        ],
        "u",
      ),
      /copies of (?:(?:your|their|the|his|her|hand-?written|typed|signed) )*applications?/u,
      // "handwritten or typed application", "Applications in own words, with photocopies of credentials"
      inOrder(
        [
          /(?:hand ?-?written|typed|type-?written|signed)/u,
          /(?: (?:or|and|and\/or) (?:typed|signed|hand ?-?written))+ (?:applications?|letters?)/u,
        ],
        "u",
      ),
      /applications? in (?:(?:your|their|his|her|the applicant's|applicants?'?) )?own (?:words|hand)/u,
      inOrder(
        [
          /applications? addressed to [^.;]{4,80}?(?:,| and) (?:together |along )?with /u,
          /(?:(?:a|an|your|their|detailed|current|updated|copies of|photocopies of) )*/u,
          /(?:c\.?v|r[eé]sum[eé]|curriculum|credentials|certificate|passport)\p{L}*/u,
        ],
        "u",
      ),
      /(?:apply|applications?) in writing|(?<=^|[.;\n] ?)write an application/u,
      // "Apply in your own handwriting", "Write by hand", "Write with CV and credentials to the Bursar"
      /(?:apply|applications?) in (?:\p{L}+(?:['’]s)? ){0,3}(?:own )?hand ?writing|write by hand/u,
      inOrder(
        [
          /(?<=^|[.;\n] ?)write (?:or come,? )?(?:with|enclosing) /u,
          /(?:(?:your|ur|the) )*(?:c\.?v|credentials|cert\p{L}*)/u,
        ],
        "u",
      ),
    ]),
    example: "a handwritten application and CV",
  },
  {
    name: "cover letter",
    pattern: word([
      anyOf(
        [
          /cover(?:ing)? (?:letter|note)s?|(?:letter of )?motivation(?:al)?(?: letter)?/u,
          /letters? of (?:interest|intent)/u,
        ],
        "u",
      ),
      inOrder(
        [
          patternOf(
            `(?<!${inOrder([anyOf([/reference|recommendation|offer|application|appointment|introduction|guarantor'?s?'?/u, /identification|handwritten|award/u], "u"), / /u], "u").source})`,
            "u",
          ),
          /(?:letters?|lettres?)/u,
          patternOf(
            `(?!${inOrder([/ (?:of|from) (?:(?:the|your|a) )?/u, anyOf([/last|former|previous|reference|recommendation|offer|application|identification/u, /introduction|appointment|award|parish/u], "u")], "u").source})`,
            "u",
          ),
        ],
        "u",
      ),
      /(?:tell us|say|write|explain) (?:\p{L}+ ){0,4}why|in (?:\d{2,3}|\p{L}+ hundred) words/u,
      /(?:lettre de )?motivation|anschreiben|motivationsschreiben/u,
      anyOf(
        [
          /(?:personal |one[- ]page |short |brief )(?:personal )?statement/u,
          /statement of (?:interest|purpose|suitability)/u,
        ],
        "u",
      ),
    ]),
    example: "a covering letter",
  },
  {
    name: "resume",
    pattern: word([/c\.?v\.?s?|r[eé]sum[eé]s?|curriculum vitae|curricula vitae|lebenslauf/u]),
    example: "your updated CV",
  },
  {
    name: "passport photograph",
    pattern: word(
      [/passports?(?:[- ](?:size[d]? )?(?:photo\w*|pictures?))?/u],
      /(?!\p{L})(?! (?:data|number|no|page|details|copy|bio))/u,
    ),
    example: "two recent passports",
  },
  {
    name: "certificate of local government of origin",
    pattern: word([
      inOrder(
        [
          /(?:certificates?|evidence|letters?|proof|identification) of /u,
          /(?:(?:state|your|the|lga|local government)(?: area)?(?: of)? ?(?:and )?)+/u,
          /(?:origin|indigeneship)/u,
        ],
        "u",
      ),
      /indigene(?:ship)? (?:certificate|letter|form)/u,
      /(?:lga|state) of origin (?:certificate|letter|identification)/u,
    ]),
    example: "evidence of LGA of origin",
  },
  {
    name: "medical certificate",
    pattern: word([/medical (?:fitness )?certificate|certificate of (?:medical )?fitness/u]),
    example: "a medical certificate from a government hospital",
  },
  {
    name: "certificates",
    pattern: word([
      anyOf(
        [
          /(?<!(?:medical|fitness) )cert(?:ificate)?s?(?! of (?:local|lga|state|origin|indigene|fitness|medical))/u,
          /credentials|originals|zeugnissen?|dipl[oô]mes?|attestations/u,
          /copies of (?:\p{L}+ ){0,4}results?|statement of result/u,
          /(?:photo)?cop(?:y|ies) of (?:\p{L}+ ){0,3}(?:trade tests?|qualifications?|papers)|discharge papers/u,
        ],
        "u",
      ),
    ]),
    example: "photocopies of credentials",
  },
  {
    name: "portfolio",
    pattern: word([
      /(?:food|work|cakes?|job|designs?|styles?|project|product|drafting) (?:pictures?|photos?|samples?)/u,
      /(?:before[/ -]?(?:and[ -])?after|finished|sample) (?:pics?|pictures?|photos?|images?|shots)/u,
      /portfolio|samples? of (?:(?:your|ur|previous|past) )*(?:works?|designs?|drafting|drawings?|code)/u,
      inOrder(
        [
          /(?:pictures?|photos?|images?|pics|pix) of /u,
          /(?:(?:\d+|two|three|four|five|the|your|ur|some|past|previous|recent|any) )*/u,
          anyOf(
            [
              /works?|jobs?|designs?|samples?|styles?|food|foods|dishes|meals|cakes|projects?|outfits?/u,
              /dress\p{L}*|clothes|furniture|hair\p{L}*|things/u,
            ],
            "u",
          ),
        ],
        "u",
      ),
      inOrder([/(?:pictures?|photos?|photographs?|pics|pix|images?|shots) of /u, NOT_OF_SELF], "u"),
      // "photos of rooms you have painted", "3 best videos"
      inOrder(
        [
          /(?:pictures?|photos?|images?|samples?) of (?:\p{L}+ ){1,4}/u,
          /(?:that |which )?(?:you|u|ur)(?:['’]\p{L}+)? \p{L}+/u,
        ],
        "u",
      ),
      /best (?:pictures?|photos?|videos?|reels?|designs?|works?)/u,
    ]),
    example: "pictures of three cakes you baked",
  },
  {
    name: "writing sample",
    pattern: word([
      /writing samples?|samples? of (?:your )?(?:writing|transcripts?|reports?)|sample (?:transcripts?|reports?)/u,
      inOrder(
        [
          /(?:an? )?(?:sample )?(?:\p{L}+ )?/u,
          /(?:motion|brief|opinion|article|deed|report|essay|press release|story|agreement|contract|copy)s?/u,
          /(?: or \p{L}+)? (?:you|that you|which you)(?: have)? (?:drafted|wrote|written)/u,
        ],
        "u",
      ),
    ]),
    example: "an article you wrote",
  },
  {
    name: "photograph",
    pattern: word(
      [
        inOrder(
          [
            /(?:(?:full|recent|clear)[- ](?:(?:size|length|body) )?)*/u,
            /(?:photo(?:graph)?s?|pictures?|foto|photo d'identité)/u,
          ],
          "u",
        ),
        /bewerbungsfoto/u,
      ],
      inOrder(
        [
          /(?<!(?:food|work|cakes?|designs?|styles?) (?:pictures?|photos?))(?!\p{L})/u,
          patternOf(
            `(?! of (?:\\d|${NOT_OF_SELF.source}|(?:[\\p{L}'’]+ ){1,3}(?:card|slip|page|document)))`,
            "u",
          ),
        ],
        "u",
      ),
    ),
    example: "a full picture of yourself",
  },
  {
    name: "references",
    pattern: inOrder(
      [
        /(?<!\p{L})(?<!(?:the|under|as|quote|quoting|your|job) )/u,
        inOrder(
          [
            anyOf(
              [
                /guarantor'?s?'? (?:letters?|forms?)|references?(?! (?:no|number|code))|reference letters?/u,
                /recommendation letters?|letters? of (?:recommendation|attestation|reference)/u,
                /letters? (?:of|from) (?:your )?(?:last|former|previous) (?:employer|boss|office)/u,
              ],
              "u",
            ),
            /(?!\p{L})(?! ?[:#]| ["“]| [A-Z]{2,}[/-]| code)/u,
          ],
          "u",
        ),
      ],
      "iu",
    ),
    example: "two written references",
  },
  {
    name: "references",
    // "CV with three referees" and "referees will be asked for" name no paper of their own.
    pattern: word([
      inOrder(
        [
          /(?<!(?:with|giving|gives?|including|incl\.|states?|stating|indicate|indicating|mention) (?:the )?)/u,
          /(?:names?|contact details|contacts|details|particulars)/u,
          /(?:,? (?:and )?(?:(?:tele)?phone numbers?|addresses|positions?|e-?mails?|contacts?))* of /u,
          /(?:\p{L}+ ){0,3}/u,
          /(?:referees|references)/u,
        ],
        "u",
      ),
      inOrder(
        [
          /(?<!(?:with|giving|including|incl\.|of) (?:the |at least |names of )?)/u,
          /(?:two|three|2|3) (?:\p{L}+ ){0,2}referees/u,
          /(?! (?:will|shall|may|would|are|must be known))/u,
        ],
        "u",
      ),
    ]),
    example: "the names and addresses of three referees",
  },
  {
    name: "licence",
    pattern: anyOf(
      [
        inOrder(
          [
            /(?<!\p{L})(?:(?:photo)?cop(?:y|ies)|scan|snap|pics?|pix|pictures?|photos?) of (?:your |ur |the |valid )*/u,
            /(?:[\p{L}']+ )?(?:licen[cs]es?|permits?)(?!\p{L})/u,
          ],
          "u",
        ),
        inOrder(
          [
            /(?:attach|send|with|bring) (?:(?:your |ur )?\p{L}+, )*(?:your |ur )?(?:[\p{L}']+ )?/u,
            /(?:licen[cs]e|permit)(?!\p{L})/u,
          ],
          "u",
        ),
        /, (?:your )?licen[cs]e(?!\p{L})|copie d[ue] permis|führerscheinkopie|kopie (?:des|ihres) \p{L}*scheins/u,
      ],
      "iu",
    ),
    example: "a copy of your driver's licence",
  },
  {
    name: "application form",
    pattern: word(
      [
        /application forms?|(?:pick|obtain|fill|complete|scan|collect) (?:up )?(?:the |an? )?(?:application )?form/u,
      ],
      inOrder(
        [
          /(?!\p{L})/u,
          patternOf(
            `(?!${/ (?:at|on|via|here|in|below|through) ?(?:the |this |our )?(?:http|www|link|website|portal|below)/u.source})`,
            "u",
          ),
          /(?! ?[:→])/u,
        ],
        "u",
      ),
    ),
    example: "Pick up the application form at the gate",
  },
  { name: "NIN slip", pattern: word([/nin slip/u]), example: "your NIN slip" },
  {
    name: "GitHub link",
    pattern: word([/git ?hub(?:[ -](?:link|profile|account))?/u]),
    example: "a link to your GitHub",
  },
  {
    name: "LinkedIn link",
    pattern: word([/linked ?in (?:link|profile|url)|links? to (?:your |ur )?linked ?in/u]),
    example: "your LinkedIn profile",
  },
];

/** "in the body of the mail, NOT as attachment": no paper is attached. */
export const NO_ATTACHMENTS = inOrder(
  [
    /(?<!\p{L})/u,
    /(?:no|without(?: any)?) attachments?/u,
    /(?! (?:of|except|but|other|above|over|larger|bigger|heavier|more|exceeding))/u,
    /(?!\p{L})/u,
  ],
  "iu",
);
/** "in the body (not as attachment)": what this sentence names is not attached. */
export const NOT_AS_ATTACHMENT = /(?<!\p{L})not as (?:an )?attachments?(?!\p{L})/iu;
/** Where a mail holds what else is attached to it. */
export const IN_BODY = /(?<!\p{L})in the body of (?:the|your) (?:e-?)?mail(?!\p{L})/iu;

/** "NO cover letter", "without certificates": the paper is not wanted. */
export const NOT_WANTED = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        anyOf(
          [
            /no|not|without|skip|omit|leave out|forget|don'?t (?:send|attach|bring)/u,
            /do not (?:send|attach|bring)|only (?:after|when)|sans|ohne/u,
          ],
          "u",
        ),
        /kein\p{L}*/u,
      ],
      "u",
    ),
    / (?:\p{L}+ ){0,2}$/u,
  ],
  "iu",
);

/** "Zeugnisse brauchen wir nicht", "certificates are not needed". */
export const NOT_NEEDED = inOrder(
  [
    /^ (?:(?:is|are|be) )?/u,
    anyOf([/not (?:be )?(?:needed|required|necessary)|brauchen wir nicht|nicht nötig|pas nécessaires?/u]),
    /(?!\p{L})/u,
  ],
  "iu",
);
