import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";

/** The sentences of every `new Refusal("CODE", "sentence")` of the product by code, as they stand in the source. */
export function listRefusals(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))) {
    const text = readFileSync(`app/${file}`, "utf8");
    if (!text.includes("new Refusal(")) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isNewExpression(node) && node.expression.getText() === "Refusal") {
        const [code, sentence] = node.arguments ?? [];
        if (code && ts.isStringLiteral(code) && sentence)
          found.set(code.text, [...(found.get(code.text) ?? []), sentence.getText()]);
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return found;
}
