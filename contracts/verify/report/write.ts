import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../results.ts'
import { writeHtml } from './html.ts'
import { writeJunit } from './junit.ts'
import type { Explain } from './lines.ts'
import { writeMarkdown } from './markdown.ts'

const WRITERS = { 'report.html': writeHtml, 'report.md': writeMarkdown, 'junit.xml': writeJunit }

/** Writes the three reports into a folder that is there, and gives their paths. */
export function writeReports(folder: string, report: Report, explain: Explain): string[] {
  return Object.entries(WRITERS).map(([name, write]) => {
    const path = join(folder, name)
    writeFileSync(path, write(report, explain))
    return path
  })
}
