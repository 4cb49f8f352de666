/**
 * The logo: "Oya" over two stripes, then the rest of the site name. A site name without "Oya" at the start is
 * written over the stripes.
 */
export function Brand({ name, href }: { name: string; href: string }) {
  const [first, ...rest] = name.split(" ");
  return (
    <a className="brand" href={href} aria-label={name}>
      {first === "Oya" ? <Wordmark /> : <b>{first}</b>}
      {rest.length > 0 && <span>{rest.join(" ")}</span>}
    </a>
  );
}

function Wordmark() {
  return (
    <svg width="59" height="38" viewBox="0 0 59 38" stroke="currentColor" aria-hidden="true">
      <g fill="none">
        <path
          strokeWidth="5"
          d="M2.5 13.25a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0-16.5 0zM43.25 16.25a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 1 0-10.5 0zM56 8.5V24"
        />
        <path strokeWidth="3" d="M0 29.5h59M0 35.5h59" />
      </g>
      <path fill="currentColor" stroke="none" d="M22.2 8.5h5.6l5.8 12-3.6 4.1zM35.2 8.5h5.6L31.4 28h-5.6z" />
    </svg>
  );
}
