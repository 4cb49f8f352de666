/** Endings of nouns of doing something: maintenance, repair, registration, welding. */
export const ACTIVITY =
  /\p{L}{3,}(?:ing|tion|sion|ment|ance|ence|val|sal|ysis|ery|age|work|works|scopy|tomy|graphy)s?$/u;

const list = (words: string) => new Set(words.split(/\s+/));

/** Nouns of work without such an ending. */
export const PLAIN_ACTIVITIES: ReadonlySet<string> = list(
  "repairs services controls sales audits designs supply supplies patrol patrols visit visits survey surveys care payroll count counts checks security overhaul overhauls purchase purchases research reviews transport haulage returns upkeep follow-up backup backups",
);

/** Things and papers with the same endings. */
export const NO_ACTIVITY: ReadonlySet<string> = list(
  `building buildings equipment equipments department departments government document documents apartment station stations institution institutions
  organisation organization association associations position section sections option education qualification qualifications publication publications competition
  competitions election elections exhibition battery batteries machinery bakery grocery nursery gallery lottery experience audience science licence licences
  conference conferences reference references residence evidence village garage package message messages language languages page pages stage wage wages king spring string
  wedding weddings evening morning clothing ceiling bedding percentage average image heritage ambulance cottage foundation edition network networks homework
  instrument instruments pavement basement cement element garment garments monument parliament regiment distinction commendation recommendation
  promotion appreciation pension pensions commission commissions mission missions tension television vision during nothing something anything everything sing ring thing things`,
);

/** What is written or drawn at work, although its word is a verb as well. */
export const PAPERS_OF_WORK: ReadonlySet<string> = list(
  "note notes log logs report reports record records file files list lists plan plans chart charts sheet sheets form forms roster register registers menu menus diary calendar minutes schedule schedules newsletter",
);

/** What came of work: it was achieved. */
export const RESULT_NOUNS: ReadonlySet<string> = list(
  "reduction increase growth improvement savings saving recovery",
);

/** Adjectives that are verbs as well: "Clean audits in 2021". */
export const BARE_ADJECTIVES: ReadonlySet<string> = list(
  "clean clear complete correct direct open present secure separate",
);

/** The verbs of nouns of work. */
export const VERBS_OF_NOUNS: ReadonlyMap<string, string> = new Map(
  `inspection inspect, supervision supervise, maintenance maintain, construction construct, installation install, registration register, delivery deliver,
  preparation prepare, fabrication fabricate, rehabilitation rehabilitate, administration administer, distribution distribute, collection collect,
  production produce, management manage, coordination coordinate, implementation implement, organisation organise, evaluation evaluate, reconciliation reconcile,
  computation compute, procurement procure, recruitment recruit, treatment treat, assessment assess, enforcement enforce, verification verify,
  documentation document, examination examine, compilation compile, conduct conduct, control control, design design, repair repair, service service,
  review review, audit audit, monitor monitor, release release, support support, test test, transfer transfer, check check,
  payment pay, appraisal appraise, retrieval retrieve, storage store, submission submit, identification identify, application apply, operation operate,
  translation translate, formulation formulate, development develop, establishment establish, admission admit, allocation allocate, issuance issue, renewal renew,
  removal remove, replacement replace, sterilisation sterilise, sensitisation sensitise, mobilisation mobilise, immunisation immunise, vaccination vaccinate,
  calibration calibrate, excavation excavate, measurement measure, analysis analyse, arrangement arrange, execution execute, investigation investigate,
  protection protect, cultivation cultivate, propagation propagate, transportation transport, demonstration demonstrate, validation validate,
  modification modify, renovation renovate, decoration decorate, assembly assemble, recovery recover, purchase purchase, supply supply, survey survey, update update`
    .split(/,\s*/)
    .map((pair) => pair.trim().split(" ") as [string, string]),
);
