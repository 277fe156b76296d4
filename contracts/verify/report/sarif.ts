/** SARIF 2.1.0: what GitHub's code scanning and most editors read. */
import type { Report, Suite } from '../results.ts'
import { findingsOf } from './findings.ts'
import type { Explain } from './lines.ts'

const RULES: Readonly<Record<Suite, string>> = {
  pact: 'An answer lacks what the app relies on',
  spec: 'An answer is not as the specification says',
  probe: 'A request that the specification allows or forbids is not answered so',
  walk: 'A sequence of operations breaks what must always hold',
}

/** The failed rows as SARIF; places are files of the specification, relative to the package or checkout. */
export function writeSarif(report: Report, explain: Explain): string {
  const results = findingsOf(report, explain).map(({ suite, message, file, line, fingerprint }) => ({
    ruleId: suite,
    level: 'error',
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } } }],
    partialFingerprints: { 'contract/v1': fingerprint },
  }))
  const driver = {
    name: 'contract-verify',
    rules: Object.entries(RULES).map(([id, text]) => ({ id, shortDescription: { text } })),
  }
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results }],
  }
  return `${JSON.stringify(log, undefined, 2)}\n`
}
