/** A page's title with the site's name behind it; `matches` are the router's, whose first one is the root. */
export function pageTitle(matches: { id: string; data?: unknown }[], title: string): { title: string }[] {
  const root = matches.find(({ id }) => id === "root")?.data
  return [{ title: `${title} – ${siteName(root)}` }]
}

function siteName(root: unknown): string {
  if (typeof root === "object" && root !== null && "site" in root) {
    const { site } = root
    if (typeof site === "object" && site !== null && "name" in site && typeof site.name === "string") return site.name
  }
  return "Oya Apply"
}
