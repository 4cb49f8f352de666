/**
 * Statements for each shape of a question, prepared when it is first asked: to build one costs several times what it costs to run. A
 * shape has few values, so that there are few.
 */
export function preparedByShape<Shape extends object, Statements>(
  prepare: (shape: Shape) => Statements,
): (shape: Shape) => Statements {
  const prepared = new Map<string, Statements>();
  return (shape) => {
    const key = JSON.stringify(shape);
    const statements = prepared.get(key) ?? prepare(shape);
    prepared.set(key, statements);
    return statements;
  };
}
