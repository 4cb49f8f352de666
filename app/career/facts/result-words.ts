/** Words of rise and fall over a word run, folded, in four languages. A rise may not become a fall. */
export const UP_WORDS =
  / (?:increas\w*|rais(?:ed|ing)|grew|grow|growing|growth|rose|climbed|went up|going up|boost\w*|doubled|expanded|gained|aument\w*|augment\w*|accru\w*|gesteigert|erhoht\w*|steiger\w*|wuchs) /;
export const DOWN_WORDS =
  / (?:reduc\w*|cut|cuts|cutting|decreas\w*|lower(?:ed|ing)|fell|drop(?:ped)?|shrank|declin\w*|went down|going down|came down|brought down|halved|minimi[sz]\w*|redu\w*|disminu\w*|diminu\w*|baiss\w*|gesenkt|senkte|senken|reduziert\w*|verringert\w*|verkurz\w*) /;

/** What a draft likes to say came of the work. Each may stand only where the cited lines speak of the same, in any language. */
export const OUTCOMES: { name: string; words: RegExp; also?: RegExp }[] = [
  {
    name: "better",
    words:
      / (?:improv\w*|enhanc\w*|strengthen\w*|optimi[sz]\w*|streamlin\w*|transform\w*|revolutioni\w*|moderni[sz]\w*|mejor(?:e|o|ado|ando|ar|aron|ia|ias)|fortalec\w*|optimic\w*|amelior\w*|renforc\w*|verbesser\w*|optimier\w*|starkte|gestarkt) /,
    also: / (?:better|from (?:\S+ ){1,8}to) /,
  },
  {
    name: "up",
    words:
      / (?:boost\w*|increas\w*|aument(?:e|o|ado|ando|ar|aron)|elev(?:e|o|ado|ando|aron)|augment(?:e|ee|ant|er)|steiger\w*|gesteigert|erhoht\w*) /,
    also: / (?:rais\w*|grew|grow\w*|rose|doubled|tripled|expanded|improv\w*|exceed\w*|more|from (?:\S+ ){1,8}to) /,
  },
  {
    name: "down",
    words:
      / (?:reduc(?:ing|ed|e)|cutting|lowering|reduc(?:iendo|ido)|reduje|reduisant|reduit|senkte|gesenkt|verringert\w*|baissant) /,
    also: / (?:cut|cuts|less|fewer|lower\w*|fell|drop\w*|decreas\w*|sav\w*|halv\w*|brought|down|short\w*|from (?:\S+ ){1,8}to) /,
  },
  { name: "satisfaction", words: / (?:satisf\w*|\S*zufriedenheit|zufrieden\w*|happy|happier) / },
  {
    name: "efficiency",
    words:
      / (?:efficien\w*|efficac\w*|eficien\w*|eficac\w*|effizien\w*|productivity|productividad|productivite|produktivitat|performance|rendimiento|leistungsfahigkeit|leistung) /,
  },
  {
    name: "profit",
    words: / (?:profit\w*|rentab\w*|rentabil\w*|gewinn\w*|benefice\w*|bottom line|margins?) /,
  },
  {
    name: "revenue",
    words: / (?:revenues?|turnover|ingresos|chiffre d affaires|\S*umsatz\w*|\S*erlos\w*) /,
    also: / (?:sales?|sold|income|ngn|naira|grew|turnover) /,
  },
  {
    name: "decisions",
    words: / (?:decision|decisions|decision making|decisiones|\S*entscheidung\w*) /,
    also: / decid\w* /,
  },
  {
    name: "loyalty",
    words:
      / (?:loyal\w*|retention|retain\w*|retained|fidelis\w*|fideliz\w*|lealtad|\S*(?:kunden|marken|mitarbeiter)treue|treue|\S*bindung|repeat business) /,
  },
  { name: "reputation", words: / (?:reputation|reputacion|renommee|ruf|image|brand|imagen) / },
  {
    name: "morale",
    words:
      / (?:morale?|engagement|attitudes?|culture|arbeitsklima|atmosphere|confidence|confianza|confiance|vertrauen|trust) /,
  },
  {
    name: "cost",
    words: / (?:costs?|costes?|costos?|couts?|\S*kosten|expens\w*|gastos|depenses|ausgaben|spending) /,
    also: / (?:sav\w*|price\w*|budget|money|ngn|naira) /,
  },
  { name: "quality", words: / (?:quality|calidad|qualite|\S*qualitat|excellence|excelencia|standards?) / },
  {
    name: "prevented",
    words:
      / (?:prevent(?:s|ed|ing|ion|e|ed|ido|ir)?|avoid\w*|eliminat\w*|evit(?:e|o|ando|ado|ar|ant|er)|elimin(?:e|o|ando|ado)|verhinder\w*|vermied\w*|vermeid\w*|beseitigt\w*|empech\w*|prevenant) /,
    also: / (?:no|without|zero|stop\w*|end\w*|remov\w*|against) /,
  },
  {
    name: "moved others",
    words:
      / (?:persuad\w*|convinc\w*|inspir(?:ed|es|ing|e|o|ado|ar|iert\w*|ierte)|encourag(?:ed|es|ing)|motivat(?:ed|es|ing)|saved? (?:\S+ )?lives|changed (?:\S+ )?lives|convenci\w*|anime a|anim(?:o|aron) a|motiv(?:o|e|aron)|persuadi\w*|convainc\w*|incit(?:e|ee|ees|es|ait)|motive[es]?|uberzeugt\w*|motivierte?n?|begeisterte?n?|bewog\w*) /,
    also: / (?:persua\w*|convinc\w*|won over|talked|urg\w*|encourag\w*|motivat\w*|inspir\w*|campaign\w*|mobili[sz]\w*|got (?:\S+ ){0,3}to|led to) /,
  },
  {
    name: "praised",
    words:
      / (?:praised?|praises|praising|commended|complimented|applauded|lauded|recogni[sz]ed|acknowledged|appreciated by|renowned|well known|described me|known for|recommend(?:s|ed)? me|me (?:siguen )?recom(?:iend\w*|end\w*)|me recommand\w*|empf[ai]e?hl\w* mich|mich (?:\S+ ){0,3}weiter(?:empfehlen|empfohlen)|weiterempfohlen|compliments?|saluent|felicitent|louent|apprecient|vantent|loben|schatzen|elogian|agradecen|valoran|thanked by|elogi\w*|alab(?:o|a|an|aron|ado)|felicit\w*|reconocid[oa]|reconocio|salue[es]?|loue[es]?|apprecie[es]?|reconnue?|gelobt|lobt\w*|geschatzt|schatz(?:en|t) mich|gewurdigt|anerkannt) /,
    also: / (?:award\w*|prize(?! days?| giving| ceremon\w*)|honou?r\w*|staff of|employee of|named|letter of|recommend\w*) /,
  },
];

/** Words that spread the work over a whole country or firm: "nationwide", "in all branches", "dans tout le pays". */
const LANDS =
  "country|nation|states?|region|continent|world|globe|nigeria|africa|pais|nacion|estado|continente|mundo|pays|nation|afrique|monde|land|landes|welt|afrika|europe|europa";
const HOUSES =
  "schools?|branch|branches|departments?|company|group|organi[sz]ation|firm|industry|institution|office|offices|empresa|grupo|escuela|sucursales|departamentos|entreprise|groupe|ecole|agences|filiales|services|konzerns?|unternehmens?|gruppe|filialen|abteilungen|schule";
const ALL =
  "all|every|entire|whole|throughout|across|tod[oa]s?|tout|toute|tous|toutes|ganz|ganze|ganzen|alle|allen|samtliche[nr]?|gesamte[nr]?";
export const OVER_LANDS = new RegExp(
  ` (?:nationwide|nation wide|countrywide|country wide|state wide|statewide|global|globally|worldwide|international|internationally|multinational|landesweit\\w*|bundesweit\\w*|weltweit\\w*|europaweit\\w*|\\S+landweit|mondiale?|internacional|internationale?[nrs]?|a (?:nivel|escala) nacional|a l echelle nationale|au niveau national|(?:${ALL}) (?:of |over )?(?:\\S+ ){0,3}?(?:${LANDS})) `,
);
/** "Pendant toute l'année": the whole of a time. */
export const WHOLE_TIME =
  / (?:(?:all|whole|entire|full|throughout|tod[oa]|toute?|ganze[sn]?|gesamte[sn]?) (?:of |the |el |la |l |le |das |den )?(?:\S+ )?(?:year|years|month|ano|mes|annee|an|mois|jahr|monat)|(?:year|month) (?:round|long)|ganzjahrig\w*|all (?:\S+ )?year) /;
export const OVER_HOUSES = new RegExp(
  ` (?:company wide|organi[sz]ation wide|school wide|unternehmensweit|konzernweit|(?:${ALL}) (?:of |over )?(?:\\S+ ){0,3}?(?:${HOUSES})) `,
);
/** A line that speaks of all of something. */
export const SPEAKS_OF_ALL =
  / (?:all|everything|whole|entire|both|throughout|across|none|national|company|(?:\d+|\w+) (?:branches|departments|schools|offices|units)) /;

/** "All of which were won", where the line says one of three. */
export const ALL_OF =
  / (?:all|each|every|none|any|todos|todas|tous|toutes|alle) (?:of )?(?:which|them|whom|los cuales|las cuales|desquels|von ihnen|davon) /;
export const ALL_IN_SOURCE = / (?:all|every|each|everything|whole|entire|both|none) /;

/** Words that open a result: what follows must be in the cited lines too. */
export const RESULT_OPENERS =
  / (?:resulting in|result(?:ed|s) in|leading to|led to|leads to|thereby|thus|hence|improving|increasing|boosting|enhancing|ensuring|driving|enabling|reducing|cutting|saving|achieving|delivering|exceeding|surpassing|strengthening|earning|winning|so that|which (?:has |have )?(?:\w+ed|cut|led|won|grew|made|kept|brought)|lo que (?:permitio|mejoro|aumento|redujo|genero|logro)|mejorando|aumentando|reduciendo|logrando|ce qui a \S+|ameliorant|augmentant|reduisant|permettant|wodurch|sodass|was zu) /;
/** A line of the person's that gives a result itself. */
export const HAS_RESULT =
  / (?:\w{3,}ing|which|so|that|by|from|saved?|cut|reduced?|raised?|grew|led|won|increased?|improved?|lowered|without|until) /;

/** Words that open a cause: "thanks to", "by …ing". */
export const CAUSE_OPENERS =
  / (?:thanks to|owing to|due to|as a result of|because of|(?:through|via) (?:an?|my|our|new)|of my own|c est (?:\S+ ){1,6}qui (?:a|ont)(?= )|(?:fue|fueron) (?:\S+ ){1,6}(?:lo|la|el|los|las) que|it was (?:\S+ ){1,6}that(?= )|with (?:\S+ ){1,4}(?:that |which )?i (?:had|have)(?= )|after (?:i|we)(?= )|since (?:i|we) (?:introduc|brought|start|began)\w*|by(?= (?:\S+ly )?\S{3,}ing )|gracias a|debido a|grace a|en raison de|dank|aufgrund|durch(?= (?:ein|eine|einen|mein|meine|meinen|neue|bessere|den einsatz|die einfuhrung|das|regelmassige)\b)) /;
export const HAS_CAUSE =
  / (?:by (?:\S+ly )?\S{3,}ing|through|thanks|due|because|using|with|after|via|owing) /;
