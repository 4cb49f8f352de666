import { anyOf } from "~/pattern";
import { listOf, inOrder } from "../patterns";

/** Endings and last words of job titles. A title must end with one of them, or stand where only a title can stand. */
export const TITLE_END = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /[\p{L}-]*(?:ists?|ers?|ors?|ants?|ians?|ees?|eurs?|euses?|iers?|ières?|trices?|in|mann|frau|kraft|kräfte)/u,
        /clerks?|nurses?|drivers?|guards?|cooks?|chefs?|secretar(?:y|ies)|interns?|leads?|heads?/u,
        /executives?|reps?|representatives?|analysts?|associates?|staff|workers?|technicians?/u,
        anyOf(
          [
            /matrons?|midwi(?:fe|ves)|aides?|help|nann(?:y|ies)|girls?|boys?|\p{L}*m[ae]n|\p{L}*wom[ae]n/u,
            /person|counsel|midwife|registrar|teller|crew/u,
          ],
          "u",
        ),
        /hands?|tailors?|pilots?|counsel|aid|principal|bursar|registrar|comptable|infirmière?s?/u,
        /responsable|chargée?|agents?|assistants?|lecturer(?: [IVX]+)?|fellow|steward(?:ess)?|captain/u,
        /foreman|supervisors?|attendants?|stewards?|cfo|ceo|coo|cto|vice president|vp|hr|pa/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** Words before a title that are no part of it. */
export const TITLE_ADJECTIVES =
  listOf(`experienced, qualified, competent, smart, young, suitable, energetic, urgent, urgently, female, male, skilled, dedicated, reliable, trained, dynamic, sharp, serious, honest, hardworking, hard-working, hard working, good, professional, seasoned, talented,
  creative, passionate, motivated, highly, well, result-oriented, full time, full-time, part time, part-time, some, several, the services of, services of, an, a, the, our next, our, more, two, three, four, five, six, ten, married, single, suitably, ideal, vibrant, mature, capable, immediate, mid level, entry level, un, une, des, einen, eine, ein, our first, new, one, few, resident, live-in, able, sound, committed, or more, able-bodied, able bodied, casual`);

/** Words that end the name of a firm or house. */
export const COMPANY_FORMS =
  listOf(`Ltd, Limited, Plc, PLC, LLC, Inc, GmbH, AG, KG, SARL, SA, Nig Ltd, Nigeria Ltd, Bank, Microfinance Bank, MFB, Hospital, Hospitals, Clinic, Clinics, School, Schools, College, Academy, University, Polytechnic, Foundation, Initiative, Hotel, Hotels, Suites, Resort, Resorts, Lodge, Group, Logistics, Energy, Technologies, Tech, Stores, Supermarket,
  Pharmacy, Pharmaceuticals, Pharma, Ministry, Commission, Agency, Authority, Farms, Farm, Foods, Bakery, Restaurant, Kitchen, Couriers, Courier, Express, Motors, Consult, Consulting, Consultants, Partners, Chambers, Solutions, Services, Industries, Industrial, Enterprises, Ventures, Holdings, International, Network, Response, Association, Society, Institute, Centre, Center, Seniorenzentrum, Klinik, Klinikum, Krankenhaus, Brokers,
  Insurance, Properties, Estates, Construction, Engineering, Works, Mills, Fabrics, Couture, Fashion, Textiles, Oil, Petroleum, Petrochem, Power, Solar, Water, Media, Studios, Studio, Salon, Spa, Gym, Church, Ministries, Trust, Fund, Union, Cooperative, Telecoms, Systems, Labs, Laboratories, Diagnostics, Medical Centre, Airlines, Airways, Aviation, Shipping, Maritime, Freight, Security, Capital, Investments, Realty, Interiors, Distribution, Distributors, Glassworks, Boutique, Apartments, Haulage, Outsourcing, Plastics, Beverages, Bakeries, Assurance, Electronics, Homes, Gardens, Events, Exports, Imports, Trading, Stitches, Designs, Fabricators, Cement, Breweries, Service, Embassy, Council, Federation, Board, Bureau, Bistro, Cafe, Café, Lounge, Store, Mart, Superstores, Superstore, Nursery, Kindergarten, Montessori, Care Group, Care, Chartered Accountants, LLP, Ventures Ltd, Co-operative`);

/** Well-known employers with the domains of their own mail. */
export const KNOWN_EMPLOYERS: readonly { names: string[]; domains: string[] }[] = [
  { names: ["Zenith Bank"], domains: ["zenithbank.com"] },
  { names: ["GTBank", "Guaranty Trust", "GTCO"], domains: ["gtbank.com", "gtcoplc.com"] },
  { names: ["Access Bank"], domains: ["accessbankplc.com"] },
  { names: ["First Bank", "FirstBank"], domains: ["firstbanknigeria.com", "firstbankgroup.com"] },
  { names: ["United Bank for Africa", "UBA"], domains: ["ubagroup.com"] },
  { names: ["Fidelity Bank"], domains: ["fidelitybank.ng"] },
  { names: ["Union Bank"], domains: ["unionbankng.com"] },
  { names: ["Sterling Bank"], domains: ["sterling.ng", "sterlingbankng.com"] },
  { names: ["Wema Bank", "ALAT"], domains: ["wemabank.com", "alat.ng"] },
  { names: ["FCMB", "First City Monument Bank"], domains: ["fcmb.com"] },
  { names: ["Stanbic IBTC", "Stanbic"], domains: ["stanbicibtc.com", "standardbank.com"] },
  { names: ["Ecobank"], domains: ["ecobank.com"] },
  { names: ["Polaris Bank"], domains: ["polarisbanklimited.com"] },
  { names: ["Keystone Bank"], domains: ["keystonebankng.com"] },
  { names: ["Unity Bank"], domains: ["unitybankng.com"] },
  { names: ["Jaiz Bank"], domains: ["jaizbankplc.com"] },
  { names: ["Moniepoint"], domains: ["moniepoint.com"] },
  { names: ["OPay", "Opay"], domains: ["opay-inc.com", "opayweb.com", "opay.ng"] },
  { names: ["PalmPay"], domains: ["palmpay.com"] },
  { names: ["Flutterwave"], domains: ["flutterwavego.com", "flutterwave.com"] },
  { names: ["Paystack"], domains: ["paystack.com"] },
  { names: ["Central Bank of Nigeria", "CBN"], domains: ["cbn.gov.ng"] },
  { names: ["MTN"], domains: ["mtn.com", "mtn.ng", "mtnnigeria.net"] },
  { names: ["Airtel"], domains: ["airtel.com", "ng.airtel.com", "africa.airtel.com"] },
  { names: ["Globacom"], domains: ["gloworld.com"] },
  { names: ["9mobile"], domains: ["9mobile.com.ng"] },
  { names: ["Shell", "SPDC"], domains: ["shell.com"] },
  { names: ["Chevron"], domains: ["chevron.com"] },
  { names: ["ExxonMobil", "Exxon Mobil", "Mobil Producing"], domains: ["exxonmobil.com"] },
  { names: ["TotalEnergies", "Total Nigeria", "Total E&P"], domains: ["totalenergies.com", "total.com"] },
  { names: ["Eni", "Agip"], domains: ["eni.com"] },
  { names: ["NNPC", "NNPCL"], domains: ["nnpcgroup.com"] },
  { names: ["NLNG", "Nigeria LNG"], domains: ["nlng.com"] },
  { names: ["Seplat"], domains: ["seplatenergy.com"] },
  { names: ["Oando"], domains: ["oandoplc.com"] },
  { names: ["Halliburton"], domains: ["halliburton.com"] },
  { names: ["Schlumberger", "SLB"], domains: ["slb.com"] },
  { names: ["Dangote"], domains: ["dangote.com", "dangoteprojects.com"] },
  { names: ["BUA Group", "BUA Cement", "BUA Foods"], domains: ["buagroup.com"] },
  { names: ["Lafarge"], domains: ["lafarge.com", "holcim.com"] },
  { names: ["Julius Berger"], domains: ["julius-berger.com"] },
  { names: ["Nestlé", "Nestle"], domains: ["nestle.com", "ng.nestle.com"] },
  { names: ["Unilever"], domains: ["unilever.com"] },
  { names: ["Cadbury", "Mondelez"], domains: ["mdlz.com"] },
  { names: ["Guinness Nigeria"], domains: ["diageo.com", "guinness-nigeria.com"] },
  { names: ["Nigerian Breweries"], domains: ["heineken.com", "nbplc.com"] },
  { names: ["Nigerian Bottling Company", "Coca-Cola"], domains: ["cchellenic.com", "coca-cola.com"] },
  { names: ["PZ Cussons"], domains: ["pzcussons.com"] },
  { names: ["Procter & Gamble", "P&G"], domains: ["pg.com"] },
  { names: ["Flour Mills of Nigeria", "Flour Mills"], domains: ["fmnplc.com"] },
  { names: ["Olam"], domains: ["olamagri.com", "olamnet.com"] },
  { names: ["Jumia"], domains: ["jumia.com"] },
  { names: ["DHL"], domains: ["dhl.com"] },
  { names: ["GIG Logistics", "GIGL"], domains: ["giglogistics.com"] },
  { names: ["Shoprite"], domains: ["shoprite.com.ng"] },
  { names: ["KPMG"], domains: ["ng.kpmg.com", "kpmg.com"] },
  { names: ["PwC", "PricewaterhouseCoopers"], domains: ["pwc.com"] },
  { names: ["Deloitte"], domains: ["deloitte.com", "deloitte.com.ng"] },
  { names: ["Ernst & Young", "EY Nigeria"], domains: ["ey.com", "ng.ey.com"] },
  { names: ["UNICEF"], domains: ["unicef.org"] },
  { names: ["World Health Organization", "World Health Organisation"], domains: ["who.int"] },
  { names: ["UNDP"], domains: ["undp.org"] },
  { names: ["World Bank Group"], domains: ["worldbank.org"] },
  { names: ["USAID"], domains: ["usaid.gov"] },
  { names: ["Save the Children"], domains: ["savethechildren.org", "savethechildren.org.uk"] },
  { names: ["Médecins Sans Frontières", "Doctors Without Borders", "MSF"], domains: ["msf.org"] },
  { names: ["Mercy Corps"], domains: ["mercycorps.org"] },
  { names: ["Red Cross"], domains: ["redcrossnigeria.org", "icrc.org", "ifrc.org"] },
  {
    names: ["INEC", "Independent National Electoral Commission"],
    domains: ["inec.gov.ng", "inecnigeria.org"],
  },
  { names: ["Nigeria Customs Service", "Nigeria Customs"], domains: ["customs.gov.ng"] },
  { names: ["Nigeria Immigration Service"], domains: ["immigration.gov.ng"] },
  { names: ["FIRS", "Federal Inland Revenue Service"], domains: ["firs.gov.ng", "nrs.gov.ng"] },
  { names: ["NAFDAC"], domains: ["nafdac.gov.ng"] },
  { names: ["Nigerian Ports Authority", "NPA"], domains: ["nigerianports.gov.ng"] },
  { names: ["Air Peace"], domains: ["flyairpeace.com"] },
  { names: ["Transcorp Hilton", "Hilton"], domains: ["hilton.com", "transcorphotels.com"] },
  { names: ["Eko Hotels"], domains: ["ekohotels.com"] },
  { names: ["Marriott", "Sheraton"], domains: ["marriott.com"] },
  { names: ["Royal Caribbean"], domains: ["royalcaribbean.com", "rccl.com", "royalcaribbeangroup.com"] },
  { names: ["Carnival Cruise"], domains: ["carnival.com"] },
  { names: ["MSC Cruises"], domains: ["msccruises.com", "msc.com"] },
  { names: ["NHS", "National Health Service"], domains: ["nhs.uk", "nhs.net"] },
  { names: ["Emirates"], domains: ["emirates.com", "emiratesgroupcareers.com"] },
  { names: ["Qatar Airways"], domains: ["qatarairways.com", "qatarairways.com.qa"] },
  { names: ["Etihad"], domains: ["etihad.ae", "etihad.com"] },
  { names: ["British Council"], domains: ["britishcouncil.org"] },
  { names: ["British High Commission"], domains: ["fcdo.gov.uk", "gov.uk"] },
  { names: ["US Embassy", "U.S. Embassy", "American Embassy"], domains: ["state.gov"] },
  { names: ["Siemens"], domains: ["siemens.com", "siemens-energy.com"] },
  { names: ["Huawei"], domains: ["huawei.com"] },
  { names: ["Samsung"], domains: ["samsung.com"] },
  { names: ["Coca-Cola", "Coca Cola"], domains: ["coca-cola.com", "cchellenic.com"] },
  { names: ["Bolt"], domains: ["bolt.eu"] },
  { names: ["Uber"], domains: ["uber.com"] },
  { names: ["Kuda"], domains: ["kuda.com"] },
  { names: ["Interswitch"], domains: ["interswitchgroup.com"] },
  { names: ["Federal Civil Service Commission"], domains: ["fedcivilservice.gov.ng", "fcsc.gov.ng"] },
  { names: ["Nigerian Army"], domains: ["army.mil.ng"] },
  { names: ["Nigeria Police"], domains: ["npf.gov.ng", "psc.gov.ng"] },
  { names: ["NDLEA"], domains: ["ndlea.gov.ng"] },
  { names: ["Nigeria Security and Civil Defence", "NSCDC"], domains: ["nscdc.gov.ng", "cdcfib.gov.ng"] },
  { names: ["Google"], domains: ["google.com"] },
  { names: ["Microsoft"], domains: ["microsoft.com"] },
  { names: ["Amazon"], domains: ["amazon.com"] },
];

/** Mail anybody can have. */
export const FREE_MAIL = listOf(
  "gmail.com, yahoo.com, yahoo.co.uk, ymail.com, hotmail.com, outlook.com, live.com, aol.com, rocketmail.com, protonmail.com, proton.me, icloud.com, mail.com, gmx.de, gmx.com, web.de, yahoo.fr, zoho.com, zohomail.com, yandex.com, consultant.com, usa.com",
);

/** Employers that have mail of their own. */
export const LARGE_EMPLOYER = inOrder(
  [
    /(?<![\p{L}])/u,
    anyOf(
      [
        /bank|plc|ministry|federal|commission|embassy|high commission|multinational/u,
        /oil (?:and|&) gas company|oil company|refinery|airlines?|unicef|undp|united nations/u,
        /university|customs|immigration|stock exchange|insurance company|telecoms? company|petroleum/u,
      ],
      "u",
    ),
    /(?![\p{L}])/u,
  ],
  "iu",
);

/** Forms of address before a name, as sources of a pattern. */
export const HONORIFICS = listOf(
  "Mrs?, Miss, Ms, Dr, Prof, Professor, Engr, Barr, Barrister, Chief, Madam, Matron, Uncle, Aunty?, Auntie, Mallam, Malam, Apostle, Bishop, Elder, Alhaji, Alh, Hajiya, Hajia, Rev, Reverend, Pastor, Sir, Mme, Mlle, M, Herrn?, Frau, Chef, Sister, Brother, Otunba, Arc, Surv, Pharm, Tpl, Agent, Oga, Mama, Baba, Capt, Captain, Major, Col, Coach, Comrade, Nurse, Deacon, Evang, Mummy, Daddy, Sis, Bro, Ma[iî]tre, Monsieur, Madame, Lady, Dame, Prince, Princess, Rabbi, Imam, Officer, Inspector, Sergeant",
);

/** Words that begin the name of an office: "Director of Finance". */
export const OFFICE_HEADS = listOf(
  "Head, Director, Manager, Chairman, Secretary, Principal, Administrator, Registrar, Proprietress, Proprietor, Matron, Managing, General, Human, Chief, Executive, Medical, Recruitment, HR, Hiring, Admin, Operations, Company, Country, Bishop, Permanent, Programme, Project, Personnel, Provost, Rector, Dean, Vice, Bursar, Supervisor, Superintendent, Deputy, Chair, President, Coordinator, Lead, Commandant, Editor, Team",
);
