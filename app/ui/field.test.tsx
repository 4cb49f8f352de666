import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import { Checkbox, ChoiceCard, ChoiceGroup } from "./choice";
import { Field, FileField, PasswordField, Select, TextArea } from "./field";
import { ErrorSummary, Notice } from "./notice";

test("a field's label, hint and errors are connected to its input", () => {
  const page = html(
    <Field
      id="mail"
      name="email"
      label="Email"
      hint="Where we write to"
      errors={["Invalid email address"]}
      defaultValue="ada@"
    />,
  );
  expect(page).toContain('<label for="mail">');
  expect(page).toMatch(
    /<input[^>]* id="mail"[^>]* aria-describedby="mail-hint mail-error" aria-invalid="true"/,
  );
  expect(page).toContain('id="mail-hint"');
  expect(page).toMatch(/id="mail-error"><span class="hidden-text">Error: <\/span>Invalid email address</);
  expect(page).toContain('value="ada@"');
});

test("several errors of a field are sentences", () => {
  const page = html(<Field id="mail" name="email" label="Email" errors={["Too short", "Use a sign."]} />);
  expect(page).toMatch(/<\/span>Too short\. Use a sign\.</);
});

test("a field without hint and errors has no aria-describedby", () => {
  const page = html(<Field id="mail" name="email" label="Email" errors={[]} required />);
  expect(page).not.toContain("aria-");
  expect(page).not.toContain("(optional)");
  expect(page).toContain("required");
});

test("an optional field is marked as optional", () => {
  expect(html(<Field id="place" name="place" label="Location" />)).toContain("<span> (optional)</span>");
});

test("every kind of field has the same attributes", () => {
  const props = { id: "x", name: "x", label: "X", errors: ["No."] };
  const kinds = [
    <Field key="a" {...props} />,
    <TextArea key="b" {...props} />,
    <Select key="c" {...props}>
      <option>1</option>
    </Select>,
    <FileField key="d" {...props} />,
    <PasswordField key="e" {...props} />,
  ];
  for (const page of kinds.map((element) => html(element)))
    expect(page).toMatch(/<(input|textarea|select)[^>]* aria-describedby="x-error" aria-invalid="true"/);
});

test("user input is escaped everywhere", () => {
  const bad = `"><script>alert(1)</script>`;
  const page = html(
    <>
      <Field id="a" name="a" label="A" defaultValue={bad} errors={[bad]} />
      <TextArea id="b" name="b" label="B" defaultValue={bad} />
      <ErrorSummary errors={[{ fieldId: "a", text: bad }]} />
      <Notice kind="stop">{bad}</Notice>
    </>,
  );
  expect(page).not.toContain("<script");
  expect(page.match(/&lt;script&gt;/g)).toHaveLength(5);
});

test("a password field is always of type password, and its button is hidden without scripts", () => {
  const page = html(<PasswordField id="p" name="password" label="Password" autoComplete="new-password" />);
  expect(page).toContain('type="password"');
  expect(page).toContain('<button type="button" class="button" hidden="" data-shows="p">');
  expect(page).not.toContain("value=");
});

test("choices have their text inside their labels, and a group has a legend", () => {
  const page = html(
    <ChoiceGroup id="letter" legend="What to make" errors={["Please select at least one option to generate"]}>
      <ChoiceCard type="checkbox" id="letter" name="letter" label="Cover Letter" />
      <Checkbox id="mails" name="mails" label="Email Notifications" errors={["Say yes or no"]} />
    </ChoiceGroup>,
  );
  expect(page).toMatch(/<fieldset[^>]* aria-describedby="letter-error"><legend>What to make<\/legend>/);
  expect(page).toMatch(
    /<label[^>]*><input(?=[^>]* id="letter")(?=[^>]* name="letter")[^>]* type="checkbox"[^>]*\/><span><b>Cover Letter/,
  );
  expect(page).toMatch(
    /<input(?=[^>]* id="mails")(?=[^>]* aria-describedby="mails-error")[^>]* aria-invalid="true"/,
  );
});

test("the error summary links to each field, and is absent without errors", () => {
  expect(html(<ErrorSummary errors={[]} />)).toBe("");
  const page = html(<ErrorSummary errors={[{ fieldId: "mail", text: "Invalid email address" }]} />);
  expect(page).toContain('role="alert"');
  expect(page).toContain('<a href="#mail">Invalid email address</a>');
});
