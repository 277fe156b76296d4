/** Chooses the unit tests that `npm run check` runs for a change. */
import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'

function linesOf(command: string, ...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, SHORT: '1' },
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${stderr}`)
  return stdout.split('\n').filter(line => line !== '')
}

/** The folders of a file; tests/server/x.test.ts is a test of server/x. */
const foldersOf = (file: string): string[] =>
  file
    .replace(/^tests\//, '')
    .split('/')
    .slice(0, -1)

/** How many folders two files have in common, from the root. */
function nearness(test: string, changed: string): number {
  const [left, right] = [foldersOf(test), foldersOf(changed)]
  const differsAt = left.findIndex((folder, index) => folder !== right[index])
  return differsAt === -1 ? left.length : differsAt
}

export interface NearestTests {
  readonly files: readonly string[]
  /** How many more import what has changed. */
  readonly left: number
}

/**
 * The tests that import, directly or not, a file changed since a commit: those beside what has changed first.
 * @param most how many at most
 */
export function nearestTests(commit: string, most: number): NearestTests {
  const changed = [
    ...linesOf('git', 'diff', '--name-only', commit),
    ...linesOf('git', 'ls-files', '--others', '--exclude-standard'),
  ]
  if (changed.length === 0) return { files: [], left: 0 }
  const listed = linesOf(
    'npx',
    '--no-install',
    'vitest',
    'list',
    '--filesOnly',
    '--json',
    `--changed=${commit}`,
  )
  const tests = (JSON.parse(listed.join('\n')) as { file: string }[]).map(({ file }) =>
    relative(process.cwd(), file),
  )
  const nearest = new Map(
    tests.map(test => [test, Math.max(...changed.map(file => nearness(test, file)))] as const),
  )
  const sorted = [...nearest.keys()].toSorted((a, b) => nearest.get(b)! - nearest.get(a)!)
  return { files: sorted.slice(0, most), left: Math.max(0, sorted.length - most) }
}
