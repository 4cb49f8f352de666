import {
  getApplication,
  updateApplication,
  type Application,
  type ApplicationChange,
} from "~/features/applications/applications.server";
import { slotKey, type AskedSlot } from "~/career/send-kit";
import { listVersions } from "~/features/documents/sent-texts.server";
import { Refusal } from "~/refusal";
import { getApplicationWork } from "./application-work.server";
import { viewSendKit } from "./send-kit.server";

/** What a person changes on an application of theirs; `slots` are those of the send kit, each with its text. */
type Change = Omit<ApplicationChange, "slotAnswers"> & { slots?: AskedSlot[] | undefined };

/**
 * Changes one of the person's own applications; when it counts as sent, its papers are kept as they are now. Throws UNKNOWN_SLOT (400) for a slot that the
 * advert does not ask for, and what updateApplication throws.
 */
export async function changeApplication(
  userId: string,
  applicationId: string,
  { slots, ...change }: Change,
): Promise<Application> {
  getApplication(userId, applicationId); // another's is a 404 before anything is said of its advert
  const work = (change.state ?? slots) ? await getApplicationWork(userId, applicationId) : null;
  const papers = change.state && work ? work.parts.flatMap(({ document }) => document?.id ?? []) : [];
  const asked = slots && work ? (viewSendKit(userId, applicationId, work)?.slots ?? []) : [];
  const slotAnswers = slots && answersTo(asked, slots);
  return updateApplication(
    userId,
    applicationId,
    { ...change, ...(slotAnswers && { slotAnswers }) },
    listVersions(userId, papers),
  );
}

function answersTo(asked: AskedSlot[], given: AskedSlot[]): Record<string, string> {
  const known = new Set(asked.map(({ name }) => slotKey(name)));
  const unknown = given.find(({ name }) => !known.has(slotKey(name)));
  if (unknown) throw new Refusal("UNKNOWN_SLOT", "The advert does not ask for this any more.", 400);
  return Object.fromEntries(given.map(({ name, text }) => [slotKey(name), text]));
}
