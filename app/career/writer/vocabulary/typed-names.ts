/** Names and short forms that people type small on a phone, as they are written; none of them is a word of English, French, German or Spanish. */
const NAMES = `
WhatsApp Facebook Instagram TikTok YouTube Google LinkedIn Excel PowerPoint CorelDraw AutoCAD Photoshop QuickBooks Canva
Christmas Easter Ramadan Sallah Monday Tuesday Wednesday Thursday Friday Saturday Sunday
January February April June July September October November December
NYSC WAEC NECO SSCE WASSCE NABTEB GCE JAMB OND HND NCE PGDE SIWES FSLC
NAFDAC COREN NAPTIN NEMSA FRSC NSCDC NDLEA NIMASA NCDMB NNPC PHCN IKEDC AEDC CBN FIRS TRCN NMCN MLSCN ICAN ANAN CIPM LASDRI LGA LCDA
HSE PPE GRN LPO CCTV POS ATM BVN NIN AVR PVC UPVC MCB MPPT BMS RCD VAT PAYE LPG AGO PMS FIFO FEFO BLS ACLS CPR OPD ICU ANC HACCP GMP SON
Hausa Igbo Yoruba Nigeria Nigerian Lagos Abuja Kano Kaduna Ibadan Enugu Onitsha Aba Uyo Calabar Warri Asaba Owerri Makurdi Jos Ilorin Akure Abeokuta
Katsina Sokoto Bauchi Maiduguri Gombe Yola Jalingo Minna Lokoja Benin Umuahia Awka Nsukka Lekki Ajah Ikeja Ikorodu Badagry Apapa Yaba Surulere`;

/** Small letters of words that mean something else in one of the four languages. */
const WORDS_TOO = new Set("son jos nin pos ago april june sunday vat jamb avr".split(" "));

export const TYPED_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split(/\s+/)
    .map((name): [string, string] => [name.toLowerCase(), name])
    .filter(([typed]) => !WORDS_TOO.has(typed)),
);

/** Units that are typed small behind a figure, as they are written: "20kva" is "20 kVA". */
export const TYPED_UNITS: ReadonlyMap<string, string> = new Map([
  ["kva", "kVA"],
  ["kw", "kW"],
  ["kwp", "kWp"],
  ["kwh", "kWh"],
  ["mw", "MW"],
  ["mva", "MVA"],
  ["hp", "HP"],
]);
