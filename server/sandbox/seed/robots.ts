import { randomBytes } from 'node:crypto'
import { createDeposit } from '#server/features/deposit/commands.ts'
import { approveDeposit } from '#server/features/deposit/review.ts'
import { becomeTrader } from '#server/features/follow/trader.ts'
import type { Store } from '#server/kernel/store.ts'
import { createRobots } from '../run-robots.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { makeToken } from '#server/auth/tokens.ts'
import { findUserByAccount, makeInviteCode, registerUser } from '#server/auth/users.ts'
import { rechargeChannels } from '#server/features/deposit/channels.ts'
import { ROBOTS, ROBOT_MONEY, type Robot } from '#server/features/follow/robots.ts'
import { tellStory, type Stage, type Story } from './story.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

/** How many hours before now the robots begin. */
const STORY = 7 * 24

/** The first had the same robots; raise it with every change of what is told. */
const ROBOTS_VERSION = 2

/** Opens the account of a robot, unless it is there; nobody can sign in to it. Gives its id. */
async function openAccount(store: Store, robot: Robot): Promise<bigint> {
  const known = await findUserByAccount(store, robot.account)
  if (known) return known.id
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'))
  const registered = await store.execute(registerUser, {
    account: robot.account,
    passwordHash,
    inviteCode: makeInviteCode(),
    invitedBy: undefined,
    token: makeToken(),
  })
  if ('problem' in registered) throw new Error(`${robot.nickName} could not be opened.`)
  return BigInt(registered.user.id)
}

async function openRobot({ store }: Stage, robot: Robot): Promise<void> {
  const userId = await openAccount(store, robot)
  const [channel] = rechargeChannels(true, 'en')
  if (!channel) throw new Error('The sandbox has no way to deposit.')
  const asked = { userId, idempotencyKey: 'robot:deposit', channel, amount: ROBOT_MONEY }
  const { id } = await store.execute(createDeposit, asked)
  await store.execute(approveDeposit, { depositId: BigInt(id) })
  const { nickName } = robot
  await store.execute(becomeTrader, { userId, idempotencyKey: 'robot:trader', nickName, isRobot: true })
}

/** The robots' accounts, and the week in which they have followed their rules before the story began to be told. */
function robotsStory(stage: Stage): Story {
  const { clock } = stage
  const robots = createRobots(stage)
  return {
    name: 'robots',
    version: ROBOTS_VERSION,
    accounts: ROBOTS.map(({ account }) => account),
    steps: startedAt => {
      const start = startedAt - (startedAt % HOUR) - STORY * HOUR
      const open = ROBOTS.map(robot => () => {
        clock.set(start)
        return openRobot(stage, robot)
      })
      const hours = Array.from({ length: STORY + 1 }, (_, hour) => () => {
        clock.set(Math.min(start + hour * HOUR + HOUR / 60, startedAt))
        return robots.run()
      })
      return [...open, ...hours]
    },
  }
}

/**
 * Opens the accounts of the sandbox's robots, with a week in which they have followed their rules at the prices that the market really
 * had. Nobody can sign in to them. Does nothing when that was done; goes on where it was interrupted.
 * @returns whether there was anything to do
 */
export const seedRobots = (stage: Stage): Promise<boolean> => tellStory(stage, robotsStory(stage))
