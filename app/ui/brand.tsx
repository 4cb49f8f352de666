/**
 * The logo: "Oya" over two stripes, then the rest of the site name. The style sheet draws it over the word, so that each page need not carry
 * it. A site name without "Oya" at the start is written over the stripes.
 */
export function Brand({ name, href }: { name: string; href: string }) {
  const [first, ...rest] = name.split(" ");
  return (
    <a className="brand" href={href} aria-label={name}>
      <b className={first === "Oya" ? "oya" : undefined}>{first}</b>
      {rest.length > 0 && " "}
      {rest.length > 0 && <span>{rest.join(" ")}</span>}
    </a>
  );
}
