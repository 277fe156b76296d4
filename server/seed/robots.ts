import { randomBytes } from 'node:crypto'
import { createDeposit } from '../domain/deposits/commands.ts'
import { approveDeposit } from '../domain/deposits/review.ts'
import { becomeTrader } from '../domain/follow/trader.ts'
import type { Store } from '../kernel/store.ts'
import type { Market } from '../market/market.ts'
import { createRobots } from '../operator/run-robots.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { makeToken } from '../sessions/tokens.ts'
import { findUserByAccount, makeInviteCode, registerUser } from '../sessions/users.ts'
import { rechargeChannels } from '../site/recharge-channels.ts'
import { ROBOTS, ROBOT_MONEY } from '../site/robots.ts'
import type { Robot } from '../site/robots.ts'
import type { SettableClock } from './seed.ts'

const HOUR = 3_600_000
/** How many hours before now the robots begin. */
const STORY = 7 * 24

interface Scene {
  readonly store: Store
  readonly market: Market
  readonly clock: SettableClock
}

async function openRobot({ store }: Scene, robot: Robot, passwordHash: string): Promise<void> {
  const registered = await store.execute(registerUser, {
    account: robot.account,
    passwordHash,
    inviteCode: makeInviteCode(),
    invitedBy: undefined,
    token: makeToken(),
  })
  if ('problem' in registered) throw new Error(`${robot.nickName} could not be opened.`)
  const userId = BigInt(registered.user.id)
  const [channel] = rechargeChannels(true, 'en')
  if (!channel) throw new Error('The sandbox has no way to deposit.')
  const asked = { userId, idempotencyKey: 'robot:deposit', channel, amount: ROBOT_MONEY }
  const { id } = await store.execute(createDeposit, asked)
  await store.execute(approveDeposit, { depositId: BigInt(id) })
  const { nickName } = robot
  await store.execute(becomeTrader, { userId, idempotencyKey: 'robot:trader', nickName, isRobot: true })
}

/**
 * Opens the accounts of the sandbox's robots, with a week in which they have followed their rules at the prices that the market really
 * had. Nobody can sign in to them. Does nothing when the last of them is there; one that was interrupted goes on with what is missing.
 * @returns whether there was anything to do
 */
export async function seedRobots(scene: Scene): Promise<boolean> {
  const { store, clock } = scene
  const missing: Robot[] = []
  for (const robot of ROBOTS) if (!(await findUserByAccount(store, robot.account))) missing.push(robot)
  if (missing.length === 0) return false
  const now = clock.now()
  const start = now - (now % HOUR) - STORY * HOUR
  try {
    clock.set(start)
    const passwordHash = await hashPassword(randomBytes(32).toString('base64'))
    for (const robot of missing) await openRobot(scene, robot, passwordHash)
    const robots = createRobots(scene)
    for (let hour = 0; hour <= STORY; hour++) {
      clock.set(Math.min(start + hour * HOUR + HOUR / 60, now))
      await robots.run()
    }
  } finally {
    clock.set(undefined)
  }
  return true
}
