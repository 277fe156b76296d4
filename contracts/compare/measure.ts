/** Runs a tool on the back end without a fault, then with each fault. */
import type { Fault } from '../faults/provider/fault.ts'
import { NO_ANSWER } from './answered.ts'
import { cleanOf, outcomeOf, type Outcome } from './outcome.ts'
import type { Finding, Round, Tool } from './tool.ts'

/**
 * Distributes faults over as few rounds as possible. A round has one fault of each of its operations, so that none hides another: a fault
 * changes only what its own operation is sent and answers.
 */
export function roundsOf(faults: readonly Fault[], size: number): Round[] {
  const open: Fault[][] = []
  for (const fault of faults) {
    const free = open.find(
      round => round.length < size && !round.some(({ operation }) => operation === fault.operation),
    )
    if (free) free.push(fault)
    else open.push([fault])
  }
  return open.map(round => ({ operations: round.map(({ operation }) => operation), faults: round }))
}

/** Rounds without faults. */
function cleanRoundsOf(operations: readonly string[], size: number): Round[] {
  const step = Math.min(size, operations.length)
  return Array.from({ length: Math.ceil(operations.length / step) }, (_, index) => ({
    operations: operations.slice(index * step, (index + 1) * step),
    faults: [],
  }))
}

/** Runs without a fault, as what a tool reports may differ from run to run. */
const CLEAN_RUNS = 2
const TRIES = 3

/** What one tool made of the faults; kept as JSON. */
export interface Measurement {
  readonly tool: string
  readonly version: string
  /** What it reports of each operation without a fault. */
  readonly clean: Readonly<Record<string, readonly string[]>>
  readonly faults: readonly MeasuredFault[]
  readonly minutes: number
}

export interface MeasuredFault {
  readonly name: string
  readonly operation: string
  readonly outcome: Outcome
  /** What it reported of the operation. */
  readonly says: readonly string[]
}

/** Does some at once, and gives the results in the order of the items. */
async function inPool<Item, Made>(
  atOnce: number,
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  const queue = [...items.entries()]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) made[next[0]] = await make(next[1])
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return made
}

/** Checks a round, again when something was not answered. */
async function checkAgain(tool: Tool, round: Round, tries = TRIES): Promise<Finding[]> {
  try {
    return await tool.check(round)
  } catch (error) {
    if (!(error instanceof Error && error.message.includes(NO_ANSWER))) throw error
    if (tries > 1) return checkAgain(tool, round, tries - 1)
    throw new Error(`${tool.name} cannot be measured, the machine is too busy: ${error.message}`, {
      cause: error,
    })
  }
}

export async function measure(
  tool: Tool,
  faults: readonly Fault[],
  tell: (line: string) => void,
): Promise<Measurement> {
  const started = performance.now()
  const operations = [...new Set(faults.map(({ operation }) => operation))]
  const applicable = faults.filter(fault => tool.isApplicable?.(fault) ?? true)
  const rounds = [
    ...Array.from({ length: CLEAN_RUNS }, () => cleanRoundsOf(operations, tool.cleanSize)).flat(),
    ...roundsOf(applicable, tool.roundSize),
  ]
  let done = 0
  const reports = await inPool(tool.atOnce, rounds, async round => {
    const findings = await checkAgain(tool, round)
    tell(`${tool.name}: ${++done} of ${rounds.length} rounds`)
    return { ...round, findings }
  })
  const clean = cleanOf(reports.flatMap(report => (report.faults.length === 0 ? report.findings : [])))
  const measured = new Map<Fault, Pick<MeasuredFault, 'outcome' | 'says'>>()
  for (const { faults: tried, findings } of reports) {
    for (const fault of tried) {
      const says = findings.filter(({ operation }) => operation === fault.operation).map(one => one.says)
      measured.set(fault, { outcome: outcomeOf(tool, fault, findings, clean), says })
    }
  }
  return {
    tool: tool.name,
    version: tool.version,
    clean: Object.fromEntries([...clean].map(([operation, says]) => [operation, [...says]])),
    faults: faults.map(fault => ({
      name: fault.name,
      operation: fault.operation,
      ...(measured.get(fault) ?? { outcome: 'not applicable', says: [] }),
    })),
    minutes: (performance.now() - started) / 60_000,
  }
}
