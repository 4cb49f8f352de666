import { groupByParagraph, type Field } from "./field";
import { isPost } from "./places";

/**
 * "2014 – 2017 Op Safe Haven, Jos. Section Commander of 11 men": one word that no post has, right before a name without a mark between them, belongs to the
 * name. What somebody was stands behind it on the line.
 */
export function withOddTitles(fields: readonly Field[]): Field[] {
  return [...groupByParagraph(fields).values()].flatMap((line) => {
    const at = line.findIndex(isOddWord);
    const [word, name] = [line[at], line[at + 1]];
    if (!word || name?.label !== "employer" || name.segments[0]?.before !== "join") return line;
    const rest = line.slice(at + 2);
    const lines = rest.filter(({ label }) => label === "line");
    const [post] = lines.length === 1 ? lines.filter(isPostShape) : [];
    if (!post) return line;
    const whole: Field = {
      ...name,
      text: `${word.text} ${name.text}`,
      segments: [...word.segments, ...name.segments],
    };
    const asPost = (field: Field): Field =>
      field === post ? { ...post, label: "title", probability: asTitle } : field;
    return [...line.slice(0, at), whole, ...rest.map(asPost)];
  });
}

const isOddWord = ({ label, text }: Field) => label === "title" && !/\s/u.test(text) && !isPost(text);
const isPostShape = ({ text }: Field) => isPost(text) && text.split(/\s+/u).length <= MOST_WORDS;
const MOST_WORDS = 10;
const asTitle: Field["probability"] = (...labels) => (labels.includes("title") ? 0.85 : 0);
