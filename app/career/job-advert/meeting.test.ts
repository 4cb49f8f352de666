import { expect, test } from "vitest";
import { placeBehind, withTimes } from "./meeting";
import { readAdvert } from "./read-advert";

test.each([
  [
    "Come with your CV to the Matron's office, Gold Cross Hospital, 12 Nnebisi Road, Asaba, Monday to Thursday, 9am - 2pm.",
    "Matron's office, Gold Cross Hospital, 12 Nnebisi Road, Asaba, Monday to Thursday, 9am - 2pm",
  ],
  [
    "Walk in to Suite B14, Ahmadu Mall, Wuse 2 on Tuesday 1st and Wednesday 2nd December by 10am prompt.",
    "Suite B14, Ahmadu Mall, Wuse 2, Tuesday 1st and Wednesday 2nd December by 10am prompt",
  ],
  ["Come for trial bake at 44 Faulks Road Aba.", "44 Faulks Road Aba"],
])("%s says where and when", (text, place) => {
  expect(withTimes(placeBehind(text) ?? "", text)).toBe(place);
});

test("to whom a letter is addressed is no part of the place", () => {
  const { howToApply } = readAdvert(
    "We need a clerk. Drop your CV at the security post, Oak Hotel, 8 Pine Street, addressed to The Manager.",
    { today: "2026-11-16" },
  );
  expect(howToApply.walkIn).toBe("security post, Oak Hotel, 8 Pine Street");
});

test("a day on which applications close is no time to come", () => {
  const text = "Deliver it to 4 Ring Road, Jos not later than Friday, 18th December.";
  expect(withTimes("4 Ring Road, Jos", text)).toBe("4 Ring Road, Jos");
});

test.each([
  "Interested officers should forward two copies of their CV to the General Manager.",
  "You come to the office in Utako twice a week. Send CV to jobs@pay.example",
  "Applications should reach the Bursar, Grace School, P.O. Box 11, Vom.",
  "Mail it to jobs@oak.example. Address the letter to the Head, Oak Relief, 5 Pine Road, Jos.",
  "Mail it to jobs@oak.example. The letter should be addressed to:\nThe Head\nOak Relief\n5 Pine Road, Jos",
  "Must have worked on walk-in rooms of 40 tonnes. Send CV to jobs@oak.example",
  "Send CV to jobs@oak.example. Applications close in two weeks.",
])("%s names no place to come to", (text) => {
  expect(readAdvert(`We need a clerk. ${text}`, { today: "2026-11-16" }).howToApply.walkIn).toBeUndefined();
});
