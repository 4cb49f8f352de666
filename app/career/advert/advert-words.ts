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
