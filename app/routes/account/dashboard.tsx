import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OnboardingProfile } from "~/features/accounts/profile.schema";
import { completeOnboarding, skipOnboarding, updateProfile } from "~/features/accounts/profile.server";
import { getDateStyle } from "~/features/accounts/settings.server";
import { listApplications, listArchivedIds } from "~/features/applications/application-queries.server";
import { viewApplications } from "~/features/applications/next-step";
import { getAccess } from "~/features/billing/access.server";
import { findReplacedDocuments, listDocuments } from "~/features/documents/document-queries.server";
import { summarizeProfile } from "~/features/profile/career-page.server";
import { createFlashCookie } from "~/http/flash.server";
import { isDataSaverOn } from "~/http/data-saver.server";
import { parseForm } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { formatDay } from "~/time";
import { ApplicationList } from "~/ui/applications";
import { ButtonLink } from "~/ui/button";
import { Badge, EmptyState, Tile, Tiles } from "~/ui/card";
import { DocumentList, DocumentRow, FileLinks } from "~/ui/documents";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { readFields } from "~/http/forms/read-body.server";
import { getWelcome } from "./parts/welcome-data.server";
import { Welcome } from "./parts/welcome";

const MAX_DOCUMENTS = 5;
const MAX_APPLICATIONS = 8;

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Dashboard", "Your credits, your plan and your newest documents.");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = requireUser(request);
  const listed = { except: listArchivedIds(user.id) };
  const { documents, counts } = listDocuments(user.id, { applications: listed, pageSize: MAX_DOCUMENTS });
  const style = getDateStyle(user.id);
  const replaced = findReplacedDocuments(documents.map(({ id }) => id));
  const { applications, total: applicationCount } = listApplications(user.id, { pageSize: MAX_APPLICATIONS });
  return {
    applications: viewApplications(applications, style, new Date()),
    applicationCount,
    firstName: user.firstName || "User",
    access: getAccess(user.id),
    documents: documents.map((document) => ({
      ...document,
      date: formatDay(document.createdAt, style),
      isReplaced: replaced.has(document.id),
    })),
    total: counts.all,
    profile: summarizeProfile(user.id),
    welcome: user.onboardingCompleted ? null : getWelcome(user, await isDataSaverOn(request)),
  };
}

// Ends the welcome: with the name that stands in its form, or passed over.
export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const fields = await readFields(request);
  enforceRateLimit("savePerUser", user.id);
  if (fields.has("skip")) {
    skipOnboarding(user.id);
    return redirect("/dashboard", 303);
  }
  const form = parseForm(fields, OnboardingProfile);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  await updateProfile(user.id, form.value);
  completeOnboarding(user.id);
  return redirect("/dashboard", {
    status: 303,
    headers: {
      "Set-Cookie": await createFlashCookie("success", "You are all set. Paste your first advert."),
    },
  });
});

export default function Dashboard() {
  const { firstName, access, applications, applicationCount, documents, total, profile, welcome } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <div className="stack-wide">
      <Heading
        title={`Welcome, ${firstName}`}
        lead="Oya, which job shall we go for today?"
        actions={
          // The welcome has a first step of its own.
          <ButtonLink kind={welcome ? "quiet" : "primary"} href="/generate" wide>
            Generate Document
          </ButtonLink>
        }
      />
      {applications.length > 0 && (
        <section className="stack">
          <div className="heading">
            <h2>My applications</h2>
            <a href="/applications">{`All applications (${applicationCount})`}</a>
          </div>
          <ApplicationList applications={applications} />
        </section>
      )}
      {welcome && <Welcome {...welcome} actionData={actionData} />}
      <Tiles>
        <Tile label="Cover Letters left" value={access.coverLettersRemaining} />
        <Tile label="Resumes Optimized left" value={access.resumesRemaining} />
        <Tile label="Current Plan" value={access.planName} />
        <Tile label="Status" value={access.status} note={access.note} />
      </Tiles>
      <section className="heading">
        <h2>My profile</h2>
        <p>
          {profile ? profile.text : "Add your resume once. The next application needs only an advert."}{" "}
          <a href="/career">{profile ? "Open my profile" : "Begin my profile"}</a>
        </p>
      </section>
      <section className="stack">
        <div className="heading">
          <h2>Recent Documents</h2>
          {total > 0 && <a href="/documents">View All</a>}
        </div>
        {documents.length === 0 ? (
          <EmptyState
            title="No documents yet"
            action={<ButtonLink href="/generate">Create Document</ButtonLink>}
          >
            Paste a job advert and add your resume. Your letter is ready in seconds.
          </EmptyState>
        ) : (
          <DocumentList>
            {documents.map((document) => (
              <DocumentRow
                key={document.id}
                type={document.type === "resume" ? "Resume" : "Cover letter"}
                jobTitle={document.jobTitle}
                companyName={document.companyName}
                href={`/applications/${document.applicationId}`}
                date={document.date}
                state={document.isReplaced && <Badge>Made again since</Badge>}
                actions={
                  <>
                    <FileLinks id={document.id} about={document.title} isQuiet />
                    <ButtonLink small kind="link" href={`/edit/${document.id}`} about={document.title}>
                      Edit
                    </ButtonLink>
                  </>
                }
              />
            ))}
          </DocumentList>
        )}
      </section>
    </div>
  );
}
