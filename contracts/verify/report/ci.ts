/** The formats of two CI servers: GitHub's workflow commands and GitLab's code quality report. */
import type { Report } from '../results.ts'
import { findingsOf } from './findings.ts'
import type { Explain } from './lines.ts'

/** GitHub shows ten annotations of a kind for each step. */
const MAX_ANNOTATIONS = 10

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Lines for the log of a job, which GitHub shows as annotations; the last says how many are left out. */
export function annotations(report: Report, explain: Explain): string[] {
  const findings = findingsOf(report, explain)
  const shown = findings.slice(0, findings.length > MAX_ANNOTATIONS ? MAX_ANNOTATIONS - 1 : MAX_ANNOTATIONS)
  const lines = shown.map(({ suite, operation, message, file, line }) => {
    const title = escapeProperty(`${suite}: ${operation}`)
    return `::error title=${title}::${escapeData(`${message} (${file}:${line})`)}`
  })
  const left = findings.length - shown.length
  return left > 0
    ? [...lines, `::error title=Contract::${left} more problems are in the log and in the report`]
    : lines
}

/** GitLab's code quality report. */
export function writeCodeQuality(report: Report, explain: Explain): string {
  const issues = findingsOf(report, explain).map(({ suite, message, file, line, fingerprint }) => ({
    description: message,
    check_name: suite,
    fingerprint,
    severity: 'major',
    location: { path: file, lines: { begin: line } },
  }))
  return `${JSON.stringify(issues, undefined, 2)}\n`
}
