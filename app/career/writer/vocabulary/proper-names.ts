import { nigerianPlaces, states } from "~/career/resume/vocabulary/places";

/** Words of the names of places that are words of English as well. */
const COMMON = new Set(
  "federal capital territory island mainland town satellite independence layout central business district city mile cross river rivers delta plateau allen vi port trans maryland berger".split(
    " ",
  ),
);

/** Makes of vehicles, engines and machines that a worker names. */
const MAKES =
  `Toyota Hiace Hilux Corolla Camry Sienna Mercedes Benz Honda Nissan Mack Innoson Ford Iveco DAF Volvo Scania Howo Sinotruk Bajaj Yamaha Suzuki
  Mitsubishi Hyundai Kia Peugeot Volkswagen Cummins Perkins Caterpillar Lister Mikano Deutz Kubota Komatsu Liebherr Heidelberg Siemens Schneider Bosch Makita
  Samsung Panasonic Hisense Haier Thermocool Nokia Huawei Ericsson Juki`.split(/\s+/);

/** Proper names of places and makes that have a capital in any text, each word by itself. */
export const PROPER_NAMES: ReadonlySet<string> = new Set([
  ...MAKES,
  ...[...words(states), ...words(nigerianPlaces)]
    .filter((word) => word.length > 3 && !COMMON.has(word))
    .map(titled),
]);

function words(list: string): string[] {
  return list.split(/[,\s-]+/u).filter(Boolean);
}

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
