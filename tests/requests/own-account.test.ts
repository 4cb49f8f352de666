import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { makeBlackPng } from "../factories/black-png";
import { registerWithResume } from "../factories/read-resume";
import { shareServer, type SharedServer } from "../pooled-server";
import { fieldOf, registerPerson, until, type Visitor } from "../test-server";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { makeDocuments } from "../factories/made-documents";

const PASSWORD = "Correct-Horse-7-Battery";
const MEGABYTE = 1024 * 1024;

let house: SharedServer;
beforeAll(async () => {
  house = await shareServer();
});

const userRow = (email: string) =>
  house.query<Record<string, unknown> & { id: string }>("select * from users where email = ?", email)[0];
const textOf = async (visitor: Visitor, path: string) => (await visitor.get(path)).text();
const json = (visitor: Visitor, method: string, path: string, body: unknown) =>
  visitor.send(path, {
    method,
    body: JSON.stringify(body),
    headers: { origin: house.url, "content-type": "application/json" },
  });

async function mailTo(email: string, subject: string): Promise<{ id: string; text: string; html: string }> {
  let mail: { id: string; text: string; html: string } | undefined;
  await until(() => {
    mail = house.query<{ id: string; text: string; html: string }>(
      "select id, text, html from mails where recipient = ? and subject like ? order by created_at desc limit 1",
      email,
      `%${subject}%`,
    )[0];
    return mail !== undefined;
  });
  if (!mail) throw new Error("no mail");
  return mail;
}

const themeOn = async (visitor: Visitor, path: string) =>
  /^<!DOCTYPE html><html lang="en-GB"(?: data-theme="(\w+)")?[ >]/.exec(await textOf(visitor, path))?.[1];
const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? "";

// Welcome

test("a new person is welcomed on one page, whose form ends the welcome", async () => {
  const visitor = await registerPerson(house, "welcome@example.com");
  const first = await textOf(visitor, "/dashboard");
  expect(first).toContain("Welcome, Ngozi");
  expect(first).toMatch(/<dialog[^>]* id="welcome" open=""/);
  expect([fieldOf(first, "firstName"), fieldOf(first, "lastName")]).toEqual(["Ngozi", "Eze"]);
  const end = await visitor.post("/dashboard", {
    firstName: " Ngozi ",
    lastName: "Eze-Obi",
    linkedinProfile: "www.linkedin.com/in/ngozi",
  });
  expect([end.status, end.headers.get("location")]).toEqual([303, "/dashboard"]);
  expect(userRow("welcome@example.com")).toMatchObject({
    first_name: "Ngozi",
    last_name: "Eze-Obi",
    linkedin_profile: "https://www.linkedin.com/in/ngozi",
    onboarding_completed: 1,
  });
  const after = await textOf(visitor, "/dashboard");
  expect(after).toContain("You are all set");
  expect(after).not.toContain("<dialog");
});

test("a person with one name keeps it through the welcome and the profile", async () => {
  const visitor = await registerPerson(house, "one-name@example.com");
  expect((await visitor.post("/dashboard", { firstName: "Danladi", lastName: "" })).status).toBe(303);
  const row = () => userRow("one-name@example.com");
  expect(row()).toMatchObject({ first_name: "Danladi", last_name: "", onboarding_completed: 1 });
  const saved = await visitor.post("/profile", {
    firstName: "Dan",
    lastName: "",
    email: "one-name@example.com",
  });
  expect(saved.status).toBe(303);
  expect(row()).toMatchObject({ first_name: "Dan", last_name: "" });
  const patch = (change: object) => json(visitor, "PATCH", "/api/profile", change);
  expect((await patch({ firstName: "D", lastName: "Musa" })).status).toBe(200);
  // One letter is no name, whichever half was changed.
  const half = await patch({ lastName: "" });
  expect([half.status, await half.json()]).toMatchObject([400, { errorCode: "NAMES_MISSING" }]);
  expect(row()).toMatchObject({ first_name: "D", last_name: "Musa" });
  expect((await patch({ firstName: "Danladi", lastName: "" })).status).toBe(200);
});

test("the welcome can be passed over, without a name too", async () => {
  const visitor = await registerPerson(house, "skip@example.com");
  house.execute("update users set first_name = '' where email = 'skip@example.com'");
  expect((await visitor.post("/dashboard", { firstName: "", skip: "1" })).status).toBe(303);
  expect(userRow("skip@example.com")).toMatchObject({ first_name: "", onboarding_completed: 1 });
});

test.each([
  [{ firstName: " ", lastName: "Eze" }, "Please enter your name."],
  [{ firstName: "N", lastName: "" }, "Full name must be at least 2 characters"],
  [{ firstName: "N".repeat(80), lastName: "E".repeat(80) }, "A name must be at most 120 characters"],
  ...[
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example/in",
    "https://linkedin.com.evil.example/in/x",
    "https://evil.example/linkedin.com/in/x",
    "https://linkedln.com/in/x",
    "https:\\\\evil",
    "https://user:pass@linkedin.com/",
    "https://10.0.0.1/x",
    "not a url",
  ].map(
    (linkedinProfile) =>
      [{ firstName: "Ngozi", lastName: "Eze", linkedinProfile }, "Enter the full address"] as [
        Record<string, string>,
        string,
      ],
  ),
])("the welcome refuses %j", async (fields, message) => {
  const visitor = await house.visitor().signInAsDemo();
  const before = userRow("ada@demo.example");
  const answer = await visitor.post("/dashboard", fields);
  expect(answer.status).toBe(400);
  expect((await json(visitor, "PATCH", "/api/profile", fields)).status).toBe(400);
  expect(userRow("ada@demo.example")).toEqual(before);
  house.execute("update users set onboarding_completed = 0 where email = 'ada@demo.example'");
  expect(await (await visitor.post("/dashboard", fields)).text()).toContain(message);
  house.execute("update users set onboarding_completed = 1 where email = 'ada@demo.example'");
});

test("the welcome cannot end without a name, and starts again from the settings", async () => {
  const visitor = await registerPerson(house, "again@example.com");
  house.execute("update users set first_name = ' ' where email = 'again@example.com'");
  const early = await json(visitor, "POST", "/api/complete-onboarding", {});
  expect([early.status, ((await early.json()) as { message: string }).message]).toEqual([
    400,
    "Please enter your name.",
  ]);
  house.execute("update users set first_name = 'Ngozi' where email = 'again@example.com'");
  expect((await json(visitor, "POST", "/api/complete-onboarding", {})).status).toBe(200);
  expect(await textOf(visitor, "/dashboard")).not.toContain("<dialog");
  expect(await textOf(visitor, "/settings")).toContain("Reset Welcome Tutorial");
  expect((await visitor.post("/settings", { resetTutorial: "1" })).headers.get("location")).toBe(
    "/dashboard",
  );
  expect(await textOf(visitor, "/dashboard")).toContain('id="welcome"');
  await json(visitor, "POST", "/api/complete-onboarding", {});
  expect((await json(visitor, "POST", "/api/reset-onboarding", {})).status).toBe(200);
  expect(userRow("again@example.com")?.onboarding_completed).toBe(0);
});

// Profile

test("the profile is shown closed, opens by a link, keeps what is saved and what is cancelled not", async () => {
  const visitor = await registerPerson(house, "profile@example.com");
  const closed = await textOf(visitor, "/profile");
  expect(closed).toMatch(
    /<input[^>]*disabled=""[^>]*name="firstName"|<input[^>]*name="firstName"[^>]*disabled=""/,
  );
  expect(closed).not.toContain("Save Changes");
  for (const piece of ["Member since", "Free Trial", "Active", "Change Photo"])
    expect(closed).toContain(piece);
  const open = await textOf(visitor, "/profile?edit=1");
  expect(open).toContain("Save Changes");
  expect(open).toMatch(/<a href="\/profile"[^>]*>Cancel/);
  const saved = await visitor.post("/profile", {
    firstName: "Ngọzi",
    lastName: "Ẹzẹ",
    email: "profile@example.com",
  });
  expect([saved.status, saved.headers.get("location")]).toEqual([303, "/profile"]);
  const after = await textOf(visitor, "/profile");
  expect(after).toContain("Profile Updated. Your changes are saved.");
  expect(after).toContain('value="Ngọzi"');
  const refused = await visitor.post("/profile", {
    firstName: "",
    lastName: "x".repeat(121),
    email: "no address",
  });
  expect(refused.status).toBe(400);
  const page = await refused.text();
  for (const message of [
    "Please enter your name.",
    "A name must be at most 120 characters",
    "Invalid email address",
    'value="no address"',
  ])
    expect(page).toContain(message);
});

test("nothing but the named fields can be changed, whatever is sent along", async () => {
  const visitor = await registerPerson(house, "mass@example.com");
  const before = userRow("mass@example.com");
  const more = {
    id: "x",
    userId: "x",
    role: "admin",
    isActive: false,
    is_active: 0,
    emailVerified: true,
    emailVerifiedAt: 1,
    passwordHash: "x",
    onboardingCompleted: true,
    subscriptionPlan: "idan",
    quotaBalance: { coverLettersRemaining: 99 },
    trialEndsAt: 9e12,
    photoId: "x",
    createdAt: 1,
    deletionRequestedAt: 1,
  };
  const answer = await json(visitor, "PATCH", "/api/profile", {
    firstName: "Mass",
    ...more,
    __proto__: { role: "admin" },
  });
  expect(answer.status).toBe(200);
  await visitor.post("/profile", {
    firstName: "Mass",
    lastName: "Eze",
    email: "mass@example.com",
    role: "admin",
    isActive: "",
    id: "x",
    emailVerified: "1",
  });
  await visitor.post("/dashboard", { firstName: "Mass", lastName: "Eze", role: "admin" });
  await json(visitor, "PATCH", "/api/settings", { language: "fr", userId: "x" });
  expect({ ...userRow("mass@example.com"), updated_at: 0 }).toEqual({
    ...before,
    first_name: "Mass",
    onboarding_completed: 1, // that form ends the welcome
    updated_at: 0,
  });
  const shown = (await (await visitor.get("/api/profile")).json()) as Record<string, unknown>;
  expect(shown).toMatchObject({
    firstName: "Mass",
    role: "user",
    email: "mass@example.com",
    fullName: "Mass Eze",
  });
  expect(JSON.stringify(shown)).not.toMatch(/password|hash/i);
});

// A new mail address

test("a new address needs the password, is confirmed on the new address by a button, and the old one is told", async () => {
  const visitor = await registerPerson(house, "old@example.com");
  const fields = { firstName: "Ngozi", lastName: "Eze", email: "New@Example.com" };
  const without = await visitor.post("/profile", fields);
  expect(without.status).toBe(400);
  expect(await without.text()).toContain("Enter your current password to change your email.");
  const wrong = await json(visitor, "PATCH", "/api/profile", { ...fields, currentPassword: "Wrong-Pass-1!" });
  expect([wrong.status, ((await wrong.json()) as { errorCode: string }).errorCode]).toEqual([
    400,
    "WRONG_PASSWORD",
  ]);
  expect(house.query("select 1 from mails where recipient = 'new@example.com'")).toEqual([]);

  expect((await visitor.post("/profile", { ...fields, currentPassword: PASSWORD })).status).toBe(303);
  expect(userRow("old@example.com")?.email).toBe("old@example.com");
  expect(await textOf(visitor, "/profile")).toContain("One step left");
  expect((await mailTo("old@example.com", "wants to change your email")).text).toContain("new@example.com");
  const token = tokenIn((await mailTo("new@example.com", "Confirm your new email")).text);
  expect(
    house.query<{ token_hash: string }>("select token_hash from tokens").map((row) => row.token_hash),
  ).not.toContain(token);

  const elsewhere = house.visitor();
  for (let times = 0; times < 3; times += 1)
    expect(await textOf(elsewhere, `/confirm-email?token=${token}`)).toContain("Confirm this email");
  expect(userRow("new@example.com")).toBeUndefined();
  // Seven: three of the ten passwords of a quarter of an hour were asked for above.
  const tries = await Promise.all(
    Array.from({ length: 7 }, () => elsewhere.post("/confirm-email", { token, password: PASSWORD })),
  );
  expect(tries.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 303)); // the first answer again
  expect(userRow("old@example.com")).toBeUndefined();
  await mailTo("old@example.com", "was changed");
  expect(
    house.query("select 1 from mails where recipient = 'old@example.com' and subject like '%was changed'"),
  ).toHaveLength(1);
  expect((await house.visitor().post("/confirm-email", { token, password: `${PASSWORD} ` })).status).toBe(
    400,
  );
  await house.visitor().signIn("new@example.com", PASSWORD);
  await expect(house.visitor().signIn("old@example.com", PASSWORD)).rejects.toThrow("401");
});

test("links that do not work share no limit: everybody's say that they are used or expired", async () => {
  const visitor = house.visitor();
  for (let times = 0; times < 11; times += 1)
    expect(
      (await visitor.post("/confirm-email", { token: `dead-${times}`, password: PASSWORD })).status,
    ).toBe(400);
});

test("an address that has an account cannot be taken, and asking for it tells nothing", async () => {
  const visitor = await registerPerson(house, "taker@example.com");
  const ask = (email: string) => json(visitor, "PATCH", "/api/profile", { email, currentPassword: PASSWORD });
  const [taken, free] = [
    await (await ask("ada@demo.example")).json(),
    await (await ask("free@example.com")).json(),
  ] as Record<string, unknown>[];
  expect({ ...taken, pendingEmail: "", updatedAt: "" }).toEqual({ ...free, pendingEmail: "", updatedAt: "" });
  expect((await mailTo("ada@demo.example", "already has an account")).text).not.toContain("confirm-email");
  // The address is registered by somebody else before the link is used.
  const token = tokenIn((await mailTo("free@example.com", "Confirm your new email")).text);
  await registerPerson(house, "free@example.com");
  expect((await visitor.post("/confirm-email", { token })).status).toBe(400);
  expect(userRow("taker@example.com")?.email).toBe("taker@example.com");
});

test("a link that a thief asked for dies with the password, with time and with the next link", async () => {
  const visitor = await registerPerson(house, "thief-before@example.com");
  const ask = async (email: string) => {
    await json(visitor, "PATCH", "/api/profile", { email, currentPassword: PASSWORD });
    return tokenIn((await mailTo(email, "Confirm your new email")).text);
  };
  const first = await ask("thief-1@example.com");
  const second = await ask("thief-2@example.com");
  expect((await visitor.post("/confirm-email", { token: first })).status).toBe(400);
  house.execute("update tokens set expires_at = ? where value = 'thief-2@example.com'", Date.now() - 1);
  expect((await visitor.post("/confirm-email", { token: second })).status).toBe(400);
  const third = await ask("thief-3@example.com");
  await json(visitor, "POST", "/api/auth/change-password", {
    currentPassword: PASSWORD,
    newPassword: "Another-Horse-8-Battery",
  });
  expect((await visitor.post("/confirm-email", { token: third })).status).toBe(400);
  expect(userRow("thief-before@example.com")).toBeDefined();
  expect((await visitor.post("/confirm-email", { token: "" })).status).toBe(400);
});

// Photo

const photoForm = (bytes: Uint8Array, name = "me.jpg", type = "image/jpeg") => {
  const form = new FormData();
  form.set("photo", new Blob([bytes as BlobPart], { type }), name);
  return form;
};
const picture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: "#b5651d" } });
const photoOf = (email: string) =>
  house.query<{ photo_id: string | null }>("select photo_id from users where email = ?", email)[0]?.photo_id;

test("a photo becomes a small square JPEG without what the camera wrote into it, seen by its owner alone", async () => {
  const visitor = await registerPerson(house, "photo@example.com");
  const original = await picture()
    .withExif({ IFD0: { Make: "TECNO-CANARY", Copyright: "Ngozi" }, IFD3: { GPSLatitude: "6/1 27/1 0/1" } })
    .jpeg()
    .toBuffer();
  expect(original.includes("TECNO-CANARY")).toBe(true);
  const saved = await visitor.post("/profile/photo", photoForm(original));
  expect([saved.status, saved.headers.get("location")]).toEqual([303, "/profile"]);
  const id = photoOf("photo@example.com") ?? "";
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(await textOf(visitor, "/dashboard")).toContain(`src="/photos/${id}"`);
  const answer = await visitor.get(`/photos/${id}`);
  expect(
    Object.fromEntries(
      ["content-type", "x-content-type-options", "cache-control", "content-security-policy"].map((name) => [
        name,
        answer.headers.get(name),
      ]),
    ),
  ).toEqual({
    "content-type": "image/jpeg",
    "x-content-type-options": "nosniff",
    "cache-control": "private, max-age=31536000, immutable",
    "content-security-policy": "sandbox; default-src 'none'",
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { format, width, height, exif, icc, xmp } = await sharp(bytes).metadata();
  expect({ format, width, height, exif, icc, xmp }).toEqual({
    format: "jpeg",
    width: 256,
    height: 256,
    exif: undefined,
    icc: undefined,
    xmp: undefined,
  });
  expect(bytes.includes("CANARY")).toBe(false);

  const stranger = await house.visitor().signInAsDemo();
  expect((await stranger.get(`/photos/${id}`)).status).toBe(404);
  expect((await house.visitor().get(`/photos/${id}`)).status).toBe(401);
  for (const path of ["/photos/..%2f..%2foya.db", "/photos/x"])
    expect((await visitor.get(path)).status).toBe(404);

  // A new one takes its place under a new name; removing takes the picture from everywhere.
  await visitor.post(
    "/profile/photo",
    photoForm(await picture(300, 300).png().toBuffer(), "me.png", "image/png"),
  );
  expect(photoOf("photo@example.com")).not.toBe(id);
  expect((await visitor.get(`/photos/${id}`)).status).toBe(404);
  expect((await visitor.post("/profile/photo", {})).status).toBe(303);
  expect(photoOf("photo@example.com")).toBeNull();
  expect(
    house.query(
      "select count(*) as many from photos join users on users.id = user_id where email = 'photo@example.com'",
    ),
  ).toEqual([{ many: 0 }]);
});

test("a photo taken on its side stands upright", async () => {
  const visitor = await registerPerson(house, "turned@example.com");
  const left = await sharp({ create: { width: 200, height: 400, channels: 3, background: "#ff0000" } })
    .png()
    .toBuffer();
  const half = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#0000ff" } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await visitor.post("/profile/photo", photoForm(half));
  const bytes = Buffer.from(
    await (await visitor.get(`/photos/${photoOf("turned@example.com")}`)).arrayBuffer(),
  );
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const [top, bottom] = [data.subarray(256 * 3 * 20 + 128 * 3), data.subarray(256 * 3 * 235 + 128 * 3)];
  expect([(top[0] ?? 0) > 200, (bottom[2] ?? 0) > 200]).toEqual([true, true]);
});

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;

test("files that are no JPEG, PNG or WebP inside are refused by what they are, not by their name", async () => {
  const visitor = await registerPerson(house, "types@example.com");
  const gif = await picture(20, 20).gif().toBuffer();
  const avif = await picture(20, 20).avif().toBuffer();
  for (const [bytes, name, type] of [
    [Buffer.from(SVG), "me.png", "image/png"],
    [gif, "me.jpg", "image/jpeg"],
    [avif, "me.webp", "image/webp"],
    [Buffer.from("%PDF-1.7"), "me.jpg", "image/jpeg"],
    [Buffer.from("<html>"), "me.webp", "image/webp"],
  ] as const) {
    const answer = await visitor.post("/profile/photo", photoForm(bytes, name, type));
    const page = await answer.text();
    expect([name, answer.status]).toEqual([name, 400]);
    expect(page).toContain("Invalid File Type");
    expect(page).toContain("Only JPEG, PNG, and WebP images are allowed.");
  }
  expect(await (await visitor.post("/profile/photo", new FormData())).text()).toContain(
    "Choose a picture first.",
  );
  expect(photoOf("types@example.com")).toBeNull();
  const right = await visitor.send("/api/profile/photo", {
    method: "POST",
    body: photoForm(await picture(50, 50).webp().toBuffer(), "anything.txt", "text/plain"),
    headers: { origin: house.url },
  });
  expect([right.status, ((await right.json()) as { profileImageUrl: string }).profileImageUrl]).toEqual([
    200,
    `/photos/${photoOf("types@example.com")}`,
  ]);
  expect((await json(visitor, "POST", "/api/profile/photo", {})).status).toBe(415);
});

test("5 MB are too many, one byte less is not; a body of many megabytes is refused before it was sent", async () => {
  const visitor = await registerPerson(house, "sizes@example.com");
  const small = await picture().jpeg().toBuffer();
  const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]); // after the end of the picture
  const most = await visitor.post("/profile/photo", photoForm(padded(5 * MEGABYTE - 1)));
  expect(most.status).toBe(303);
  for (const size of [5 * MEGABYTE, 5.5 * MEGABYTE]) {
    const answer = await visitor.post("/profile/photo", photoForm(padded(size)));
    const page = await answer.text();
    expect([size, answer.status]).toEqual([size, 413]);
    expect(page).toContain("File Too Large");
    expect(page).toContain("File size must be less than 5MB.");
  }
  const huge = await visitor
    .send("/api/profile/photo", {
      method: "POST",
      body: photoForm(padded(7 * MEGABYTE)),
      headers: { origin: house.url },
    })
    .catch(() => undefined);
  if (huge)
    expect([huge.status, ((await huge.json()) as { message: string }).message]).toEqual([
      413,
      "File size must be less than 5MB.",
    ]);
});

test("a picture of too many pixels and a broken one are refused, and the server stays up", async () => {
  const visitor = await registerPerson(house, "bombs@example.com");
  const bomb = makeBlackPng(12_000);
  expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({
    width: 12_000,
    height: 12_000,
  });
  expect(bomb.length).toBeLessThan(MEGABYTE);
  const whole = await picture().jpeg().toBuffer();
  const lying = Buffer.from(await picture(10, 10).png().toBuffer());
  lying.writeUInt32BE(60_000, 16); // the header promises 60,000 × 60,000 pixels
  lying.writeUInt32BE(60_000, 20);
  for (const bytes of [
    bomb,
    lying,
    whole.subarray(0, whole.length / 2),
    Buffer.from("\xff\xd8\xffnothing", "latin1"),
  ]) {
    const answer = await visitor.post("/profile/photo", photoForm(bytes));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("We could not read this picture.");
  }
  expect(photoOf("bombs@example.com")).toBeNull();
  expect((await visitor.get("/profile")).status).toBe(200);
});

// Settings

const DEFAULTS = {
  emailNotifications: true,
  pushNotifications: false,
  marketingEmails: false,
  darkMode: null,
  language: "en",
  timezone: "Africa/Lagos",
  twoFactorAuth: false,
};

test("settings begin with the defaults and are saved by the form without scripts", async () => {
  const visitor = await registerPerson(house, "settings@example.com");
  expect(await (await visitor.get("/api/settings")).json()).toEqual(DEFAULTS);
  const page = await textOf(visitor, "/settings");
  expect(page).toMatch(/<input[^>]*id="emailNotifications"[^>]*checked=""/);
  expect(page).not.toMatch(/<input[^>]*id="marketingEmails"[^>]*checked=""/);
  const saved = await visitor.post("/settings", {
    pushNotifications: "on",
    theme: "dark",
    language: "de",
    timezone: "PST",
  });
  expect(saved.status).toBe(303);
  expect(await (await visitor.get("/api/settings")).json()).toEqual({
    ...DEFAULTS,
    emailNotifications: false,
    pushNotifications: true,
    darkMode: true,
    language: "de",
    timezone: "PST",
  });
  expect(await textOf(visitor, "/settings")).toContain("Your settings were saved.");
  expect((await visitor.post("/settings", { theme: "pink", language: "xx", timezone: "Mars" })).status).toBe(
    400,
  );
});

test("the API changes one field and leaves the rest; bad values are refused", async () => {
  const visitor = await registerPerson(house, "settings-api@example.com");
  const answer = await json(visitor, "PATCH", "/api/settings", { language: "fr" });
  expect(await answer.json()).toEqual({ ...DEFAULTS, language: "fr" });
  for (const bad of [
    { language: "pidgin" },
    { timezone: "Africa/Nowhere" },
    { emailNotifications: "yes" },
    { darkMode: "dark" },
    [],
  ])
    expect((await json(visitor, "PATCH", "/api/settings", bad)).status).toBe(400);
  expect(await (await visitor.get("/api/settings")).json()).toEqual({ ...DEFAULTS, language: "fr" });
  expect(await (await visitor.get("/api/notifications/status")).json()).toEqual({
    emailNotifications: true,
    pushNotifications: false,
    marketingEmails: false,
    email: "settings-api@example.com",
  });
  for (const path of ["/api/settings", "/api/profile", "/api/notifications/status"])
    expect((await house.visitor().get(path)).status).toBe(401);
});

test("the theme stands on the page from the first byte, also after signing out", async () => {
  const visitor = await registerPerson(house, "theme@example.com");
  expect(await themeOn(visitor, "/dashboard")).toBeUndefined();
  await json(visitor, "PATCH", "/api/settings", { darkMode: true });
  expect(await themeOn(visitor, "/dashboard")).toBe("dark");
  expect(await themeOn(visitor, "/no-such-page")).toBe("dark");
  await visitor.post("/logout", {});
  expect(await themeOn(visitor, "/login")).toBe("dark");
  await visitor.signIn("theme@example.com", PASSWORD);
  const looks = { language: "en", timezone: "UTC" };
  await visitor.post("/settings", { ...looks, theme: "light" });
  expect(await themeOn(visitor, "/settings")).toBe("light");
  await visitor.post("/settings", { ...looks, theme: "system" });
  await visitor.post("/logout", {});
  expect(await themeOn(visitor, "/login")).toBeUndefined();
  expect(await themeOn(await house.visitor().signInAsDemo(), "/dashboard")).toBeUndefined();
});

test("every date is shown in the chosen timezone and language", async () => {
  const visitor = await registerPerson(house, "dates@example.com");
  const at = Date.UTC(2026, 11, 31, 23, 30); // the new year has begun in Lagos, and nowhere west of it
  house.execute("update users set created_at = ? where email = 'dates@example.com'", at);
  house.execute("update billing_events set at = ? where user_id = ?", at, userRow("dates@example.com")?.id);
  house.execute("update sessions set created_at = ? where user_id = ?", at, userRow("dates@example.com")?.id);
  const shown = async () =>
    Promise.all(["/profile", "/subscription", "/sessions"].map((path) => textOf(visitor, path)));
  for (const page of await shown()) expect(page).toMatch(/1 Jan 2027(, 00:30)?/);
  expect((await shown())[0]).toContain('dateTime="2027-01-01"');
  await json(visitor, "PATCH", "/api/settings", { timezone: "EST" });
  for (const page of await shown()) expect(page).toMatch(/31 Dec 2026(, 18:30)?/);
  await json(visitor, "PATCH", "/api/settings", { timezone: "GMT", language: "es" });
  for (const page of await shown()) expect(page).toMatch(/31 dic 2026(, 23:30)?/);
});

test("the language of the settings is where new documents start, and the form can say another", async () => {
  const visitor = await registerWithResume(house, "language@example.com");
  await json(visitor, "PATCH", "/api/settings", { language: "fr" });
  expect(await textOf(visitor, "/generate")).toMatch(/<option value="fr" selected="">French/);
  const file = await makeResumeDocx();
  const languages = () =>
    house
      .query<{ language: string }>(
        "select language from generations join users on users.id = user_id where email = 'language@example.com' order by generations.created_at",
      )
      .map((row) => row.language);
  await visitor.post("/generate", generationForm({ file, resume: false }));
  expect(languages()).toEqual(["fr"]);
  await visitor.post("/generate", generationForm({ file, resume: false, more: { language: "de" } }));
  expect(languages()).toEqual(["fr", "de"]);
});

// Mails one can stop

test("the mail about ready documents is sent after a long wait only, and can be stopped without signing in", async () => {
  const visitor = await registerWithResume(house, "ready@example.com");
  const user = userRow("ready@example.com")?.id;
  const finish = async (id: string, startedAgo: number) => {
    const form = generationForm({
      key: `key-of-${id}`,
      resume: false,
      file: await makeResumeDocx(),
      more: { jobTitle: `Post ${id}` },
    });
    const { jobId } = await makeDocuments(house, visitor, form);
    // As if it had been asked for long ago and were worked on now.
    house.execute(
      "update generations set created_at = ?, finished_at = null, status = 'queued' where id = ?",
      Date.now() - startedAgo,
      jobId,
    );
    house.execute(
      "update jobs set status = 'queued', attempts = 0 where kind = 'generation.write' and json_extract(payload, '$.generationId') = ?",
      jobId,
    );
    await until(
      () =>
        house.query("select 1 from generations where id = ? and finished_at is not null", jobId).length === 1,
    );
    return house.query(
      "select 1 from mails where user_id = ? and subject like ?",
      user,
      `%ready: Post ${id}%`,
    ).length;
  };
  expect(await finish("quick", 5000)).toBe(0);
  expect(await finish("slow", 90_000)).toBe(1);
  const mail = await mailTo("ready@example.com", "ready: Post slow");
  expect(mail.text).toMatch(new RegExp(`${house.url}/applications/[\\w-]{22}`));
  const link = new URL(/\S+\/unsubscribe\?token=[\w-]{43}/.exec(mail.text)?.[0] ?? "");
  expect(mail.html).toContain(link.href);
  const raw = await rawMail(mail.id);
  expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(raw.replace(/\r\n\s+/g, " ")).toContain(`List-Unsubscribe: <${link.href}>`);

  const anybody = house.visitor();
  const page = await textOf(anybody, link.pathname + link.search);
  expect(page).toContain("Stop Email Notifications?");
  expect(await (await visitor.get("/api/settings")).json()).toMatchObject({ emailNotifications: true });
  expect(await (await anybody.post(link.pathname + link.search, {})).text()).toContain("Stopped");
  expect(await (await visitor.get("/api/settings")).json()).toMatchObject({ emailNotifications: false });
  expect((await json(visitor, "POST", "/api/notifications/test-email", {})).status).toBe(409);
});

test("the test mail goes to the person's own address", async () => {
  const visitor = await registerPerson(house, "test-mail@example.com");
  expect(
    (await json(visitor, "POST", "/api/notifications/test-email", { email: "victim@example.com" })).status,
  ).toBe(200);
  await mailTo("test-mail@example.com", "A test of your notifications");
  expect(house.query("select 1 from mails where recipient = 'victim@example.com'")).toEqual([]);
});

const consentsOf = (email: string) =>
  house.query<{ version: string; text_hash: string; withdrawn_at: number | null; user_agent: string }>(
    "select consents.* from consents join users on users.id = user_id where email = ? order by given_at",
    email,
  );

test("agreeing to marketing mail is recorded word for word, and withdrawing leaves the record", async () => {
  const visitor = await registerPerson(house, "consent@example.com");
  expect(consentsOf("consent@example.com")).toEqual([]);
  const on = {
    emailNotifications: "on",
    marketingEmails: "on",
    theme: "system",
    language: "en",
    timezone: "UTC",
  };
  await visitor.post("/settings", on, { "user-agent": "Test Browser" });
  await visitor.post("/settings", on);
  expect(consentsOf("consent@example.com")).toMatchObject([
    { version: "1", withdrawn_at: null, user_agent: "Test Browser" },
  ]);
  expect(consentsOf("consent@example.com")[0]?.text_hash).toMatch(/^[\w-]{43}$/);
  await json(visitor, "PATCH", "/api/settings", { marketingEmails: false });
  expect(consentsOf("consent@example.com")[0]?.withdrawn_at).toBeGreaterThan(0);
  await json(visitor, "PATCH", "/api/settings", { marketingEmails: true });
  expect(consentsOf("consent@example.com").map((row) => row.withdrawn_at !== null)).toEqual([true, false]);
});

test("the box at registration is not ticked, and only a ticked one is a consent", async () => {
  const visitor = house.visitor();
  expect(await textOf(visitor, "/register")).toMatch(/<input id="marketingEmails"(?![^>]*checked)[^>]*>/);
  const person = (email: string, more: Record<string, string>) =>
    visitor.post("/register", {
      fullName: "Ngozi Eze",
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      ...more,
    });
  for (const marketingEmails of ["", "false", "no"])
    await person(`unticked${marketingEmails}@example.com`, { marketingEmails });
  expect(house.query("select 1 from users where email like 'unticked%'")).toHaveLength(3);
  expect(
    house.query("select 1 from consents join users on users.id = user_id where email like 'unticked%'"),
  ).toEqual([]);
  await person("ticked@example.com", { marketingEmails: "on" });
  expect(consentsOf("ticked@example.com")).toMatchObject([{ version: "1", withdrawn_at: null }]);
  // The owner of the address registers again before it was verified, and does not tick.
  await person("ticked@example.com", {});
  expect(consentsOf("ticked@example.com")[0]?.withdrawn_at).toBeGreaterThan(0);
});

test("the unsubscribe link of a marketing mail works signed out, by a mail program, and again", async () => {
  const visitor = await registerPerson(house, "stop@example.com");
  await json(visitor, "PATCH", "/api/settings", { marketingEmails: true });
  const path = `/unsubscribe?token=${tokenIn((await mailTo("stop@example.com", "You will hear from us")).text)}`;
  expect(await textOf(house.visitor(), path)).toContain("Stop Marketing Emails?");
  expect(consentsOf("stop@example.com")[0]?.withdrawn_at).toBeNull();
  // RFC 8058: no origin, no cookie.
  for (let times = 0; times < 2; times += 1) {
    const answer = await fetch(house.url + path, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(answer.status).toBe(200);
  }
  expect(consentsOf("stop@example.com")[0]?.withdrawn_at).toBeGreaterThan(0);
  expect(await (await visitor.get("/api/settings")).json()).toMatchObject({
    marketingEmails: false,
    emailNotifications: true,
  });
  expect((await house.visitor().post("/unsubscribe?token=wrong", {})).status).toBe(400);
  expect(await textOf(house.visitor(), "/unsubscribe")).toContain("This link is wrong");
});

// Password

test("a changed password ends the other sessions, keeps this one under a new token, and is told by mail", async () => {
  const visitor = await registerPerson(house, "password@example.com");
  const other = await house.visitor().signIn("password@example.com", PASSWORD);
  const stolen = visitor.twin();
  const fields = {
    currentPassword: PASSWORD,
    newPassword: "Mango-Season-9-Again",
    confirmPassword: "Mango-Season-9-Again",
  };
  const answer = await visitor.post("/change-password", fields);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/settings"]);
  expect(await textOf(visitor, "/settings")).toContain("Your password has been changed successfully.");
  expect([(await other.get("/dashboard")).status, (await stolen.get("/dashboard")).status]).toEqual([
    401, 401,
  ]);
  await mailTo("password@example.com", "was changed");
  await house.visitor().signIn("password@example.com", "Mango-Season-9-Again");
  await expect(house.visitor().signIn("password@example.com", PASSWORD)).rejects.toThrow("401");
});

test.each([
  [{}, ["Current password is required", "New password is required", "Please confirm your new password"]],
  [
    { currentPassword: PASSWORD, newPassword: "short", confirmPassword: "other" },
    ["Password must be at least 8 characters", "Password must contain at least one uppercase letter"],
  ],
  [
    { currentPassword: PASSWORD, newPassword: "Mango-Season-9", confirmPassword: "Mango-Season-8" },
    ["Passwords do not match"],
  ],
  [
    { currentPassword: PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD },
    ["New password must be different from current password"],
  ],
  [
    { currentPassword: "Wrong-Pass-1!", newPassword: "Mango-Season-9", confirmPassword: "Mango-Season-9" },
    ["The current password is not right."],
  ],
  [
    { currentPassword: PASSWORD, newPassword: "Password1!", confirmPassword: "Password1!" },
    ["easy to guess"],
  ],
])(
  "changing the password with %j says what is wrong and shows no password again",
  async (fields, messages) => {
    const email = "wrong-password@example.com";
    const visitor = userRow(email)
      ? await house.visitor().signIn(email, PASSWORD)
      : await registerPerson(house, email);
    const answer = await visitor.post("/change-password", fields as Record<string, string>);
    const page = await answer.text();
    expect(answer.status).toBe(400);
    for (const message of messages) expect(page).toContain(message);
    expect(page).not.toMatch(/value="[^"]*(Mango|Horse)/);
    expect((await visitor.get("/dashboard")).status).toBe(200);
  },
);

test("the API takes POST, PUT and PATCH, and guessing is limited", async () => {
  const visitor = await registerPerson(house, "password-api@example.com");
  const passwords = [PASSWORD, "Mango-Season-9-One", "Mango-Season-9-Two", "Mango-Season-9-Three"];
  for (const [index, method] of ["POST", "PUT", "PATCH"].entries()) {
    const answer = await json(visitor, method, "/api/auth/change-password", {
      currentPassword: passwords[index],
      newPassword: passwords[index + 1],
    });
    expect([method, answer.status]).toEqual([method, 200]);
  }
  expect((await json(visitor, "DELETE", "/api/auth/change-password", {})).status).toBe(405);
  const guess = (n: number) =>
    json(visitor, "POST", "/api/auth/change-password", {
      currentPassword: `Wrong-Guess-${n}!`,
      newPassword: "Mango-Season-9-Four",
    });
  for (let n = 0; n < 10; n += 1) expect((await guess(n)).status).toBe(400);
  expect((await guess(11)).status).toBe(429);
  expect(
    (await json(visitor, "PATCH", "/api/profile", { email: "guessed@example.com", currentPassword: "x" }))
      .status,
  ).toBe(429);
});

// Sessions

test("a person sees where they are signed in and ends one or all of them, never another's", async () => {
  const visitor = await registerPerson(house, "sessions@example.com");
  const phone = await phoneOf(
    "sessions@example.com",
    "Mozilla/5.0 (Linux; Android 15; TECNO BG6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
  );
  const cafe = await phoneOf(
    "sessions@example.com",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0",
  );
  const page = await textOf(visitor, "/sessions");
  for (const words of ["Chrome on Android", "Firefox on Windows", "This device"])
    expect(page).toContain(words);
  const ids = [...page.matchAll(/name="session" value="([\w-]{22})"/g)].map(([, id = ""]) => id);
  expect(ids).toHaveLength(2);
  for (const { token_hash } of house.query<{ token_hash: string }>("select token_hash from sessions"))
    expect(page).not.toContain(token_hash);

  const stranger = await house.visitor().signInAsDemo();
  const firefox = /Firefox on Windows[\s\S]*?value="([\w-]{22})"/.exec(page)?.[1] ?? "";
  expect((await stranger.post("/sessions", { session: firefox })).status).toBe(404);
  expect((await cafe.get("/dashboard")).status).toBe(200);
  expect((await visitor.post("/sessions", { session: firefox })).status).toBe(303);
  expect([(await cafe.get("/dashboard")).status, (await phone.get("/dashboard")).status]).toEqual([401, 200]);
  expect((await visitor.post("/sessions", {})).status).toBe(303);
  expect([
    (await phone.get("/dashboard")).status,
    (await visitor.get("/dashboard")).status,
    (await stranger.get("/dashboard")).status,
  ]).toEqual([401, 200, 200]);
});

test("every page of one's own account asks who is there", async () => {
  for (const path of ["/profile", "/profile/photo", "/settings", "/sessions", "/change-password"]) {
    expect([path, (await house.visitor().get(path)).status]).toEqual([path, 401]);
    expect([path, (await house.visitor().post(path, {})).status]).toEqual([path, 401]);
  }
});

async function phoneOf(email: string, userAgent: string): Promise<Visitor> {
  const visitor = house.visitor();
  await visitor.post("/login", { email, password: PASSWORD }, { "user-agent": userAgent });
  return visitor;
}

async function rawMail(id: string): Promise<string> {
  await until(() => house.query("select 1 from mails where id = ? and sent_at is not null", id).length === 1);
  return (await house.visitor().get(`/dev/outbox/${id}`)).text();
}

test("a second factor is not switched on by the API: it is refused by name, not swallowed", async () => {
  const visitor = await registerPerson(house, "second-factor@example.com");
  const answer = await json(visitor, "PATCH", "/api/settings", { language: "fr", twoFactorAuth: true });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({
      fieldErrors: { twoFactorAuth: [expect.stringContaining("Set up an app or a passkey")] },
    }),
  ]);
  const shown = (await (await visitor.get("/api/settings")).json()) as Record<string, unknown>;
  expect(shown).toMatchObject({ language: "en", twoFactorAuth: false });
  expect((await json(visitor, "PATCH", "/api/settings", { twoFactorAuth: false })).status).toBe(200);
});
