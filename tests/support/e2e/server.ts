/** The reference back end as a process of its own, and people who call it over HTTP. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_ACCOUNT, DEMO_PASSWORD } from '#server/auth/sandbox-account.ts'
import { operations, type OperationId, type Operations } from '#src/api/generated/operations.ts'

export const ROOT = join(import.meta.dirname, '../../..')
export const PASSWORD = 'skylark1'
export const DEMO = { account: DEMO_ACCOUNT, password: DEMO_PASSWORD }

type Fields = Record<string, string | number | undefined>

/** Any answer, also a refusal. */
export interface Answer {
  code: number
  msg: string
  params?: Record<string, string>
}

export interface Person {
  account: string
  token: string
  userId: string
  /** Calls an operation as this person. @throws Error when it is refused */
  get<Id extends OperationId>(id: Id, fields?: Fields): Promise<Operations[Id]['answer']>
  /** Whatever the answer is. */
  call(id: OperationId, fields?: Fields): Promise<Answer>
}

export interface BackEnd {
  /** Where the page and the first line are. */
  url: string
  /** Where the second line is. */
  secondUrl: string
  dataDir: string
  /** A new account with as much play money as given. */
  signUp(money?: string): Promise<Person>
  /** Signs in to an existing account. */
  signIn(account: { account: string; password: string }): Promise<Person>
  /** Kills the process without a shutdown, as a power cut would. */
  kill(): Promise<void>
  /** Stops the process and deletes its data. */
  stop(): Promise<void>
}

/** Two free ports next to each other: one for each line. Below 32768, from where on the system takes ports for what connects elsewhere. */
async function freePorts(): Promise<number> {
  for (;;) {
    const port = 20_000 + 2 * Math.floor(Math.random() * 6_000)
    const free = await Promise.all([isFree(port), isFree(port + 1)])
    if (free.every(Boolean)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** Resolves when the process reports that it is listening. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Fairline is at')) resolve()
    })
    child.once('exit', code =>
      reject(new Error(`The server ended with ${code} before it listened:\n${said}`)),
    )
  })
}

/** Starts the server of `npm start` on free ports with its own data folder. */
export async function startBackEnd(
  dataDir: string = mkdtempSync(join(tmpdir(), 'fairline-e2e-')),
): Promise<BackEnd> {
  const port = await freePorts()
  const child = spawn(process.execPath, ['scripts/serve.ts', '--no-build'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEPOSIT_DELAY_MS: '400',
      RATE_LIMITS: 'off',
      MARKET_SEED: '1',
      LOG: 'off',
    },
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  await listening(child)
  const url = `http://localhost:${port}`
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return {
    url,
    secondUrl: `http://localhost:${port + 1}`,
    dataDir,
    ...accountsAt(url),
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Sign-up and sign-in at the back end of an address. */
export function accountsAt(url: string): Pick<BackEnd, 'signUp' | 'signIn'> {
  return { signUp: money => signUp(url, money), signIn: account => signIn(url, account) }
}

async function call(url: string, id: OperationId, fields: Fields, token?: string): Promise<Answer> {
  const { method, path } = operations[id]
  const sent = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const text = new URLSearchParams(sent).toString()
  const response = await fetch(`${url}${path}${method === 'get' && text ? `?${text}` : ''}`, {
    method: method.toUpperCase(),
    headers: {
      'Accept-Language': 'en',
      LanguageId: '2',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(token ? { Authorization: token } : {}),
    },
    ...(method === 'post' ? { body: text } : {}),
  })
  return (await response.json()) as Answer
}

async function get<Id extends OperationId>(
  url: string,
  id: Id,
  fields: Fields = {},
  token?: string,
): Promise<Operations[Id]['answer']> {
  const answer = await call(url, id, fields, token)
  if (answer.code !== 200) throw new Error(`${id} was refused: ${JSON.stringify(answer)}`)
  return answer as Operations[Id]['answer']
}

function personOf(url: string, account: string, { data }: Operations['login']['answer']): Person {
  const { token } = data
  return {
    account,
    token,
    userId: data.userInfo.id,
    get: (id, fields = {}) => get(url, id, fields, token),
    call: (id, fields = {}) => call(url, id, fields, token),
  }
}

async function signIn(url: string, { account, password }: typeof DEMO): Promise<Person> {
  return personOf(url, account, await get(url, 'login', { account, password }))
}

let people = 0

async function signUp(url: string, money?: string): Promise<Person> {
  people += 1
  const account = `e2e-${process.pid}-${people}@fairline.test`
  const sent = await get(url, 'sendSignInCode', { account, purpose: 'register' })
  const code = sent.data.sandboxCode ?? ''
  const person = personOf(url, account, await get(url, 'register', { account, code, password: PASSWORD }))
  if (money !== undefined) await deposit(person, money)
  return person
}

/** Deposits and waits for the approval of the sandbox operator. */
export async function deposit(person: Person, amount: string): Promise<void> {
  const made = await person.get('createDeposit', {
    channelId: 1,
    amount,
    idempotencyKey: crypto.randomUUID(),
  })
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    const { rows } = await person.get('listDeposits', { pageNum: 1, pageSize: 10 })
    if (rows.find(one => one.id === made.data.id)?.status === 'approved') return
    await pause(50)
  }
  throw new Error(`The deposit ${made.data.id} was not approved within ten seconds.`)
}
