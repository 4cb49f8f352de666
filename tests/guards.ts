import ts from "typescript";
import { CONTRACT } from "~/features/api/contract";

const GUARDS = /^require(User|ApiUser|Admin|ApiAdmin|Account|Staff)$/;
const DOORS = ["loader", "action"];

/**
 * The loaders and actions of a route module that call no guard. A guard counts in the body itself or in a function of the same
 * module that it names (one level). `apiRoute({ "GET /api/…": … })` guards itself where the contract lets no stranger in.
 */
export function unguardedDoors(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file));
  const declared = declarationsOf(source);
  return exportsOf(source).filter((name) => {
    const door = declared.get(name);
    return !door || !isGuarded(door, declared);
  });
}

const kindOf = (file: string) => (file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** Functions and constants of the module by name. */
function declarationsOf(source: ts.SourceFile): Map<string, ts.Node> {
  const declared = new Map<string, ts.Node>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name && statement.body)
      declared.set(statement.name.text, statement.body);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) declared.set(name.text, initializer);
  }
  return declared;
}

/** Which of loader and action the module exports, in whatever way. One that comes from elsewhere has no declaration here. */
function exportsOf(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement))
      return statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text).filter((name) => DOORS.includes(name))
        : [];
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    const names = ts.isFunctionDeclaration(statement)
      ? [statement.name?.text ?? ""]
      : ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map(({ name }) => name.getText(source))
        : [];
    return names.filter((name) => DOORS.includes(name));
  });
}

function isGuarded(node: ts.Node, declared: Map<string, ts.Node>, mayFollow = true): boolean {
  return some(node, (inner) => {
    if (ts.isCallExpression(inner) && ts.isIdentifier(inner.expression) && GUARDS.test(inner.expression.text))
      return true;
    if (isMembersRoute(inner)) return true;
    if (!mayFollow || !ts.isIdentifier(inner) || ts.isPropertyAccessExpression(inner.parent)) return false;
    const named = declared.get(inner.text);
    return named !== undefined && named !== node && isGuarded(named, declared, false);
  });
}

/** `apiRoute({ … })` of calls for signed-in people or staff only. */
function isMembersRoute(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || node.expression.getText() !== "apiRoute") return false;
  const [handlers] = node.arguments;
  if (!handlers || !ts.isObjectLiteralExpression(handlers) || handlers.properties.length === 0) return false;
  const contract = new Map(Object.entries(CONTRACT).map(([name, { who }]) => [name, who]));
  return handlers.properties.every(({ name }) =>
    ["user", "admin"].includes(contract.get(name && ts.isStringLiteral(name) ? name.text : "") ?? ""),
  );
}

function some(node: ts.Node, is: (node: ts.Node) => boolean): boolean {
  return is(node) || (ts.forEachChild(node, (child) => some(child, is) || undefined) ?? false);
}
