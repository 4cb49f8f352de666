import type { LandingContent } from "./landing-data.server";
import { ButtonLink } from "~/ui/button";
import { Card, Tile, Tiles } from "~/ui/card";
import { formatCount } from "~/ui/meta";

// Fewer say nothing about the product, and a median of them would be chance.
const FEWEST_DOCUMENTS = 100;

/** Only figures that this site counted, once there are enough, and claims that the operator confirmed. */
export function ProofTiles({ proof, claims }: Pick<LandingContent, "proof" | "claims">) {
  const isCounted = proof.documents >= FEWEST_DOCUMENTS;
  const tiles = [
    ...(isCounted ? [{ figure: formatCount(proof.documents), label: "documents made here" }] : []),
    ...(!isCounted || proof.medianSeconds === undefined
      ? []
      : [
          {
            figure: `${proof.medianSeconds < 10 ? proof.medianSeconds.toFixed(1) : Math.round(proof.medianSeconds)} s`,
            label: "or less for half of all documents, last 30 days",
          },
        ]),
    ...claims,
  ];
  if (tiles.length === 0) return null;
  return (
    <Tiles>
      {tiles.map(({ figure, label }) => (
        <Tile key={label} value={figure} label={label} />
      ))}
    </Tiles>
  );
}

export function Testimonials({ testimonials }: Pick<LandingContent, "testimonials">) {
  if (testimonials.length === 0) return null;
  return (
    <section id="testimonials" className="stack">
      <h2>What people say</h2>
      <div className="cards">
        {testimonials.map(({ quote, name, role }) => (
          <Card key={name}>
            <p>“{quote}”</p>
            <p className="hint">
              <b>{name}</b>, {role}
            </p>
          </Card>
        ))}
      </div>
    </section>
  );
}

export function Upskilling({ upskilling }: Pick<LandingContent, "upskilling">) {
  if (!upskilling) return null;
  return (
    <section className="stack">
      <h2>{upskilling.name}</h2>
      <p className="soft">{upskilling.text}</p>
      <div className="row">
        <ButtonLink href={upskilling.url} rel="noopener">{`Visit ${upskilling.name}`}</ButtonLink>
        {upskilling.programmesUrl && (
          <ButtonLink href={upskilling.programmesUrl} rel="noopener">
            See the programmes
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
