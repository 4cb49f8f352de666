import { hashAdvert } from "~/features/applications/applications.server";
import { days, toLagosDay } from "~/time";
import type { Application } from "./applications";
import { seededRandom, type Random } from "./random";
import type { SimulatedUser } from "./simulated-user";

/** The id of the simulated user's application for this advert: one for each advert, however often its documents are made. */
export function applicationOf(
  { rows, user, until }: SimulatedUser,
  { jobTitle, companyName, companyLocation, advert: jobDescription }: Application,
  at: number,
  hasDocuments: boolean,
): string {
  const advert = { jobTitle, companyName, companyLocation, jobDescription };
  const advertHash = hashAdvert(advert);
  const known = rows.applications.find((row) => row.userId === user.id && row.advertHash === advertHash);
  if (known) {
    if (hasDocuments && known.state === "new") known.state = "ready";
    return known.id;
  }
  const random = seededRandom(`${user.id} ${advertHash}`);
  const id = random.id();
  const begun = { id, createdAt: new Date(at), updatedAt: new Date(at), userId: user.id, advertHash };
  const steps = hasDocuments ? stepsOf(random, at, until) : { state: "new" as const };
  rows.applications.push({
    ...begun,
    ...advert,
    closesOn: toLagosDay(new Date(at + days(random.integer(3, 40)))),
    ...{ sentAt: null, interviewAt: null, closedAt: null, sentDocuments: [] },
    ...steps,
  });
  return id;
}

// How far it got by the end of the year.
function stepsOf(random: Random, at: number, until: number) {
  const [sent, interview, closed] = [random.between(0, 3), random.between(8, 25), random.between(20, 45)].map(
    (after) => new Date(at + days(after)),
  );
  const isPast = (day: Date | undefined): day is Date => day !== undefined && day.getTime() < until;
  const far = random.fraction();
  if (far > 0.7 || !isPast(sent)) return { state: "ready" as const };
  if (far < 0.08 && isPast(interview))
    return { state: "interview" as const, sentAt: sent, interviewAt: interview };
  if (far < 0.4 && isPast(closed)) return { state: "closed" as const, sentAt: sent, closedAt: closed };
  return { state: "sent" as const, sentAt: sent };
}
