/**
 * Mutation tests of the simulation: bugs that are planted one by one by replacing text in a server file as it is loaded, and the finding
 * that each must cause.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { CROWD_BUGS } from './planted-crowd-bugs.ts'
import { MONEY_BUGS } from './planted-money-bugs.ts'
import { ORDER_BUGS } from './planted-order-bugs.ts'

/** A text that is replaced in a file of the server. */
export interface Edit {
  readonly file: string
  /** The exact text, which must occur once. */
  readonly find: string
  readonly replacement: string
}

export interface PlantedBug extends Edit {
  readonly name: string
  /** Further replacements, where another rule would prevent the bug. */
  readonly also?: readonly Edit[]
  /** The expected finding, by the start of its message. */
  readonly expectedFinding: RegExp
  /** The seeds to try in order; the default ones when absent. */
  readonly seeds?: readonly number[]
}

export const PLANTED_BUGS: readonly PlantedBug[] = [...ORDER_BUGS, ...MONEY_BUGS, ...CROWD_BUGS]

/** All replacements of a bug. */
export const editsOf = ({ file, find, replacement: put, also = [] }: PlantedBug): Edit[] => [
  { file, find, replacement: put },
  ...also,
]

/** Whether each text that a bug replaces occurs once in its file. */
export const isPlantable = (bug: PlantedBug): boolean =>
  editsOf(bug).every(({ file, find }) => readFileSync(file, 'utf8').split(find).length === 2)

const SEEDS = [6, 4, 5, 3, 1, 2, 7, 8, 9, 10, 11, 12]

/** Runs the simulation with a bug. @returns its output */
function runWith(bug: PlantedBug, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', './tests/simulation/planted-bug-loader.ts', 'scripts/simulate.ts', ...args],
      { env: { ...process.env, PLANTED: JSON.stringify(editsOf(bug)) }, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let said = ''
    child.stdout.on('data', (text: Buffer) => (said += text))
    child.stderr.on('data', (text: Buffer) => (said += text))
    child.on('error', reject)
    child.on('exit', () => resolve(said))
  })
}

export interface HuntResult {
  readonly isFound: boolean
  readonly seed: number
  /** The line with the finding, or the output without one. */
  readonly said: string
}

/** Searches for a planted bug, seed by seed, with this many events each. */
export async function hunt(
  bug: PlantedBug,
  events: number,
  extra: readonly string[] = [],
): Promise<HuntResult> {
  let last: HuntResult | undefined
  for (const seed of bug.seeds ?? SEEDS) {
    const args = ['--seed', `${seed}`, '--events', `${events}`, '--shorten', '0', ...extra]
    const said = await runWith(bug, args)
    const lines = said.split('\n').filter(line => !line.startsWith('    '))
    const text = lines.slice(0, 4).join(' | ').slice(0, 400)
    last = {
      isFound: bug.expectedFinding.test(lines[1] ?? '') && /found after/.test(lines[0] ?? ''),
      seed,
      said: text,
    }
    if (last.isFound) return last
  }
  return last!
}
