import type { RequestTopic } from "../letter-writer/letter-requests";
import { isBlank, type Profile } from "../profile.schema";

/** What the profile says of a thing that no letter prints by itself: the referees, for the person to send or not. "" where it says nothing. */
export function suggestAnswer(topic: RequestTopic, { referees }: Pick<Profile, "referees">): string {
  if (topic !== "referees") return "";
  return (referees?.list ?? [])
    .map(({ name, position, organization, phone, email }) =>
      [name, position, organization, phone, email].filter((part) => part && !isBlank(part)).join(", "),
    )
    .join("; ");
}
