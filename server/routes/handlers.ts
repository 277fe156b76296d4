import type { Handlers } from '../http/handler.ts'
import { authRoutes } from './auth.ts'
import { bibiRoutes } from './bibi.ts'
import { contractRoutes } from './contract.ts'
import { depositRoutes } from './deposit.ts'
import { followRoutes } from './follow.ts'
import { marketRoutes } from './market.ts'
import { quickRoutes } from './quick.ts'
import { siteRoutes } from './site.ts'
import { tradeRoutes } from './trade.ts'
import { userRoutes } from './user.ts'
import { walletRoutes } from './wallet.ts'

/** The handler of every operation; an operation of the specification that is missing here does not compile. */
export const handlers = {
  ...authRoutes,
  ...userRoutes,
  ...walletRoutes,
  ...depositRoutes,
  ...marketRoutes,
  ...tradeRoutes,
  ...contractRoutes,
  ...quickRoutes,
  ...bibiRoutes,
  ...followRoutes,
  ...siteRoutes,
} satisfies Handlers
