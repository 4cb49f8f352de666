import { Button, ButtonLink } from "~/ui/button";
import { Badge, Card } from "~/ui/card";
import type { Overview } from "./current-plan";

export function PlanCard({
  card: { id, name, price, allowance, features, isPopular, coming, quote },
}: {
  card: Overview["cards"][number];
}) {
  return (
    <Card striped={isPopular}>
      <div className="row apart">
        <h3>{name}</h3>
        {isPopular && <Badge>Popular</Badge>}
      </div>
      <p>
        <span className="figure">{price}</span> <span className="soft">for 30 days</span>
      </p>
      {coming && <p className="hint">{coming}</p>}
      <p>
        <b>{allowance}</b>
      </p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {!quote && (
        <Button type="button" block disabled>
          Coming Soon
        </Button>
      )}
      {quote?.label === "Current Plan" && (
        <Button type="button" block disabled>
          Current Plan
        </Button>
      )}
      {quote && quote.label !== "Current Plan" && (
        <ButtonLink block kind={isPopular ? "primary" : "quiet"} href={`/payment/${id}`} about={`to ${name}`}>
          {quote.label}
        </ButtonLink>
      )}
    </Card>
  );
}
