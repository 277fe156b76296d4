import type { Handlers } from '../http/handler.ts'
import { activityRoutes } from './activity.ts'
import { authRoutes } from './auth.ts'
import { bibiRoutes } from './bibi.ts'
import { bindingRoutes } from './binding.ts'
import { contractRoutes } from './contract.ts'
import { depositRoutes } from './deposit.ts'
import { exchangeRoutes } from './exchange.ts'
import { followRoutes } from './follow.ts'
import { identityRoutes } from './identity.ts'
import { loanRoutes } from './loan.ts'
import { marketRoutes } from './market.ts'
import { miningRoutes } from './mining.ts'
import { newSharesRoutes } from './new-shares.ts'
import { pledgeRoutes } from './pledge.ts'
import { quickRoutes } from './quick.ts'
import { helpRoutes } from './help.ts'
import { messageRoutes } from './message.ts'
import { securityRoutes } from './security.ts'
import { rewardRoutes } from './reward.ts'
import { siteRoutes } from './site.ts'
import { teamRoutes } from './team.ts'
import { tradeRoutes } from './trade.ts'
import { uploadRoutes } from './upload.ts'
import { userRoutes } from './user.ts'
import { walletRoutes } from './wallet.ts'
import { withdrawRoutes } from './withdraw.ts'

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
