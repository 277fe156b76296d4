/**
 * Reads a body as a browser does: decoded by its Content-Encoding, and as text in UTF-8 without a byte order mark. What a browser reads
 * otherwise than it was meant, or not at all, is a flaw.
 */
import { isUtf8 } from 'node:buffer'
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'

/** Bytes that a compressed body may become. */
const LIMIT = { maxOutputLength: 32 * 1024 * 1024 }

function inflate(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes, LIMIT)
  } catch {
    // Some servers leave the header out, and browsers read that as well.
    return inflateRawSync(bytes, LIMIT)
  }
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  identity: bytes => bytes,
  gzip: bytes => gunzipSync(bytes, LIMIT),
  'x-gzip': bytes => gunzipSync(bytes, LIMIT),
  deflate: inflate,
  br: bytes => brotliDecompressSync(bytes, LIMIT),
}

export interface Content {
  readonly text: string
  /** What is wrong with how it is labelled and encoded. */
  readonly flaws: readonly string[]
}

/** The bytes without their encodings, the last one first; as they came where they are not what they are labelled. */
function decoded(bytes: Buffer, label: string): { plain: Buffer; flaws: string[] } {
  const names = label.split(',').map(name => name.trim().toLowerCase())
  let plain = bytes
  for (const name of names.toReversed().filter(Boolean)) {
    const decode = DECODERS[name]
    if (!decode) return { plain, flaws: [`the body is encoded as ${name}, which not every browser reads`] }
    try {
      plain = decode(plain)
    } catch {
      return { plain: bytes, flaws: [`the body is labelled ${name}, and is not`] }
    }
  }
  return { plain, flaws: [] }
}

/** Brackets and texts of JSON; a text with what makes it the name of a member. */
const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g

/** The first name that an object has twice, of which readers take another value; undefined when there is none. */
export function memberTwice(text: string): string | undefined {
  const open: Set<string>[] = []
  for (const [token, word, isName] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push(new Set())
    else if (token === '}' || token === ']') open.pop()
    else if (word !== undefined && isName !== undefined) {
      if (open.at(-1)?.has(word)) return word.slice(1, -1)
      open.at(-1)?.add(word)
    }
  }
  return undefined
}

const MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** What is wrong with bytes as the text that their Content-Type says. */
function textFlaws(plain: Buffer, text: string, type: string): string[] {
  // A file is told by its type alone, and a stream is cut off anywhere.
  if (!/^\s*application\/json/i.test(type)) return []
  const twice = memberTwice(text)
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1]
  return [
    ...(charset && charset.toLowerCase() !== 'utf-8'
      ? [
          `the charset of Content-Type is ${charset}, by which a browser reads the body; it must be UTF-8 or left out`,
        ]
      : []),
    ...(isUtf8(plain) ? [] : ['the body is not UTF-8']),
    ...(plain.subarray(0, MARK.length).equals(MARK) ? ['the body begins with a byte order mark'] : []),
    ...(twice === undefined
      ? []
      : [`an object of the body has ${twice} twice, and each reader takes another`]),
  ]
}

/** The text of a body by the headers of its answer. */
export function readContent(bytes: Buffer, headers: Readonly<Record<string, string>>): Content {
  const { plain, flaws } = decoded(bytes, headers['content-encoding'] ?? '')
  const text = new TextDecoder().decode(plain)
  return { text, flaws: flaws.length > 0 ? flaws : textFlaws(plain, text, headers['content-type'] ?? '') }
}
