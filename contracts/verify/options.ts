/** The command line, validated before anything is sent; every error says what to change. */
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Operation } from './document.ts'
import { readHeaders, type GivenHeaders } from './given-headers.ts'

export const USAGE = `npm run contracts:verify -- --url URL [options]             in a checkout
npx ./fairline-contract-VERSION.tgz verify --url URL [options]   with the package

  --url URL          the back end, such as http://localhost:8080; a path is kept as a prefix
  --states URL       its state hook (see docs/contracts.md); without it, what needs a state is "not run"
  --only NAME        one tag or operation; may be given several times, or separated by commas
  --header TEXT      'Name: value', sent with every call, for a gateway; several may be given, and none is ever written
  --token TOKEN      the token of an account of your own, for operations that need one
  --report FOLDER    writes report.html, report.md, junit.xml and coverage.json there
  --junit FILE, --sarif FILE, --code-quality FILE
                     writes the results as JUnit, as SARIF, or as GitLab's code quality report
  --annotations      prints the first problems as GitHub's annotations
  --har FILE         sends nothing: judges the calls of an HTTP archive; --url says which host is the back end
  --proxy PORT       sends nothing: listens there, passes every call on to --url unchanged and judges it, until it is stopped
  --origin URL       the page that calls the back end, for the CORS probes; the back end's own origin by default
  --allow-writes     calls operations that change something also where the server is not marked as a sandbox
  --strict           fails also when something was not run
  --fail-under N     fails also when less than N percent of what can be met of the specification was met (see Coverage)
  --walks N          so many random walks of an account through the operations, 20 by default; 0 for none
  --seed N           the seed of the first walk, 1 by default
  --help             this text

Exit code: 0 nothing failed, 1 something failed, 2 it could not begin.`

export interface Options {
  readonly url: URL
  readonly states: URL | undefined
  readonly only: readonly string[]
  readonly token: string | undefined
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

/** The command line, the server or the hook is unusable; the message says what to change. */
export class UsageError extends Error {}

/** An address with http or https. @throws UsageError */
export function readUrl(option: string, text: string): URL {
  // What may be a password is not repeated.
  const shown = text.replace(/[^/]*@/, '…@')
  const example = `for example ${option} http://${shown.replace(/^(https?:)?\/*/i, '') || 'localhost:8080'}`
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

/** The edit distance of two words. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) {
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (letter === other ? 0 : 1)))
    }
    row = next
  }
  return row[to.length]!
}

/** Suggestions for a name: those that contain the word, else similar ones. */
export function similarNames(word: string, names: readonly string[]): string[] {
  const lower = word.toLowerCase()
  const containing = names.filter(name => name.toLowerCase().includes(lower))
  if (containing.length > 0) return containing.slice(0, 5)
  return names
    .map(name => ({ name, by: editDistance(lower, name.toLowerCase()) }))
    .filter(({ name, by }) => by <= Math.max(2, Math.floor(name.length / 3)))
    .toSorted((left, right) => left.by - right.by)
    .slice(0, 5)
    .map(({ name }) => name)
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
    const hint = near.length > 0 ? `Did you mean ${near.join(', ')}?` : `The tags are ${tags.join(', ')}.`
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

function readToken(token: string | undefined): string | undefined {
  if (token === undefined) return undefined
  if (/^bearer\s/i.test(token))
    throw new UsageError('--token: give the token as it is, without "Bearer" before it.')
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new UsageError('--token: a token has no spaces and no letters beyond ASCII.')
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

/** The options as text. @throws UsageError */
export function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        url: { type: 'string' },
        states: { type: 'string' },
        only: { type: 'string', multiple: true },
        header: { type: 'string', multiple: true },
        token: { type: 'string' },
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
      },
    }).values
  } catch (error) {
    // Node's message names the option; its advice about positional arguments is cut off.
    const [first = ''] = (error as Error).message.split('. ')
    throw new UsageError(`${first}.\n\n${USAGE}`)
  }
}

/** @throws UsageError */
export function readOptions(argv: readonly string[], operations: readonly Operation[]): Options {
  const values = parse(argv)
  if (!values.url) throw new UsageError(`--url is missing: the address of your back end.\n\n${USAGE}`)
  const url = readUrl('--url', values.url)
  const origin = values.origin === undefined ? url.origin : readUrl('--origin', values.origin).origin
  return {
    url,
    origin,
    states: values.states === undefined ? undefined : readUrl('--states', values.states),
    only: readOnly(values.only ?? [], operations),
    token: readToken(values.token),
    headers: readHeaders(values.header ?? []),
    report: values.report === undefined ? undefined : readReport(values.report),
    allowWrites: values['allow-writes'] ?? false,
    strict: values.strict ?? false,
    failUnder: readPercent(values['fail-under']),
    walks: readCount('--walks', values.walks, 20),
    seed: readCount('--seed', values.seed, 1),
  }
}
