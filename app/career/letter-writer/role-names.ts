import { anyOf } from "~/pattern";
import { isTitleWord } from "../job-advert/vocabulary/title-words";

/**
 * Whether the words of a post name what somebody was: "Store Keeper", "HOD Science". Nobody "was" a career break, an industrial
 * attachment or a "Quality control laboratory".
 */
export function namesRole(position: string): boolean {
  return position.split(/[\s/(),.-]+/).some(isTitleWord) || BY_FORM.test(position);
}

/** Whether somebody "was" it: of "Commercial motorcycle" the word that is a post in French is a quality here. */
export function namesSomebody(position: string): boolean {
  return namesRole(position.replace(/\bcommercial (?=\p{L})/giu, ""));
}

const BY_FORM = anyOf(
  [
    /\b(?:in[- ](?:charge|command)|hod|head|md|pa|chair\w*|owner|founder|freelancer?|trustee|warden)\b/, // HOD Science
    /\b(?:team|technical|shift|project|squad|programme|program|cluster|area) lead\b|^lead\b/, // Team Lead, Credit Desk
    /\b(?:tutor|intern|student|trainee|commis|asst|volunteer)\b/, // Store Asst.
  ],
  "i",
);
