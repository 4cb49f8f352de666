import { Disclosure } from "~/ui/dialog";
import { FileField, TextArea } from "~/ui/field";
import { getFieldProps } from "~/ui/form-field";
import { Notice } from "~/ui/notice";
import type { Fields } from "./generation-fields";

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
    <div className="source-file stack" data-chooser="">
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
        optionalText=""
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
