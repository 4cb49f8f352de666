import { expect, test } from "vitest";
import { z } from "zod";
import { readBody } from "~/http/api/api-handler.server";
import { parseForm } from "~/http/forms/forms.server";

const Anything = z.looseObject({ name: z.string().optional() });

test("no name of a field reaches the prototype of every object", () => {
  for (const name of [
    "__proto__[polluted]",
    "__proto__.polluted",
    "constructor.prototype.polluted",
    "constructor[prototype][polluted]",
    "a.__proto__.polluted",
    "a[0].__proto__.polluted",
    "__proto__",
  ]) {
    const fields = new FormData();
    fields.append(name, "1");
    fields.append("name", "Ada");
    expect(parseForm(fields, Anything).fields).toBe(fields);
    expect([name, "polluted" in {}]).toEqual([name, false]);
  }
});

test("no JSON body does either", async () => {
  for (const body of [
    '{"__proto__":{"polluted":1},"name":"Ada"}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"name":{"__proto__":{"polluted":1}}}',
  ]) {
    const request = new Request("http://127.0.0.1/", {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
    await readBody(request, Anything).catch((error: Error) => expect(error.name).toBe("Refusal"));
    expect("polluted" in {}).toBe(false);
  }
});
