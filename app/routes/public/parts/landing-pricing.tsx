import type { LandingContent } from "./landing-data.server";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, Card } from "~/ui/card";
import { PackList } from "~/ui/pack-list";

export function Pricing({
  plans,
  packs,
  trial,
  idanWhen,
}: Pick<LandingContent, "plans" | "packs" | "trial" | "idanWhen">) {
  return (
    <section id="pricing" className="stack">
      <h2>Pricing</h2>
      <p className="soft">
        Start with {trial}, free for 7 days. Then pay for the applications you make, or choose a plan. Nothing
        renews automatically.
      </p>
      {packs.length > 0 && (
        <>
          <h3>Applications, without a plan</h3>
          <PackList packs={packs} />
          <h3>Plans for 30 days</h3>
          <p className="soft">For people who apply every week.</p>
        </>
      )}
      <div className="cards">
        {plans.map((plan) => (
          <Card key={plan.id} striped={plan.isPopular}>
            <div className="row apart">
              <h4>{plan.name}</h4>
              {plan.isPopular && <Badge>Popular</Badge>}
              {!plan.isOnSale && <Badge>Coming Soon{idanWhen && ` (${idanWhen})`}</Badge>}
            </div>
            <p>
              <span className="figure">{plan.price}</span> <span className="soft">for 30 days</span>
            </p>
            {plan.coming && <p className="hint">{plan.coming}</p>}
            <p>{plan.allowance}</p>
            <ul>
              {plan.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            {plan.isOnSale ? (
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
