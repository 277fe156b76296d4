import type { Handlers } from '../http/handler.ts'
import { activityRoutes } from './activity/handlers.ts'
import { authRoutes } from './auth/handlers.ts'
import { bibiRoutes } from './bibi/handlers.ts'
import { bindingRoutes } from './binding/handlers.ts'
import { contractRoutes } from './contract/handlers.ts'
import { depositRoutes } from './deposit/handlers.ts'
import { exchangeRoutes } from './exchange/handlers.ts'
import { followRoutes } from './follow/handlers.ts'
import { identityRoutes } from './identity/handlers.ts'
import { loanRoutes } from './loan/handlers.ts'
import { marketRoutes } from './market/handlers.ts'
import { miningRoutes } from './mining/handlers.ts'
import { newSharesRoutes } from './new-shares/handlers.ts'
import { pledgeRoutes } from './pledge/handlers.ts'
import { quickRoutes } from './quick/handlers.ts'
import { helpRoutes } from './help/handlers.ts'
import { messageRoutes } from './message/handlers.ts'
import { securityRoutes } from './security/handlers.ts'
import { rewardRoutes } from './reward/handlers.ts'
import { siteRoutes } from './site/handlers.ts'
import { teamRoutes } from './team/handlers.ts'
import { tradeRoutes } from './spot/handlers.ts'
import { uploadRoutes } from './upload/handlers.ts'
import { userRoutes } from './user/handlers.ts'
import { walletRoutes } from './wallet/handlers.ts'
import { withdrawRoutes } from './withdraw/handlers.ts'

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
