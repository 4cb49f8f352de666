import { FileField, PasswordField } from "./field";

/** What somebody typed into a form that was not taken, without what must not stand in a page: secrets and files are named only. */
export type PostedForm = {
  isMultipart: boolean;
  fields: [name: string, value: string][];
  secrets: string[];
  files: string[];
};

/** The attribute that a form with these fields needs. */
export function encTypeOf({ isMultipart }: Pick<PostedForm, "isMultipart">) {
  return isMultipart ? "multipart/form-data" : undefined;
}

/** The fields of a form that is sent once more: hidden, but for secrets and files, which are asked for again. */
export function PostedFields({ fields, secrets, files }: PostedForm) {
  return (
    <>
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {secrets.map((name) => (
        <PasswordField key={name} id={name} name={name} label={labelOf(name)} required />
      ))}
      {files.map((name) => (
        <FileField key={name} id={name} name={name} label="Choose the file again" required />
      ))}
    </>
  );
}

function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return `Type it again: ${words}`;
}
