import { describe, expect, it } from 'vitest'
import { routeAt, routes, screenFile, tabs } from '#src/app/routes.ts'

describe('the table of routes', () => {
  it('names every route once, without path parameters [R2.1]', () => {
    const paths = routes.map(route => route.path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter(path => !/^\/[\w/-]*$/.test(path))).toEqual([])
  })

  it('has the five tabs in their order [R2.4]', () => {
    expect(tabs.map(tab => tab.path)).toEqual([
      '/pages/tabs/home/home-e',
      '/pages/tabs/quotes/quotes',
      '/pages/quoteDetail/quoteDetail',
      '/pages/user/accountDetail',
      '/pages/tabs/me/me-e',
    ])
    expect(tabs.map(tab => routeAt(tab.path)?.tab)).toEqual(tabs.map(tab => tab.name))
  })

  it('gives a bar of its own to those that use one, and the standard one to all others [R2.6]', () => {
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

  it('lets guests see quotes, charts, help, language, line, welfare, activities and notices [R1.4]', () => {
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
  ])('asks guests to sign in before %s, which touches money [R1.4]', path => {
    expect(routeAt(path)?.access).toBe('member')
  })

  it.each([
    ['/pages/user/withdrawl', 'user/withdrawl.tsx'],
    ['/pages/richText', 'richText.tsx'],
    ['/components/m-news', 'components/m-news.tsx'],
    ['/preview-image', 'system/preview-image.tsx'],
  ])('tells the file of a screen by its route: %s', (path, file) => {
    expect(screenFile(path)).toBe(file)
  })
})
