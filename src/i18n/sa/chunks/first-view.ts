/** The messages of the first view: home, the bars, any failure. */
import common from '#src/i18n/ar/common.ts'
import errors from '#src/i18n/ar/errors.ts'
import home from '#src/i18n/ar/home.ts'
import market from '#src/i18n/ar/market.ts'
import nav from '#src/i18n/ar/nav.ts'

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
