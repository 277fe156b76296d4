import alert from '../alert.ts'
import auth from '../auth.ts'
import bibi from '../bibi.ts'
import chart from '../chart.ts'
import contract from '../contract.ts'
import deposit from '../deposit.ts'
import exchange from '../exchange.ts'
import help from '../help.ts'
import liabilities from '../liabilities.ts'
import marketKeys from '../market-keys.ts'
import me from '../me.ts'
import message from '../message.ts'
import note from '../note.ts'
import quick from '../quick.ts'
import reconcile from '../reconcile.ts'
import records from '../records.ts'
import refusals from '../refusals.ts'
import site from '../site.ts'
import spot from '../spot.ts'
import trade from '../trade.ts'
import validation from '../validation.ts'
import wallet from '../wallet.ts'
import watchGroups from '../watch-groups.ts'

export default {
  alert,
  auth,
  bibi,
  chart,
  contract,
  deposit,
  exchange,
  help,
  liabilities,
  marketKeys,
  me,
  message,
  note,
  quick,
  reconcile,
  records,
  refusals,
  site,
  spot,
  trade,
  validation,
  wallet,
  watchGroups,
}
