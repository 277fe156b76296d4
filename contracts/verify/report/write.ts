import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../results.ts'
import { writeHtml } from './html.ts'
import { writeJunit } from './junit.ts'
import type { Explain } from './lines.ts'
import { writeMarkdown } from './markdown.ts'

/** The whole table, for tools: every item of every operation with its state. */
const writeCoverage = ({ coverage }: Report): string => `${JSON.stringify(coverage, null, 1)}\n`

const WRITERS = {
  'report.html': writeHtml,
  'report.md': writeMarkdown,
  'junit.xml': writeJunit,
  'coverage.json': writeCoverage,
}

/** Writes the reports into a folder that is there, and gives their paths. */
export function writeReports(folder: string, report: Report, explain: Explain): string[] {
  return Object.entries(WRITERS).map(([name, write]) => {
    const path = join(folder, name)
    writeFileSync(path, write(report, explain))
    return path
  })
}
