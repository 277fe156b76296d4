import { writeStatementInSteps } from '#src/lib/statement/file.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import { inSlices } from './in-slices.ts'

/** Downloads a file, given in consecutive parts. */
export function downloadFile(name: string, type: string, parts: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the URL after the click; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads a statement file. */
export async function downloadStatement(statement: Statement): Promise<void> {
  const parts = await inSlices(writeStatementInSteps(statement))
  downloadFile(exportFileName(statement.madeAt, 'json'), 'application/json', parts)
}

/** `fairline-2026-11-12.csv`: named by the UTC day of creation. */
export function exportFileName(madeAt: number, extension: 'csv' | 'json'): string {
  return `fairline-${new Date(madeAt).toISOString().slice(0, 10)}.${extension}`
}
