import type { DocumentLanguage } from "../generated-document";
import type { Readiness } from "../matching/readiness";
import type { Profile } from "../profile.schema";
import type { AnsweredDemand } from "./answered-demand";
import type { LetterPlan } from "./letter-plan";

export type LetterPlanInput = {
  profile: Profile;
  /** ISO date. */
  today: string;
  title: string;
  company: string;
  /** The place that the advert names. */
  location: string;
  advertLanguage: DocumentLanguage;
  demands: AnsweredDemand[];
  /** The ids of skills and papers of the person that the advert names, in its order. */
  named?: string[];
  /** The places in `work` of the posts in the field of the advert, none where nothing is known of it. */
  fieldWork?: number[];
  /** The whole years of any work that the advert asks for at least. */
  yearsAsked?: number;
  /** The most years that the advert asks for, of any kind of work. */
  mostYearsAsked?: number;
  /** What the advert asks of everybody, none of it where it is not given. */
  asks?: Partial<LetterPlan["asks"]>;
  /** The advert asks for a school certificate or credits in it. */
  areCreditsAsked?: boolean;
  /** The advert sets a limit of age, and the person is within it. */
  isAgeAsked?: boolean;
  /** The advert sets a class of degree, and the person's is enough. */
  isClassAsked?: boolean;
  /** The papers that the advert asks to be sent along, by their names in its reading. */
  attachments?: string[];
  /** The advert wants the letter to say why the person wants the post or does this work. */
  isReasonAsked?: boolean;
  /** The whole advert: what it says of origin and age decides whether such details are told. */
  advertText?: string;
  /** What the advert wants people to be ready for beside the work: moving, travel, nights. */
  readiness?: Readiness[];
  /** What the advert is about, in words: orders lines that no demand names. */
  subject: string;
};
