import { createHash } from "node:crypto";
import { GoogleStrategy, type GoogleExtraParams, type GoogleProfile } from "remix-auth-google";
import { z } from "zod";
import { env } from "~/env.server";

/** A user as Google identifies them. The subject never changes; the address may. */
export type GoogleIdentity = {
  issuer: string;
  subject: string;
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** The secrets of one sign-in, only in the browser that began it. */
export type GoogleSecrets = { verifier: string; nonce: string };

const ISSUER = "https://accounts.google.com";

const Claims = z.object({
  iss: z.enum([ISSUER, "accounts.google.com"]),
  aud: z.string(),
  exp: z.number(),
  nonce: z.string(),
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

/** Whether the operator set a Google client. */
export function isGoogleConfigured(): boolean {
  return Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET);
}

/**
 * remix-auth-google's strategy with PKCE (S256, RFC 7636), a nonce, and the checks of OpenID Connect Core
 * 3.1.3.7 for an ID token from the token endpoint. A new one for each sign-in, because it holds the secrets
 * of that sign-in.
 */
export class GoogleSignIn extends GoogleStrategy<GoogleIdentity> {
  constructor(private readonly secrets: GoogleSecrets) {
    super(
      {
        clientID: env.GOOGLE_CLIENT_ID ?? "",
        clientSecret: env.GOOGLE_CLIENT_SECRET ?? "",
        callbackURL: `${env.APP_URL}/auth/callback`,
        scope: ["openid", "profile", "email"],
        prompt: "select_account",
      },
      async ({ profile }) => toIdentity(profile),
    );
    if (env.GOOGLE_BASE_URL) {
      this.authorizationURL = `${env.GOOGLE_BASE_URL}/o/oauth2/v2/auth`;
      this.tokenURL = `${env.GOOGLE_BASE_URL}/token`;
    }
  }

  /**
   * The callback request of Google as the strategy reads it. Our page and /api send code and state in a POST
   * instead.
   */
  requestBack(answer: { code: string; state: string }): Request {
    return new Request(`${this.callbackURL}?${new URLSearchParams(answer)}`);
  }

  protected override authorizationParams(): URLSearchParams {
    const params = super.authorizationParams();
    params.set("code_challenge", createHash("sha256").update(this.secrets.verifier).digest("base64url"));
    params.set("code_challenge_method", "S256");
    params.set("nonce", this.secrets.nonce);
    return params;
  }

  protected override tokenParams(): URLSearchParams {
    return new URLSearchParams({ code_verifier: this.secrets.verifier });
  }

  // The ID token has the same data as the profile endpoint, so one call to Google is enough.
  protected override async userProfile(
    _accessToken: string,
    { id_token = "" }: Partial<GoogleExtraParams> = {},
  ): Promise<GoogleProfile> {
    const claims = parseIdToken(id_token, this.secrets.nonce);
    return {
      provider: "google",
      id: claims.sub,
      displayName: claims.name,
      name: { familyName: claims.family_name, givenName: claims.given_name },
      emails: [{ value: claims.email }],
      photos: [{ value: claims.picture }],
      _json: claims,
    };
  }
}

function toIdentity({ _json }: GoogleProfile): GoogleIdentity {
  const [first = "", ...rest] = _json.name.split(" ");
  return {
    issuer: ISSUER,
    subject: _json.sub,
    email: _json.email,
    isEmailVerified: _json.email_verified,
    firstName: _json.given_name || first,
    lastName: _json.given_name ? _json.family_name : rest.join(" "),
  };
}

function parseIdToken(idToken: string, nonce: string): z.infer<typeof Claims> {
  const [, payload = ""] = idToken.split(".");
  const claims = Claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
  if (claims.aud !== env.GOOGLE_CLIENT_ID) throw new Error("the ID token is for somebody else's site");
  if (claims.exp * 1000 <= Date.now()) throw new Error("the ID token has expired");
  if (claims.nonce !== nonce) throw new Error("the ID token belongs to another sign-in");
  return claims;
}
