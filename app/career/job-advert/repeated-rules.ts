import type { Rule } from "./job-advert";
import { bodiesIn, TRAINING } from "./rules-bodies";
import { DEGREE_FORMS, REGISTERS } from "./vocabulary/qualifications";

/** Rules without those that another one of them says already. */
export function withoutRepeatedRules(rules: Rule[]): Rule[] {
  return withoutBodyLicence(withoutLowerDegrees(withoutSocieties(rules.filter(isNew))));
}

/** The same asked again: a summary says it before the list, the copy of a COREN certificate behind it, or a text was pasted twice. */
function isNew(rule: Rule, at: number, rules: Rule[]): boolean {
  return !rules.slice(0, at).some((other) => wantedBy(other) === wantedBy(rule));
}

/** What a rule wants, wherever it stands. */
function wantedBy(rule: Rule): string {
  const wanted = Object.entries(rule).filter(([name]) => name !== "start" && name !== "end");
  return JSON.stringify(wanted.toSorted());
}

/** Of several bodies only what admits to the work is a rule: the register before its society, a register before a training. */
function withoutSocieties(rules: Rule[]): Rule[] {
  const bodies = rules.flatMap((rule) => (rule.kind === "body" ? [rule] : []));
  const named = new Set(bodies.flatMap(({ options }) => options));
  const isImplied = ({ options }: { options: string[] }) => {
    const isOfRegister = REGISTERS.some(
      ({ register, societies }) => named.has(register) && options.every((name) => societies.includes(name)),
    );
    const isTraining = (names: string[]) => names.every((name) => TRAINING.has(name));
    return isOfRegister || (isTraining(options) && bodies.some((other) => !isTraining(other.options)));
  };
  return rules.filter((rule) => rule.kind !== "body" || !isImplied(rule));
}

/** "B.Sc in Economics. A Master's degree": who has the second has the first, so the highest that is asked is the rule. */
function withoutLowerDegrees(rules: Rule[]): Rule[] {
  const ranks = ({ options }: { options: string[] }) =>
    options.map((name) => DEGREE_FORMS.find((form) => form.name === name)?.rank ?? 0);
  const degrees = rules.flatMap((rule) => (rule.kind === "degree" ? [rule] : []));
  const isLower = (rule: { options: string[] }) =>
    degrees.some(
      (other) => Math.min(...ranks(other)) >= MASTER && Math.max(...ranks(rule)) < Math.min(...ranks(other)),
    );
  return rules.filter((rule) => rule.kind !== "degree" || !isLower(rule));
}

/** The rank of a master's degree; a diploma after a first degree comes beside it. */
const MASTER = 7;

/** "Registered with NMCN, current NMCN licence": who is on the register has its licence, so one rule asks it. */
function withoutBodyLicence(rules: Rule[]): Rule[] {
  const hasBody = rules.some(({ kind }) => kind === "body");
  return hasBody ? rules.filter((rule) => rule.kind !== "licence" || !isOfBody(rule.name)) : rules;
}

/** A licence to practise and no licence to drive, ride or work a machine. */
function isOfBody(name: string): boolean {
  return (
    /(?<!\p{L})(?:practi[cs]\p{L}*|annual|nurs\p{L}*|midwi\p{L}*)(?!\p{L})|^(?:current |valid )?licen[cs]e$/iu.test(
      name,
    ) || bodiesIn(name).length > 0
  );
}
