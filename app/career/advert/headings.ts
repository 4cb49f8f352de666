/** What a part of an advert is about. `lead` is everything before the first heading. */
export type AdvertSection = "lead" | "about" | "duties" | "must" | "nice" | "benefits" | "apply";

/** Headings of adverts in the four languages, matched against a short line or the words before a colon. */
export const HEADINGS: readonly { section: AdvertSection; pattern: RegExp }[] = [
  {
    section: "nice",
    pattern:
      /\b(?:nice[- ]to[- ]have|added advantage|advantage|desirable|preferred (?:skills|qualifications?|experience)|bonus points|a plus|optional|souhait[ée]s?|atouts?|wünschenswert|deseables?|valorable)\b/i,
  },
  {
    section: "apply",
    pattern:
      /\b(?:how to apply|application (?:procedure|process|deadline|closing|method)|method of application|mode of application|to apply|apply|closing date|deadline|comment postuler|candidature|bewerbung|cómo postular|postular)\b/i,
  },
  {
    section: "benefits",
    pattern:
      /\b(?:benefits?|what we offer|we offer|perks|remuneration|salary|compensation|pay|package|allowances?|avantages|nous offrons|wir bieten|ofrecemos|beneficios|salaire)\b/i,
  },
  {
    section: "must",
    pattern:
      /\b(?:requirements?|qualifications?|must[- ]haves?|skills?(?: required| needed| and| &)?|competenc(?:y|ies|e)|person specification|who we are looking for|what you(?:'ll)? need|what we(?:'re| are) looking for|ideal candidate|eligibility|criteria|education|experience|exigences?|profil(?: recherché)?|compétences|qualités|anforderungen|ihr profil|profil|requisitos|perfil)\b/i,
  },
  {
    section: "duties",
    pattern:
      /\b(?:responsibilit(?:y|ies)|duties|what you(?:'ll| will) (?:do|be doing)|(?:key |main )?tasks?|the role|role (?:summary|purpose|overview)|job (?:description|summary|purpose|functions?|brief|roles?)|functions|key result areas|kras|deliverables|terms of reference|missions?|tâches|responsabilités|aufgaben|ihre aufgaben|funciones|responsabilidades|tareas)\b/i,
  },
  {
    section: "about",
    pattern:
      /\b(?:about(?: us| the (?:company|organi[sz]ation|employer|school|hospital))?|company (?:profile|overview|description)|who we are|our company|background|organi[sz]ation|à propos|über uns|sobre nosotros|quiénes somos)\b/i,
  },
];

/** Sentences that stand in every advert. They name no skill and no duty. */
export const BOILERPLATE = [
  /\bonly (?:short-?listed|qualified|successful)\b/i,
  /\bequal[- ]opportunit(?:y|ies)\b/i,
  /\bwithout regard to\b/i,
  /\bduly qualified\b.*\bencouraged\b/i,
  /\bdisclaimer\b/i,
  /\bdata protection\b.*\bconsent\b/i,
  /\bthis (?:vacancy|advert) (?:was|is) (?:posted|shared)\b/i,
  /\bbeware of\b|\bnever ask(?:s|ed)? .* (?:pay|money|fee)/i,
];
