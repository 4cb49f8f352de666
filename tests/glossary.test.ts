import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

// Retired words must not come back as names. docs/glossary.md holds the words and where each is still allowed; people may read any word in a text.

// Folders that are being rebuilt. A folder leaves this list when it is clean.
const REBUILT = [
  "app/career/compose/",
  "app/career/profile/",
  "app/career/writer/",
  "app/features/writing/",
  "app/files/read/",
];

type RetiredWord = { use: string; allowedNames: string[]; allowedPaths: string[] };
type Glossary = Map<string, RetiredWord>;
type Source = { file: string; text: string };
type Finding = { file: string; name: string; word: string };

/** The rows below the heading `| Retired | Use | Where it is still allowed |`. */
function parseGlossary(markdown: string): Glossary {
  const [, table = ""] = markdown.split("| Retired | Use | Where it is still allowed |\n");
  const rows = table.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| ---"));
  return new Map(
    rows.flatMap((row) => {
      const [retired = "", use = "", allowed = ""] = row.split("|").slice(1);
      const exceptions = [...allowed.matchAll(/`([^`]+)`/g)].map(([, exception = ""]) => exception);
      const entry = {
        use: use.trim(),
        allowedNames: exceptions.filter((exception) => !exception.includes("/")),
        allowedPaths: exceptions.filter((exception) => exception.startsWith("app/")),
      };
      const words = retired.replace(/\(.*\)/, "").split(",");
      return words.map((word): [string, RetiredWord] => [word.trim(), entry]);
    }),
  );
}

/** Retired words in file names and, below app/, in declared identifiers. */
function findRetiredWords(sources: Source[], glossary: Glossary): Finding[] {
  const mayDeclare = createCandidateCheck(glossary);
  return sources.flatMap(({ file, text }) => {
    const isParsed = file.startsWith("app/") && mayDeclare(text);
    const path = file.slice(file.indexOf("/") + 1);
    const names = [path, ...(isParsed ? listDeclaredNames(file, text) : [])];
    return names.flatMap((name) =>
      splitIntoWords(name)
        .filter((word) => !isAllowed(glossary.get(word), file, name))
        .map((word) => ({ file, name, word })),
    );
  });
}

/**
 * Finds files that may declare a retired word, because parsing all of them takes two seconds. A declared name is followed by a sign or by one of
 * a few keywords; a word of a text is mostly followed by another word.
 */
function createCandidateCheck(glossary: Glossary): (text: string) => boolean {
  const known = new Map<string, boolean>();
  const isRetired = (name: string) => {
    const cached = known.get(name);
    if (cached !== undefined) return cached;
    const result = splitIntoWords(name).some((word) => glossary.has(word));
    known.set(name, result);
    return result;
  };
  return (text) =>
    (text.match(/[$\w]+(?=\s*(?:[^\w\s"'`.]|(?:extends|implements|in|of)\b))/g) ?? []).some(isRetired);
}

function isAllowed(retired: RetiredWord | undefined, file: string, name: string): boolean {
  if (!retired) return true;
  return retired.allowedNames.includes(name) || retired.allowedPaths.some((path) => file.startsWith(path));
}

/** The names that a file declares: functions, variables, parameters, types, and members of types, classes and object literals. */
function listDeclaredNames(file: string, text: string): string[] {
  const kind = file.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    if (isDeclaration(node) && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  return [...names];
}

function isDeclaration(node: ts.Node) {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isParameter(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isNamedTupleMember(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node)
  );
}

/** "MOST_PIECES" and "mostPieces" → most, pieces; "http/own-names.ts" → http, own, names, ts. */
function splitIntoWords(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);
}

function readSources(): Source[] {
  return ["app", "scripts", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => join(folder, name))
      .filter((file) => !file.startsWith("tests/fixtures/") && /\.[cm]?[jt]sx?$/.test(file))
      .map((file) => ({ file, text: file.startsWith("app/") ? readFileSync(file, "utf8") : "" })),
  );
}

const glossary = parseGlossary(readFileSync("docs/glossary.md", "utf8"));
const findings = findRetiredWords(readSources(), glossary);

test("the glossary has retired words, each with the word to use, and its exceptions exist", () => {
  expect(glossary.size).toBeGreaterThan(50);
  for (const [word, { use, allowedPaths }] of glossary) {
    expect([word, word]).toEqual([expect.stringMatching(/^[a-z]+$/), expect.any(String)]);
    expect([word, use]).toEqual([word, expect.stringMatching(/\w/)]);
    expect([word, allowedPaths.filter((path) => !existsSync(path))]).toEqual([word, []]);
  }
});

test("no retired word is a name", () => {
  const ours = findings.filter(({ file }) => !REBUILT.some((folder) => file.startsWith(folder)));
  expect(
    ours.map(({ file, name, word }) => `${file}: "${name}" has "${word}", use ${glossary.get(word)?.use}`),
  ).toEqual([]);
});

test("a folder that is clean leaves the list of rebuilt ones", () => {
  expect(REBUILT.filter((folder) => !findings.some(({ file }) => file.startsWith(folder)))).toEqual([]);
});

test("the check finds retired words in every kind of name, and leaves exceptions and texts alone", () => {
  const sample = parseGlossary(
    [
      "| Retired | Use | Where it is still allowed |",
      "| --- | --- | --- |",
      "| errand, errands | generation context | |",
      "| desk | admin console | `deskTop`, `app/old/` until it is rewritten |",
    ].join("\n"),
  );
  const text = `
    export function runErrand(errandId: string, { desk: DESK }: { desk: string }) {
      const label = "The errand at the desk"; // an errand
      return { nextErrand: label, deskTop: errandId, DESK };
    }
    type Errands = [desk: string];
    interface Plan<Errand> { errandKind(): Errand }
    class Desk { errand = 1 }
    const { a: [fromDesk] } = given, deskTop = runErrand;`;
  expect(findRetiredWords([{ file: "app/new/errand.ts", text }], sample).map(({ name }) => name)).toEqual([
    "new/errand.ts",
    "runErrand",
    "errandId",
    "DESK",
    "desk",
    "nextErrand",
    "Errands",
    "Errand",
    "errandKind",
    "Desk",
    "errand",
    "fromDesk",
  ]);
  expect(findRetiredWords([{ file: "app/old/desk.ts", text: "const desk = 1;" }], sample)).toEqual([]);
  expect(findRetiredWords([{ file: "tests/errand.test.ts", text }], sample)).toEqual([
    { file: "tests/errand.test.ts", name: "errand.test.ts", word: "errand" },
  ]);
});
