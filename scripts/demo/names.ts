import type { Random, Weighted } from "./random";

type People = { women: string[]; men: string[]; families: string[] };

const words = (text: string) => text.split(" ");

const YORUBA: People = {
  women: words(
    "Folake Yetunde Bukola Titilayo Morenike Ronke Abosede Omolara Funmilayo Simisola Damilola Temitope Ayomide Adeola Olúwaṣeun Ọláyínká",
  ),
  men: words(
    "Tunde Segun Kunle Femi Babajide Olumide Gbenga Wale Dele Kayode Rotimi Ayodeji Adebayo Taiwo Kehinde Olúwáfẹ́mi",
  ),
  families: words(
    "Adeyemi Balogun Ogunleye Adebayo Oyelaran Akinwale Olawale Fashola Ajayi Ojo Afolabi Alabi Oladipo Ogundipe Sowande Adéṣínà",
  ),
};
const IGBO: People = {
  women: words(
    "Ngozi Adaeze Chiamaka Ifeoma Nkechi Uchenna Chidinma Amarachi Obiageli Ezinne Nneka Oluchi Kosisochukwu Somto",
  ),
  men: words(
    "Chidi Emeka Obinna Ikenna Kelechi Uche Chukwuemeka Nnamdi Ifeanyi Tobenna Ebuka Azubuike Onyekachi Chinedu",
  ),
  families: words(
    "Okafor Eze Nwankwo Okonkwo Obi Nwosu Okeke Onyema Umeh Anyanwu Ibe Chukwu Okoro Nnaji Agu Uzor",
  ),
};
const HAUSA: People = {
  women: words("Aisha Fatima Zainab Hauwa Maryam Halima Amina Rabi Safiya Khadija Hadiza Bilkisu"),
  men: words("Musa Ibrahim Abubakar Usman Sani Aliyu Bashir Yusuf Kabiru Garba Nasiru Umar Auwal Haruna"),
  families: words(
    "Bello Sule Abdullahi Mohammed Danjuma Lawal Tanko Yakubu Shehu Idris Garba Wada Dantata Gumel Zubairu Maikano",
  ),
};
const EDO: People = {
  women: words("Osarugue Itohan Isoken Efosa Ivie Adesuwa"),
  men: words("Osagie Osaze Eghosa Nosa Ehis Osamudiamen"),
  families: words("Osagie Igbinedion Aigbe Omoruyi Ehigiator Idahosa Okungbowa"),
};
const IJAW: People = {
  women: words("Ebiere Timi Preye Tari Doubra"),
  men: words("Ebi Tonye Tamuno Boma Dumo"),
  families: words("Briggs Jack Dokubo Ekpebu Alagoa Horsfall Okpara"),
};
const TIV: People = {
  women: words("Doose Nguvan Mimidoo Sewuese Kpadoo"),
  men: words("Terver Aondona Terna Iorwuese Tersoo"),
  families: words("Tor Akume Iorliam Gbenyi Ayua Tarka Ugba"),
};
const IBIBIO: People = {
  women: words("Idara Mfon Uduak Ekaette Inemesit"),
  men: words("Udeme Ubong Edet Akan Imoh Okon"),
  families: words("Akpan Udo Essien Bassey Ekpo Effiong Inyang Okon"),
};
const URHOBO: People = {
  women: words("Oghenekevwe Onome Ejiro Rukevwe"),
  men: words("Ovie Efe Akpos Oghenero Tega"),
  families: words("Ovie Akpobome Edewor Ibru Okotie Umukoro"),
};
const NUPE: People = {
  women: words("Fatimah Nnagogo Hassana"),
  men: words("Ndagi Ndako Jibrin"),
  families: words("Ndayako Gana Tsado Mamman Kolo"),
};

/** The peoples of the country, roughly in proportion, with some names that all share. */
const PEOPLES: Weighted<People> = [
  [YORUBA, 25],
  [IGBO, 23],
  [HAUSA, 24],
  [EDO, 6],
  [IJAW, 5],
  [TIV, 5],
  [IBIBIO, 6],
  [URHOBO, 4],
  [NUPE, 2],
];
const BAPTISMAL = {
  women: words("Blessing Grace Joy Esther Mercy Faith Patience Favour"),
  men: words("Emmanuel David Samuel Daniel Victor Peter Sunday Michael"),
};

export type Name = { firstName: string; lastName: string; email: string };

/** Invents a name and address. `taken` counts the given addresses, so that each is unique. */
export function inventName(random: Random, taken: Map<string, number>): Name {
  const people = random.weighted(PEOPLES);
  const gender = random.pick(["women", "men"] as const);
  const isChristened = people !== HAUSA && people !== NUPE && random.chance(0.28);
  const firstName = random.pick(isChristened ? BAPTISMAL[gender] : people[gender]);
  const family = random.pick(people.families);
  const lastName = random.chance(0.06) ? `${random.pick(people[gender])} ${family}` : family;
  return { firstName, lastName, email: addressOf(random, plain(firstName), plain(family), taken) };
}

function addressOf(random: Random, first: string, family: string, taken: Map<string, number>): string {
  const local = random.pick([
    `${first}.${family}`,
    `${first}${family}`,
    `${family}.${first}`,
    `${first}_${family}`,
    `${first[0] ?? ""}.${family}`,
  ]);
  const base = `${local}@${random.weighted([
    ["example.com", 85],
    ["example.org", 15],
  ])}`;
  const times = taken.get(base) ?? 0;
  taken.set(base, times + 1);
  return times === 0 ? base : base.replace("@", `${times + 1}@`);
}

function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
