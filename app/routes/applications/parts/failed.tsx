import { Button, ButtonLink } from "~/ui/button";
import { LinkedPart } from "~/ui/dialog";
import { Heading } from "~/ui/heading";
import { Notice } from "~/ui/notice";
import { PostAt } from "~/ui/post-at";
import type { ApplicationPage } from "./application-data.server";
import { MakeAgain } from "./make-again";

/** Nothing was made. The advert stays, and one button tries again. */
export function Failed(page: ApplicationPage) {
  const { id, jobTitle, companyName, remake, isArchived } = page;
  return (
    <div className="stack-wide" data-job="">
      <Heading
        back={{ href: "/dashboard", label: "Dashboard" }}
        title="Generation Failed"
        lead={<PostAt jobTitle={jobTitle} companyName={companyName} />}
      />
      <Notice kind="stop">
        We could not write your documents. No credit was used: it is back in your account. Try again in a
        minute.
      </Notice>
      {remake?.hasProfile ? (
        <MakeAgain id={id} remake={remake} />
      ) : (
        <ButtonLink kind="primary" href="/generate">
          Generate New Documents
        </ButtonLink>
      )}
      <LinkedPart href={`/applications/${id}/more/advert`}>The advert</LinkedPart>
      <ArchiveForm id={id} isArchived={isArchived} />
    </div>
  );
}

/** Takes an application out of the lists, puts it back, or leads to its deletion. */
export function ArchiveForm({ id, isArchived }: Pick<ApplicationPage, "id" | "isArchived">) {
  return (
    <form className="row" method="post" action={`/applications/${id}/archive`}>
      <input type="hidden" name="isArchived" value={isArchived ? "" : "on"} />
      <Button kind="link" about={isArchived ? "" : "this application"}>
        {isArchived ? "Put back into my list" : "Archive"}
      </Button>
      <ButtonLink kind="link" href={`/applications/${id}/delete`} about="this application">
        Delete
      </ButtonLink>
    </form>
  );
}
