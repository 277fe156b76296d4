/** Every row of the contract. An operation without one is named by `npm run check`: add it to the file of its tag. */
import type { Row } from '../row.ts'
import { auth } from './auth.ts'
import { bibi } from './bibi.ts'
import { contract } from './contract.ts'
import { deposit } from './deposit.ts'
import { follow } from './follow.ts'
import { market } from './market.ts'
import { quick } from './quick.ts'
import { site } from './site.ts'
import { trade } from './trade.ts'
import { user } from './user.ts'
import { wallet } from './wallet.ts'

export const rows: readonly Row[] = [
  ...auth,
  ...user,
  ...wallet,
  ...deposit,
  ...market,
  ...trade,
  ...contract,
  ...quick,
  ...bibi,
  ...follow,
  ...site,
]
