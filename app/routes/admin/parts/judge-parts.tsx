import { Button } from "~/ui/button";
import { Badge } from "~/ui/card";
import { Disclosure } from "~/ui/dialog";
import { Select } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { Table } from "~/ui/table";
import type { JudgePage } from "./judge-data.server";

type Result = JudgePage["results"][number];

/** Who judges now, and what is wrong with it. */
export function JudgeChoice({ page: { choice } }: { page: JudgePage }) {
  if (!choice)
    return (
      <Notice label="No judge">No model checks sentences now. Let one sit the exam, then choose it.</Notice>
    );
  const name = `${choice.label} (${choice.model})`;
  return (
    <section className="card stack">
      <div className="row apart">
        <h2>{name}</h2>
        {choice.state === "ready" ? (
          <Badge kind="go">Judges now</Badge>
        ) : (
          <Badge kind="care">Does not judge</Badge>
        )}
      </div>
      {choice.state === "outdated" && (
        <Notice kind="care">
          The exam of this model does not count any more: our questions, the exam or the address of the model
          have changed. Let it sit the exam again.
        </Notice>
      )}
      {choice.state === "no_key" && (
        <Notice kind="care">{choice.label} has no key, so this model cannot be asked.</Notice>
      )}
      {choice.isWriter && (
        <Notice kind="care">This model also writes the documents. Choose another one if you can.</Notice>
      )}
      <form method="post" action="/admin/judge/remove">
        <Button small>Remove the judge</Button>
      </form>
    </section>
  );
}

/** Describes the exam and lets a model sit it. */
export function JudgeExamForm({ page: { exam, options }, chosen }: { page: JudgePage; chosen?: string }) {
  return (
    <section className="card stack">
      <h2>The exam</h2>
      <p>
        {exam.sentences} sentences of {exam.trades} trades, in {exam.languages}. Half of them change one thing
        in their facts. A model may judge if it catches at least {exam.minCaught} of the false ones and turns
        back at most {exam.maxRejected} of the true ones.
      </p>
      {options.length === 0 ? (
        <p>
          No provider is set up. <a href="/admin">Add the key of a provider</a> first.
        </p>
      ) : (
        <form method="post" className="stack">
          <Select
            id="judge-model"
            name="model"
            label="Model"
            hint="The cheapest first. If its provider writes no documents, users are asked for their consent anew."
            defaultValue={chosen ?? ""}
            required
          >
            <option value="">Choose a model</option>
            {options.map(({ label, models }) => (
              <optgroup key={label} label={label}>
                {models.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
          <p className="hint">
            It makes {exam.calls} calls, each in the time of a judge, and can take 40 seconds. Wait for the
            result.
          </p>
          <div>
            <Button kind="primary">Start the exam</Button>
          </div>
        </form>
      )}
    </section>
  );
}

/** The latest result of each model that was tried. */
export function JudgeResults({ page: { results } }: { page: JudgePage }) {
  return (
    <section className="stack" id="results">
      <h2>Results</h2>
      {results.length === 0 ? (
        <p className="soft">No model has sat the exam yet.</p>
      ) : (
        <Table
          caption="Results of the exam"
          columns={["Model", "Date", "Caught", "Turned back", "Cost of a call", "Time of a call", "Result"]}
          rows={results.map((result) => ({
            key: result.value,
            cells: [
              result.name,
              result.date,
              result.caught,
              result.rejected,
              result.cost,
              result.time,
              <ResultState key="result" result={result} />,
            ],
          }))}
        />
      )}
      {results.map((result) => (
        <Disclosure key={result.value} summary={`How ${result.name} answered`}>
          <p>
            Caught by kind of change: {result.byChange}.
            {result.unjudged > 0 && ` Without an answer: ${result.unjudged}.`}
            {result.failedControls > 0 &&
              ` A plain control sentence was judged wrongly in ${result.failedControls} of ${result.calls} calls.`}
          </p>
          {result.mistakes.length > 0 && (
            <Table
              caption={`Mistakes of ${result.name}`}
              columns={["Mistake", "Sentence", "Its facts"]}
              rows={result.mistakes.map(({ id, what, text, facts }) => ({
                key: id,
                cells: [what, text, facts],
              }))}
            />
          )}
        </Disclosure>
      ))}
    </section>
  );
}

function ResultState({ result }: { result: Result }) {
  if (result.isChosen && result.isPassed && result.isCurrent)
    return <Badge kind="go">Passed, judges now</Badge>;
  if (!result.hasKey) return <Badge kind="care">No key</Badge>;
  if (!result.isCurrent) return <Badge kind="care">Does not count any more</Badge>;
  if (!result.isPassed) return <Badge kind="stop">Not passed</Badge>;
  return (
    <div className="row">
      <Badge kind="go">Passed</Badge>
      <form method="post" action="/admin/judge/choose">
        <input type="hidden" name="model" value={result.value} />
        <Button small about={result.name}>
          Use as judge
        </Button>
      </form>
    </div>
  );
}
