/** An authenticator in software (WebAuthn Level 3, ES256, attestation `none`), for states and tests. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

/** The CBOR of small integers, texts, bytes and maps (RFC 8949). */
function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === 'string') {
    const text = Buffer.from(value)
    return Buffer.concat([cborHead(3, text.length), text])
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  const items = [...value].flatMap(([key, item]) => [encodeCbor(key), encodeCbor(item)])
  return Buffer.concat([cborHead(5, value.size), ...items])
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const ATTESTED = 0x40

/** What a browser says of the page that asks, and what the authenticator does; a test may change each. */
export interface Circumstances {
  readonly origin?: string
  readonly rpId?: string
  /** Whether the person was verified, by fingerprint or PIN. */
  readonly isVerified?: boolean
  /** The count that the authenticator reports; by default one more each time. */
  readonly signCount?: number
}

/** The options of the server that are used here. */
interface Options {
  readonly challenge: string
}

export class SoftwareAuthenticator {
  readonly #id = randomBytes(16)
  readonly #publicKey: KeyObject
  readonly #privateKey: KeyObject
  #signCount = 0

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#publicKey = publicKey
    this.#privateKey = privateKey
  }

  /** Answers the options of `beginPasskey`. @returns the credential as JSON */
  create(options: string, circumstances: Circumstances = {}): string {
    const { x, y } = this.#publicKey.export({ format: 'jwk' })
    const key = new Map<number | string, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, 'base64url')],
      [-3, Buffer.from(y!, 'base64url')],
    ])
    const attested = [Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, encodeCbor(key)]
    const authData = Buffer.concat([this.#authenticatorData(circumstances, ATTESTED), ...attested])
    const attestation = new Map<number | string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', options, circumstances).toString('base64url'),
      attestationObject: encodeCbor(attestation).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Answers the options of a sign-in or a step-up. @returns the credential as JSON */
  get(options: string, circumstances: Circumstances = {}): string {
    const { signCount = ++this.#signCount } = circumstances
    const client = clientData('webauthn.get', options, circumstances)
    const authData = this.#authenticatorData({ ...circumstances, signCount })
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.#privateKey)
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  #authenticatorData(
    { rpId = 'localhost', isVerified = true, signCount = 0 }: Circumstances,
    flags = 0,
  ): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(signCount)
    const allFlags = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([allFlags]), count])
  }

  #credential(response: object): string {
    const id = this.#id.toString('base64url')
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
  }
}

function clientData(
  type: string,
  options: string,
  { origin = 'http://localhost:8080' }: Circumstances,
): Buffer {
  const { challenge } = JSON.parse(options) as Options
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
