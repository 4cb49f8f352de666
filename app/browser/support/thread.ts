/** A message as the server tells it. */
export type SupportMessage = {
  id: string;
  sequence: number;
  clientMessageId: string;
  messageType: "user" | "support";
  content: string;
  createdAt: string;
  seenAt: string | null;
  metadata: {
    imageAttachment?: {
      url: string;
      thumbnailUrl: string;
      originalName: string;
      width: number;
      height: number;
    };
  };
};
/** Up to which number each side has read. */
export type SeenMarks = { byPerson: number; bySupport: number };

/**
 * Puts what came in into what is known, whichever way it came: the answer to a POST, the socket, a poll, the page. By number, never by content:
 * "ok" said twice stays two.
 */
export function mergeMessages(
  known: readonly SupportMessage[],
  incoming: readonly SupportMessage[],
): SupportMessage[] {
  const byNumber = new Map(known.map((message) => [message.sequence, message]));
  for (const message of incoming)
    byNumber.set(message.sequence, {
      ...message,
      seenAt: message.seenAt ?? byNumber.get(message.sequence)?.seenAt ?? null,
    });
  return [...byNumber.values()].sort((one, two) => one.sequence - two.sequence);
}

/** The highest number up to which nothing is missing, when everything up to `base` is old. Catching up begins after it. */
export function contiguousUpTo(known: readonly SupportMessage[], base: number): number {
  let end = base;
  for (const { sequence } of known) if (sequence === end + 1) end = sequence;
  return end;
}

/** Read marks only rise, in whatever order they come. */
export function mergeSeenMarks(known: SeenMarks, incoming: SeenMarks): SeenMarks {
  return {
    byPerson: Math.max(known.byPerson, incoming.byPerson),
    bySupport: Math.max(known.bySupport, incoming.bySupport),
  };
}
