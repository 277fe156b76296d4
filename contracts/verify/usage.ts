/** What the command says of itself. */
export const USAGE = `verify --url URL [options]               a back end of the specification that the command comes with
verify --spec FILE --url URL [options]   any API

  --spec FILE        the specification, a file or an address: OpenAPI 3.0 or 3.1, in YAML or JSON
  --profile FILE     how its API speaks, where that is not plain REST (see docs/contracts-any-api.md)
  --pacts FOLDER     recorded requests of those that call it, as pact files
  --url URL          the back end, such as http://localhost:8080; a path is kept as a prefix
  --states URL       its state hook (see docs/contracts.md); without it, what needs a state is "not run"
  --only NAME        one tag or operation; may be given several times, or separated by commas
  --header TEXT      'Name: value', sent with every call, for a gateway; several may be given, and none is ever written
  --token TOKEN      the token of an account of your own, for operations that need one
  --other-token TOKEN
                     the token of another account, which must not get at what the first one has created
  --report FOLDER    writes report.html, report.md, junit.xml and coverage.json there
  --junit FILE, --sarif FILE, --code-quality FILE
                     writes the results as JUnit, as SARIF, or as GitLab's code quality report
  --annotations      prints the first problems as GitHub's annotations
  --har FILE         sends nothing: judges the calls of an HTTP archive; --url says which host is the back end
  --proxy PORT       sends nothing: listens there, passes every call on to --url unchanged and judges it, until it is stopped
  --origin URL       the page that calls the back end, for the CORS probes; the back end's own origin by default
  --allow-writes     calls operations that change something also where the server is not marked as a sandbox
  --strict           fails also when something was not run
  --fail-under N     fails also when less than N percent of what can be met of the specification was met (see Coverage)
  --walks N          so many random walks through the operations, 20 by default; 0 for none
  --seed N           the seed of the first walk, 1 by default
  --config FILE      a JSON object with these options by their names; what is on the command line wins
  --help             this text

Exit code: 0 nothing failed, 1 something failed, 2 it could not begin.`

/** The command line, the server or the hook is unusable; the message says what to change. */
export class UsageError extends Error {}
