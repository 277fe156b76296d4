/** A device that is notified, and a push service on this machine. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Fields } from '../back-end.ts'

/** The settings of a back end that sends notifications. The key is of these tests alone. */
export const PUSH_SETTINGS = {
  PUSH_PRIVATE_KEY: 'gnjAbp5nJRJnGAoatTP97okVXq4WWR5K2BA6NqwfHbY',
  PUSH_CONTACT: 'mailto:operator@example.com',
}

const ALL: Fields = { alert: 1, order: 1, position: 1, money: 1, hasAmounts: 0 }

/** A browser that is subscribed at a push service, and reads what it is sent (RFC 8291, by itself and not by a package). */
export class SoftwareDevice {
  readonly endpoint: string
  readonly #keys = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  constructor(host = 'fcm.googleapis.com') {
    this.endpoint = `https://${host}/fcm/send/${randomBytes(12).toString('base64url')}`
    this.#keys.generateKeys()
  }

  /** The body of subscribePush. */
  request(changed: Fields = {}): Fields {
    const p256dh = this.#keys.getPublicKey('base64url')
    return { endpoint: this.endpoint, p256dh, auth: this.#auth.toString('base64url'), ...ALL, ...changed }
  }

  /** @throws when it was not encrypted for this device */
  read(body: Buffer): { id: string; kind: string; params: Record<string, string>; hasAmounts: boolean } {
    const [salt, keyLength] = [body.subarray(0, 16), body[20]!]
    const senderKey = body.subarray(21, 21 + keyLength)
    const sealed = body.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), senderKey])
    const secret = hkdfSync('sha256', this.#keys.computeSecret(senderKey), this.#auth, info, 32)
    const derive = (label: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${label}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
}

/** A device that is not looked at. */
export const PUSH_DEVICE = new SoftwareDevice().request()

/** What a push service was sent. */
export interface PushedRequest {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** The claims of a VAPID token (RFC 8292). @throws when its signature is not of its key */
export function vapidClaims({ headers }: PushedRequest): {
  aud: string
  sub: string
  exp: number
  key: string
} {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers['authorization'])) ?? []
  const [head, payload, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${payload}`)
  const isValid = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  )
  if (!isValid) throw new Error('The VAPID token is not signed by its key.')
  return { ...JSON.parse(Buffer.from(payload!, 'base64url').toString()), key }
}

/** What a push service answers; undefined: nothing, until the caller gives up. */
type Reply = { readonly status: number; readonly headers?: Record<string, string> } | undefined

/** A push service. `fetch` calls it whatever the address; it answers as `reply` says, at first that it has taken it. */
export async function startPushService() {
  const requests: PushedRequest[] = []
  const service = { reply: (() => ({ status: 201 })) as (endpoint: string) => Reply }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const endpoint = String(request.headers['x-endpoint'])
    requests.push({ endpoint, headers: request.headers, body: Buffer.concat(chunks) })
    const reply = service.reply(endpoint)
    if (reply) response.writeHead(reply.status, reply.headers).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const fetch: typeof globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-endpoint', String(input))
    return globalThis.fetch(`http://127.0.0.1:${port}/`, { ...init, headers })
  }
  return Object.assign(service, {
    requests,
    fetch,
    /** What was sent to a device, as it reads it. */
    readBy: (device: SoftwareDevice) =>
      requests.filter(({ endpoint }) => endpoint === device.endpoint).map(({ body }) => device.read(body)),
    /** Closes all connections, answered or not. */
    hangUp: () => server.closeAllConnections(),
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  })
}

export type PushService = Awaited<ReturnType<typeof startPushService>>
