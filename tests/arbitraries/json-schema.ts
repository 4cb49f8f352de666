import fc from "fast-check";

export type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minLength?: number;
  maxLength?: number;
};

const KEYS = ["__proto__", "constructor", "toString", "id", "userId", "role", "isActive", "", "a.b", "x[0]"];

/** Any JSON value, with what breaks programs: lone surrogates, NUL, large and tiny numbers, names of prototypes. */
const nonsense = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, 0.1, [], {}, [[]], "null", "on", "true"),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    "\u0000",
    "\ud800",
    "\u202e",
    "Ẹ́niọlá",
    "' or 1=1 --",
    "<script>",
    "%00",
    "../..",
    "🦜".repeat(200),
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ minLength: 2000, maxLength: 3000 }),
);

/** Values of a schema, of which about one in five is of another kind. */
export function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: fitting(schema) }, { weight: 1, arbitrary: nonsense });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  switch (schema.type) {
    case "object":
      return objectOf(schema);
    case "array":
      return fc.array(valueOf(schema.items ?? {}), { maxLength: 4 });
    case "integer":
      return fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer());
    case "number":
      return fc.oneof(fc.integer({ min: 0, max: 5 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case "boolean":
      return fc.boolean();
    case "string":
      return fc.oneof(
        fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 80, 200) }),
        fc.constantFrom("Accounts Officer", "ada@example.com", "https://www.linkedin.com/in/ada", "2021-03"),
      );
    default:
      return nonsense;
  }
}

// Fields may be missing, and others may be there.
function objectOf({ properties = {} }: Schema): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valueOf(field)])),
    { requiredKeys: [] },
  );
  const more = fc.dictionary(fc.constantFrom(...KEYS), nonsense, { maxKeys: 2 });
  return fc
    .tuple(known, fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: more }))
    .map(([one, other]) => ({ ...one, ...other }));
}
