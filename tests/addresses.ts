import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "~/routes";

type Place = { address: string; file: string };

const PLACES = listPlaces(await routes);

/** Every address of the product as the table of routes has it, such as "/edit/:id". */
export const ADDRESSES = PLACES.map(({ address }) => address.replace("*", "nothing-here"));

/** The addresses of the files that match. */
export function listAddressesOf(file: RegExp): string[] {
  return PLACES.filter((place) => file.test(place.file)).map(({ address }) => address);
}

function listPlaces(entries: RouteConfigEntry[], parent = ""): Place[] {
  return entries.flatMap(({ path, file, children }) => {
    const full = path === undefined ? parent : `${parent}/${path}`;
    const own = children ? [] : [{ address: full || "/", file }];
    return [...own, ...listPlaces(children ?? [], full)];
  });
}
