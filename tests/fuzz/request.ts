import type { Random } from '#contracts/verify/random.ts'
import type { Value } from './values.ts'

/** Names and values in the order sent; a name may occur twice. */
export type Entries = readonly (readonly [name: string, value: Value])[]

/** One request as it is sent. */
export interface HttpRequest {
  readonly method: string
  /** The path and the query. */
  readonly target: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer | undefined
}

/** A step on a connection: bytes, a pause in milliseconds, a half-close, or its destruction. */
export type WireStep =
  | { readonly bytes: Buffer }
  | { readonly pause: number }
  | { readonly end: true }
  | { readonly destroy: true }

/** A request written byte by byte, for what no client would send. */
export interface WireScript {
  readonly method: string
  readonly steps: readonly WireStep[]
  /** The number of complete requests; fewer answers mean that the connection was closed. */
  readonly answers: number
}

export const FORM = 'application/x-www-form-urlencoded'
export const JSON_TYPE = 'application/json'
export const MULTIPART = 'multipart/form-data'

const PLAIN = /[A-Za-z0-9_.~-]/

/** The UTF-8 bytes of a text; a lone surrogate becomes its invalid three-byte form. */
export function bytesOf(text: string): Buffer {
  if (text.isWellFormed()) return Buffer.from(text)
  return Buffer.concat(
    Array.from(text, letter => {
      const code = letter.charCodeAt(0)
      if (letter.isWellFormed()) return Buffer.from(letter)
      return Buffer.from([0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)])
    }),
  )
}

const percent = (byte: number) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`

/** Percent-encoding, byte by byte. */
export function encodeText(text: string): string {
  if (/^[A-Za-z0-9_.~-]*$/.test(text)) return text
  return Array.from(bytesOf(text), byte => {
    const letter = String.fromCharCode(byte)
    return byte < 0x80 && PLAIN.test(letter) ? letter : percent(byte)
  }).join('')
}

function flat(name: string, value: Value): [string, string][] {
  if (Array.isArray(value)) return (value as readonly Value[]).flatMap(each => flat(`${name}[]`, each))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => flat(`${name}[${key}]`, inner))
  }
  return [[name, String(value)]]
}

/** Form-urlencoded text. */
export const encodeForm = (entries: Entries): string =>
  entries
    .flatMap(([name, value]) => flat(name, value))
    .map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`)
    .join('&')

/** JSON with duplicate names if there are any; a text of digits is sometimes sent as a number beyond JavaScript's range. */
export function encodeJson(entries: Entries, random: Random): string {
  const valueOf = (value: Value) =>
    typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) && random.percent(20)
      ? value
      : JSON.stringify(value)
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${valueOf(value)}`).join(',')}}`
}

/** A file of an upload. */
export interface FilePart {
  readonly field: string
  readonly bytes: Buffer
  readonly name: string
  readonly type: string
}

/** Multipart, with the boundary given. */
export function encodeMultipart(entries: Entries, files: readonly FilePart[], boundary: string): Buffer {
  const texts = entries
    .flatMap(([name, value]) => flat(name, value))
    .map(([name, value]) => {
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`
      return Buffer.concat([Buffer.from(head), bytesOf(value), Buffer.from('\r\n')])
    })
  const parts = files.map(({ field, bytes, name, type }) => {
    const place = `Content-Disposition: form-data; name="${field}"; filename="${name}"`
    const head = `--${boundary}\r\n${place}\r\nContent-Type: ${type}\r\n\r\n`
    return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')])
  })
  return Buffer.concat([...texts, ...parts, Buffer.from(`--${boundary}--\r\n`)])
}

/** The start line and the headers, as bytes on the wire. */
export function headOf({ method, target, headers }: HttpRequest, version = 'HTTP/1.1'): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `${method} ${target} ${version}\r\n${lines}\r\n`
}

/** A curl command that sends the request again. */
export function curlOf(url: string, { method, target, headers, body }: HttpRequest): string {
  const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
  const options = headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`)
  const data = body && body.length > 0 ? ' --data-binary @-' : ''
  const command = `curl -sS --path-as-is -X ${method} ${options.join(' ')}${data} ${quote(`${url}${target}`)}`
  return data ? `printf %s ${body?.toString('base64')} | base64 -d | ${command}` : command
}
