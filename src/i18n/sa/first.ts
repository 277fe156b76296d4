/** The words of the first view: home, the bars, any failure. */
import common from '../ar/common.ts'
import errors from '../ar/errors.ts'
import home from '../ar/home.ts'
import market from '../ar/market.ts'
import nav from '../ar/nav.ts'

export default {
  common,
  nav,
  home,
  market,
  errors,
}

/** The other groups, each on its own. */
export const later = {
  rest: () => import('./rest.ts'),
  earn: () => import('./earn.ts'),
  self: () => import('./self.ts'),
}
