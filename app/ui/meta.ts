/**
 * The title with the site's name, and a description for who is not signed in: no search engine reads the pages of a person. `matches` are
 * the router's; the first is the root.
 */
export function createPageMeta(
  matches: { id: string; data?: unknown }[],
  title: string,
  description: string,
) {
  const root = matches.find(({ id }) => id === "root")?.data;
  const titled = { title: `${title} – ${getSiteName(root)}` };
  return isSignedIn(root) ? [titled] : [titled, { name: "description", content: description }];
}

function isSignedIn(root: unknown): boolean {
  return typeof root === "object" && root !== null && "userView" in root && Boolean(root.userView);
}

function getSiteName(root: unknown): string {
  if (typeof root === "object" && root !== null && "site" in root) {
    const { site } = root;
    if (typeof site === "object" && site !== null && "name" in site && typeof site.name === "string")
      return site.name;
  }
  return "Oya Apply";
}

type PublicPageMeta = { name: string; url: string; path: string; title: string; description: string };

/** The meta tags of a public page for search engines and link previews. */
export function createPublicMeta({ name, url, path, title, description }: PublicPageMeta) {
  const address = `${url}${path === "/" ? "/" : path}`;
  const shared = {
    "og:type": "website",
    "og:site_name": name,
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "og:image": `${url}/social.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": `${name}: the advert, the letter`,
  };
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...Object.entries(shared).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Formats a count for the start page: "37+", from a thousand on "2K+". */
export function formatCount(count: number): string {
  return count < 1000 ? `${count}+` : `${Math.floor(count / 1000)}K+`;
}
