import { env } from "~/env.server";
import { Refusal } from "~/refusal";
import { isCommonPassword } from "./passwords.server";

/** Throws COMMON_PASSWORD for a common password, or one made from the user's own name or address. */
export async function rejectCommonPassword(password: string, personalWords: string[]): Promise<void> {
  if (!(await isCommonPassword(password, [...personalWords, env.SITE_NAME]))) return;
  throw new Refusal(
    "COMMON_PASSWORD",
    "That password is easy to guess. Use a longer one that only you would think of.",
    400,
  );
}
