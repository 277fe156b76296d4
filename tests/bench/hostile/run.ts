/** Measures each subject in one world: idle, attacked, idle, attacked …, so that drift of the machine meets both; its reference is the idle time before and after it. */
import { cpus } from 'node:os'
import { readOperations } from '#tests/fuzz/operations.ts'
import { startAttacker, type AttackResult, type Attacker } from './load.ts'
import { createHostility, listSubjects, type Hostility, type Subject } from './requests.ts'
import { startServerProcess, type ServerProcess } from './server.ts'
import { createVictim, latenciesOf, type Experience, type Victim } from './victim.ts'
import { LIMITS, faultsOf, type Limits, type Measurement } from './verdict.ts'
import type { World } from './world.ts'

export interface RunOptions {
  /** How long each subject is attacked, in seconds; the idle time between two subjects takes half of it. */
  readonly seconds: number
  /** Names of operations; all when absent. */
  readonly operations?: readonly string[] | undefined
  readonly isLimited: boolean
  /** How many addresses the hostile account uses. */
  readonly addresses: number
  readonly limits?: Limits
  readonly onMeasured?: (measurement: Measurement) => void
}

const IN_FLIGHT = 60
/** Fewer than the connections of an address. */
const BURST = 450
const SEED = 20261127
/** Compiling validators and the first prices take the program some seconds. */
const WARM_UP_SECONDS = 10
const REFERENCE_SECONDS = 4
const QUIET_AT_BEST = 30
const LOOK_AT_MEMORY = 100

interface Scene {
  readonly server: ServerProcess
  readonly victim: Victim
  readonly attacker: Attacker
  readonly hostility: Hostility
  /** How quickly reads are answered when nothing happens, in milliseconds. */
  readonly quiet: number
}

/** What the other customer meets while nothing happens, and how many cores others took meanwhile. */
interface Rest {
  readonly experience: Experience
  readonly others: number
}

/** Processor time that was not idle since the machine was started, in seconds. */
const machineTime = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000

/** Processor time of all processes but this one and the server, in seconds. */
function timeOfOthers(server: ServerProcess): number {
  const { user, system } = process.cpuUsage()
  return machineTime() - server.processor() - (user + system) / 1e6
}

async function rest({ server, victim, quiet }: Scene, seconds: number): Promise<Rest> {
  await victim.untilQuiet(quiet)
  const [before, began] = [timeOfOthers(server), performance.now()]
  const experience = await victim.call(seconds)
  return { experience, others: (timeOfOthers(server) - before) / ((performance.now() - began) / 1000) }
}

/** The other customer, and the memory of the server, while the hostile account is at work. */
async function attack(
  { server, victim, attacker, hostility }: Scene,
  { manner, operation, name }: Subject,
  { seconds, addresses, isLimited }: RunOptions,
): Promise<{ experience: Experience; peak: number; block: number; result: AttackResult }> {
  const requests = await hostility.draw({ manner, operation, name })
  let peak = server.memory()
  const looking = setInterval(() => (peak = Math.max(peak, server.memory())), LOOK_AT_MEMORY)
  await server.longestBlock()
  const inFlight = manner === 'burst' ? BURST : IN_FLIGHT
  attacker.begin({ port: server.port, requests, manner, inFlight, addresses, isLimited })
  const experience = await victim.call(seconds)
  const result = await attacker.end()
  const block = await server.longestBlock()
  clearInterval(looking)
  return { experience, peak, block, result }
}

function summarize(
  subject: string,
  idle: readonly [Rest, Rest],
  { experience, peak, block, result }: Awaited<ReturnType<typeof attack>>,
  memory: { before: number; after: number },
): Measurement {
  const together = (kind: 'reads' | 'orders') =>
    latenciesOf(idle.flatMap(({ experience: each }) => each[kind]))
  return {
    subject,
    reference: { reads: together('reads'), orders: together('orders') },
    active: { reads: latenciesOf(experience.reads), orders: latenciesOf(experience.orders) },
    refusals: sumOf(experience.refusals, ...idle.map(each => each.experience.refusals)),
    memory: { ...memory, peak },
    block,
    answers: result.answers,
    load: result.processor / result.seconds,
    others: Math.max(...idle.map(({ others }) => others)),
    isRepeated: false,
  }
}

function sumOf(...counts: readonly Measurement['refusals'][]): Measurement['refusals'] {
  const sums: Record<string, number> = {}
  for (const [code, times] of counts.flatMap(each => Object.entries(each)))
    sums[code] = (sums[code] ?? 0) + times
  return sums
}

/** The second measurement of a subject, with the refusals of both: they are not for want of a quiet machine. */
const repeated = (first: Measurement, second: Measurement): Measurement => ({
  ...second,
  refusals: sumOf(first.refusals, second.refusals),
  isRepeated: true,
})

/**
 * Measures every subject, and one that is beyond the limits once more: a pause of the machine does not come twice.
 * @throws Error when an operation is not in the specification, or the hostile account cannot sign in any more
 */
export async function measureWorld(world: World, options: RunOptions): Promise<Measurement[]> {
  const { seconds, operations: wanted, isLimited, limits = LIMITS } = options
  const operations = readOperations()
  const unknown = wanted?.find(name => !operations.some(({ id }) => id === name))
  if (unknown !== undefined) throw new Error(`The specification has no ${unknown}.`)
  const subjects = listSubjects(operations).filter(({ operation }) => wanted?.includes(operation.id) ?? true)
  const server = await startServerProcess({ ...world.settings, RATE_LIMITS: isLimited ? 'on' : 'off' })
  const victim = createVictim(server.port, world.neighbours)
  const attacker = startAttacker()
  const measurements: Measurement[] = []
  let hostility: Hostility | undefined
  try {
    await victim.call(WARM_UP_SECONDS)
    const { reads } = await victim.call(REFERENCE_SECONDS)
    const quiet = Math.max(QUIET_AT_BEST, latenciesOf(reads).p99)
    hostility = await createHostility(world, { port: server.port, operations, seed: SEED })
    const scene = { server, victim, attacker, hostility, quiet }
    let after = await rest(scene, seconds / 2)
    const measure = async (subject: Subject): Promise<Measurement> => {
      const before = after
      const memoryBefore = server.memory()
      const attacked = await attack(scene, subject, options)
      after = await rest(scene, seconds / 2)
      const memory = { before: memoryBefore, after: server.memory() }
      return summarize(subject.name, [before, after], attacked, memory)
    }
    for (const subject of subjects) {
      const first = await measure(subject)
      const isWithin = faultsOf(first, limits).length === 0
      const measurement = isWithin ? first : repeated(first, await measure(subject))
      measurements.push(measurement)
      options.onMeasured?.(measurement)
    }
  } finally {
    hostility?.close()
    attacker.stop()
    victim.close()
    await server.stop()
  }
  return measurements
}
