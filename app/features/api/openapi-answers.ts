import { ANSWER_HEADERS, headersOf } from "./answer-headers";
import { answersOf, errorsOf, isFile, type Answer, type Operation } from "./operation";
import { toSchema, type Schema } from "./to-schema";

/** Each answer of a call by its status, with its headers; its errors by their names among `errorComponents`. */
export function describeResponses(operation: Operation): Schema {
  const described: Schema = {};
  for (const [status, answer] of Object.entries(answersOf(operation)))
    described[status] = { ...describeAnswer(answer), headers: describeHeaders(operation, Number(status)) };
  for (const { status, name } of errorAnswers(operation))
    described[status] = { $ref: `#/components/responses/${name}` };
  return described;
}

/** The errors of all these calls, each once, however many calls have it. */
export function errorComponents(operations: Operation[]): Schema {
  const described: Schema = {};
  for (const operation of operations)
    for (const { status, name, codes } of errorAnswers(operation))
      described[name] ??= {
        description: codes.join(", "),
        headers: describeHeaders(operation, status),
        content: { "application/json": { schema: { $ref: `#/components/schemas/${bodyOf(operation)}` } } },
      };
  return described;
}

function errorAnswers(operation: Operation): { status: number; name: string; codes: string[] }[] {
  return Object.entries(errorsOf(operation))
    .map(([status, codes]) => ({ status: Number(status), codes }))
    .filter(({ status }) => !(status in answersOf(operation)))
    .map(({ status, codes }) => {
      const headers = Object.keys(describeHeaders(operation, status)).length;
      return { status, codes, name: [bodyOf(operation), status, ...codes, headers].join(".") };
    });
}

function bodyOf({ version }: Operation): string {
  return version ? "ErrorV1" : "Error";
}

function describeHeaders(operation: Operation, status: number): Schema {
  return Object.fromEntries(
    Object.entries(headersOf(operation, status)).map(([name, when]) => [
      name,
      { $ref: `#/components/headers/${when === "always" ? name : `${name}-sometimes`}` },
    ]),
  );
}

/** The headers of all answers: each once for answers that always have it, and once for those that may. */
export function headerComponents(): Schema {
  return Object.fromEntries(
    Object.entries(ANSWER_HEADERS).flatMap(([name, description]) =>
      [true, false].map((required) => [
        required ? name : `${name}-sometimes`,
        { description, required, schema: { type: "string" } },
      ]),
    ),
  );
}

function describeAnswer(answer: Answer): Schema {
  if (answer === "empty") return { description: "Nothing" };
  if (isFile(answer))
    return {
      description: "The file",
      content: Object.fromEntries(
        answer.file.map((type) => [type, { schema: { type: "string", format: "binary" } }]),
      ),
    };
  return { description: "Done", content: { "application/json": { schema: toSchema(answer, "output") } } };
}
