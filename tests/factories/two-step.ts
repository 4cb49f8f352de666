import { Secret, TOTP } from "otpauth";
import type { SharedServer } from "../pooled-server";
import type { Visitor } from "../test-server";

export const PASSWORD = "Oya-let-us-go-2026!"; // of Ada, whose hash the people here get

/** A verified person with the password of the demo account. */
export function addPerson(
  server: Pick<SharedServer, "execute">,
  email: string,
  role: "user" | "admin" = "user",
): string {
  server.execute(
    "insert into users (id, created_at, updated_at, email, first_name, last_name, password_hash, email_verified_at, role) select ?, created_at, updated_at, ?, 'Ngozi', 'Eze', password_hash, email_verified_at, ? from users where email = 'ada@demo.example'",
    email,
    email,
    role,
  );
  return email;
}

/** A phone with an authenticator app that knows one secret. */
export type Phone = {
  secret: string;
  /** The code of the present step, or of one `distance` steps away. */
  code(distance?: number): string;
};

export function phoneWith(secret: string): Phone {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return {
    secret,
    code: (distance = 0) => totp.generate({ timestamp: Date.now() + distance * 30_000 }),
  };
}

/** Opens a set-up of the app and lets a phone read its page. */
export async function openSetup(visitor: Visitor): Promise<Phone> {
  await visitor.post("/two-step/app", {});
  const page = await (await visitor.get("/two-step/app")).text();
  const secret = /[?;&]secret=([A-Z2-7]+)/.exec(page)?.[1];
  if (!secret) throw new Error("the page of the set-up shows no secret");
  return phoneWith(secret);
}

/** Switches two-step sign-in on with an app. */
export async function switchOnTwoStep(
  visitor: Visitor,
): Promise<{ phone: Phone; codes: string[]; firstCode: string }> {
  const phone = await openSetup(visitor);
  const firstCode = phone.code();
  const page = await (await visitor.post("/two-step/app", { code: firstCode })).text();
  const codes = page.match(/(?:[2-9A-Z]{4}-){5}[2-9A-Z]{4}/g) ?? [];
  return { phone, codes: [...new Set(codes)], firstCode };
}

/** As if the last code of the app had been used long ago, so that the present one is new. */
export function passTime(server: Pick<SharedServer, "execute">, userId: string): void {
  server.execute("update authenticator_apps set last_step = 0 where user_id = ?", userId);
}

/** As if the person had signed in, or proved who they are, an hour ago. */
export function ageProof(server: Pick<SharedServer, "execute">, userId: string): void {
  server.execute("update sessions set proved_at = proved_at - 3600000 where user_id = ?", userId);
}
