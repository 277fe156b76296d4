/** The command line, validated before anything is sent; every error says what to change. */
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Operation } from './document.ts'
import { readConfig } from './config.ts'
import { readHeaders, type GivenHeaders } from './given-headers.ts'
import { PLAIN } from './profile/plain.ts'
import { similarNames } from './similar-names.ts'
import { USAGE, UsageError } from './usage.ts'

export interface Options {
  readonly url: URL
  readonly states: URL | undefined
  readonly only: readonly string[]
  readonly token: string | undefined
  /** Of another account, which must not get at what the first one has. */
  readonly otherToken?: string | undefined
  readonly headers: GivenHeaders
  readonly report: string | undefined
  readonly origin: string
  readonly allowWrites: boolean
  readonly strict: boolean
  /** The least coverage in percent; undefined when any is enough. */
  readonly failUnder: number | undefined
  /** How many random walks are taken, and the seed of the first one. */
  readonly walks: number
  readonly seed: number
}

/** An address with http or https. @throws UsageError */
export function readUrl(option: string, text: string): URL {
  // What may be a password is not repeated.
  const shown = text.replace(/[^/]*@/, '…@')
  const example = `for example ${option} http://${shown.replace(/^(\w+:(?=\/))?\/*/i, '') || 'localhost:8080'}`
  if (!/^https?:\/\//i.test(text)) {
    throw new UsageError(`${option} ${shown}: an address begins with http:// or https://, ${example}.`)
  }
  if (!URL.canParse(text)) throw new UsageError(`${option} ${shown}: this is no address, ${example}.`)
  const url = new URL(text)
  if (url.username || url.password) {
    throw new UsageError(
      `${option} ${shown}: leave out the name and the password, which would stand in every report; --header 'Authorization: Basic …' sends them.`,
    )
  }
  if (option === '--url' && (url.search || url.hash)) {
    throw new UsageError(`--url ${text}: give the address without what follows ? or #.`)
  }
  return url
}

/** Names of tags and operations. @throws UsageError */
export function readOnly(given: readonly string[], operations: readonly Operation[]): string[] {
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const names = [...tags, ...operations.map(({ id }) => id)]
  const words = given
    .flatMap(text => text.split(','))
    .map(word => word.trim())
    .filter(Boolean)
  if (given.length > 0 && words.length === 0) throw new UsageError('--only needs a tag or an operation.')
  for (const word of words) {
    if (names.includes(word)) continue
    const near = similarNames(word, names)
    const [known, those] = tags.some(Boolean)
      ? ['tags', tags]
      : ['operations', operations.map(({ id }) => id)]
    const hint =
      near.length > 0
        ? `Did you mean ${near.join(', ')}?`
        : `The ${known} are ${those.filter(Boolean).slice(0, 40).join(', ')}.`
    throw new UsageError(`--only ${word}: no tag or operation is called so. ${hint}`)
  }
  return words
}

/** Creates a folder and its parents one by one, as Node's own `recursive` never returns below /proc. */
function createFolder(path: string): void {
  if (existsSync(path)) return
  createFolder(dirname(path))
  mkdirSync(path)
}

/** Creates the report folder and checks that it is writable, before minutes are spent on the verification. */
export function readReport(folder: string): string {
  const path = resolve(folder)
  try {
    createFolder(path)
    if (!statSync(path).isDirectory()) throw new Error('it is a file')
    accessSync(path, constants.W_OK)
  } catch (error) {
    throw new UsageError(`--report ${folder}: the folder cannot be written to (${(error as Error).message}).`)
  }
  return path
}

function readToken(option: string, token: string | undefined): string | undefined {
  if (token === undefined) return undefined
  if (/^bearer\s/i.test(token))
    throw new UsageError(`${option}: give the token as it is, without "Bearer" before it.`)
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new UsageError(`${option}: a token has no spaces and no letters beyond ASCII.`)
  return token
}

function readPercent(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const percent = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && percent <= 100) return percent
  throw new UsageError(`--fail-under ${text}: give a number from 0 to 100.`)
}

function readCount(option: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new UsageError(`${option} ${text}: give a whole number from 0 on.`)
}

const OPTIONS = {
  url: { type: 'string' },
  states: { type: 'string' },
  spec: { type: 'string' },
  profile: { type: 'string' },
  pacts: { type: 'string' },
  only: { type: 'string', multiple: true },
  header: { type: 'string', multiple: true },
  token: { type: 'string' },
  'other-token': { type: 'string' },
  report: { type: 'string' },
  origin: { type: 'string' },
  junit: { type: 'string' },
  sarif: { type: 'string' },
  'code-quality': { type: 'string' },
  annotations: { type: 'boolean' },
  har: { type: 'string' },
  proxy: { type: 'string' },
  'allow-writes': { type: 'boolean' },
  strict: { type: 'boolean' },
  'fail-under': { type: 'string' },
  walks: { type: 'string' },
  seed: { type: 'string' },
  config: { type: 'string' },
} as const

function parseLine(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowNegative: true }).values
  } catch (error) {
    // Node's message names the option; its advice about positional arguments is cut off.
    const [first = ''] = (error as Error).message.split('. ')
    throw new UsageError(`${first}.\n\n${USAGE}`)
  }
}

/** The options as text: those of the command line, and what the file of `--config` has beside them. @throws UsageError */
export function parse(argv: readonly string[]): ReturnType<typeof parseLine> {
  const line = parseLine(argv)
  return line.config === undefined ? line : { ...readConfig(line.config, OPTIONS), ...line }
}

/** @throws UsageError */
export function readOptions(
  argv: readonly string[],
  operations: readonly Operation[],
  server?: string,
): Options {
  const values = parse(argv)
  const address = values.url ?? server
  if (!address) throw new UsageError(`--url is missing: the address of your back end.\n\n${USAGE}`)
  const url = readUrl('--url', address)
  const origin = values.origin === undefined ? url.origin : readUrl('--origin', values.origin).origin
  return {
    url,
    origin,
    states: values.states === undefined ? undefined : readUrl('--states', values.states),
    only: readOnly(values.only ?? [], operations),
    token: readToken('--token', values.token),
    otherToken: readToken('--other-token', values['other-token']),
    headers: readHeaders(values.header ?? [], operations[0]?.profile ?? PLAIN),
    report: values.report === undefined ? undefined : readReport(values.report),
    allowWrites: values['allow-writes'] ?? false,
    strict: values.strict ?? false,
    failUnder: readPercent(values['fail-under']),
    walks: readCount('--walks', values.walks, 20),
    seed: readCount('--seed', values.seed, 1),
  }
}
