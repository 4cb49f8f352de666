const list = (text: string) =>
  text
    .trim()
    .split(/\s*,\s*/)
    .map((word) => word.trim());

/** Words that make a short line a job title. */
export const TITLE_WORDS =
  list(`officer, manager, accountant, engineer, nurse, teacher, driver, assistant, analyst, developer, executive, representative, rep, supervisor,
  clerk, cashier, secretary, administrator, admin, consultant, coordinator, co-ordinator, director, head, lead, leader, intern, trainee, technician, technologist, auditor,
  instructor, lecturer, tutor, principal, salesperson, salesman, saleswoman, salesgirl, salesboy, sales girl, sales boy, attendant, agent, marketer, designer, architect, surveyor,
  pharmacist, doctor, midwife, matron, physician, scientist, researcher, planner, specialist, associate, receptionist, storekeeper, store keeper, guard, cook, chef, waiter,
  waitress, steward, housekeeper, cleaner, electrician, welder, mechanic, plumber, carpenter, tailor, operator, machinist, foreman, inspector, controller, treasurer, bursar,
  librarian, journalist, editor, writer, copywriter, reporter, producer, presenter, programmer, tester, advisor, adviser, counsel, solicitor, lawyer, barrister, facilitator,
  trainer, captain, founder, co-founder, ceo, cfo, cto, coo, chairman, president, vice president, partner, owner, teller, buyer, merchandiser, promoter, dispatcher, rider,
  courier, messenger, labourer, corper, corps member, volunteer, member, fellow, ambassador, enumerator, superintendent, strategist, scrum master, audit senior, audit trainee, tax senior, photographer, videographer,
  baker, hairdresser, barber, nanny, caregiver, factory worker, worker, chief, registrar, proprietor, proprietress, headteacher, headmaster, headmistress, vice principal,
  health worker, extension worker, community mobiliser, supervising, store manager, customer care, front desk, help desk, mentor, crew member, business development, data entry, quality control,
  quality assurance, personal assistant, bookkeeper, book-keeper, underwriter, broker, geologist, chemist, biologist, dietitian, physiotherapist, radiographer, optometrist,
  dentist, veterinarian, agronomist, farmer, pilot, sailor, counsellor, counselor, pastor, imam, evangelist, coach, referee, usher, model, actor, artist, animator, freelancer, contractor, draughtsman, estimator, technical staff, contract staff, correspondent, columnist, sergeant, corporal, lieutenant, soldier, constable, colonel, house help, househelp, facilitator,
  installer, fitter, painter, mason, bricklayer, tiler, plasterer, roofer, scaffolder, rigger, driller, loader, packer, picker, assembler, vulcanizer, vulcaniser, panel beater, iron bender, seamstress, stylist, caterer,
  confectioner, butcher, bartender, barista, hostess, porter, gardener, janitor, laundryman, washman, canvasser, trader, banker, interpreter, translator, proofreader, invigilator, warden, lifeguard, bouncer, apprentice, aide, operative`);

/** True when the last word names somebody by what they do: "Solar Installer", "Seafood Griller". Surnames end so too ("Okafor"), so it counts among jobs only. */
export function endsAsAgent(text: string): boolean {
  const last = /([\p{L}-]+)[^\p{L}]*$/u.exec(text)?.[1]?.toLowerCase() ?? "";
  return (
    /.{3}(?:er|or|ist|ian|man|woman|ress)$/.test(last) &&
    !NO_AGENTS.has(last) &&
    !/(?:afor|akor|okor)$/.test(last)
  );
}

const NO_AGENTS = new Set(
  list(`water, power, paper, computer, customer, number, order, senior, junior, other, higher, lower, upper, center, tower, river, niger, corner, border, quarter, letter, cover, filter, meter, generator, inverter, transformer, motor, tractor,
  sensor, router, server, printer, scanner, projector, sector, factor, vendor, interior, exterior, minor, major, superior, trailer, tanker, container, register, semester, master, chapter, poster, rubber, timber, copper, silver, cancer, leather, weather,
  summer, winter, december, october, september, november, human, german, checklist, nigerian, indian, italian, ghanaian, victor, peter, alexander, newsletter, user, cluster, chamber, press, express, wellness, progress, career`),
);

/** Words that make a line an employer's, or another body's, name. */
export const ORGANISATION_WORDS =
  list(`ltd, limited, plc, llc, inc, llp, gmbh, nig, nigeria, company, co, bank, group, ventures, venture, enterprises, enterprise, services, solutions,
  technologies, technology, tech, industries, foods, stores, store, supermarket, supermarkets, mall, hospital, hospitals, clinic, medical centre, health centre, pharmacy, pharmaceuticals, school, schools,
  college, university, polytechnic, academy, institute, ministry, agency, commission, authority, council, board, corporation, foundation, initiative, church, mosque, hotel, hotels, hotels, restaurant,
  microfinance, insurance, assurance, consult, consults, consulting, consultants, associates, partners, oil, gas, energy, logistics, transport, motors, farms, farm, construction, properties, communications,
  telecoms, telecommunications, media, studio, studios, international, global, resources, integrated, investment, investments, federal, government, secretariat, bureau, firm,
  airline, airlines, airways, breweries, bottling, mills, cement, refinery, petroleum, steel, plastics, beverages, bakery, fashion, hub, network, networks, systems, engineering services, fire service, civil service, security service, nhs, labs,
  capital, securities, finance, trust, holdings, exchange, embassy, ngo, army, navy, police, air force, customs, immigration, civil defence, diagnostics, medicals, mtn, airtel, glo, shoprite, jumia, konga, dangote,
  gtbank, uba, nnpc, inec, frsc, nafdac, cbn, firs, lirs, chambers, pension, pensions, mortgage, cooperative, co-operative, market, plaza, centre, center, laboratories, laboratory, factory, nursery, kitchen, eatery, lounge, boutique, salon, saloon, shop, pharmacies, estates, suites, works`);

/** Words by which a sentence about work begins, besides those in -ed and -ing. */
export const VERB_STARTS = new Set(
  list(`led, built, ran, made, kept, wrote, taught, sold, oversaw, drove, grew, won, set, cut, met, took, gave, held, did, was, am, is, manage, prepare, ensure, assist, handle, maintain, coordinate, develop,
  design, provide, support, supervise, monitor, conduct, create, perform, carry, collect, keep, write, teach, sell, drive, help, work, report, review, process, plan, organise, organize, record, reconcile, attend,
  answer, operate, responsible, achieve, administer, analyse, analyze, approve, arrange, build, clean, communicate, compile, control, deliver, deploy, document, educate, establish, evaluate, execute, file, follow,
  generate, identify, implement, improve, increase, install, issue, lead, liaise, make, market, meet, negotiate, obtain, oversee, participate, post, produce, promote, purchase, raise, receive, reduce, repair, represent,
  resolve, respond, schedule, secure, serve, solve, source, test, track, train, troubleshoot, check, fix, load, welcome, greet, clear, cover, cook, mentor, bring, buy, call, close, convert, count, draft, earn, enter, examine, explain, forecast, gather, give, guide, instruct, inspect, inform, interview, introduce, investigate, join, launch, measure, mix, motivate, observe, open, order, pay, pick, prevent, print, protect, provided, publish, receive, recruit, register, relate, remit, remind, restock, safeguard, save, scan, send, share, sort, store, study, transport, treat, upload, visit, wash, watch, update, use, verify, i, we, to, successfully, effectively, also, daily, weekly, monthly`),
);

/** Lines that only announce what comes, inside a job. */
export const SUB_HEADING =
  /^(?:(?:key|main|major|core|primary|general|job|daily|my|some of my|professional|notable|selected)\s+)*(?:responsibilit(?:y|ies)|duties|duties and responsibilities|responsibilities and duties|roles?|roles? and responsibilities|functions?|tasks?|job description|description|achievements?|accomplishments?|key result areas?|job functions?|responsibilities and achievements)(?:\s+(?:includes?|included|held))?\s*[:;–-]*$/i;

/** Labels of a job's period. */
export const PERIOD_LABEL =
  /^(?:dates?|duration|period|years?|from|tenure|date of employment|period of employment|length of service|time|session)\s*[:–-]\s*(.+)$/i;

/** Words of the head row of a table. */
export const TABLE_HEAD_WORDS = new Set(
  `s/n sn no institution institutions school schools attended qualification qualifications obtained date dates year years from to course courses of study degree class grade certificate certificates
  organisation organization company employer position held post duration period location name and subject subjects result results grades duties responsibilities title designation
  phone telephone tel gsm email e-mail contact body number s/no serial
  place month remark remarks cgpa exam examination level address award awarded body awarding period: discipline`.split(
    /\s+/,
  ),
);
