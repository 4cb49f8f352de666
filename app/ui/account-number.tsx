import { CopyButton } from "./copy-button";
import { DefinitionList } from "./table";

type Account = {
  number: string;
  bank: string;
  name: string;
  /** Where somebody at the sandbox plays the bank. */ sandboxPath?: string;
};

/** An account number, to be typed into a bank's app or copied there. */
export function AccountNumber({ number, bank, name, sandboxPath = "" }: Account) {
  return (
    <>
      <DefinitionList
        rows={[
          {
            term: "Account number",
            value: (
              <span className="row">
                <span className="figure">{number}</span>
                <CopyButton name="Account number" text={number} />
              </span>
            ),
          },
          { term: "Bank", value: bank },
          { term: "Name", value: name },
        ]}
      />
      {sandboxPath && (
        <p className="hint">
          This is a sandbox, without money. <a href={sandboxPath}>Play the bank</a>
        </p>
      )}
    </>
  );
}
