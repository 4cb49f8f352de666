import type { DocumentText } from "./document-text";
import { groupByParagraph, type Field } from "./field";
import { isOrganisation } from "./places";

const marks: ReadonlySet<string> = new Set(["comma", "bar", "join", "bracket"]);
const names: ReadonlySet<string> = new Set(["employer", "school", "issuer"]);

/**
 * "APPRENTICE / WORKSHOP HAND" over "AONDO IRON WORKS, GBOKO": what stands behind the post is a part of it, where the employer has a line of
 * its own above or below, or where the lines of the other posts of the section do.
 */
export function withSecondPosts(
  { paragraphs }: Pick<DocumentText, "paragraphs">,
  fields: readonly Field[],
): Field[] {
  const lines = [...groupByParagraph(fields)];
  const isEmployerAlone = (at: number) => {
    const [paragraph, here] = lines[at] ?? [];
    const [first] = here ?? [];
    return (
      paragraph !== undefined &&
      paragraphs[paragraph]?.listLevel === undefined &&
      first !== undefined &&
      names.has(first.label) &&
      first.probability(...(["employer", "school", "issuer"] as const)) >= 0.7 &&
      here?.every(({ label }) => label !== "title") === true
    );
  };
  return lines.flatMap(([paragraph, here], at): Field[] => {
    const [post, unit] = here;
    const mark = unit?.segments[0]?.before;
    const isPart =
      post?.label === "title" &&
      !post.opens &&
      unit !== undefined &&
      (unit.label === "employer" || unit.label === "title" || unit.label === "item") &&
      marks.has(mark ?? "") &&
      !(unit.label === "employer" && isOrganisation(unit.text) && unit.probability("employer") >= 0.98) &&
      here.filter(({ label }) => names.has(label) || label === "title").length === 2 &&
      (isEmployerAlone(at + 1) || isOver(at));
    if (!isPart) return here;
    const [from, to] = [post.segments[0]?.from ?? 0, unit.segments.at(-1)?.to ?? 0];
    const bracket = mark === "bracket" ? ")" : "";
    const text = (paragraphs[paragraph]?.text.slice(from, to) ?? post.text) + bracket;
    const whole: Field = {
      ...post,
      text,
      segments: [...post.segments, ...unit.segments],
      probability: (...labels) => post.probability(...labels),
    };
    return [whole, ...here.slice(2)];
  });

  /** True where the line above is the employer, which has no post of its own yet. */
  function isOver(at: number): boolean {
    if (!isEmployerAlone(at - 1)) return false;
    const [, before] = lines[at - 2] ?? [];
    return !before?.some(({ label }) => label === "title");
  }
}
