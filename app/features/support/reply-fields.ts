/** The fields of a saved reply, with what stands in their place for an example. */
export const REPLY_FIELDS = {
  name: "Ngozi",
  plan: "JJC (Economy)",
  credits: "3 cover letters and 2 resumes",
  ends: "21 December 2026",
  promise: "We answer within 30 minutes.",
  agent: "Tunde",
};

export type ReplyField = keyof typeof REPLY_FIELDS;

const FIELD = /\{([a-z]+)\}/g;

/** The fields of a text that do not exist: "{nmae}". */
export function findUnknownFields(text: string): string[] {
  return [...text.matchAll(FIELD)].flatMap(([whole, name = ""]) =>
    Object.hasOwn(REPLY_FIELDS, name) ? [] : [whole],
  );
}

/** A saved reply with its fields filled in. A field without a value stays visible, so that nobody sends a gap. */
export function fillReply(text: string, values: Partial<Record<ReplyField, string>>): string {
  return text.replace(FIELD, (whole, name: string) => values[name as ReplyField] || whole);
}
