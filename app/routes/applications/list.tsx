import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { ApplicationQuery } from "~/features/applications/application.schema";
import { listApplications } from "~/features/applications/application-queries.server";
import { STATE_LABELS, viewApplications } from "~/features/applications/next-step";
import { requireUser } from "~/http/auth/guards.server";
import { ApplicationList } from "~/ui/applications";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { FilterLinks, Pager, SearchForm } from "~/ui/navigation";
import { pageHref } from "~/ui/page-href";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Applications", "Every job you apply for: how far it is, and what is next.");

export function loader({ request }: LoaderFunctionArgs) {
  const user = requireUser(request);
  const query = ApplicationQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { applications, ...found } = listApplications(user.id, query);
  return {
    ...found,
    query,
    applications: viewApplications(applications, getDateStyle(user.id), new Date()),
  };
}

export default function Applications() {
  const { applications, counts, all, page, pages, query } = useLoaderData<typeof loader>();
  const { state, q, isArchived } = query;
  const shared = { q, isArchived: isArchived ? "1" : "" };
  const links = [
    { href: pageHref("/applications", shared), label: "All", count: all, current: !state },
    ...Object.entries(STATE_LABELS)
      .filter(([name]) => name === state || (counts[name] ?? 0) > 0)
      .map(([name, label]) => ({
        href: pageHref("/applications", { ...shared, state: name }),
        label,
        count: counts[name] ?? 0,
        current: state === name,
      })),
  ];
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/dashboard", label: "Dashboard" }}
        title={isArchived ? "Archive" : "Applications"}
        actions={
          <ButtonLink kind="primary" href="/generate" wide>
            New application
          </ButtonLink>
        }
      />
      {(all > 0 || q !== "") && (
        <SearchForm
          action="/applications"
          q={q}
          hidden={{ isArchived: shared.isArchived, state }}
          label="Search your applications"
        />
      )}
      <FilterLinks label="Filter applications" links={links} />
      {applications.length === 0 ? (
        <EmptyState
          title={q || state || isArchived ? "Nothing found" : "No applications yet"}
          action={<ButtonLink href="/generate">New application</ButtonLink>}
        >
          Paste a job advert and add your resume. Your letter is ready in seconds.
        </EmptyState>
      ) : (
        <ApplicationList applications={applications} />
      )}
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          previousHref={
            page > 1 ? pageHref("/applications", { ...shared, state, page: page - 1 }) : undefined
          }
          nextHref={
            page < pages ? pageHref("/applications", { ...shared, state, page: page + 1 }) : undefined
          }
        />
      )}
      <p>
        <a href={isArchived ? "/applications" : "/applications?isArchived=1"}>
          {isArchived ? "Back to my applications" : "Archive"}
        </a>
      </p>
    </div>
  );
}
