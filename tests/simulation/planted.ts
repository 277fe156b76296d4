/**
 * The simulation's own test: bugs that are planted one by one, by replacing text in one file of the server as it is loaded, and what
 * the simulation must say of each.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { MONEY_BUGS } from './planted-money.ts'
import { ORDER_BUGS } from './planted-orders.ts'

/** A text that is replaced in a file of the server. */
export interface Edit {
  readonly file: string
  /** The exact text; it must be there once. */
  readonly find: string
  readonly put: string
}

export interface PlantedBug extends Edit {
  readonly name: string
  /** What else is replaced, where another rule would catch it. */
  readonly also?: readonly Edit[]
  /** What must be found, by the beginning of its message. */
  readonly says: RegExp
  /** By which it is looked for, one after the other; the usual ones when absent. */
  readonly seeds?: readonly number[]
}

export const PLANTED_BUGS: readonly PlantedBug[] = [...ORDER_BUGS, ...MONEY_BUGS]

/** Everything that a bug replaces. */
export const editsOf = ({ file, find, put, also = [] }: PlantedBug): Edit[] => [{ file, find, put }, ...also]

/** Whether each text that a bug replaces is in its file, once. */
export const isPlantable = (bug: PlantedBug): boolean =>
  editsOf(bug).every(({ file, find }) => readFileSync(file, 'utf8').split(find).length === 2)

const SEEDS = [6, 4, 5]

/** Runs the simulation with a bug in it. @returns everything that it has said */
function runWith(bug: PlantedBug, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', './tests/simulation/plant-hook.ts', 'scripts/simulate.ts', ...args],
      { env: { ...process.env, PLANTED: JSON.stringify(editsOf(bug)) }, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let said = ''
    child.stdout.on('data', (text: Buffer) => (said += text))
    child.stderr.on('data', (text: Buffer) => (said += text))
    child.on('error', reject)
    child.on('exit', () => resolve(said))
  })
}

export interface Hunt {
  readonly isFound: boolean
  readonly seed: number
  /** The line with what was found, or what was said instead. */
  readonly said: string
}

/** Looks for a planted bug, seed by seed, with so many events each. */
export async function hunt(bug: PlantedBug, events: number, extra: readonly string[] = []): Promise<Hunt> {
  let last: Hunt | undefined
  for (const seed of bug.seeds ?? SEEDS) {
    const args = ['--seed', `${seed}`, '--events', `${events}`, '--shorten', '0', ...extra]
    const said = await runWith(bug, args)
    const lines = said.split('\n').filter(line => !line.startsWith('    '))
    const text = lines.slice(0, 4).join(' | ').slice(0, 400)
    last = { isFound: bug.says.test(lines[1] ?? '') && /found after/.test(lines[0] ?? ''), seed, said: text }
    if (last.isFound) return last
  }
  return last!
}
