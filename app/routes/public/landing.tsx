import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getLandingContent, type LandingContent } from "./parts/landing-data.server";
import { FEATURES, STEPS } from "~/features/site/landing-text";
import { getCurrentUser } from "~/http/auth/session.server";
import { isDataSaverOn } from "~/http/data-saver.server";
import { listFooterLinks, site } from "~/http/layout-data.server";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/dialog";
import { PublicLayout } from "~/ui/public-layout";
import { createPublicMeta } from "~/ui/meta";
import { Testimonials, Upskilling } from "./parts/landing-proof";
import { Example, Hero, ResumeAndSending } from "./parts/landing-example";
import { Pricing } from "./parts/landing-pricing";

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
  return {
    site,
    footer: listFooterLinks(),
    isDataSaver: await isDataSaverOn(request),
    isSignedIn: Boolean(getCurrentUser(request)),
    ...(await getLandingContent()),
  };
}

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
      dataSaver={{ isOn: page.isDataSaver, path: "/" }}
    >
      <div className="stack-section">
        <Example {...page.pair} />
        <ResumeAndSending {...page} />
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

type PublicSite = { site: { name: string; url: string } };

/** Structured data for search engines: the product, its prices and the questions. https://schema.org */
function structured({
  site: { name, url },
  plans,
  packs,
  questions,
}: PublicSite & Pick<LandingContent, "plans" | "packs" | "questions">) {
  const offers = [...packs, ...plans]
    .filter(({ isOnSale }) => isOnSale)
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
