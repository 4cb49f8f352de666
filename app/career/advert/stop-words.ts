/** Words that carry no topic, in the four languages adverts and resumes come in. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above across after all also am an and any are as at be been being below between both but by can could did do does doing
  during each either for from further had has have having he her here hers him his how i if in into is it its just may me might
  more most must my no nor not of off on once only or other our ours out over own per same shall she should so some such than that
  the their them then there these they this those through to too under until up upon us very via was we were what when where which
  while who whom why will with within without would you your yours etc e.g i.e
  le la les un une des du de et ou en dans par pour sur avec au aux ce ces cette qui que est sont sera vous votre vos nous notre
  el los las una unos y o del al con por para que es son su sus se
  der die das den dem des ein eine einen einem einer und oder mit von zu zur zum im am auf fur als ist sind wir sie ihr ihre`.split(
    /\s+/,
  ),
);

/** Words of the hiring trade: true of every advert, so they say nothing about this one. */
export const ADVERT_WORDS: ReadonlySet<string> = new Set(
  `ability able accurate active additional advantage advert age applicant applicants application applications apply appropriate area areas
  asset attractive available background bachelor bachelors based basic basis benefit benefits best candidate candidates career
  certificate certificates certification class clean clear closing company competent competitive complete contract cover credit credits
  currently cv daily date day days deadline degree demonstrated description desirable desired detail details diploma discipline dynamic
  effective efficient eligible email employee employees employer employment ensure ensuring environment equivalent essential etc excellent
  exciting existing experience experienced experiences familiar familiarity fast female field fields first fluency fluent following full
  fulltime gender general good graduate graduates great group growing growth hands hard high higher highly hiring hnd holder honest ideal
  immediate immediately include includes including individual industry information institution interested interview job jobs join key
  knowledge large leading least level limited line living local location looking maintain major male management manage manager married
  maximum minimum monthly motivated multiple necessary need needed needs new nigeria nigerian number nysc office ond open opportunity
  organisation organization part passion passionate people perform person plus position positions possess possession post preferably
  preference preferred previous prior private professional proficiency proficient profile proven provide public qualification
  qualifications qualified recognised recognized recruiting recruitment related relevant reputable require required requirement
  requirements requires resident responsibilities responsibility responsible resume role roles salary second section self send shortlisted
  similar skill skilled skills smart social solid sound staff start status strong subject submit successful suitable support supporting
  take task tasks team teams time title training type understanding university upper urgent urgently use using vacancies vacancy valid
  various want wanted week weeks well whatsapp will willing willingness work worked working year years young your
  advertise message call chat contact forward share please kindly interest monday tuesday wednesday thursday friday saturday sunday
  january february march april june july august september october november december accommodation lunch bonus pension hmo leave
  duty duties function functions summary overview purpose objective objectives brief remuneration net gross naira package negotiable
  older exemption discharge compulsory view instructions every method years' added moins atout serait tard shall able ideally plus residents resident free night daily weekly quarterly secondary primary eng b.eng phase must-have nearby around annee annees ans experience poste recherche recherchons candidat candidature formation niveau bonne bon maitrise connaissance connaissances
  bsc msc master masters master's bachelor's envoyer envoyez lettre motivation profil missions exigences offre emploi entreprise minimum diplome`.split(
    /\s+/,
  ),
);
