import { printSteps } from '#src/lib/statement-file.ts'
import type { Statement } from '#src/lib/statement.ts'
import { inSlices } from './in-slices.ts'

/** Hands a file to the reader's own device; its parts follow each other. */
export function download(name: string, type: string, parts: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the press; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Hands over the file of a statement. */
export async function downloadStatement(statement: Statement): Promise<void> {
  const parts = await inSlices(printSteps(statement))
  download(fileName(statement.madeAt, 'json'), 'application/json', parts)
}

/** `fairline-2026-11-12.csv`: by the day on which it was made, in UTC. */
export function fileName(madeAt: number, extension: 'csv' | 'json'): string {
  return `fairline-${new Date(madeAt).toISOString().slice(0, 10)}.${extension}`
}
