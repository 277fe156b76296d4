import { describe, expect, it } from 'vitest'
import { routeAt, routes, tabs } from '#src/app/routes.ts'

describe('route table', () => {
  it('contains every route once, without path parameters [R2.1]', () => {
    const paths = routes.map(route => route.path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter(path => !/^\/[\w/-]*$/.test(path))).toEqual([])
  })

  it('contains the five tabs in order [R2.4]', () => {
    expect(tabs.map(tab => tab.path)).toEqual([
      '/pages/tabs/home/home-e',
      '/pages/tabs/quotes/quotes',
      '/pages/quoteDetail/quoteDetail',
      '/pages/user/accountDetail',
      '/pages/tabs/me/me-e',
    ])
    expect(tabs.map(tab => routeAt(tab.path)?.tab)).toEqual(tabs.map(tab => tab.name))
  })

  it('marks the routes with a custom navigation bar and uses the standard one elsewhere [R2.6]', () => {
    const custom = routes.filter(route => route.bar === 'custom').map(route => route.path)
    expect(custom.toSorted()).toEqual(
      [
        '/',
        '/pages/index/index',
        '/pages/networdError/networdError',
        '/pages/quoteDetail/quoteDetail',
        '/pages/tabs/home/home-e',
        '/pages/tabs/me/me-e',
        '/pages/user/login',
        '/pages/user/register',
      ].toSorted(),
    )
  })

  it('opens quotes, charts, help, language, line, welfare, activities and notices to guests [R1.4]', () => {
    const open = [
      '/pages/tabs/quotes/quotes',
      '/pages/quoteDetail/klinePage',
      '/pages/QA/QA',
      '/pages/language/language',
      '/pages/language/line',
      '/pages/user/welfare',
      '/pages/activity/index',
      '/pages/notifyList/notifyList',
    ]
    expect(open.filter(path => routeAt(path)?.access !== 'public')).toEqual([])
  })

  it.each([
    '/pages/user/accountDetail',
    '/pages/user/recharge',
    '/pages/user/withdrawl',
    '/pages/user/exchange',
    '/pages/record/accountRecord',
    '/pages/loan/buy',
    '/pages/pledge/buy',
    '/pages/bankCard/bindBankCard',
  ])('requires sign-in for %s [R1.4]', path => {
    expect(routeAt(path)?.access).toBe('member')
  })

  it('has one screen for each route, as documented in this table [R2.2, R2.3, R2.5]', () => {
    const table = routes.map(({ path, screen }) => `${path} → ${screen || 'home'}`)
    expect(table).toMatchInlineSnapshot(`
      [
        "/ → home",
        "/pages/index/index → home",
        "/pages/tabs/home/home-e → features/home/home-e",
        "/pages/tabs/quotes/quotes → features/market/market",
        "/pages/quoteDetail/quoteDetail → app/trade/trade",
        "/pages/user/accountDetail → features/wallet/wallet",
        "/pages/tabs/me/me-e → features/me/me-e",
        "/pages/tabs/home/home → features/home/home",
        "/pages/tabs/home/home-g → features/home/home-g",
        "/pages/tabs/home/home-h → features/home/home-h",
        "/pages/tabs/home/home-j → features/home/home-j",
        "/pages/tabs/home/home-k → features/home/home-k",
        "/pages/tabs/me/me → features/me/me",
        "/pages/tabs/me/me-f → features/me/me-f",
        "/pages/tabs/me/me-g → features/me/me-g",
        "/pages/tabs/me/me-h → features/me/me-h",
        "/pages/tabs/me/me-j → features/me/me-j",
        "/pages/tabs/favorite/favorite → features/market/watchlist",
        "/pages/tabs/quotes/quoteSearch → features/market/search",
        "/pages/quoteDetail/bibi → app/trade/coin-trade",
        "/pages/quoteDetail/klinePage → app/trade/chart",
        "/pages/position/bibiOrder → features/bibi/orders",
        "/pages/position/contractPosition → features/contract/positions",
        "/pages/followOrder/followOrder → features/follow/follow",
        "/pages/user/login → features/auth/login",
        "/pages/user/register → features/auth/register",
        "/pages/user/userInfo → features/user/profile",
        "/pages/user/recharge → features/deposit/deposit",
        "/pages/user/linePay → features/deposit/pay",
        "/pages/user/withdrawl → features/withdraw/withdraw",
        "/pages/user/exchange → features/exchange/exchange",
        "/pages/user/change → features/security/security",
        "/pages/user/authentication → features/identity/basic",
        "/pages/user/authentication1 → features/identity/advanced",
        "/pages/user/recharge-detail → features/deposit/detail",
        "/pages/user/rechargeRecord → features/deposit/records",
        "/pages/user/withdrawRecord → features/withdraw/records",
        "/pages/user/iwannashare → features/team/invite",
        "/pages/user/award → features/reward/awards",
        "/pages/user/welfare → features/reward/welfare",
        "/pages/user/privacy → features/user/privacy",
        "/pages/record/accountRecord → features/wallet/ledger",
        "/pages/record/changeRecord → features/exchange/records",
        "/pages/bankCard/bankCard-list → features/binding/bank-cards",
        "/pages/bankCard/bindBankCard → features/binding/bind-bank-card",
        "/pages/wallets/wallets → features/binding/wallet-addresses",
        "/pages/wallets/bindAddress → features/binding/bind-address",
        "/pages/team/team → features/team/team",
        "/pages/loan/loan → features/loan/loans",
        "/pages/loan/buy → features/loan/apply",
        "/pages/loan/rePay → features/loan/repay",
        "/pages/loan/detail → features/loan/loan",
        "/pages/pledge/list → features/pledge/products",
        "/pages/pledge/detail → features/pledge/product",
        "/pages/pledge/buy → features/pledge/buy",
        "/pages/pledge/orders → features/pledge/orders",
        "/pages/pledge/Interest → features/pledge/interest",
        "/pages/lockMining/lockMining → features/mining/mining",
        "/pages/lockMining/lockMiningProductList → features/mining/products",
        "/pages/lockMining/orders → features/mining/orders",
        "/pages/lockMining/detail → features/mining/product",
        "/pages/newShares/newShares → features/new-shares/offers",
        "/pages/newShares/detail → features/new-shares/offer",
        "/pages/newShares/his → features/new-shares/subscriptions",
        "/pages/activity/index → features/activity/activities",
        "/pages/activity/detail → features/activity/activity",
        "/pages/msg/msg-list → features/message/messages",
        "/pages/msg/msg-detail → features/message/message",
        "/pages/notifyList/notifyList → features/site/notices",
        "/pages/QA/QA → features/help/questions",
        "/pages/service/service → features/help/service",
        "/pages/language/language → features/site/language",
        "/pages/language/line → features/site/line",
        "/pages/richText → features/site/rich-text",
        "/pages/networdError/networdError → features/site/network-error",
        "/components/m-news → features/site/news-block",
        "/components/m-zichan → features/site/assets-block",
        "/components/m-quolist → features/site/quotes-block",
        "/preview-image → features/system/preview-image",
        "/choose-location → features/system/choose-location",
        "/open-location → features/system/open-location",
        "/pages/alert/alerts → features/alert/alerts",
        "/pages/note/notes → features/note/notes",
        "/pages/record/realisedGains → features/wallet/gains",
      ]
    `)
  })
})
