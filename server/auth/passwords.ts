import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's first choice for Argon2id: 19 MiB, 2 passes, 1 lane; about 33 ms. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** Each takes 19 MiB and a thread of the four that file access needs too. */
const AT_ONCE = 2

const derive = promisify(argon2)

/** Lets so many tasks run at once; the others wait in line, those that go first before the rest. */
function createQueue(atOnce: number) {
  const first: (() => void)[] = []
  const waiting: (() => void)[] = []
  let running = 0
  return async <Value>(task: () => Promise<Value>, goesFirst: boolean): Promise<Value> => {
    if (running === atOnce) await new Promise<void>(resolve => (goesFirst ? first : waiting).push(resolve))
    else running++
    try {
      return await task()
    } finally {
      const next = first.shift() ?? waiting.shift()
      if (next) next()
      else running--
    }
  }
}

const queued = createQueue(AT_ONCE)

function hashWith(password: string, nonce: Buffer, cost: typeof COST, goesFirst = false): Promise<Buffer> {
  return queued(() => derive('argon2id', { message: password, nonce, ...cost }), goesFirst)
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The password as a PHC string, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await hashWith(password, salt, COST)
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

const PHC = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Hashed against when there is no account, so that the answer takes as long; no password has this hash. */
const NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Whether this is the password; `undefined` stands for an account that does not exist, and takes as long. What is asked for by a known
 * device goes first.
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  goesFirst = false,
): Promise<boolean> {
  const [, salt, hash] = PHC.exec(stored ?? NOBODY) ?? []
  if (!salt || !hash) throw new Error('A stored password has a form that is not known.')
  const expected = Buffer.from(hash, 'base64')
  const actual = await hashWith(password, Buffer.from(salt, 'base64'), COST, goesFirst)
  return timingSafeEqual(actual, expected) && stored !== undefined
}
