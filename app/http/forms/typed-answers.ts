/** What stands in the fields of small answers (of doubts, unplaced lines and questions), by the name of the field: the form shows it again. */
export function typedAnswers(fields: FormData): Record<string, string> {
  const posted = [...fields].flatMap(([name, value]) =>
    ANSWER_FIELD.test(name) && typeof value === "string" && value !== ""
      ? [[name, value.slice(0, MOST)] as const]
      : [],
  );
  return Object.fromEntries(posted);
}

const ANSWER_FIELD = /^(?:value|place|answer|where)-/;
const MOST = 1000;
