import { readFileSync } from "node:fs";
import { join } from "node:path";
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

/** The addresses that show a page. Where the last part of one names a part of a page, there is one for each of them. */
export function listPageAddresses(): string[] {
  return PLACES.flatMap(({ address, file }) => {
    const text = readFileSync(join("app", file), "utf8");
    if (!text.includes("export default")) return [];
    if (!address.endsWith("/:part")) return [address];
    const [, titles = ""] = /typeof PartName>, string> = \{([^}]*)\}/.exec(text) ?? [];
    return [...titles.matchAll(/^ *(\w+):/gm)].map(([, part = ""]) => address.replace(/:part$/, part));
  });
}

/** Whether a path, such as "/edit/7", is at an address, such as "/edit/:id". */
export function isAt(path: string, address: string): boolean {
  const [pathname = ""] = path.split(/[?#]/);
  return new RegExp(`^${address.replace(/:\w+/g, "[^/]+").replace("*", ".*")}/?$`).test(pathname);
}

function listPlaces(entries: RouteConfigEntry[], parent = ""): Place[] {
  return entries.flatMap(({ path, file, children }) => {
    const full = path === undefined ? parent : `${parent}/${path}`;
    const own = children ? [] : [{ address: full || "/", file }];
    return [...own, ...listPlaces(children ?? [], full)];
  });
}
