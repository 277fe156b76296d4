/** Node's Buffer as far as the back end uses it, for the build of the demo. */

type Encoding = 'utf8' | 'hex' | 'base64' | 'base64url' | 'latin1'

/** As many characters as a call takes as arguments. */
const PIECE = 8192

function latin1(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += PIECE)
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE))
  return text
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, character => character.charCodeAt(0))

/** Both alphabets, with or without padding; what belongs to neither is skipped, as by Node. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const [digits = ''] = text.split('=')
  const plain = digits
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replaceAll(/[^A-Za-z0-9+/]/g, '')
  return bytesOf(atob(plain.length % 4 === 1 ? plain.slice(0, -1) : plain))
}

function decodeHex(text: string): Uint8Array<ArrayBuffer> {
  const digits = /^(?:[0-9a-f]{2})*/i.exec(text)?.[0] ?? ''
  return Uint8Array.from(digits.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
}

function decode(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  switch (encoding) {
    case 'utf8':
      return new TextEncoder().encode(text)
    case 'hex':
      return decodeHex(text)
    case 'latin1':
      return bytesOf(text)
    default:
      return decodeBase64(text)
  }
}

const base64url = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

// @ts-expect-error -- Its `from` takes what Node's does, which is not what that of Uint8Array does.
class BrowserBuffer extends Uint8Array<ArrayBuffer> {
  /** Of bytes a copy, of an ArrayBuffer a view. */
  static override from(
    source: string | ArrayBuffer | ArrayLike<number>,
    encodingOrStart: Encoding | number = 'utf8',
    length?: number,
  ): BrowserBuffer {
    if (typeof source === 'string') {
      const { buffer, byteOffset, byteLength } = decode(source, encodingOrStart as Encoding)
      return new BrowserBuffer(buffer, byteOffset, byteLength)
    }
    if (source instanceof ArrayBuffer) return new BrowserBuffer(source, Number(encodingOrStart) || 0, length)
    const copy = BrowserBuffer.alloc(source.length)
    copy.set(source)
    return copy
  }

  static alloc(length: number): BrowserBuffer {
    return new BrowserBuffer(new ArrayBuffer(length))
  }

  static concat(parts: readonly Uint8Array[]): BrowserBuffer {
    const whole = BrowserBuffer.alloc(parts.reduce((length, part) => length + part.length, 0))
    let at = 0
    for (const part of parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  }

  static byteLength(text: string): number {
    return new TextEncoder().encode(text).length
  }

  override toString(encoding: Encoding = 'utf8'): string {
    switch (encoding) {
      case 'utf8':
        return new TextDecoder('utf-8', { ignoreBOM: true }).decode(this)
      case 'hex':
        return Array.from(this, byte => byte.toString(16).padStart(2, '0')).join('')
      case 'latin1':
        return latin1(this)
      case 'base64':
        return btoa(latin1(this))
      case 'base64url':
        return base64url(btoa(latin1(this)))
    }
  }

  /** Where a byte, or these bytes, are first. */
  override indexOf(wanted: number | Uint8Array, from = 0): number {
    if (typeof wanted === 'number') return super.indexOf(wanted, from)
    for (let at = super.indexOf(wanted[0]!, from); at !== -1; at = super.indexOf(wanted[0]!, at + 1))
      if (wanted.every((byte, index) => this[at + index] === byte)) return at
    return -1
  }
}

export { BrowserBuffer as Buffer }
