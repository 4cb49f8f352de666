import fc from "fast-check";
import { expect, test } from "vitest";
import { Questions } from "~/features/profile/questions.schema";
import { Registration } from "./account.schema";
import { OnboardingProfile, ProfileForm } from "./profile.schema";

const PASSWORD = "Okada-on-3rd-Mainland";
const email = "ngozi@example.com";

/** What each form makes of the same name; undefined where it refuses it. */
const FORMS: Record<string, (name: string) => string | undefined> = {
  register: (fullName) =>
    Registration.safeParse({ fullName, email, password: PASSWORD, confirmPassword: PASSWORD }).data?.fullName,
  questions: (fullName) => Questions.safeParse({ fullName, email }).data?.fullName,
  welcome: (name) => joined(OnboardingProfile.safeParse(inTwo(name)).data),
  profile: (name) => joined(ProfileForm.safeParse({ ...inTwo(name), email }).data),
};

// As people divide it between two fields.
function inTwo(name: string) {
  const [firstName = "", ...rest] = name.split(" ");
  return { firstName, lastName: rest.join(" ") };
}

function joined(names: { firstName: string; lastName: string } | undefined): string | undefined {
  return names && `${names.firstName} ${names.lastName}`.trim();
}

const letters = fc.constantFrom(..."aeghkmnoswyẹọṣɗƙ\u0301\u0323.'-/@7");
const words = fc.array(fc.string({ unit: letters, minLength: 1, maxLength: 70 }), {
  minLength: 1,
  maxLength: 4,
});

test("all forms take the same names, of one word or more, and store the same", () => {
  fc.assert(
    fc.property(words, (parts) => {
      const name = parts.join(" ").normalize("NFC");
      // Two fields are cleaned one by one, so that an initial at the seam has no letter after it.
      fc.pre(!/\.(?! |$)/u.test(name));
      const results = Object.values(FORMS).map((accept) => accept(name));
      expect(new Set(results).size, JSON.stringify(results)).toBe(1);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ["Danladi", true],
  ["Ọ̀ṣọ́", true],
  ["Bo", true],
  ["O", false],
  ["O Eze", true],
  ["evil.example/prize", false],
  ["0803 123 4567", false],
  ["N".repeat(121), false],
])("%s is a name everywhere: %s", (name, isName) => {
  for (const [form, accept] of Object.entries(FORMS))
    expect([form, accept(name)?.normalize("NFC")]).toEqual([
      form,
      isName ? name.normalize("NFC") : undefined,
    ]);
});
