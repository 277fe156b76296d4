/** The messages of the first view: home, the bars, any failure. */
import common from '../common.ts'
import errors from '../errors.ts'
import home from '../home.ts'
import market from '../market.ts'
import nav from '../nav.ts'

export default {
  common,
  nav,
  home,
  market,
  errors,
}

/** The other chunks, each on its own. */
export const later = {
  main: () => import('./main.ts'),
  earnings: () => import('./earnings.ts'),
  profile: () => import('./profile.ts'),
}
