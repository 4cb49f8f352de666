/** A message as the server serializes it. */
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
/** The highest sequence number that each side has read. */
export type SeenMarks = { byPerson: number; bySupport: number };

/**
 * Merges incoming messages from a POST, the socket, a poll or the page. Compares sequence numbers, never
 * content: two messages "ok" are both shown.
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

/**
 * The highest sequence number without a gap, if everything up to `base` is old. Catching up starts after it.
 */
export function contiguousUpTo(known: readonly SupportMessage[], base: number): number {
  let end = base;
  for (const { sequence } of known) if (sequence === end + 1) end = sequence;
  return end;
}

/** Merges read marks. A mark never decreases. */
export function mergeSeenMarks(known: SeenMarks, incoming: SeenMarks): SeenMarks {
  return {
    byPerson: Math.max(known.byPerson, incoming.byPerson),
    bySupport: Math.max(known.bySupport, incoming.bySupport),
  };
}
