import { newId } from "~/db/id";

const SHAPE = /^[\w-]{22}$/;

/**
 * The key of a form that may be sent twice, by a second tap or by the Back button: what it makes carries the key, and is made once. A
 * form without one counts each time.
 */
export function readFormKey(fields: FormData): string {
  const key = fields.get("idempotencyKey");
  return typeof key === "string" && SHAPE.test(key) ? key : newId();
}

/**
 * A new one, for the hidden field `idempotencyKey`, or `formKey` where only memory knows it (http/answer-once.server.ts): such a form is
 * not sent again by itself.
 */
export const newFormKey = newId;
