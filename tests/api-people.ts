import { fieldOf, registerPerson, type TestServer, type Visitor } from "./test-server";

type House = Pick<TestServer, "visitor" | "query" | "url">;

/** Makes a key on the page, as its owner does. */
export async function makeKey(who: Visitor, name: string, scopes: string[], days = "30") {
  const response = await who.send("/api-keys", {
    method: "POST",
    body: new URLSearchParams([["name", name], ["days", days], ...scopes.map((one) => ["scopes", one])]),
    headers: { origin: who.url, "content-type": "application/x-www-form-urlencoded" },
  });
  const page = await response.text();
  return { status: response.status, page, key: fieldOf(page, "key") };
}

/** A new person with a key of all scopes. */
export async function registerWithKey(house: House, email: string, scopes = ["read", "write", "generate"]) {
  const person = await registerPerson(house, email);
  return { person, key: (await makeKey(person, "program", scopes)).key };
}
