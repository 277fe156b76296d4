import type { Handlers } from './handler.ts'
import { activityRoutes } from './features/activity/handlers.ts'
import { authRoutes } from './features/auth/handlers.ts'
import { bibiRoutes } from './features/bibi/handlers.ts'
import { bindingRoutes } from './features/binding/handlers.ts'
import { contractRoutes } from './features/contract/handlers.ts'
import { depositRoutes } from './features/deposit/handlers.ts'
import { exchangeRoutes } from './features/exchange/handlers.ts'
import { followRoutes } from './features/follow/handlers.ts'
import { identityRoutes } from './features/identity/handlers.ts'
import { loanRoutes } from './features/loan/handlers.ts'
import { marketRoutes } from './features/market/handlers.ts'
import { miningRoutes } from './features/mining/handlers.ts'
import { newSharesRoutes } from './features/new-shares/handlers.ts'
import { pledgeRoutes } from './features/pledge/handlers.ts'
import { quickRoutes } from './features/quick/handlers.ts'
import { helpRoutes } from './features/help/handlers.ts'
import { messageRoutes } from './features/message/handlers.ts'
import { securityRoutes } from './features/security/handlers.ts'
import { rewardRoutes } from './features/reward/handlers.ts'
import { siteRoutes } from './features/site/handlers.ts'
import { teamRoutes } from './features/team/handlers.ts'
import { tradeRoutes } from './features/spot/handlers.ts'
import { uploadRoutes } from './features/upload/handlers.ts'
import { userRoutes } from './features/user/handlers.ts'
import { walletRoutes } from './features/wallet/handlers.ts'
import { withdrawRoutes } from './features/withdraw/handlers.ts'

/** The handler of every operation; an operation of the specification that is missing here does not compile. */
export const handlers = {
  ...authRoutes,
  ...userRoutes,
  ...helpRoutes,
  ...messageRoutes,
  ...securityRoutes,
  ...identityRoutes,
  ...walletRoutes,
  ...exchangeRoutes,
  ...depositRoutes,
  ...bindingRoutes,
  ...withdrawRoutes,
  ...uploadRoutes,
  ...marketRoutes,
  ...tradeRoutes,
  ...contractRoutes,
  ...quickRoutes,
  ...bibiRoutes,
  ...followRoutes,
  ...loanRoutes,
  ...pledgeRoutes,
  ...miningRoutes,
  ...newSharesRoutes,
  ...teamRoutes,
  ...rewardRoutes,
  ...activityRoutes,
  ...siteRoutes,
} satisfies Handlers
