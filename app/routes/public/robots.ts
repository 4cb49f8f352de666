import { site } from "~/http/layout-data.server";

const OWN = [
  "/api/",
  "/dashboard",
  "/documents",
  "/edit/",
  "/generate",
  "/applications",
  "/profile",
  "/settings",
  "/subscription",
  "/payment/",
  "/admin",
  "/support",
  "/dev/",
];

export function loader() {
  const text = [
    "User-agent: *",
    ...OWN.map((path) => `Disallow: ${path}`),
    `Sitemap: ${site.url}/sitemap.xml`,
    "",
  ].join("\n");
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
