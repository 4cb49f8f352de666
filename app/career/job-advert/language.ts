import { languageOf } from "~/career/nlp/language";
import type { AdvertLanguage } from "./job-advert";

/** The language of an advert. One in another language is read as English. */
export function advertLanguage(text: string): AdvertLanguage {
  const language = languageOf(text.slice(0, 3000), "en");
  return language === "es" ? "en" : language;
}
