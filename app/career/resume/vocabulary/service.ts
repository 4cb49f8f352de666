import type { Profile } from "~/career/profile.schema";

export type ServiceStatus = NonNullable<NonNullable<Profile["nysc"]>["status"]>;

const words: Record<ServiceStatus, string> = {
  discharged: "discharged, completed, cumplido, accompli, abgeleistet",
  serving: "serving, currently serving, en curso, en cours, zurzeit im dienst",
  exempted: "exempted, exempt, exento, exempte, befreit",
  excluded: "excluded, excluido, exclu, ausgenommen",
  not_yet: "not yet served, yet to serve, not served, pendiente, pas encore accompli, noch nicht abgeleistet",
};

const statuses: readonly ServiceStatus[] = ["discharged", "serving", "exempted", "excluded", "not_yet"];

/** Words that tell how national service stands and nothing else, lower case without accents. */
export const statusWords: ReadonlyMap<string, ServiceStatus> = new Map(
  statuses.flatMap((status) =>
    words[status].split(", ").map((word): [string, ServiceStatus] => [word, status]),
  ),
);

/** Phrases that tell it inside a longer line; the first that is found counts. */
export const statusPhrases: readonly [ServiceStatus, RegExp][] = [
  ["not_yet", /\b(?:yet to serve|not yet served|awaiting (?:call[- ]?up|mobili[sz]ation))\b/i],
  ["exempted", /\bexempt/i],
  ["excluded", /\bexclu(?:ded|sion)\b/i],
  ["serving", /\b(?:currently|presently|now) serving\b|\bserving corps? member\b/i],
  ["discharged", /\b(?:discharged?|certificate of national service|completed)\b/i],
];

/** What leads to the place where somebody served: "Place of primary assignment:", "PPA –", "Primary assignment at". */
export const assignmentLead =
  /^(?:my )?(?:place of primary assignment|primary (?:place of )?assignment|p\.?p\.?a\.?)(?:\s*\(p\.?p\.?a\.?\))?(?:\s*[:=–—-]+\s*|\s+(?:at|with|was|is)\s+(?:the\s+)?|\s*$)/iu;

/** The name of the year of service and nothing else. */
export const serviceName =
  /^(?:n\.?y\.?s\.?c\.?|national youth service(?: corps?)?(?: \(nysc\))?)(?: programme| scheme| year)?$/iu;

/** How whoever serves is called. */
export const serviceTitle = /^(?:serving )?(?:youth )?corps? (?:member|volunteer)\b|^corpers?\b/iu;
