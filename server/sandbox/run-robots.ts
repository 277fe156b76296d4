import { productAsset } from '../ledger/units.ts'
import { closeContractPosition } from '../features/contract/commands.ts'
import { listOpenPositions } from '../features/contract/lists.ts'
import { placeContractOrder } from '../features/contract/order-commands.ts'
import { placeSpotOrder } from '../features/spot/commands.ts'
import type { Side } from '#src/lib/trading/spot-math.ts'
import { toErrorAnswer } from '../answers.ts'
import type { Services } from '../services.ts'
import { runJobToCompletion, type Job } from '../kernel/job.ts'
import { minIdAt } from '../kernel/ids.ts'
import type { Command } from '../kernel/store.ts'
import { readBalance } from '../ledger/balances.ts'
import { findUserByAccount } from '../auth/users.ts'
import { contractMarketOf } from '../features/contract/contract-market.ts'
import { positionMarketOf } from '../features/contract/position-market.ts'
import { spotMarketOf } from '../features/spot/spot-market.ts'
import { ROBOTS, type Robot } from '../features/follow/robots.ts'
import { catchUpPosition } from '../features/contract/contract-books.ts'

type Dependencies = Pick<Services, 'store' | 'market'>

/** Whether a robot has placed an order since a time; found by id, and confirmed by time as ids may be slightly ahead of it. */
const hasOrdered = (table: 'spot_orders' | 'contract_orders') =>
  `SELECT id FROM ${table} WHERE user_id = $1 AND id >= $2 AND created_at >= $3 LIMIT 1`
const HAS_ORDERED = { spot: hasOrdered('spot_orders'), contract: hasOrdered('contract_orders') }

/** A robot at one of its decision times. */
interface DecisionSlot {
  readonly robot: Robot
  readonly userId: bigint
  /** The time of the decision; the same for every run in the same slot. */
  readonly time: number
  readonly key: (action: string) => string
}

/** Executes a command and ignores rejections: another node may have been quicker, or the balance may be too low. */
async function executeIfAllowed<Input>(
  { store }: Dependencies,
  command: Command<Input, unknown>,
  input: Input,
): Promise<void> {
  await store.execute(command, input).catch((error: unknown) => {
    if (!toErrorAnswer(error)) throw error
  })
}

async function order(
  ports: Dependencies,
  { robot, userId, key }: DecisionSlot,
  side: Side,
  size: object,
): Promise<void> {
  const { product } = robot
  await executeIfAllowed(ports, placeSpotOrder, {
    userId,
    idempotencyKey: key(side === 1 ? 'buy' : 'sell'),
    productId: product.productId,
    exchangeType: side,
    orderType: 'market',
    market: spotMarketOf(ports.market, product, { exchangeType: side }),
    ...size,
  })
}

async function tradeSpot(
  ports: Dependencies,
  slotContext: DecisionSlot,
  trades: Robot['trades'] & { way: 'spot' },
): Promise<void> {
  const { robot, userId, time } = slotContext
  const { available } = await readBalance(ports.store, userId, productAsset(robot.product.productId))
  const holds = available !== '0'
  const wants = trades.wants(ports.market, robot.product, time)
  if (wants && !holds) await order(ports, slotContext, 1, { amount: trades.amount })
  if (!wants && holds) await order(ports, slotContext, 2, { quantity: available })
}

async function tradeContract(
  ports: Dependencies,
  { robot, userId, time, key }: DecisionSlot,
  trades: Robot['trades'] & { way: 'contract' },
): Promise<void> {
  const { store, market } = ports
  const { product } = robot
  for (const { id, opened_at } of await listOpenPositions(store, userId)) {
    if (Number(opened_at) >= time) continue
    const caughtUp = await catchUpPosition(ports, id)
    if (caughtUp?.position.status !== 'open') continue
    await executeIfAllowed(ports, closeContractPosition, {
      userId,
      idempotencyKey: key(`close ${id}`),
      positionId: id,
      version: caughtUp.position.version,
      market: positionMarketOf(market, caughtUp.at),
    })
  }
  const { margin, leverage } = trades
  const direction = trades.direction(market, product, time)
  await executeIfAllowed(ports, placeContractOrder, {
    userId,
    idempotencyKey: key('open'),
    productId: product.productId,
    direction,
    orderType: 'market',
    leverage,
    margin,
    market: contractMarketOf(market, product, { direction }),
  })
}

/** Runs a robot's decision, once per slot. */
async function runDecision(ports: Dependencies, robot: Robot, userId: bigint): Promise<boolean> {
  const { store, market } = ports
  const time = Math.floor(market.now() / robot.intervalMs) * robot.intervalMs
  const key = (action: string) => `robot:${time}:${action}`
  const since = BigInt(time)
  const ordered = await store.query(HAS_ORDERED[robot.trades.way], [userId, minIdAt(since), since])
  if (ordered.length > 0) return false
  if (market.trading(robot.product).status !== 'open') return false
  const slotContext = { robot, userId, time, key }
  const { trades } = robot
  if (trades.way === 'spot') await tradeSpot(ports, slotContext, trades)
  else await tradeContract(ports, slotContext, trades)
  return true
}

/** Runs the sandbox's robots by their published rules; missed slots are skipped. */
export function robotJob(ports: Dependencies): Job {
  const users = new Map<string, bigint>()
  const lastSlot = new Map<string, number>()
  const act = async (robot: Robot): Promise<boolean> => {
    const slot = Math.floor(ports.market.now() / robot.intervalMs)
    if (lastSlot.get(robot.account) === slot) return false
    const userId = users.get(robot.account) ?? (await findUserByAccount(ports.store, robot.account))?.id
    if (userId === undefined) return false
    users.set(robot.account, userId)
    const hasActed = await runDecision(ports, robot, userId)
    lastSlot.set(robot.account, slot)
    return hasActed
  }
  return {
    name: 'run robots',
    intervalMs: 1000,
    // In the order of the list, so that the same market gives the same trades.
    concurrency: 1,
    async *due() {
      for (const robot of ROBOTS) yield { key: robot.account, run: () => act(robot) }
    },
  }
}

/** Robots that run on demand. */
export function createRobots(ports: Dependencies): { run(): Promise<void> } {
  const job = robotJob(ports)
  return { run: async () => void (await runJobToCompletion(job)) }
}
