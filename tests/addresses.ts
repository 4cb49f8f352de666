import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "~/routes";

/** Every address of the product as the table of routes has it, such as "/edit/:id". */
export const ADDRESSES = listAddresses(await routes);

function listAddresses(entries: RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path, children }) => {
    const full = path === undefined ? parent : `${parent}/${path}`;
    const own = children ? [] : [full.replace("*", "nothing-here") || "/"];
    return [...own, ...listAddresses(children ?? [], full)];
  });
}
