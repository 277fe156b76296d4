/** The words of the first view: home, the bars, any failure. */
import common from './common.ts'
import errors from './errors.ts'
import home from './home.ts'
import market from './market.ts'
import nav from './nav.ts'

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
