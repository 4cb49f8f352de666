import { foldText } from "~/career/nlp/fold";
import { once } from "../once";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
/** Codes of three letters of the languages that Nigerians write most. */
const LONGER = "tiv efi ibb bin nup pcm kaj kcg fuv igl gba";
// A verb too.
const NO_NAMES = new Set(["polish"]);

/** Names of languages in English, folded, from Unicode's CLDR. */
export const languageNames = once(() => {
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  const codes = [...LETTERS.flatMap((one) => LETTERS.map((other) => one + other)), ...LONGER.split(" ")];
  return new Set(
    [...codes.map((code) => names.of(code)), "Fulfulde", "Pidgin", "Urhobo", "Idoma", "Igala", "Ijaw", "Nupe"]
      .flatMap((name) => (name === undefined ? [] : [foldText(name)]))
      .filter((name) => !name.includes(" ") && !NO_NAMES.has(name)),
  );
});
