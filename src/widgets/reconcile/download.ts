/** Hands a file to the reader's own device. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the press; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** `fairline-2026-11-12.csv`: by the day on which it was made, in UTC. */
export function fileName(madeAt: number, extension: 'csv' | 'json'): string {
  return `fairline-${new Date(madeAt).toISOString().slice(0, 10)}.${extension}`
}
