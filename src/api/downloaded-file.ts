/** What an answer to a download is. */
import type { PassedThrough } from './envelope.ts'

export interface Download {
  blob: Blob
  /** The name given by the server, else the last part of the URL. */
  fileName: string
}

/** Whether a download is a file, not an answer that was passed through (R8.1). */
export function isFile(answer: Download | PassedThrough | undefined): answer is Download {
  return answer !== undefined && 'blob' in answer
}

/** The name that the server gives, else the last part of the address. */
export function parseFileName(disposition: string, url: string): string {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1]
  const name = (extended && decoded(extended)) ?? plain
  // The base name only: the server must not choose a folder.
  return (name ?? url.split('?')[0] ?? '').split(/[/\\]/).at(-1) || 'download'
}

/** Percent-encoded text; undefined when it is malformed. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The JSON in a body; undefined when it holds none. */
export function parseJson(body: ArrayBuffer | string): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}
