import type { Handlers } from './handler.ts'
import { activityHandlers } from './features/activity/handlers.ts'
import { alertHandlers } from './features/alert/handlers.ts'
import { authHandlers } from './features/auth/handlers.ts'
import { bibiHandlers } from './features/bibi/handlers.ts'
import { bindingHandlers } from './features/binding/handlers.ts'
import { contractHandlers } from './features/contract/handlers.ts'
import { depositHandlers } from './features/deposit/handlers.ts'
import { exchangeHandlers } from './features/exchange/handlers.ts'
import { followHandlers } from './features/follow/handlers.ts'
import { identityHandlers } from './features/identity/handlers.ts'
import { loanHandlers } from './features/loan/handlers.ts'
import { marketHandlers } from './features/market/handlers.ts'
import { miningHandlers } from './features/mining/handlers.ts'
import { newSharesHandlers } from './features/new-shares/handlers.ts'
import { noteHandlers } from './features/note/handlers.ts'
import { pledgeHandlers } from './features/pledge/handlers.ts'
import { quickHandlers } from './features/quick/handlers.ts'
import { helpHandlers } from './features/help/handlers.ts'
import { messageHandlers } from './features/message/handlers.ts'
import { securityHandlers } from './features/security/handlers.ts'
import { rewardHandlers } from './features/reward/handlers.ts'
import { siteHandlers } from './features/site/handlers.ts'
import { teamHandlers } from './features/team/handlers.ts'
import { spotHandlers } from './features/spot/handlers.ts'
import { uploadHandlers } from './features/upload/handlers.ts'
import { userHandlers } from './features/user/handlers.ts'
import { walletHandlers } from './features/wallet/handlers.ts'
import { withdrawHandlers } from './features/withdraw/handlers.ts'

/** The handler of every operation; an operation of the specification that is missing here does not compile. */
export const handlers = {
  ...authHandlers,
  ...userHandlers,
  ...helpHandlers,
  ...alertHandlers,
  ...noteHandlers,
  ...messageHandlers,
  ...securityHandlers,
  ...identityHandlers,
  ...walletHandlers,
  ...exchangeHandlers,
  ...depositHandlers,
  ...bindingHandlers,
  ...withdrawHandlers,
  ...uploadHandlers,
  ...marketHandlers,
  ...spotHandlers,
  ...contractHandlers,
  ...quickHandlers,
  ...bibiHandlers,
  ...followHandlers,
  ...loanHandlers,
  ...pledgeHandlers,
  ...miningHandlers,
  ...newSharesHandlers,
  ...teamHandlers,
  ...rewardHandlers,
  ...activityHandlers,
  ...siteHandlers,
} satisfies Handlers
