import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Refusal } from "~/refusal";
import { withTypedForm } from "./auth/guards.server";
import { refererPath } from "./security/referer-path";

/** `back`: the page whose button was pressed, where it shows what has changed by now; empty where there is none. */
export type RefusalScreen = { refusal: { code: string; message: string; back: string } };

/** Wraps the loader or action of a page: an unhandled Refusal becomes the refusal screen with its status. */
export function pageHandler<Args extends LoaderFunctionArgs | ActionFunctionArgs, Answer>(
  handler: (args: Args) => Answer | Promise<Answer>,
) {
  return async (args: Args): Promise<Answer> => {
    try {
      if (Object.values(args.params).some((value) => !isWritable(value)))
        throw new Refusal("NOT_FOUND", "There is no such page.", 404);
      return await handler(args);
    } catch (error) {
      if (!(error instanceof Refusal)) throw await withTypedForm(error, args.request);
      const { code, message, status } = error;
      const back = status === 409 ? refererPath(args.request) : "";
      throw data({ refusal: { code, message, back } } satisfies RefusalScreen, { status });
    }
  };
}

/** Every id in a path of ours is ASCII. Another one names nothing, and a `Location` header could not carry it (RFC 9110, 5.5). */
const isWritable = (value = "") => /^[\x20-\x7e]*$/.test(value);
