type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
};

/** The fields of a value that its strict JSON Schema does not have, as paths such as "profile.work.0.salary". */
export function findUnknownFields(schema: Schema, value: unknown, root: Schema = schema): string[] {
  const { $ref, anyOf, items, properties } = schema;
  if ($ref !== undefined) {
    const target = $ref === "#" ? root : root.$defs?.[$ref.replace("#/$defs/", "")];
    return target ? findUnknownFields(target, value, root) : [];
  }
  if (anyOf) {
    const fitting = anyOf.filter(({ type }) => type === undefined || type === typeOf(value));
    const found = fitting.map((one) => findUnknownFields(one, value, root));
    return found.find((unknown) => unknown.length === 0) ?? found[0] ?? [];
  }
  if (Array.isArray(value))
    return items
      ? value.flatMap((item, index) => within(String(index), findUnknownFields(items, item, root)))
      : [];
  if (typeof value !== "object" || value === null || !properties) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (known) return within(name, findUnknownFields(known, field, root));
    return schema.additionalProperties === false ? [name] : [];
  });
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function within(name: string, paths: string[]): string[] {
  return paths.map((path) => `${name}.${path}`);
}
