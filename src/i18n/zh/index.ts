import auth from './auth.ts'
import common from './common.ts'
import deposit from './deposit.ts'
import errors from './errors.ts'
import home from './home.ts'
import market from './market.ts'
import me from './me.ts'
import nav from './nav.ts'
import records from './records.ts'
import settings from './settings.ts'
import trade from './trade.ts'
import validation from './validation.ts'
import wallet from './wallet.ts'

export default {
  common,
  nav,
  home,
  market,
  trade,
  wallet,
  deposit,
  records,
  auth,
  me,
  settings,
  errors,
  validation,
}
