import alert from '#src/i18n/ar/alert.ts'
import auth from '../auth.ts'
import bibi from '../bibi.ts'
import chart from '../chart.ts'
import contract from '../contract.ts'
import deposit from '#src/i18n/ar/deposit.ts'
import exchange from '../exchange.ts'
import help from '#src/i18n/ar/help.ts'
import liabilities from '#src/i18n/ar/liabilities.ts'
import marketKeys from '#src/i18n/ar/market-keys.ts'
import me from '#src/i18n/ar/me.ts'
import message from '#src/i18n/ar/message.ts'
import note from '#src/i18n/ar/note.ts'
import quick from '../quick.ts'
import reconcile from '../reconcile.ts'
import records from '../records.ts'
import refusals from '#src/i18n/ar/refusals.ts'
import site from '#src/i18n/ar/site.ts'
import spot from '#src/i18n/ar/spot.ts'
import trade from '../trade.ts'
import validation from '../validation.ts'
import wallet from '#src/i18n/ar/wallet.ts'
import watchGroups from '#src/i18n/ar/watch-groups.ts'

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
