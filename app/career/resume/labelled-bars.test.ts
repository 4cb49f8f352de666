import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const details =
  "Date of birth: 11/05/1990 | Nationality: Cameroonian | Gender: Female | Phone: (+234) 8035550123 (Mobile) | Phone: (+237) 677 55 01 38 (WhatsApp) | Email: amina.kure@example.com | Address: 22 Igoli Road, Ogoja, Cross River, Nigeria (Home)";

test("a row of labelled details between bars is read whole, however long it is", () => {
  const { basics, personal, summary } = readResume(
    documentFromText(
      ["Amina Bello Kure", details, "", "ABOUT ME", "Health officer with field practice."].join("\n"),
    ),
  ).profile;
  expect(basics).toMatchObject({
    name: "Amina Bello Kure",
    phone: "+234 803 555 0123",
    email: "amina.kure@example.com",
    location: "22 Igoli Road, Ogoja, Cross River, Nigeria",
  });
  expect(personal).toContainEqual({ label: "Nationality", value: "Cameroonian" });
  expect(personal).toContainEqual({ label: "Date of birth", value: "11/05/1990" });
  expect(summary).toEqual(["Health officer with field practice."]);
});
