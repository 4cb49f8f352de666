import { ChoiceCard, ChoiceGroup } from "~/ui/choice";
import { Disclosure } from "~/ui/dialog";
import { WhoWrites, type WhoWritesProps } from "~/ui/who-writes";
import type { Fields } from "./generation-fields";
import { ResumeFile } from "./resume-file";

type Props = {
  fields: Fields;
  source: string;
  hasProfile: boolean;
  writer: WhoWritesProps;
  unfinished: { fileName: string; percent: number }[];
  upload: { id: string; fileName: string } | null;
};

/** Which resume, and who writes from it. Once a file is read, the choice is folded into one line. */
export function ResumeSource({ fields, source, hasProfile, writer, unfinished, upload }: Props) {
  const choices = <SourceChoices {...{ source, hasProfile }} />;
  const file = <ResumeFile {...{ fields, unfinished, upload }} />;
  const who = <WhoWrites {...writer} isTicked={Boolean(fields.aiConsent.initialValue)} />;
  if (!upload)
    return (
      <>
        {choices}
        {who}
        {file}
      </>
    );
  return (
    <>
      <p className="source-file" role="status" data-upload="">
        {`✓ ${upload.fileName} was read.`}
      </p>
      {/* A script folds it in the same way (browser/resume-upload.ts). */}
      <Disclosure
        summary="Another resume, or none"
        open={source !== "file" || fields.resume.errors !== undefined}
      >
        <div className="stack">
          {choices}
          {file}
        </div>
      </Disclosure>
      {who}
    </>
  );
}

function SourceChoices({ source, hasProfile }: Pick<Props, "source" | "hasProfile">) {
  return (
    <div data-chooser="">
      <ChoiceGroup id="source" legend="Your resume">
        {hasProfile && (
          <ChoiceCard
            type="radio"
            id="source-profile"
            name="isCreatingNewResume"
            value="profile"
            label="My profile"
            hint="Nothing to upload"
            defaultChecked={source === "profile"}
          />
        )}
        <ChoiceCard
          type="radio"
          id="source-file"
          name="isCreatingNewResume"
          value="file"
          label={hasProfile ? "A new resume" : "I have a resume"}
          hint="PDF, DOC or DOCX, up to 10 MB"
          defaultChecked={source !== "profile" && source !== "true"}
        />
        <ChoiceCard
          type="radio"
          id="source-new"
          name="isCreatingNewResume"
          value="true"
          label="I don't have an existing resume"
          hint="We make one from a few details"
          defaultChecked={source === "true"}
        />
      </ChoiceGroup>
    </div>
  );
}
