import { listOf } from "../patterns";

/** Words that end the name of a firm or institution, by what they are; each row with an example. */
export const COMPANY_FORM_ROWS: readonly { forms: string[]; example: string }[] = [
  {
    forms: listOf(
      "Ltd, Limited, Plc, PLC, LLC, LLP, Inc, GmbH, AG, KG, SARL, SA, Nig Ltd, Nigeria Ltd, Nigeria, & Co",
    ),
    example: "Oakline Dairies Ltd",
  },
  {
    forms: listOf(
      "Bank, Microfinance Bank, MFB, Mortgage Bank, Insurance, Assurance, Brokers, Capital, Investments, Finance, Fund, Pensions",
    ),
    example: "Cocoa House Microfinance Bank",
  },
  {
    forms: listOf(
      "Hospital, Hospitals, Clinic, Clinics, Pharmacy, Pharmacies, Chemists, Pharmaceuticals, Pharma, Laboratories, Labs, Diagnostics, Medical Centre, Medical Center, Heart Centre, Klinik, Klinikum, Krankenhaus, Seniorenzentrum, Care Group, Care, Maternity, Health",
    ),
    example: "Mercy Gate Hospital",
  },
  {
    forms: listOf(
      "School, Schools, College, Academy, University, Polytechnic, Institute, Nursery, Kindergarten, Montessori, Seminary, Crèche, Creche, Tutors, Library",
    ),
    example: "Greenbank College",
  },
  {
    forms: listOf(
      "Foundation, Initiative, Collective, Guild, Association, Society, Trust, Network, Response, Council, Federation, Union, Cooperative, Co-operative, Alliance, Church, Ministries, Mission, Parish, Diocese, Relief, Aid",
    ),
    example: "Lantern of Hope Initiative",
  },
  {
    forms: listOf(
      "Ministry, Commission, Agency, Authority, Board, Bureau, Embassy, Pilotage District, Health District, Customs Service, Immigration Service, Civil Service, Corporation, Directorate",
    ),
    example: "Rivers Water Board",
  },
  {
    forms: listOf(
      "Hotel, Hotels, Suites, Resort, Resorts, Lodge, Apartments, Restaurant, Restaurants, Kitchen, Kitchens, Bakery, Bakeries, Bakehouse, Bistro, Cafe, Café, Lounge, Bar, Grill, Eatery, Foods, Food, Catering, Caterers, Confectionery, Beverages, Breweries, Bottlers, Dairies, Dairy, Mills, Spa, Gym, Salon",
    ),
    example: "Ibom Grove Suites",
  },
  {
    forms: listOf(
      "Stores, Store, Supermarket, Supermarkets, Mart, Superstores, Superstore, Mall, Shop, Boutique, Fabrics, Couture, Fashion, Textiles, Garments, Apparel, Stitches, Designs, Interiors, Furniture, Electronics, Gadgets, Phones, Books, Publishers, Press",
    ),
    example: "Everyday Choice Stores",
  },
  {
    forms: listOf(
      "Logistics, Couriers, Courier, Express, Haulage, Movers, Transport, Motors, Autos, Shipping, Maritime, Marine, Freight, Airlines, Airways, Aviation, Terminals, Transit, Travels, Tours, Cold Chain, Distribution, Distributors",
    ),
    example: "Arewa Bulk Movers",
  },
  {
    forms: listOf(
      "Technologies, Technology, Tech, Digital, Software, Systems, Telecoms, Communications, Media, Studios, Studio, Radio, TV, Films, Energy, Power, Solar, Oil, Gas, Petroleum, Petrochem, Water, Engineering, Construction, Builders, Works, Properties, Property, Estates, Realty, Homes, Developments, Gardens",
    ),
    example: "Kenvolt Power",
  },
  {
    forms: listOf(
      "Group, Solutions, Services, Consult, Consulting, Consultants, Consultancy, Advisory, Partners, Chambers, Solicitors, Associates, Outsourcing, Recruiters, Manpower, Resources, Chartered Accountants, Industries, Industrial, Enterprises, Ventures, Holdings, International, Global, Events, Exports, Imports, Trading, Security, Guards, Protective Services, Plastics, Cement, Steel, Glassworks, Fabricators, Processors, Packaging, Chemicals, Paints, Farms, Farm, Agro, Agro-Allied, Feeds, Plantations, Ventures Ltd, Allied",
    ),
    example: "Sunbelt Agro-Allied",
  },
];

/** Forms that also name a field of work: "Health Care Assistant" names no firm "Health Care". */
export const FIELD_FORMS = new Set(
  listOf(
    "care, health, security, digital, software, technology, tech, systems, energy, power, solar, water, oil, gas, engineering, construction, works, property, resources, events, media, communications, food, bar, catering, kitchen, transport, distribution, haulage, cleaning, mining, printing, textiles, insurance, finance, logistics, steel, chemicals, mission, aid, relief, service, services, store, shop, pharmacy, school, hotel, hospital, library, fashion, furniture, freight, marine, maritime, trading, imports, exports, packaging, restaurant, clinic, nursery, laboratory",
  ),
);

export const COMPANY_FORMS = COMPANY_FORM_ROWS.flatMap(({ forms }) => forms);

/** What follows the name of an employer in a sentence that hires or presents it; each with an example. */
export const EMPLOYER_VERBS: readonly { words: string[]; example: string }[] = [
  {
    words: listOf(
      "needs, need, seeks, seek, requires, hires, wants, wishes, invites, recruits, employs, opens, takes, engages, welcomes",
    ),
    example: "Freshmart needs a cashier",
  },
  {
    words: listOf(
      "is hiring, is recruiting, is looking, is seeking, is in need, is searching, is short, is employing, is engaging, is expanding, is taking, is inviting, is filling, is casting, is currently, is urgently, is now, are hiring, are recruiting, are looking, dey find, dey look, dey hire, dey recruit, dey need, wan employ, wan hire, is a, is an, is the, is one",
    ),
    example: "Udoka Foods is hiring a driver",
  },
  {
    words: listOf(
      "would like, want to, wants to, has a, has an, has need, has room, has an opening, opened, seeks to, desires",
    ),
    example: "Sahelway Distribution has a vacancy for a clerk",
  },
  {
    words: listOf(
      "builds, makes, runs, operates, sells, supports, serves, provides, works, manages, helps, produces",
    ),
    example: "Ledgerleaf builds bookkeeping for shops",
  },
  {
    words: listOf("recrute, recherche, cherche, embauche, engage, lance, souhaite"),
    example: "Sahel Pêche recrute un comptable",
  },
  { words: listOf("sucht, suchen, stellt, bietet"), example: "Weserport sucht einen Fahrer" },
];

/** Words before the name of an employer that are no part of it. */
export const EMPLOYER_LEADS = listOf(
  "At, The, We at, Here at, Our client, La société, La societe, L'ONG, l'ONG, l'entreprise, l'association, la société, L'entreprise, L'association, La ferme, La, Le, Die, Das, Der, Firma, Die Firma, Company, Employer, Consultancy",
);

/** Capitalised words that never are the name of an employer, or its beginning. */
export const NO_EMPLOYER = new Set(
  listOf(`confidential, anonymous, undisclosed, multi-national, multinational, madam, oga, couple, family, expatriate, elderly, mother, we, our, this, it, its, the, there, applicant, applicants, candidate, candidates, he, she, you, they, his, her, my, i, salary, what, who, which, where, when, how, why, if, are, is, a, an, that, these, those, all, any, each, every, no, yes, not, both,
    experience, nysc, urgent, urgently, vacancy, vacancies, job, jobs, position, positions, post, posts, role, interested, qualified, only, send, apply, must, kindly, please, pls, owner, women, men, application, applications, target, training, interview, screening, pay, payment, location, place, qualification, qualifications, requirement, requirements, experience,
    deadline, closing, fresh, new, good, great, hot, dear, hello, hi, monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march, april, may, june, july, august, september, october, november, december, today, tomorrow, now, then, note, nb, accommodation, resumption, slots, slot, age, male, female, gender, lady, ladies,
    degree, b.sc, bsc, hnd, ond, nce, ssce, waec, wassce, neco, b.a, m.sc, msc, mba, hausa, yoruba, igbo, english, french, arabic, christian, muslim, catholic, nigerian, nigerians, replacement, recruitment, massive, shortlisted, successful, knowledge, ability, proficiency, proficient, minimum, maximum, preferably, bonus, benefits, duties, responsibilities,
    remote, hybrid, full, part, contract, permanent, temporary, internship, reply, text, call, whatsapp, email, mail, cv, ref, subject, attn, attention, date, day, days, time, start, working, work, hours, shift, monthly, weekly, daily, net, gross, federal government, internal, external, advertisement, announcement, notice, tribune, punch, guardian, vanguard, classified, signed, management, household, private, registrar, secretary, manager, director, human, hr, head, office, department, unit, terms, avis, offre, poste, profil, emploi, stelle, wir, sie, ihr, bitte, vous, nous, votre, un, une, des, für, im, in, zum, ab, mit, congratulations, following, greetings, oya, abeg, person, somebody, anybody, people, two, three, four, five, six, ten, one, bring, come, walk, also, and, or, but, so, because, since, after, before, from, with, without, use, any`),
);

/** Nouns of streets and quarters: what bears one of them is a place, not an employer. */
export const PLACE_NOUNS = new Set(
  listOf(
    "junction, road, street, avenue, close, crescent, way, drive, lane, estate, phase, gra, layout, park, axis, roundabout, bus-stop, expressway, market, bridge, gate, village, town, city, state, lga, zone, area, district, region, plaza, quarters, island, mainland, highway, extension, complex, barracks, camp, corner, terminal, airport, bypass, byepass",
  ),
);
