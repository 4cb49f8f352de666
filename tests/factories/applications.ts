import { write } from "~/db/client.server";
import { newId } from "~/db/id";
import { openApplication } from "~/features/applications/applications.server";

/** An application of this person for an advert that no other has. Returns its id. */
export function makeApplication(userId: string, now = new Date()): string {
  const advert = { jobTitle: "Nurse", companyName: "Clinic", companyLocation: "", jobDescription: newId() };
  return write((tx) => openApplication(tx, userId, advert, now)).id;
}
