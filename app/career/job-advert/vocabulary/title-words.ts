import { anyOf, inOrder, listOf } from "../patterns";

/** Endings and last words of job titles. */
const TITLE_FORMS = inOrder(
  [
    /^/u,
    anyOf(
      [
        /[\p{L}-]*(?:ists?|[^e]ers?|ors?|ants?|ians?|ees?|eurs?|euses?|iers?|ières?|trices?|mann|frau|kraft|kräfte)/u,
        /[\p{L}-]*(?:inn?en|erin|köchin|ärztin)|koch|arzt|fahrer|pfleger|helfer|\p{L}*leit(?:er|ung)/u,
        /engineers?|careers? advisor|clerks?|nurses?|drivers?|guards?|cooks?|chefs?|secretar(?:y|ies)|interns?/u,
        /leads?|heads?|executives?|reps?|representatives?|analysts?|associates?|staff|workers?|technicians?/u,
        /matrons?|midwi(?:fe|ves)|aides?|(?:house)?helps?|nann(?:y|ies)|girls?|boys?|\p{L}*m[ae]n|\p{L}*wom[ae]n/u,
        /person(?:nel)?|counsel|registrar|teller|crew|hands?|tailors?|pilots?|aid|principal|bursar/u,
        /comptable|infirmière?s?|responsable|chargée?(?:\(e\))?|agents?|assistants?|lecturer/u,
        /professor|fellows?|steward(?:ess)?|waitress(?:es)?|seamstress(?:es)?/u,
        /host(?:ess)?|mistress|personalit(?:y|ies)|\p{L}*guards?/u,
        /captain|foreman|supervisors?|attendants?|stewards?|cfo|ceo|coo|cto|president|vp|hr|pa|superintendents?/u,
        /cadets?|apprentices?|coach(?:es)?|scientists?|auxiliar(?:y|ies)|housekeep\p{L}*|barista|cashier|keepers?/u,
        /caregivers?|companions?|typists?|commercial|ouvriers?|chauffeurs?|vendeu(?:r|se)s?/u,
        /coordonnateurs?|gardiens?|stagiaires?|secrétaire/u,
        /pros?|volunteers?|mobili[sz]ers?|specialists?|champions?|creators?|intake|mechanics?/u,
        /welders?|fitters?|riders?|stylists?|judge|dean|rector|roustabouts?|roughnecks?|deckhands?|au pairs?/u,
        /architects?|masons?|valets?|imams?|vets?|constables?|corporals?|magistrates?|paralegals?|\p{L}+smiths?/u,
        /officials?/u,
      ],
      "u",
    ),
    /$/u,
  ],
  "iu",
);

/** Words with the ending of a title that name no person. */
const NO_TITLE_WORDS = new Set(
  listOf(`flyer, flyers, flier, fliers, poster, posters, holder, holders, her, never, after, under, over, number, order, offer, letter, career, careers, september, october, november, december, ever, other, others, another, whether, either, neither, water, power, weather, computer, summer, paper, papers, matter, matters, cover, for, or, nor, door, indoor, outdoor, floor, colour, color, minor, major, prior, senior, junior,
    degree, fee, fees, see, three, committee, coffee, free, agree, want, wants, applicant, applicants, restaurant, restaurants, instant, important, relevant, plant, plants, grant, grants, pleasant, significant, customer, customers, former, together, chapter, semester, master, bachelor, transfer, further, larger, bigger, better, higher, lower, upper, older, younger,
    newspaper, quarter, quarters, remember, members, consider, deliver, enter, answer, sister, mother, father, brother, daughter, per, river, silver, disclaimer, disclaimers, ventilator, ventilators, character, passenger, passengers, list, exist, assist, nigerian, nigerians, christian, indian, asian, tier, employer, employers, manufacturer, manufacturers, processor, processors, distributor, distributors, vector, vectors, provider, providers, supplier, suppliers, wholesaler, wholesalers,
    retailer, retailers, producer, producers, contractor, contractors, importer, importers, exporter, exporters, dealer, dealers, publisher, publishers, graduate, woman's, women's, men's, human, yours, hours, tours, offers, letters, numbers, orders, powers, users, user, clients, client, owner, owners, sector, error, mirror, generator, generators, tractor, motor, motors, reactor, factor, factors, doctor's,
    in, then, man's, enters, consists, insists, mean, german, container, containers, trailer, tanker, printer, printers, charger, dollar, center, later, greater, fewer, water's, layer, answers, covers, tender, gender, calendar, reminder, hunger, danger, finger, trigger, corner, dinner, manner, banner, partners, shoulder, folder, ladder, border, tomorrow, freezer, cooler, burner, mixer, router, server, servers, folders, sender, our, your, hour, four, error, refer, prefer, differ, suffer, buffer, rather, gather, father, feather, leather, whichever, whatever, however, moreover, forever, wherever, fever, lever, clever, christmas, october's, helper's, docker, dossier, papier, métier, courrier, calendrier, atelier, chantier, quartier, janvier, février, unserer, seiner, ihrer, einer, dieser, jeder, kinder, oder, unter, über, partnership, jupyter, jupiter, twitter, flutter, newsletter, folder, easter, rever, corridor, elevator, escalator, conveyor, compressor, alternator, alternators, injector, injectors, capacitor, capacitors, incubator, incubators, separator, radiator, radiators, refrigerator, refrigerators, rotor, stator, excavator, excavators, compressors, inverters, transformers, tractors, sensors, calculator, inverter, converter, transformer, connector, reactor, sensor, processor, detector, projector, safeguards, safeguard, interior, exterior, superior, inferior, harbour, harbor, labour, labor, behaviour, behavior, vigour, flavour, honour, favour, humour, rumour, neighbour, register, cluster, shelter, charter, disaster, laser, tiger, butter, rubber, timber, cancer, ulcer, barrier, carrier, frontier, premier, supplier's, tower, towers, shower, flower, flowers, diaper, hanger, digger, loader, tipper, dumper, scanner, copier, boiler, chiller, blender, grinder, adapter, router's, filter, filters, meter, meters, litre, theatre, centre, chamber, chambers, membership, amber, copper, ginger, pepper, sugar, cellar, pillar, solar, similar, regular, particular, popular, circular, modular, cedar, altar, war, car, radar, bazaar, seminar, webinar, calibre, sulphur, murmur, tour, contour, armour, odour, tumour, vapour, parlour, savour, splendour, jubilee, guarantee, referee, degree, attendee, levee, knee, tree, decree, pedigree, spree, elephant, croissant, croissants, consultant's, giant, infant, tenant's, warrant, covenant, remnant, pendant, coolant, sealant, lubricant, pollutant, disinfectant, constant, distant, vacant, abundant, relevant's, compliant, vigilant, tolerant, brilliant, reliant, militant, resistant, dominant, significant, elegant, radiant, pregnant, hesitant, reluctant, redundant, dormant, observant, cognisant, cognizant, conversant, pursuant, buoyant, deviant, median, vegan, ocean, caravan, urban, metropolitan, african, american, european, ghanaian, kenyan, artisan's, frontage, mist, twist, roster, poster, voucher, vouchers, binder, ledger, ledgers, sticker, drawer, transfer, transfers, caliper, callipers, calipers, stapler, sprayer, planter, harvester, thresher, dryer, heater, washer, cylinder, spanner, pliers, screwdriver, multimeter, thermometer, micrometer, manometer, voltmeter, ammeter, hydrometer, flowmeter, glucometer, oximeter, theater, cover, order, orders, number, numbers, letter, letters, chapter, sewer, river, winter, summer, weather, checklist, shortlist, waitlist, wishlist, playlist, interest, best, test, protest, request`),
);

/** Whether a word names somebody's work: "Welder", "Nurses", "Infirmière". */
export function isTitleWord(word: string): boolean {
  const bare = word.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, "").replace(/(?:[:*_/]in(?:nen)?|\(e\)|\(s\))$/u, "");
  // "Presenters/Producers": one of two that a stroke joins is enough.
  return bare.split("/").some(namesWork);
}

function namesWork(word: string): boolean {
  // "Nurse-in-Charge", "Editor-in-Chief"
  const last =
    word
      .replace(/-(?:in|on|at|of)-.*$/iu, "")
      .split("-")
      .findLast(Boolean) ?? "";
  const lower = last.toLowerCase();
  return (
    last.length > 1 &&
    TITLE_FORMS.test(last) &&
    !NO_TITLE_WORDS.has(lower) &&
    !NO_TITLE_WORDS.has(lower.replace(/s$/, ""))
  );
}

/** Words before the title that are no part of it. */
export const TITLE_ADJECTIVES =
  listOf(`entry level, entry-level, exp., exp, exp'd, experienced, qualified, competent, smart, young, suitable, energetic, urgent, urgently, female, male, skilled, dedicated, reliable, trained, dynamic, sharp, serious, honest, hardworking, hard-working, hard working, good, professional, seasoned, talented,
  creative, passionate, motivated, highly, well, result-oriented, results-driven, full time, full-time, part time, part-time, some, several, the services of, services of, an, a, the, our next, our, more, two, three, four, five, six, ten, married, single, suitably, ideal, vibrant, mature, capable, immediate, mid level, mid-level, un(e), un, une, des, einen, eine, ein, eine/n, our first, new, one, few, its next, its, able, sound, committed, or more, able-bodied, able bodied, remote, friendly, neat, work from home, home based, freelance, temporary, permanent, contract, on-site, onsite, hybrid, strong, correct, proactive, ambitious, proven, hands-on, beautiful, pretty, presentable, intelligent, fast, very, really, additional, extra, following, both, 1, zwei, drei, zum nächstmöglichen zeitpunkt, ab sofort, deux, trois, plusieurs, foreign, foreign based, fellow, outstanding, exceptional, confident, god-fearing, solid, careful, patient, gentle, warm, and, also, self-motivated, bold`);

/** Words in brackets after a title that do not tell which kind of post it is. */
export const TITLE_BRACKETS = inOrder(
  [
    /^/u,
    anyOf(
      [
        /\d.*|[mfhwd](?:\s?\/\s?[mfhwdx]){1,2}|e|s|paid|unpaid|full[- ]time.*|part[- ]time.*|remote.*/u,
        /contract(?: (?:staff|basis|role|position|job|appointment).*)?/u,
        /hybrid.*|on-?site.*|temporary.*|permanent.*|(?:fe)?males?.*|lad(?:y|ies).*|wom[ae]n.*|m[ae]n.*|urgent.*/u,
        /day .*|night .*|shifts?.*/u,
        /live[- ]in.*|freelance.*|new|replacement|one|two|three|four|five|six|ten|several/u,
        /.*(?:speaking|preferred|only|needed)|.* (?:office|branch|base|hub|campus|station|outlet|site)/u,
        /.*(?<!\p{L})(?:must|should|lic|licen[cs]ed?|current|required|valid)(?!\p{L}).*/u,
        /secondary.*|jss.*|sss.*|b\.?sc|hnd|ond|nce|ssce/u,
        /.*\b(?:months?|years?|weeks?|slots?|nos?|openings?|positions?|posts?|vacanc(?:y|ies))\b.*/u,
        /.*(?:re-?(?:advertis|post|open|issu)\p{L}*|extended|revised|updated|deadline)(?!\p{L}).*/u,
        /.*(?:preferabl[ey]|ideally|immediate(?:ly)?|qualified|experienced)(?!\p{L}).*/u,
        /.*(?:registered|certified|desirable)(?!\p{L}).*/u,
      ],
      "u",
    ),
    /$/u,
  ],
  "iu",
);

/** Short forms in titles, written out; each with an example. */
export const TITLE_SHORT_FORMS: readonly { short: string; long: string; example: string }[] = [
  { short: "reps?", long: "Representative", example: "Sales Reps" },
  { short: "asst\\.?", long: "Assistant", example: "Asst Chef" },
  { short: "mgr\\.?", long: "Manager", example: "Branch Mgr" },
  { short: "execs?", long: "Executive", example: "Sales Exec" },
  { short: "(?:sup|supv|supvr|supr)\\.?$", long: "Supervisor", example: "Shift Sup" },
  { short: "acct\\.?$", long: "Accountant", example: "Project Acct" },
  { short: "engr\\.?", long: "Engineer", example: "Site Engr" },
  { short: "techs?\\.?$", long: "Technician", example: "Lab Tech" },
  { short: "cfo", long: "Chief Financial Officer", example: "Deputy CFO" },
  { short: "cto", long: "Chief Technology Officer", example: "CTO" },
  { short: "^pharm\\.?(?= tech)", long: "Pharmacy", example: "Pharm Tech" },
  { short: "(?<!/)(?:guys?|dudes?)", long: "Person", example: "2 delivery guys" },
  { short: "delivry|delivary", long: "Delivery", example: "Delivry Riders" },
  { short: "acountants?|acountents?", long: "Accountant", example: "Acountant" },
  { short: "reciptionists?|receptionst|recepsionists?", long: "Receptionist", example: "Reciptionist" },
  { short: "techinicians?|technitians?|tecnicians?", long: "Technician", example: "Generator Technitian" },
  { short: "enginers?|engeneers?|enginners?", long: "Engineer", example: "Site Enginer" },
  { short: "electricans?|eletricians?", long: "Electrician", example: "Electrican" },
  { short: "secutiry|securty|secruity", long: "Security", example: "Securty Guard" },
  { short: "assitants?|asistants?|assisstants?", long: "Assistant", example: "Shop Assitant" },
  { short: "suppervisors?|superviser", long: "Supervisor", example: "Suppervisor" },
  { short: "^vet\\.?(?= (?:tech|assist|nurs))", long: "Veterinary", example: "Vet Assistant" },
  { short: "^pa", long: "Personal Assistant", example: "PA" },
];

/** Regions that a title may end with after a dash: "Sales Manager – South West". */
export const TITLE_REGION = inOrder(
  [
    /^(?:north|south|east|west|central)/u,
    /(?:ern|[- ](?:east|west|central|south|north))?(?: (?:region|zone|nigeria|africa|area))?$/u,
  ],
  "iu",
);
