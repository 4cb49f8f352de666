import { Checkbox } from "~/ui/choice";
import { Disclosure } from "~/ui/dialog";
import { FileField, TextArea } from "~/ui/field";
import { getFieldProps } from "~/ui/form-field";
import { Notice } from "~/ui/notice";
import type { Fields } from "./generation-fields";

// The consent is requested before any text is sent. It is never preselected.
export function WhoWrites({
  notice,
  hasAgreed,
  first,
  isTicked,
}: {
  notice: string;
  hasAgreed: boolean;
  first: string;
  isTicked: boolean;
}) {
  if (notice === "") return null;
  if (hasAgreed)
    return (
      <p className="hint">
        {`${first} writes your documents from your own lines. Check them before you send them. `}
        <a href="/settings#aiTransfer">Change this in Settings</a>
      </p>
    );
  return (
    <Checkbox
      id="aiConsent"
      name="aiConsent"
      label={notice}
      hint="If you do not tick this, our built-in writer writes them. You can change this in Settings."
      defaultChecked={isTicked}
    />
  );
}

export function ResumeFile({
  fields,
  unfinished,
  upload,
}: {
  fields: Fields;
  unfinished: { fileName: string; percent: number }[];
  upload: { id: string; fileName: string } | null;
}) {
  return (
    <div className="source-file stack">
      {upload && (
        <Notice kind="success" label="Your file is uploaded">
          {upload.fileName} was read. You do not need to choose it again.
        </Notice>
      )}
      {upload && <input type="hidden" name="uploadId" value={upload.id} />}
      {unfinished.map(({ fileName, percent }) => (
        <div key={fileName} hidden data-unfinished="">
          <Notice
            label={`Continue uploading ${fileName}?`}
          >{`${percent}% of it is uploaded. Choose the same file again to continue.`}</Notice>
        </div>
      ))}
      <FileField
        id={fields.resume.id}
        name="resume"
        label={upload ? "Another file" : "Resume file"}
        errors={fields.resume.errors}
        hint="We read the text and do not store the file."
        accept=".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
      />
      <Disclosure summary="Paste the text instead" open={Boolean(fields.resumeText.initialValue)}>
        <TextArea
          {...getFieldProps(fields.resumeText)}
          label="Text of your resume"
          optionalText=""
          hint="One thing per line, as it stands in your resume."
          rows={8}
          maxLength={60_000}
        />
      </Disclosure>
    </div>
  );
}
