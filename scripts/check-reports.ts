/** Counts the test cases in the reports of the checks. */
import { readFileSync } from 'node:fs'

export interface Count {
  passed: number
  failed: number
  skipped: number
  /** The titles of tests that passed only on retry. */
  flaky?: string[]
  /** The failed cases: title and the first lines of the error. */
  failures?: string[]
}
interface VitestReport {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  testResults?: {
    name: string
    status: string
    message?: string
    assertionResults?: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

export const vitestCases = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, numPendingTests, testResults = [] } = report as VitestReport
  const failures = testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(result => result.status === 'failed')
    // A file may fail as a whole, before or after its tests.
    if (status === 'failed' && failed.length === 0) return [`${name}\n${beginning(message)}`]
    return failed.map(
      ({ fullName, failureMessages = [] }) => `${name} > ${fullName}\n${beginning(failureMessages[0])}`,
    )
  })
  return {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    skipped: numPendingTests ?? 0,
    failures,
  }
}
export const playwrightCases = (report: unknown): Count => {
  const { expected, unexpected, flaky, skipped } = (report as { stats: Record<string, number> }).stats
  const { suites } = report as Suite
  return {
    passed: (expected ?? 0) + (flaky ?? 0),
    failed: unexpected ?? 0,
    skipped: skipped ?? 0,
    flaky: titlesWith('flaky', suites),
    failures: titlesWith('unexpected', suites),
  }
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; tests: { status: string }[] }[]
}

const titlesWith = (wanted: string, suites: Suite[] = []): string[] =>
  suites.flatMap(({ suites: inner, specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(({ title }) => title),
    ...titlesWith(wanted, inner),
  ])

/** The first lines of an error message, each indented. */
const beginning = (message = ''): string =>
  message
    .split('\n')
    .slice(0, 12)
    .map(line => `    ${line}`)
    .join('\n')

export const contractRows = (report: unknown): Count => {
  const { passed, failed, notRun, failures } = report as {
    passed: number
    failed: number
    notRun: number
    failures: string[]
  }
  // Rows that were not run count as failed.
  return { passed, failed: failed + notRun, skipped: 0, failures }
}

/** The cases in a report; a report that is missing or cannot be read counts as one failure. */
export function readCount(file: string, count: (report: unknown) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
