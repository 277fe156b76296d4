import { productAsset } from '../ledger/units.ts'
import { closeContractPosition } from '../features/contract/commands.ts'
import { listOpenPositions } from '../features/contract/lists.ts'
import { placeContractOrder } from '../features/contract/orders.ts'
import { placeSpotOrder } from '../features/spot/commands.ts'
import type { Side } from '../features/spot/pricing.ts'
import { toErrorAnswer } from '../answers.ts'
import type { Services } from '../services.ts'
import { completeJob, type Job } from '../kernel/job.ts'
import { leastIdAt } from '../kernel/ids.ts'
import type { Command } from '../kernel/store.ts'
import { readBalance } from '../ledger/balances.ts'
import { findUserByAccount } from '../auth/users.ts'
import { contractRules } from '../features/contract/rules.ts'
import { SPOT, feeRateOf } from '../features/shared/fees.ts'
import { ROBOTS, type Robot } from '../features/follow/robots.ts'
import { catchUpPosition } from '../features/contract/run-contracts.ts'

type Ports = Pick<Services, 'store' | 'market'>

/** Whether a robot has ordered since a moment; ids are looked up by an index, and an id may be ahead of its time. */
const hasOrdered = (table: 'spot_orders' | 'contract_orders') =>
  `SELECT id FROM ${table} WHERE user_id = $1 AND id >= $2 AND created_at >= $3 LIMIT 1`
const HAS_ORDERED = { spot: hasOrdered('spot_orders'), contract: hasOrdered('contract_orders') }

/** A robot at one of its moments of decision. */
interface Turn {
  readonly robot: Robot
  readonly userId: bigint
  /** Of the decision; the same for every run in the same slot. */
  readonly time: number
  readonly key: (action: string) => string
}

/** Does something; another node may have been quicker, or the money may be gone: both leave things as they are. */
async function tryTo<Input>({ store }: Ports, command: Command<Input, unknown>, input: Input): Promise<void> {
  await store.execute(command, input).catch((error: unknown) => {
    if (!toErrorAnswer(error)) throw error
  })
}

async function order(ports: Ports, { robot, userId, key }: Turn, side: Side, size: object): Promise<void> {
  const { product } = robot
  const price = ports.market.quote(product).nowPrice
  const market = { product, price, feeRate: feeRateOf(product.productType, SPOT, side) }
  const idempotencyKey = key(side === 1 ? 'buy' : 'sell')
  const asked = { userId, idempotencyKey, side, type: 'market' as const, previewPrice: price, market }
  await tryTo(ports, placeSpotOrder, { ...asked, ...size })
}

async function tradeSpot(ports: Ports, turn: Turn, trades: Robot['trades'] & { way: 'spot' }): Promise<void> {
  const { robot, userId, time } = turn
  const { available } = await readBalance(ports.store, userId, productAsset(robot.product.productId))
  const holds = available !== '0'
  const wants = trades.wants(ports.market, robot.product, time)
  if (wants && !holds) await order(ports, turn, 1, { amount: trades.amount })
  if (!wants && holds) await order(ports, turn, 2, { quantity: available })
}

async function tradeContract(
  ports: Ports,
  { robot, userId, time, key }: Turn,
  trades: Robot['trades'] & { way: 'contract' },
): Promise<void> {
  const { store, market } = ports
  const { product } = robot
  for (const { id, opened_at } of await listOpenPositions(store, userId)) {
    if (Number(opened_at) >= time) continue
    const looked = await catchUpPosition(ports, id)
    if (looked?.position.status !== 'open') continue
    const price = market.quote(product, looked.at).nowPrice
    const { version } = looked.position
    const asked = { userId, idempotencyKey: key(`close ${id}`), positionId: id, previewPrice: price }
    await tryTo(ports, closeContractPosition, { ...asked, version, at: looked.at, price })
  }
  const { margin, leverage } = trades
  const direction = trades.direction(market, product, time)
  const price = market.quote(product).nowPrice
  const rules = contractRules(product, direction, market.now())
  await tryTo(ports, placeContractOrder, {
    userId,
    idempotencyKey: key('open'),
    direction,
    type: 'market',
    leverage,
    margin,
    previewPrice: price,
    market: { rules, price },
  })
}

/** Lets a robot decide, once for each of its moments. */
async function takeTurn(ports: Ports, robot: Robot, userId: bigint): Promise<boolean> {
  const { store, market } = ports
  const time = Math.floor(market.now() / robot.every) * robot.every
  const key = (action: string) => `robot:${time}:${action}`
  const since = BigInt(time)
  const ordered = await store.query(HAS_ORDERED[robot.trades.way], [userId, leastIdAt(since), since])
  if (ordered.length > 0) return false
  if (market.trading(robot.product).status !== 'open') return false
  const turn = { robot, userId, time, key }
  const { trades } = robot
  if (trades.way === 'spot') await tradeSpot(ports, turn, trades)
  else await tradeContract(ports, turn, trades)
  return true
}

/** Lets the sandbox's robots do what their published rules say; a moment that has passed unseen is passed. */
export function robotJob(ports: Ports): Job {
  const users = new Map<string, bigint>()
  const lastTurn = new Map<string, number>()
  const act = async (robot: Robot): Promise<boolean> => {
    const slot = Math.floor(ports.market.now() / robot.every)
    if (lastTurn.get(robot.account) === slot) return false
    const userId = users.get(robot.account) ?? (await findUserByAccount(ports.store, robot.account))?.id
    if (userId === undefined) return false
    users.set(robot.account, userId)
    const hasActed = await takeTurn(ports, robot, userId)
    lastTurn.set(robot.account, slot)
    return hasActed
  }
  return {
    name: 'run robots',
    every: 1000,
    // In the order of the list, so that the same market gives the same story.
    concurrency: 1,
    async *due() {
      for (const robot of ROBOTS) yield { key: robot.account, work: () => act(robot) }
    },
  }
}

/** Robots that take their turn when they are told to. */
export function createRobots(ports: Ports): { run(): Promise<void> } {
  const job = robotJob(ports)
  return { run: async () => void (await completeJob(job)) }
}
