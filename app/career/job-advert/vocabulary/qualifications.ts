import { listOf } from "../patterns";
import type { DegreeClass } from "../job-advert";

/** Degrees and school certificates as adverts write them; `rank` orders them, HND and first degree share one. */
export const DEGREE_FORMS: readonly { name: string; rank: number; forms: string[] }[] = [
  {
    name: "Ph.D",
    rank: 8,
    forms: listOf("ph.d, phd, ph.d., doctorate, doctoral degree, doctorat, promotion"),
  },
  {
    name: "M.Sc",
    rank: 7,
    forms: listOf(
      `m.sc, msc, m.sc., master's degree, masters degree, master degree, master's, masters, master of science, postgraduate degree, post graduate degree, m.a, m.ed, m.eng, mph, llm, ll.m, master, master in, master of, master en, master 2, diplôme de master, diplôme niveau master, diplôme de niveau master, masterabschluss, diplom`,
    ),
  },
  { name: "MBA", rank: 7, forms: ["mba", "m.b.a"] },
  {
    name: "PGD",
    rank: 6,
    forms: listOf("pgd, pgde, postgraduate diploma, post graduate diploma, post-graduate diploma"),
  },
  {
    name: "B.Sc",
    rank: 5,
    forms: listOf("b.sc, bsc, b.sc., bs.c, b sc, bachelor of science"),
  },
  {
    name: "Bachelor",
    rank: 5,
    forms:
      listOf(`bachelor's degree, bachelors degree, bachelor degree, bachelor's, bachelors, bachelor, first degree, university degree, degree, honours degree, graduate degree, good degree, relevant degree, from a university,
      bachelorabschluss, hochschulabschluss, abgeschlossenes studium, studium, hochschulstudium, hochschulabsolvent, university graduate, graduate of, graduate, graduates`),
  },
  { name: "Licence", rank: 5, forms: listOf("licence en, licence professionnelle, une licence, licence de") },
  { name: "B.A", rank: 5, forms: listOf("b.a, ba, b.a., bachelor of arts") },
  {
    name: "B.Eng",
    rank: 5,
    forms: listOf("b.eng, beng, b.eng., b. eng, bachelor of engineering, diplôme d'ingénieur"),
  },
  { name: "B.Tech", rank: 5, forms: listOf("b.tech, btech, b. tech") },
  {
    name: "B.Ed",
    rank: 5,
    forms: listOf(
      "b.ed, bed, b. ed, b.sc ed, b.sc (ed), b.sc(ed), b.a ed, b.a (ed), b.a(ed), bachelor of education",
    ),
  },
  { name: "LL.B", rank: 5, forms: listOf("ll.b, llb, law degree") },
  { name: "B.Pharm", rank: 5, forms: listOf("b.pharm, bpharm") },
  { name: "Pharm.D", rank: 5, forms: listOf("pharm.d, pharmd") },
  { name: "B.N.Sc", rank: 5, forms: listOf("b.n.sc, bnsc, b.nsc, bachelor of nursing") },
  { name: "B.Agric", rank: 5, forms: listOf("b.agric, b. agric, b.agric.") },
  { name: "MBBS", rank: 5, forms: ["mbbs", "mb;bs", "mb.bs", "mb,bs"] },
  { name: "BDS", rank: 5, forms: ["bds"] },
  { name: "BMLS", rank: 5, forms: listOf("bmls, b.mls, bachelor of medical laboratory science") },
  { name: "B.Arch", rank: 5, forms: listOf("b.arch, b. arch") },
  { name: "OD", rank: 5, forms: listOf("doctor of optometry, o.d") },
  { name: "DVM", rank: 5, forms: ["dvm"] },
  { name: "HND", rank: 5, forms: listOf("hnd, h.n.d, higher national diploma, hnds") },
  {
    name: "NCE",
    rank: 4,
    forms: listOf("nce, n.c.e, nigeria certificate in education, national certificate in education"),
  },
  {
    name: "OND",
    rank: 3,
    forms: listOf("ond, o.n.d, nd, n.d, national diploma, ordinary national diploma, diploma, diplôme"),
  },
  { name: "Bac+5", rank: 7, forms: listOf("bac+5, bac +5, bac + 5") },
  { name: "Bac+3", rank: 5, forms: listOf("bac+3, bac +3, bac + 3, bac+4, bac +4, bac + 4") },
  { name: "Bac+2", rank: 3, forms: listOf("bac+2, bac +2, bac + 2") },
  { name: "BTS", rank: 3, forms: listOf("bts, dut") },
  {
    name: "SSCE",
    rank: 1,
    forms:
      listOf(`ssce, wassce, waec, neco, o'level, o' level, o level, o-level, o'levels, o levels, school cert, school certificate, secondary school certificate, senior school certificate, secondary school leaving certificate, secondary education, secondary school leaver, minimum of secondary school, at least secondary school, completed secondary school, ssce certificate,
      nabteb, baccalauréat, bac, abitur, mittlere reife, hauptschulabschluss, realschulabschluss, schulabschluss`),
  },
  {
    name: "FSLC",
    rank: 0,
    forms: listOf(
      "fslc, first school leaving certificate, primary six certificate, primary school certificate",
    ),
  },
];

/** Classes of degree; `rank` compares a university's with a polytechnic's. */
export const CLASS_FORMS: readonly { name: DegreeClass; rank: number; forms: string[] }[] = [
  { name: "first", rank: 4, forms: listOf("first class, first-class, 1st class") },
  {
    name: "2:1",
    rank: 3,
    forms:
      listOf(`2:1, 2.1, 2;1, second class upper, second class (upper), second class honours upper, second class honours (upper), second class upper division, second class (upper division), second class honours (upper division), second class honours upper division,
      2nd class upper, 2nd class (upper), second upper, upper second, upper second class, second-class upper`),
  },
  {
    name: "2:2",
    rank: 2,
    forms:
      listOf(`2:2, 2.2, 2;2, second class lower, second class (lower), second class honours lower, second class honours (lower), second class lower division, second class (lower division), second class honours (lower division), second class honours lower division,
      2nd class lower, 2nd class (lower), second lower, lower second, lower second class, second-class lower, second class`),
  },
  { name: "third", rank: 1, forms: listOf("third class, third-class, 3rd class") },
  { name: "distinction", rank: 4, forms: ["distinction"] },
  { name: "upper_credit", rank: 3, forms: ["upper credit"] },
  { name: "lower_credit", rank: 2, forms: ["lower credit"] },
  { name: "pass", rank: 1, forms: ["pass degree", "pass class"] },
];

/** Professional bodies and registers with the letters that their members write: membership or registration is a rule. The first form is the short name. */
export const BODIES: readonly string[][] = [
  ["ICAN", "Institute of Chartered Accountants of Nigeria", "ACA", "FCA"],
  ["ACCA", "FCCA"],
  ["ANAN", "Association of National Accountants of Nigeria", "CNA", "FCNA"],
  ["CIMA"],
  ["CPA"],
  ["CFA"],
  ["CITN", "Chartered Institute of Taxation of Nigeria", "Chartered Institute of Taxation", "ACTI", "FCTI"],
  ["CIPM", "Chartered Institute of Personnel Management", "ACIPM", "MCIPM", "FCIPM"],
  ["CIPD"],
  ["SHRM-CP"],
  ["SHRM-SCP"],
  ["SHRM"],
  ["HRCI"],
  ["CIBN", "Chartered Institute of Bankers of Nigeria", "ACIB", "HCIB", "FCIB"],
  ["CIPS", "MCIPS", "FCIPS"],
  ["CIPSMN"],
  ["CILT", "MCILT", "FCILT"],
  ["COREN"],
  ["NSE", "Nigerian Society of Engineers", "MNSE", "FNSE"],
  ["NIQS", "Nigerian Institute of Quantity Surveyors", "MNIQS", "FNIQS"],
  ["NIA", "Nigerian Institute of Architects", "MNIA", "FNIA"],
  ["ARCON"],
  ["NIOB", "MNIOB", "FNIOB"],
  ["CORBON"],
  ["QSRBN", "Quantity Surveyors Registration Board of Nigeria"],
  ["SURCON", "Surveyors Council of Nigeria"],
  ["TOPREC", "Town Planners Registration Council of Nigeria"],
  ["NITP", "Nigerian Institute of Town Planners", "MNITP", "FNITP"],
  ["NIS", "Nigerian Institution of Surveyors", "MNIS", "FNIS"],
  ["NISLT", "Nigerian Institute of Science Laboratory Technology"],
  ["LRCN", "Librarians' Registration Council of Nigeria", "Librarians Registration Council of Nigeria"],
  [
    "MRTBN",
    "MRTB",
    "Medical Rehabilitation Therapists Board of Nigeria",
    "Medical Rehabilitation Therapists Board",
  ],
  ["ODORBN", "Optometrists and Dispensing Opticians Registration Board of Nigeria"],
  ["HRORBN", "Health Records Officers Registration Board of Nigeria"],
  ["NIEEE", "Nigerian Institute of Electrical and Electronics Engineers"],
  ["NIMechE", "Nigerian Institution of Mechanical Engineers"],
  ["NICE", "Nigerian Institution of Civil Engineers"],
  ["NSChE", "Nigerian Society of Chemical Engineers"],
  ["CITM"],
  ["CILRM"],
  ["FRCN", "Financial Reporting Council of Nigeria"],
  ["NIESV", "Nigerian Institution of Estate Surveyors and Valuers", "ANIVS", "FNIVS"],
  ["ESVARBON"],
  ["NIM", "Nigerian Institute of Management"],
  [
    "NMCN",
    "Nursing and Midwifery Council of Nigeria",
    "Nursing and Midwifery Council",
    "Nursing & Midwifery Council",
  ],
  [
    "RN",
    "R.N",
    "R.N.",
    "RN/RM",
    "RN and RM",
    "RN & RM",
    "RNM",
    "Registered Nurse",
    "registered nurse",
    "Registered Nurses",
  ],
  ["MDCN", "Medical and Dental Council of Nigeria"],
  ["PCN", "Pharmacists Council of Nigeria", "Pharmacy Council of Nigeria"],
  ["MLSCN", "Medical Laboratory Science Council of Nigeria"],
  ["RRBN"],
  ["VCN", "Veterinary Council of Nigeria"],
  ["TRCN", "Teachers Registration Council of Nigeria", "Teachers' Registration Council of Nigeria"],
  ["NBA", "Nigerian Bar Association"],
  ["CRFFN", "Council for the Regulation of Freight Forwarding in Nigeria"],
  ["ICSAN", "Institute of Chartered Secretaries and Administrators of Nigeria"],
  ["NIPR", "Nigerian Institute of Public Relations"],
  ["COMEG", "Council of Nigerian Mining Engineers and Geoscientists"],
  ["CIIN", "Chartered Insurance Institute of Nigeria"],
  ["OTBON", "Occupational Therapists Board of Nigeria"],
  ["LARBON"],
  ["NEMSA"],
  [
    "B.L",
    "BL",
    "Nigerian Bar",
    "called to the Nigerian Bar",
    "called to Bar",
    "called to the Bar",
    "call to bar",
    "called to the Nigeria Bar",
  ],
  ["ICSAN"],
  ["NIPR"],
  ["APCON", "ARCON-APCON"],
  ["NIMN", "National Institute of Marketing of Nigeria"],
  ["CIIN", "Chartered Insurance Institute of Nigeria"],
  ["CPN"],
  ["NCS"],
  ["NIFST"],
  ["IPAN"],
  ["ISPON"],
  ["NEBOSH", "NEBOSH IGC"],
  ["IOSH"],
  ["HRIRC"],
  ["LASDRI"],
  ["PSN", "Pharmaceutical Society of Nigeria"],
  ["ACIB"],
  ["CHPRBN", "EHORECON"],
  ["CORBON"],
];

/**
 * Societies of a trade beside the register that lets their members practise. Where an advert names the register, its rule says it all:
 * "membership of NIQS and registration with QSRBN" is asked by the second, "RN with current NMCN licence" by the council.
 */
export const REGISTERS: readonly { register: string; societies: string[] }[] = [
  { register: "NMCN", societies: ["RN"] },
  { register: "QSRBN", societies: ["NIQS"] },
  { register: "COREN", societies: ["NSE", "NIEEE", "NIMechE", "NICE", "NSChE"] },
  { register: "ESVARBON", societies: ["NIESV"] },
  { register: "TOPREC", societies: ["NITP"] },
  { register: "SURCON", societies: ["NIS"] },
  { register: "ARCON", societies: ["NIA"] },
  { register: "CORBON", societies: ["NIOB"] },
  { register: "PCN", societies: ["PSN"] },
];

/** Certificates that are no membership, as adverts write them. */
export const CERTIFICATES =
  listOf(`ATS, AMLSCN, AIMLS, AIMLT, FMLSCN, PMP, PRINCE2, CAPM, CSM, PSM, ITIL, CCNA, CCNP, CCIE, CompTIA A+, CompTIA, CISA, CISM, CISSP, CEH, CRISC, CFE, CIA, AWS certification, Azure certification, HSE Level 1, HSE Level 2, HSE Level 3, HSE 1, HSE 2, HSE 3, HSE certification, HSE certificate, HSE, BOSIET,
  first aid certificate, first aid certification, first aid, BLS, ACLS, PALS, basic life support, TOEFL, IELTS, TEFL, Montessori diploma, Montessori certificate, Montessori certification, Montessori training, trade test, Trade Test I, Trade Test II, Trade Test III, City & Guilds, City and Guilds, food handler's certificate, food handlers certificate,
  food handler certificate, food handler's test, fire safety certificate, Lean Six Sigma, Six Sigma Green Belt, Six Sigma Black Belt, Six Sigma, NABTEB, Google Ads certification, HubSpot certification, SCRUM, CIPS Level 4, welding certificate, AWS D1.1, 6G, PGDE, RN, RM, RPHN, RN/RM, registered nurse, registered midwife, SIA, HACCP certificate, HACCP certification, AMTC, Ausbildung`);

/** Licences of persons. */
export const LICENCES =
  listOf(`driver's licence, driver's license, drivers licence, drivers license, driver licence, driver license, drivers' licence, drivers' license, driving licence, driving license, rider's licence, rider's license, riders licence, riders license, riding licence, rider's card, rider's permit, riders card, riders permit,
  motorcycle licence, motorcycle license, practising licence, practicing licence, practising license, practicing license, practice licence, practice license, annual practising licence, annual practicing licence, annual licence, nursing licence, nursing license, current licence, current license, security licence, guard licence, pilot licence,
  permis de conduire, permis b, permis c, permis d, führerschein, fahrerlaubnis, approbation, gabelstaplerschein, staplerschein, forklift licence, forklift license, forklift operator's licence, forklift certificate, forklift operator licence, crane licence, operator's licence, operator licence`);
