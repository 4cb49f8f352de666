import { createHash } from "node:crypto";
import { GoogleStrategy, type GoogleExtraParams, type GoogleProfile } from "remix-auth-google";
import { z } from "zod";
import { env } from "~/env.server";
import { seconds } from "~/time";

/** A person as Google knows them. The subject never changes; the address may. */
export type GooglePerson = {
  issuer: string;
  subject: string;
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** What belongs to one sign-in and only to the browser that began it. */
export type GoogleSecrets = { verifier: string; nonce: string };

export const GOOGLE_ISSUER = "https://accounts.google.com";
export const GOOGLE_CALLBACK = `${env.APP_URL}/auth/callback`;
const PATIENCE = seconds(10);

const Tokens = z.object({ access_token: z.string().min(1), id_token: z.string().min(1) });
const Claims = z.object({
  iss: z.enum([GOOGLE_ISSUER, "accounts.google.com"]),
  aud: z.string(),
  sub: z.string().min(1),
  exp: z.number(),
  nonce: z.string(),
});
const UserInfo = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().default(""),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().default(""),
  given_name: z.string().default(""),
  family_name: z.string().default(""),
  picture: z.string().default(""),
  locale: z.string().default(""),
  hd: z.string().default(""),
});

export function isGoogleSetUp(): boolean {
  return Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET);
}

/**
 * remix-auth-google's strategy with what it leaves out: PKCE (S256), a nonce, the checks of the ID token that OpenID Connect Core 3.1.3.7
 * asks of one that came straight from the token endpoint, time limits, and answers that are read before they are believed.
 * Made anew for each sign-in, because it holds that sign-in's secrets.
 */
export class GoogleSignIn<User> extends GoogleStrategy<User> {
  private readonly secrets: GoogleSecrets;

  constructor(secrets: GoogleSecrets, find: (person: GooglePerson) => Promise<User>) {
    super(
      {
        clientID: env.GOOGLE_CLIENT_ID ?? "",
        clientSecret: env.GOOGLE_CLIENT_SECRET ?? "",
        callbackURL: GOOGLE_CALLBACK,
        scope: ["openid", "profile", "email"],
      },
      ({ profile, extraParams }) => {
        if (claimsOf(extraParams.id_token, secrets.nonce).sub !== profile.id)
          throw new Error("the ID token is about somebody else");
        return find(personOf(profile));
      },
    );
    this.secrets = secrets;
    if (env.GOOGLE_BASE_URL) {
      this.authorizationURL = `${env.GOOGLE_BASE_URL}/o/oauth2/v2/auth`;
      this.tokenURL = `${env.GOOGLE_BASE_URL}/token`;
    }
  }

  protected override authorizationParams(): URLSearchParams {
    const params = super.authorizationParams();
    params.set("code_challenge", createHash("sha256").update(this.secrets.verifier).digest("base64url"));
    params.set("code_challenge_method", "S256");
    params.set("nonce", this.secrets.nonce);
    params.set("prompt", "select_account");
    return params;
  }

  protected override async fetchAccessToken(code: string, params: URLSearchParams) {
    const all = new URLSearchParams(params);
    const own = {
      code,
      client_id: this.clientID,
      client_secret: this.clientSecret,
      code_verifier: this.secrets.verifier,
    };
    for (const [name, value] of Object.entries(own)) all.set(name, value);
    const response = await fetch(this.tokenURL, {
      method: "POST",
      body: all,
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) throw new Error(`the token endpoint answered ${response.status}`);
    const { access_token: accessToken, id_token } = Tokens.parse(await response.json());
    return {
      accessToken,
      extraParams: {
        id_token,
        expires_in: 3920,
        token_type: "Bearer",
        scope: "",
      } satisfies GoogleExtraParams,
    };
  }

  protected override async userProfile(accessToken: string): Promise<GoogleProfile> {
    const address = env.GOOGLE_BASE_URL
      ? `${env.GOOGLE_BASE_URL}/oauth2/v3/userinfo`
      : "https://www.googleapis.com/oauth2/v3/userinfo";
    const response = await fetch(address, {
      headers: { Authorization: `Bearer ${accessToken}` },
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) throw new Error(`the profile endpoint answered ${response.status}`);
    const raw = UserInfo.parse(await response.json());
    return {
      provider: "google",
      id: raw.sub,
      displayName: raw.name,
      name: { familyName: raw.family_name, givenName: raw.given_name },
      emails: [{ value: raw.email }],
      photos: [{ value: raw.picture }],
      _json: raw,
    };
  }
}

function personOf({ _json }: GoogleProfile): GooglePerson {
  const [first = "", ...rest] = _json.name.split(" ");
  return {
    issuer: GOOGLE_ISSUER,
    subject: _json.sub,
    email: _json.email,
    isEmailVerified: _json.email_verified,
    firstName: _json.given_name || first,
    lastName: _json.given_name ? _json.family_name : rest.join(" "),
  };
}

function claimsOf(idToken: string, nonce: string) {
  const [, payload = ""] = idToken.split(".");
  const claims = Claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
  if (claims.aud !== env.GOOGLE_CLIENT_ID) throw new Error("the ID token is for somebody else's site");
  if (claims.exp * 1000 <= Date.now()) throw new Error("the ID token has expired");
  if (claims.nonce !== nonce) throw new Error("the ID token belongs to another sign-in");
  return claims;
}
