import { listAreas } from "~/features/api/reference";
import { site } from "~/http/layout-data.server";

const PATHS = ["/", "/register", "/login", "/developers", "/privacy-policy", "/terms-of-service"];

export function loader() {
  const paths = [...PATHS, ...listAreas().map(({ slug }) => `/developers/${slug}`)];
  const places = paths.map((path) => `<url><loc>${site.url}${path}</loc></url>`).join("");
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places}</urlset>`,
    {
      headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
    },
  );
}
