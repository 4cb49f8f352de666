import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };
type Flags = { isVerified?: boolean; origin?: string; counter?: number };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A passkey as a phone holds it (WebAuthn level 2, ES256, attestation "none"), with the browser in front of it. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(16);
  let uses = 0;
  let userHandle = "";

  // Map of five: key type EC2, ES256, P-256, x, y.
  const coseKey = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = (rpId: string, flags: number, counter: number, rest = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), head, rest]);
  };
  const wrap = (response: object) => ({
    id: credentialId.toString("base64url"),
    rawId: credentialId.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    id: credentialId.toString("base64url"),
    /** The answer to creation options, as a form field. */
    make(options: Options, { isVerified = true, origin: from = origin }: Flags = {}): string {
      userHandle = options.user?.id ?? "";
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const flags = USER_PRESENT | HAS_CREDENTIAL | (isVerified ? USER_VERIFIED : 0);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey]);
      const data = authenticatorData(options.rp?.id ?? "", flags, 0, credential);
      const attestation = Buffer.concat([
        Buffer.from("a3", "hex"),
        cborText("fmt"),
        cborText("none"),
        cborText("attStmt"),
        Buffer.from("a0", "hex"),
        cborText("authData"),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return JSON.stringify(
        wrap({
          clientDataJSON: clientData("webauthn.create", options.challenge, from).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        }),
      );
    },
    /** The answer to request options, as a form field. */
    use(options: Options, { isVerified = true, origin: from = origin, counter }: Flags = {}): string {
      uses += 1;
      const client = clientData("webauthn.get", options.challenge, from);
      const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
      const data = authenticatorData(options.rpId ?? "", flags, counter ?? uses);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return JSON.stringify(
        wrap({
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: createSign("sha256").update(signed).sign(privateKey).toString("base64url"),
          userHandle,
        }),
      );
    },
  };
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}
