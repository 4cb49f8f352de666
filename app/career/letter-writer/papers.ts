import { standingOf } from "../profile/standing";
import { isBlank, type Certificate } from "../profile.schema";
import { calmName } from "../writer/casing";
import type { PlannedPaper } from "./letter-plan";

/** A certificate as a letter names it. One that was given up is no argument and gives undefined. */
export function planPaper(
  { name, issuer, status, standing }: Certificate,
  at: number,
): PlannedPaper | undefined {
  const stated =
    standing ?? standingOf(`${name} ${status ?? ""}`) ?? (status === undefined ? "completed" : undefined);
  if (stated === "deferred" || stated === "discontinued") return undefined;
  const isHeld = stated === "completed";
  const beside = [
    issuer && !isBlank(issuer) && !name.toLowerCase().includes(issuer.toLowerCase()) ? issuer : undefined,
    isHeld ? undefined : (status ?? (stated === "in_view" ? "in view" : undefined)),
  ].filter((part) => part !== undefined);
  const bare = calmName(name).replace(/[\s.;,]+$/, "");
  return {
    text:
      beside.length === 0
        ? bare
        : bare.includes("(")
          ? [bare, ...beside].join(", ")
          : `${bare} (${beside.join(", ")})`,
    isHeld,
    sourceIds: [`certificates.${at}`],
  };
}
