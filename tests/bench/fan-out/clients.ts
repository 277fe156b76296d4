import { get } from 'node:http'
import { createGunzip } from 'node:zlib'

const CONNECTING_LIMIT = 10_000
/** One client in this many parses what it receives. */
const SAMPLE = 100

/** What the clients of one server saw while it was measured. */
export interface ClientReport {
  readonly connected: number
  /** Codes of the connections that failed. */
  readonly failed: readonly string[]
  /** Milliseconds from a tick to its price at a client. */
  readonly lags: readonly number[]
  readonly bytes: number
}

/** The channels of a client: one type, and for every other client a product as well. They repeat after `KINDS` clients. */
export function channelsOf(index: number): string {
  const type = (index % 4) + 1
  return index % 2 === 0 ? `type-${type}` : `type-${type},product-${(index % KINDS) + 1}`
}

/** How many different sets of channels there are at most: a client's are those of its index modulo this. */
export const KINDS = 500

/**
 * The process of the clients: connects them all, says `connected`, counts from the message `begin` to the message `end`, and answers with
 * its report.
 */
export async function runClients(port: number, clients: number): Promise<void> {
  let connected = 0
  let bytes = 0
  let isMeasuring = false
  const failed = new Set<string>()
  const lags: number[] = []
  const hear = (lag: number) => isMeasuring && lags.push(lag)
  const count = (received: number) => isMeasuring && (bytes += received)

  const deadline = Date.now() + CONNECTING_LIMIT
  for (let index = 0; index < clients && Date.now() < deadline; index += 50) {
    const batch = Array.from({ length: Math.min(50, clients - index) }, (_, each) =>
      connect(port, index + each, hear, count).then(
        () => connected++,
        (error: NodeJS.ErrnoException) => failed.add(error.code ?? error.message),
      ),
    )
    await Promise.all(batch)
  }
  process.on('message', message => {
    isMeasuring = message === 'begin'
    if (message === 'end')
      process.send!({ connected, failed: [...failed], lags, bytes } satisfies ClientReport)
  })
  process.send!('connected')
}

function connect(
  port: number,
  index: number,
  hear: (lag: number) => void,
  count: (bytes: number) => void,
): Promise<void> {
  const path = `/?index=${index}&channels=${channelsOf(index)}`
  const headers = { 'Accept-Encoding': 'gzip' }
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers, agent: false }, response => {
      resolve()
      response.on('data', (bytes: Buffer) => count(bytes.length)).on('error', () => {})
      if (index % SAMPLE === 0) read(response.pipe(createGunzip()), hear)
    }).on('error', reject)
  })
}

/** The age of each price when its frame was read; the first frame has older prices and does not count. */
function read(body: NodeJS.ReadableStream, hear: (lag: number) => void): void {
  let rest = ''
  let isFirst = true
  body.setEncoding('utf8')
  body.on('error', () => {})
  body.on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop()!
    const now = Date.now()
    for (const block of blocks) {
      if (!block.startsWith('event: quotes')) continue
      const { rows } = JSON.parse(block.slice(block.indexOf('{'))) as { rows: { time: number }[] }
      if (!isFirst) for (const { time } of rows) hear(now - time)
      isFirst = false
    }
  })
}
