/** The words of all other screens. */
import auth from './auth.ts'
import chart from './chart.ts'
import deposit from './deposit.ts'
import me from './me.ts'
import records from './records.ts'
import settings from './settings.ts'
import trade from './trade.ts'
import validation from './validation.ts'
import wallet from './wallet.ts'

export default {
  auth,
  chart,
  deposit,
  me,
  records,
  settings,
  trade,
  validation,
  wallet,
}
