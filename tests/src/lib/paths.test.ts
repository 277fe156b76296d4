import { expect, it } from 'vitest'
import { INDEX_ALIAS, PATHS, pathTo, routeOf, ROUTES, TAB_ROUTES } from '#src/lib/paths.ts'

/** The documented routes by folder, the entry counted once. */
const documented = [
  '/',
  ...under('/pages/tabs/home/', 'home-e home home-g home-h home-j home-k'),
  ...under('/pages/tabs/me/', 'me-e me me-f me-g me-h me-j'),
  ...under('/pages/tabs/', 'quotes/quotes quotes/quoteSearch favorite/favorite'),
  ...under('/pages/quoteDetail/', 'quoteDetail bibi klinePage'),
  ...under('/pages/position/', 'bibiOrder contractPosition'),
  ...under(
    '/pages/user/',
    'accountDetail login register userInfo recharge linePay withdrawl exchange change',
  ),
  ...under('/pages/user/', 'authentication authentication1 recharge-detail rechargeRecord withdrawRecord'),
  ...under('/pages/user/', 'iwannashare award welfare privacy'),
  ...under('/pages/record/', 'accountRecord changeRecord'),
  ...under('/pages/loan/', 'loan buy rePay detail'),
  ...under('/pages/pledge/', 'list detail buy orders Interest'),
  ...under('/pages/lockMining/', 'lockMining lockMiningProductList orders detail'),
  ...under('/pages/newShares/', 'newShares detail his'),
  ...under('/pages/bankCard/', 'bankCard-list bindBankCard'),
  ...under('/pages/wallets/', 'wallets bindAddress'),
  ...under('/pages/activity/', 'index detail'),
  ...under('/pages/msg/', 'msg-list msg-detail'),
  ...under(
    '/pages/',
    'notifyList/notifyList QA/QA service/service language/language language/line team/team',
  ),
  ...under('/pages/', 'followOrder/followOrder richText networdError/networdError'),
  ...under('/components/', 'm-news m-zichan m-quolist'),
  ...under('/', 'preview-image choose-location open-location'),
]

function under(folder: string, names: string) {
  return names.split(' ').map(name => folder + name)
}

/** Routes beyond the documented ones. */
const own = ['/pages/alert/alerts', '/pages/note/notes', '/pages/record/realisedGains']

it('paths contain each of the eighty documented routes once, and no others but our own [R2.2, R2.4, R2.5]', () => {
  expect(documented).toHaveLength(80)
  expect(ROUTES.toSorted()).toEqual([...documented, ...own].toSorted())
})

it('tab paths are the five documented ones in order [R2.4]', () => {
  expect(TAB_ROUTES).toEqual([
    '/pages/tabs/home/home-e',
    '/pages/tabs/quotes/quotes',
    '/pages/quoteDetail/quoteDetail',
    '/pages/user/accountDetail',
    '/pages/tabs/me/me-e',
  ])
})

it('route is found by its address with or without a query, and none for an unknown one [R2.1]', () => {
  expect(routeOf('/pages/user/login?route=%2F')).toBe(PATHS.login)
  expect(routeOf('/pages/richText#top')).toBe(PATHS.richText)
  expect(routeOf(INDEX_ALIAS)).toBe('/')
  expect(routeOf('/?x=1')).toBe('/')
  for (const unknown of ['', '/pages/user', '/pages/user/Login', '/pages/user/login/', '//evil.test']) {
    expect(routeOf(unknown)).toBeUndefined()
  }
})

it('route parameters are in the query only, so that any route can be nested in one [R2.1, R2.3]', () => {
  const back = pathTo(PATHS.messageDetail, { id: 5 })
  expect(back).toBe('/pages/msg/msg-detail?id=5')
  const address = pathTo(PATHS.networkError, { route: back, reason: undefined })
  expect(new URLSearchParams(address.split('?')[1]).get('route')).toBe(back)
  expect(routeOf(address)).toBe(PATHS.networkError)
  expect(pathTo(PATHS.me)).toBe('/pages/tabs/me/me-e')
  expect(pathTo(PATHS.me, { a: undefined })).toBe('/pages/tabs/me/me-e')
})
