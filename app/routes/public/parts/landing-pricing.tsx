import type { LandingContent } from "./landing-data.server";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, Card } from "~/ui/card";

export function Pricing({ plans, trial, idanWhen }: Pick<LandingContent, "plans" | "trial" | "idanWhen">) {
  return (
    <section id="pricing" className="stack">
      <h2>Pricing</h2>
      <p className="soft">
        Start with {trial}, free for 7 days. Then choose a plan or none. No plan renews automatically.
      </p>
      <div className="cards">
        {plans.map((plan) => (
          <Card key={plan.id} striped={plan.popular}>
            <div className="row apart">
              <h3>{plan.name}</h3>
              {plan.popular && <Badge>Popular</Badge>}
              {!plan.onSale && <Badge>Coming Soon{idanWhen && ` (${idanWhen})`}</Badge>}
            </div>
            <p>
              <span className="figure">{plan.price}</span> <span className="soft">for 30 days</span>
            </p>
            <p>{plan.allowance}</p>
            <ul>
              {plan.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            {plan.onSale ? (
              <ButtonLink block href={`/payment/${plan.id}`} about={plan.name}>
                Choose
              </ButtonLink>
            ) : (
              <Button block disabled type="button">
                Coming Soon
              </Button>
            )}
          </Card>
        ))}
      </div>
    </section>
  );
}
