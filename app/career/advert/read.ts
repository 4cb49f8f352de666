import type { JobAdvert } from "~/career/job-advert";
import { cleanLine } from "~/career/profile.schema";
import { cleanAdvert } from "./clean";
import { findAbout, findDuties } from "./duties";
import { readHowToApply } from "./how-to-apply";
import { findKnockOuts } from "./knock-outs";
import { findScamHints } from "./scam";
import { sectionLines } from "./sections";
import { findTerms } from "./terms";
import { proposeTitleAndCompany } from "./title";

/**
 * Reads a pasted job advert without any model. What the person typed into the form goes before what the advert seems to say;
 * a title or company that neither names is "".
 */
export function readAdvert(
  text: string,
  given: { jobTitle?: string; companyName?: string; companyLocation?: string },
): JobAdvert {
  const texts = cleanAdvert(text);
  const lines = sectionLines(texts);
  const proposed = proposeTitleAndCompany(text);
  const title = cleanLine(given.jobTitle ?? "") || (proposed.jobTitle ?? "");
  const company = cleanLine(given.companyName ?? "") || (proposed.companyName ?? "");
  const location = cleanLine(given.companyLocation ?? "") || proposed.companyLocation;
  return {
    title,
    company,
    ...(location && { location }),
    lines: texts,
    terms: findTerms(lines, { title, company }),
    knockOuts: findKnockOuts(lines),
    howToApply: readHowToApply(texts),
    duties: findDuties(lines),
    about: findAbout(lines, company),
    scamHints: findScamHints(texts, company),
    speaksToMachines: SPEAKS_TO_MACHINES.test(texts.join("\n")),
  };
}

const SPEAKS_TO_MACHINES =
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your )*(?:previous|prior|above|earlier|preceding|system)\b.{0,30}|\b(?:as an ai|ai (?:model|assistant|language model)s?|language model|chatgpt|llms?|system prompt|prompt injection)\b.{0,60}\b(?:must|should|please|rate|recommend|say|write|include|reply|respond|output)\b|\b(?:if you are|you are) an? (?:ai|llm|language model|bot|assistant)\b|ignore[zr]? (?:toutes )?les instructions|ignoriere (?:alle )?(?:vorherigen|bisherigen)|ignora (?:todas )?las instrucciones/i;
