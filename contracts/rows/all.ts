/** All rows of the contract. `npm run check` reports an operation without one: add it to the file of its tag. */
import type { Row } from '../row.ts'
import { activity } from './activity.ts'
import { alert } from './alert.ts'
import { auth } from './auth.ts'
import { bibi } from './bibi.ts'
import { binding } from './binding.ts'
import { contract } from './contract.ts'
import { deposit } from './deposit.ts'
import { exchange } from './exchange.ts'
import { follow } from './follow.ts'
import { help } from './help.ts'
import { loan } from './loan.ts'
import { market } from './market.ts'
import { message } from './message.ts'
import { note } from './note.ts'
import { mining, pledge } from './earning.ts'
import { newShares } from './new-shares.ts'
import { quick } from './quick.ts'
import { identity } from './identity.ts'
import { security } from './security.ts'
import { reward } from './reward.ts'
import { site } from './site.ts'
import { spot } from './spot.ts'
import { team } from './team.ts'
import { user } from './user.ts'
import { wallet } from './wallet.ts'
import { withdraw } from './withdraw.ts'

export const rows: readonly Row[] = [
  ...auth,
  ...user,
  ...security,
  ...identity,
  ...wallet,
  ...exchange,
  ...deposit,
  ...binding,
  ...withdraw,
  ...market,
  ...spot,
  ...contract,
  ...quick,
  ...bibi,
  ...follow,
  ...newShares,
  ...loan,
  ...pledge,
  ...mining,
  ...help,
  ...alert,
  ...note,
  ...message,
  ...team,
  ...reward,
  ...activity,
  ...site,
]
