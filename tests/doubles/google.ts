import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

type Person = {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
  given_name?: string;
  family_name?: string;
};
type Grant = { person: Person; challenge: string; redirectUri: string; nonce: string };

export const CLIENT = { id: "oya-test-client", secret: "oya-test-secret" };

/**
 * Google's two endpoints on loopback, as strict as the real ones: client, redirect address, PKCE and single use of each code are checked.
 * `person` is who presses the button at Google; `claims` and `fault` spoil the next answers.
 */
export async function openGoogle() {
  const grants = new Map<string, Grant>();
  const google = {
    url: "",
    person: { sub: "1", email: "nobody@gmail.example", email_verified: true } as Person,
    claims: {} as Record<string, unknown>,
    fault: undefined as "cancel" | "down" | "refuse" | undefined,
    /** What the token endpoint was asked for, newest last. */
    asked: [] as URLSearchParams[],
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };

  const authorize = (query: URLSearchParams, response: ServerResponse) => {
    const back = new URL(query.get("redirect_uri") ?? "");
    back.searchParams.set("state", query.get("state") ?? "");
    const isRight =
      query.get("client_id") === CLIENT.id &&
      query.get("response_type") === "code" &&
      query.get("code_challenge_method") === "S256";
    if (google.fault === "cancel") back.searchParams.set("error", "access_denied");
    else if (!isRight) back.searchParams.set("error", "invalid_request");
    else {
      const code = randomBytes(16).toString("hex");
      grants.set(code, {
        person: { ...google.person },
        challenge: query.get("code_challenge") ?? "",
        redirectUri: query.get("redirect_uri") ?? "",
        nonce: query.get("nonce") ?? "",
      });
      back.searchParams.set("code", code);
    }
    response.writeHead(302, { Location: back.toString() }).end();
  };

  const exchange = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = new URLSearchParams(Buffer.concat(chunks).toString());
    google.asked.push(body);
    const grant = grants.get(body.get("code") ?? "");
    grants.delete(body.get("code") ?? "");
    const proof = createHash("sha256")
      .update(body.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight =
      grant &&
      body.get("client_id") === CLIENT.id &&
      body.get("client_secret") === CLIENT.secret &&
      body.get("redirect_uri") === grant.redirectUri &&
      proof === grant.challenge;
    if (google.fault === "down") return void request.socket.destroy();
    if (!grant || !isRight || google.fault === "refuse")
      return send(response, 400, { error: "invalid_grant", error_description: "<b>Bad Request</b>" });
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: "https://accounts.google.com",
      aud: CLIENT.id,
      ...grant.person,
      iat: now,
      exp: now + 3600,
      nonce: grant.nonce,
      ...google.claims,
    };
    const idToken = [{ alg: "RS256", kid: "double" }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    return send(response, 200, {
      access_token: randomBytes(16).toString("hex"),
      expires_in: 3599,
      scope: "openid",
      token_type: "Bearer",
      id_token: `${idToken}.c2ln`,
    });
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://double");
    if (url.pathname === "/o/oauth2/v2/auth") return authorize(url.searchParams, response);
    if (url.pathname === "/token" && request.method === "POST") return void exchange(request, response);
    return send(response, 404, { error: "not_found" });
  });
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  const address = server.address();
  google.url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return google;
}

export type Google = Awaited<ReturnType<typeof openGoogle>>;

/** The environment of a house whose Google is this double. */
export function googleEnvironment(google: Google): Record<string, string> {
  return { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, GOOGLE_BASE_URL: google.url };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
