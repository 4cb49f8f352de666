import { startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";

type Options = Parameters<typeof startAuthentication>[0]["optionsJSON"] &
  Parameters<typeof startRegistration>[0]["optionsJSON"];

/** Makes or uses a passkey with the options of this address. Returns the answer as JSON; throws a sentence for people. */
export async function askForPasskey(address: string, isNew: boolean): Promise<string> {
  const response = await fetch(address, { headers: { Accept: "application/json" } }).catch(() => undefined);
  if (!response) throw new Error("You seem to be offline. Try again.");
  const optionsJSON = (await response.json()) as Options & { message?: string };
  if (!response.ok) throw new Error(optionsJSON.message ?? "That did not work. Try again.");
  try {
    const answer = isNew
      ? await startRegistration({ optionsJSON })
      : await startAuthentication({ optionsJSON });
    return JSON.stringify(answer);
  } catch (error) {
    throw new Error(sentenceFor(error), { cause: error });
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return "This device has a passkey for your account already.";
  const name = error instanceof Error ? error.name : "";
  if (name === "SecurityError") return "Passkeys do not work at this address of the site.";
  if (name === "NotAllowedError" || name === "AbortError")
    return "Nothing was confirmed. Try again, or use another way.";
  return "This device could not do that. Try again, or use another way.";
}
