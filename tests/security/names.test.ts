import { expect, test } from "vitest";
import { Registration, Verification } from "~/features/accounts/account.schema";
import { ProfileForm } from "~/features/accounts/profile.schema";

// What people write about themselves and others read.

const PASSWORD = "Fresh-Harmattan-9-Wind";
const canRegister = (fullName: string) =>
  Registration.safeParse({ fullName, email: "a@b.example", password: PASSWORD, confirmPassword: PASSWORD })
    .success;
const linkedinOf = (linkedinProfile: string) =>
  ProfileForm.safeParse({ firstName: "Ngozi", lastName: "Eze", email: "a@b.example", linkedinProfile }).data
    ?.linkedinProfile;

test.each([
  "evil.example/claim-prize",
  "Win at evil.example now",
  "https://evil.example",
  "www.evil",
  "Ngozi evil．example", // a wide full stop
  "call@evil.example",
  "evil.example",
  "evil。example", // the full stop of Chinese, which hosts take for their own
  "1.ng",
  "Call +234 803 123 4567",
  "Ring 0803-123-4567 now",
])("%s is no name, because a mail program makes a link of it", (name) => {
  expect(canRegister(name)).toBe(false);
  const profile = { firstName: name, lastName: "Eze", email: "a@b.example" };
  expect(ProfileForm.safeParse(profile).success).toBe(false);
});

test.each([
  "Adébáyọ̀ Ọláṣeun Ẹ́niọlá",
  "Chukwuemeka A.B. Okafor",
  "Ngozi Eze Jr.",
  "Mary-Jane O’Neill",
  "St. John Okoro",
  "محمد علي",
  "李小龍",
])("%s is a name", (name) => {
  expect(canRegister(name)).toBe(true);
});

test.each([
  ["A.B.Okafor", "A.B. Okafor"],
  ["J.Okafor", "J. Okafor"],
  ["Ọ̀.Eze Ada", "Ọ̀. Eze Ada"],
  ["x.com", "x. com"],
  ["win at t.co", "win at t. co"],
  ["Pius II", "Pius II"],
])("the initials of %s stand apart from the next word, so that none is a host: %s", (typed, name) => {
  const stored = ProfileForm.safeParse({ firstName: typed, lastName: "", email: "a@b.example" });
  expect(stored.data?.firstName).toBe(name);
});

test.each([
  ["http://www.linkedin.com/in/x", "https://www.linkedin.com/in/x"],
  ["ng.linkedin.com/in/x", "https://ng.linkedin.com/in/x"],
  ["https://NG.LinkedIn.com/in/x", "https://NG.LinkedIn.com/in/x"],
  ["linkedin.com/in/x", "https://linkedin.com/in/x"],
  ["www.linkedin.com/in/ngozi", "https://www.linkedin.com/in/ngozi"],
  ["m.linkedin.com/in/ngozi", "https://m.linkedin.com/in/ngozi"],
  ["https://www.linkedin.com/in/adé-ọlá", "https://www.linkedin.com/in/adé-ọlá"],
])("%s is the address %s", (typed, address) => {
  expect(linkedinOf(typed)).toBe(address);
});

test.each([
  "https://linkedin.com.evil.example/in/x",
  "https://evil.example/linkedin.com/in/x",
  "https://xlinkedin.com/in/x",
  "https://linkedin.com@evil.example/in/x",
  "https://linkedin.com:8443/in/x",
  "https://linkedin.com\\@evil.example/in/x",
  "https://lіnkedin.com/in/x", // a Cyrillic letter
  "https://www.linkedin.com/",
  "https:///linkedin.com/in/x",
  "https://www.linkedin.com/in/x\nCEO of Evil",
  "https://www.linkedin.com/in/x\u202Efdp",
  "https://www.link\tedin.com/in/x",
])("%s is no address on LinkedIn", (typed) => {
  expect(linkedinOf(typed)).toBeUndefined();
});

test("own details with two passwords are refused in words, at the second one", () => {
  const details = { token: "x", fullName: "Ngozi Eze", password: PASSWORD, confirmPassword: "other" };
  const issues = Verification.safeParse(details).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join(), message])).toEqual([
    ["confirmPassword", "Passwords don't match"],
  ]);
});
