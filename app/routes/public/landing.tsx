import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { allowanceText, PLANS } from "~/features/billing/plans";
import { toRenderable } from "~/features/documents/document-files.server";
import { toDocumentView } from "~/features/documents/document-view";
import { getSiteContent } from "~/features/site/content.server";
import { FEATURES, QUESTIONS, STEPS } from "~/features/site/landing-text";
import { getPublicStats } from "~/features/site/public-stats.server";
import { samplePair } from "~/features/writing/example.server";
import { getCurrentUser } from "~/http/auth/session.server";
import { isDataSaverOn } from "~/http/data-saver.server";
import { listFooterLinks, site } from "~/http/layout-data.server";
import { formatNaira } from "~/money";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, Card, Tile, Tiles } from "~/ui/card";
import { Disclosure } from "~/ui/dialog";
import { PublicLayout } from "~/ui/page";
import { DocumentView } from "~/ui/document-view";
import { DocumentBlocks } from "~/ui/document-blocks";
import { formatCount, createPublicMeta } from "~/ui/meta";

const TITLE = "a cover letter and resume for the job, in seconds";
const DESCRIPTION =
  "Paste a job advert, add your resume, and get a tailored cover letter and an ATS-readable resume in seconds. Made for cheap phones in Nigeria. Each sentence comes from a line of yours.";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        ...createPublicMeta({
          ...data.site,
          path: "/",
          title: `${data.site.name}: ${TITLE}`,
          description: DESCRIPTION,
        }),
        { "script:ld+json": structured(data) },
      ]
    : [];
export const handle = { hasOwnLayout: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const { letter, advert, ...pair } = samplePair();
  const { testimonials, claims, upskilling, idanWhen } = getSiteContent();
  const [trial, ...paid] = PLANS.map((plan) => ({
    id: plan.id,
    name: plan.displayName,
    price: formatNaira(plan.priceKobo),
    naira: plan.priceKobo / 100,
    allowance: allowanceText(plan),
    features: plan.features,
    popular: plan.popular,
    onSale: plan.onSale,
  }));
  const prices = paid
    .filter(({ onSale }) => onSale)
    .map(({ name, price, allowance }) => `${name} at ${price} for ${allowance}`)
    .join(", or ");
  return {
    site,
    footer: listFooterLinks(),
    lite: await isDataSaverOn(request),
    isSignedIn: Boolean(getCurrentUser(request)),
    advert,
    pair,
    paper: toDocumentView(
      toRenderable({ type: "cover_letter", content: letter, title: "Cover letter", language: "en" }),
    ),
    trial: trial?.allowance ?? "",
    plans: paid,
    proof: getPublicStats(),
    questions: QUESTIONS.map(({ question, answer }) => ({
      question,
      answer: answer.replace("{trial}", trial?.allowance ?? "").replace("{plans}", prices),
    })),
    testimonials,
    claims: claims.filter(({ shown }) => shown).map(({ figure, label }) => ({ figure, label })),
    upskilling: upskilling ?? null,
    idanWhen: idanWhen ?? null,
  };
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Landing() {
  const page = useLoaderData<typeof loader>();
  const anchors = [
    ["#features", "Features"],
    ["#how-it-works", "How it works"],
    ["#pricing", "Pricing"],
    ...(page.testimonials.length > 0 ? [["#testimonials", "Testimonials"]] : []),
    ["#questions", "Questions"],
  ];
  const links = anchors.map(([href = "", label = ""]) => ({ href, label }));
  const end = page.isSignedIn ? (
    <ButtonLink small href="/dashboard">
      Dashboard
    </ButtonLink>
  ) : (
    <ButtonLink small href="/login">
      Sign In
    </ButtonLink>
  );
  return (
    <PublicLayout
      siteName={page.site.name}
      links={links}
      end={end}
      hero={<Hero {...page} />}
      footer={page.footer}
      dataSaver={{ isOn: page.lite, path: "/" }}
    >
      <div className="stack-section">
        <Example {...page.pair} />
        <section id="features" className="stack">
          <h2>What you can count on</h2>
          <div className="cards">
            {FEATURES.map(({ title, text }) => (
              <div key={title}>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </div>
            ))}
          </div>
        </section>
        <section id="how-it-works" className="stack">
          <h2>How it works</h2>
          <ol className="cards cards-4 plain">
            {STEPS.map(({ title, text }, n) => (
              <li key={title}>
                <h3>
                  <span className="part-number">{n + 1}</span>
                  {title}
                </h3>
                <p className="soft">{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <Pricing {...page} />
        <Testimonials {...page} />
        <section id="questions" className="stack">
          <h2>Questions</h2>
          <div>
            {page.questions.map(({ question, answer }) => (
              <Disclosure key={question} group="questions" summary={question}>
                <p className="soft">{answer}</p>
              </Disclosure>
            ))}
          </div>
        </section>
        <Upskilling {...page} />
        <Card striped>
          <h2>Oya, let us go</h2>
          <p className="soft">Try it with the next advert you see. Your first documents cost nothing.</p>
          <p>
            <ButtonLink wide href="/register">
              Create your account
            </ButtonLink>
          </p>
        </Card>
      </div>
    </PublicLayout>
  );
}

function Hero({ site: { name }, advert, paper, trial, proof, claims }: Page) {
  return (
    <div className="hero">
      <div className="stack">
        <h1 className="big">Paste the advert. Get the letter and the resume that answer it.</h1>
        <p className="lead">Written in seconds from your own resume. Check it before you send it.</p>
        <div className="row">
          <ButtonLink kind="primary" wide href="/register">
            Start Your Free Trial
          </ButtonLink>
        </div>
        <p className="hint">{trial} free for 7 days. No card.</p>
        <ProofTiles proof={proof} claims={claims} />
        <div className="on-wide">
          <Card>
            <p>
              <Badge>The advert she pasted</Badge>
            </p>
            {advert.map((line) => (
              <p key={line} className="soft">
                {line}
              </p>
            ))}
          </Card>
        </div>
      </div>
      <DocumentView title="Cover letter" badge={<span className="hint">Made by {name}</span>}>
        <DocumentBlocks parts={paper} />
      </DocumentView>
    </div>
  );
}

/** Only what this house counted itself, and what its operator answers for. */
function ProofTiles({ proof, claims }: Pick<Page, "proof" | "claims">) {
  const tiles = [
    ...(proof.documents > 0 ? [{ figure: formatCount(proof.documents), label: "documents made here" }] : []),
    ...(proof.medianSeconds === undefined
      ? []
      : [
          {
            figure: `${proof.medianSeconds < 10 ? proof.medianSeconds.toFixed(1) : Math.round(proof.medianSeconds)} s`,
            label: "to write your documents, median of 30 days",
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

function Example({ required, before, after, unclaimed }: Page["pair"]) {
  return (
    <section className="stack">
      <h2>Before and after</h2>
      <div className="cards">
        <Card>
          <p>
            <Badge>The advert</Badge>
          </p>
          <p>{required}</p>
        </Card>
        <Card>
          <p>
            <Badge>Her own line</Badge>
          </p>
          <p>{before}</p>
        </Card>
        <Card>
          <p>
            <Badge kind="go">In the letter</Badge>
          </p>
          <p>{after}</p>
        </Card>
      </div>
      <p className="soft">
        The advert also asks for {unclaimed}. Her resume does not have it, so her letter does not say it. The
        person is invented. Our writer made this letter today.
      </p>
    </section>
  );
}

function Pricing({ plans, trial, idanWhen }: Page) {
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

function Testimonials({ testimonials }: Page) {
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

function Upskilling({ upskilling }: Page) {
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

/** For search engines: what it is, what it costs, what is asked often. https://schema.org */
function structured({ site: { name, url }, plans, questions }: Pick<Page, "site" | "plans" | "questions">) {
  const offers = plans
    .filter(({ onSale }) => onSale)
    .map((plan) => ({ "@type": "Offer", name: plan.name, price: String(plan.naira), priceCurrency: "NGN" }));
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebApplication",
        name,
        url,
        description: DESCRIPTION,
        applicationCategory: "BusinessApplication",
        operatingSystem: "Any",
        offers: [{ "@type": "Offer", name: "Free Trial", price: "0", priceCurrency: "NGN" }, ...offers],
      },
      {
        "@type": "FAQPage",
        mainEntity: questions.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      },
    ],
  };
}
