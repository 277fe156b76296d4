import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Report } from '../results.ts'
import { writeCodeQuality } from './ci.ts'
import { writeHtml } from './html.ts'
import { writeJunit } from './junit.ts'
import type { Explain } from './lines.ts'
import { writeMarkdown } from './markdown.ts'
import { writeSarif } from './sarif.ts'

/** The whole table, for tools: every item of every operation with its state. */
const writeCoverage = ({ coverage }: Report): string => `${JSON.stringify(coverage, null, 1)}\n`

/** Files that an option each asks for. */
export interface ReportFiles {
  readonly junit?: string | undefined
  readonly sarif?: string | undefined
  readonly codeQuality?: string | undefined
}
const FILE_WRITERS = { junit: writeJunit, sarif: writeSarif, codeQuality: writeCodeQuality }

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

/** Writes the files that were asked for, and gives their paths. */
export function writeReportFiles(files: ReportFiles, report: Report, explain: Explain): string[] {
  return Object.entries(FILE_WRITERS).flatMap(([kind, write]) => {
    const path = files[kind as keyof ReportFiles]
    if (path === undefined) return []
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, write(report, explain))
    return [path]
  })
}
