import { expect, test } from "vitest";
import { createAuthenticator } from "#tests/doubles/authenticator";
import { makeUser } from "#tests/factories/people";
import { env } from "~/env.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import {
  addPasskey,
  createPasskeyOptions,
  MAX_PASSKEYS,
  redeemPasskey,
  usePasskeyOptions,
} from "./passkeys.server";
import { NewPasskey, UsedPasskey } from "./two-step.schema";

function makePerson() {
  const user = findAccount(makeUser().id);
  if (!user) throw new Error("no user");
  return user;
}

async function add(user: ReturnType<typeof makePerson>) {
  const authenticator = createAuthenticator(new URL(env.APP_URL).origin);
  const options = await createPasskeyOptions(user);
  const passkey = NewPasskey.parse(authenticator.make(options));
  const { codes } = await addPasskey(
    user,
    { passkey, name: "Phone" },
    { challenge: options.challenge, currentToken: "" },
  );
  return { authenticator, codes };
}

test("the first passkey brings the recovery codes, and the passkey names its user", async () => {
  const user = makePerson();
  const { authenticator, codes } = await add(user);
  expect(codes).toHaveLength(10);
  expect((await add(user)).codes).toEqual([]);
  const options = await usePasskeyOptions();
  const passkey = UsedPasskey.parse(authenticator.use(options));
  expect((await redeemPasskey(passkey, { challenge: options.challenge })).id).toBe(user.id);
  await expect(redeemPasskey(passkey, { challenge: options.challenge })).rejects.toThrow("did not work");
});

test("an answer to another challenge is refused", async () => {
  const user = makePerson();
  const { authenticator } = await add(user);
  const [options, other] = [await usePasskeyOptions(user.id), await usePasskeyOptions(user.id)];
  expect(options.challenge).not.toBe(other.challenge);
  const passkey = UsedPasskey.parse(authenticator.use(options));
  await expect(redeemPasskey(passkey, { challenge: other.challenge, userId: user.id })).rejects.toThrow(
    "did not work",
  );
});

test("an account has at most ten passkeys", async () => {
  const user = makePerson();
  for (let many = 0; many < MAX_PASSKEYS; many += 1) await add(user);
  await expect(add(user)).rejects.toThrow("Remove one first");
});
