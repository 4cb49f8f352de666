import { anyOf } from "~/pattern";

/** Times between posts, in the words of those who had them: no post and no employer. */
export const PAUSE = anyOf(
  [
    /^(?:planned |personal |family )?(?:career|work|employment) (?:break|gap|pause)s?\b/, // career break
    /^(?:family |maternity |study |health )?(?:break|pause)\s*[,:(–-]/, // Break: nursing my mother
    /^(?:family|maternity|health|child ?care) (?:break|pause|gap)s?$/, // family break
    /^(?:family |maternity |study |health )?(?:break|pause|gap) (?:for|to|from work|taken|due to|because of)\b/, // break for family
    /^(?:full[- ]time )?(?:parenting|parenthood|motherhood|fatherhood)\b/, // full-time parenting
    /^(?:full[- ]time )?(?:child ?care|family (?:care|time|duties|reasons?))(?:$|\s*[,(:–-])/, // family care
    /^i (?:don )?(?:born|deliver(?:ed)?|put to bed|give birth|gave birth)(?!\p{L})/u, // I born
    /^(?:full[- ]time|stay[- ]at[- ]home) (?:mother|mum|mom|dad|father|parent|house ?wife)\b/, // stay-at-home mum
    /^(?:maternity|paternity|sick|study|compassionate|medical) leave\b/, // maternity leave
    /^(?:took |had |taking )?(?:some |a )?time (?:off|out)\b/, // time off to raise twins
    /^(?:i )?(?:was |stayed |returned |went |came |back )(?:back )?(?:at )?home\b/, // was home with my baby
    /^at home(?: |\s*[,(–-]|$)(?!.*\b(?:tutor|lesson|teach|office))/, // at home (raising children)
    /^(?:house ?wife|home ?maker|sabbatical|gap year|break|relocation|unemployed)$/, // at home
    /^(?:job|work) (?:search|hunt)(?:ing)?$|^(?:searching|looking) for (?:a )?(?:job|work)s?$/, // job hunting
    /^(?:nursing|raising|caring for|looking after) (?:my|our|the) (?:bab|child|kid|twin|famil|mother|father|parent)/, // nursing my baby
  ],
  "i",
);

/** How a post or a service ended, in words that may look like a post: "Retired voluntarily as Major". */
export const LEFT =
  /^(?:i )?(?:retired|resigned|disengaged|discharged|retrenched|exited|left)\s+(?:voluntarily|honou?rabl[ey]|statutorily|meritoriously|compulsorily|as|from|with|in|on|after|due|service)(?!\p{L})/iu;
