import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import { Brand } from "./brand";
import { AppLayout } from "./app-layout";
import { PublicLayout } from "./public-layout";

const hrefs = { dashboard: "/dashboard", documents: "/documents", profile: "/profile" };
const own = {
  siteName: "Oya Apply",
  hrefs,
  user: { firstName: "Ada", initials: "AO", plan: "Free Trial" },
  credits: "3 credits",
  logoutAction: "/logout",
};

test("the navigation shows only given addresses, and Admin with the address of who is staff", () => {
  const page = html(
    <AppLayout {...own} path="/dashboard">
      x
    </AppLayout>,
  );
  expect(page).toContain('href="/documents"');
  expect(page).not.toContain("Generate");
  expect(page).not.toContain("/admin");
  const staffPage = html(
    <AppLayout {...own} hrefs={{ ...hrefs, admin: "/admin/support" }} path="/admin/users">
      x
    </AppLayout>,
  );
  expect(staffPage).toContain('<a href="/admin/support" aria-current="page">');
});

test("the current page is marked, also from a page under it", () => {
  for (const path of ["/documents", "/documents/d1/delete"]) {
    const page = html(
      <AppLayout {...own} path={path}>
        x
      </AppLayout>,
    );
    expect(page).toContain('<a href="/documents" aria-current="page">');
    expect(page).toContain('<a href="/dashboard">');
  }
});

test("sign-out is a form with POST", () => {
  const page = html(
    <AppLayout {...own} path="/" logoutFields={<input type="hidden" name="token" value="t" />}>
      x
    </AppLayout>,
  );
  expect(page).toMatch(
    /<form method="post" action="\/logout"><input(?=[^>]* type="hidden")(?=[^>]* name="token")[^>]* value="t"[^>]*\/><button/,
  );
});

test("every page starts with a skip link", () => {
  for (const page of [
    html(
      <AppLayout {...own} path="/">
        x
      </AppLayout>,
    ),
    html(<PublicLayout siteName="Oya Apply">x</PublicLayout>),
  ]) {
    expect(page).toMatch(/^<a class="skip-link" href="#main">/);
    expect(page).toMatch(/<main id="main" tabindex="-1"/);
  }
});

test("the brand is read as one name, and a different name is shown as text", () => {
  expect(html(<Brand name="Oya Apply" href="/" />)).toMatch(
    /aria-label="Oya Apply"><b class="oya">Oya<\/b> <span>Apply<\/span>/,
  );
  expect(html(<Brand name="Jobs Kano" href="/" />)).toContain("<b>Jobs</b> <span>Kano</span>");
});
