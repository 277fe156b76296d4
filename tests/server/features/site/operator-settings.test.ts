import { describe, expect, it } from 'vitest'
import { storeSetting, removeSetting, listSettings } from '#server/features/site/operator-settings.ts'
import { parseReset, parseSetting } from '#server/features/site/parse-setting.ts'
import { SettingError } from '#server/features/site/setting-words.ts'
import type { Store } from '#server/kernel/store.ts'
import { itWithBackEnd, requestOf } from '#tests/support/back-end.ts'

const NOW = Date.UTC(2026, 10, 21, 8)

/** What is typed after `npm run operator -- set`. */
const parse = (words: readonly string[], settings: Parameters<typeof parseReset>[1] = []) =>
  parseSetting(words, {
    settings,
    now: NOW,
    fields: new Map([['amount', 'createDeposit']]),
    explainMessage: key => (key === 'nav.nope' ? 'no such text' : undefined),
  })

const set = async (store: Store, ...words: string[]) =>
  store.execute(storeSetting, parse(words, await listSettings(store)))

describe('what the operator sets', () => {
  itWithBackEnd(
    'switches apply at once, and a reset takes them back [R3.2, R4.4]',
    async ({ guest, services }) => {
      const statuses = async () => {
        const { rows } = await guest.get('listSwitches')
        return Object.fromEntries(rows.map(row => [row.description, row.status]))
      }
      expect(await statuses()).toEqual({ welfare: 0, loan: 0, deposit: 0 })
      await set(services.store, 'switch', 'loan', 'on')
      await set(services.store, 'switch', 'promo', 'on', 'name=Hide the promo')
      expect(await statuses()).toEqual({ welfare: 0, loan: 1, deposit: 0, promo: 1 })
      await services.store.execute(
        removeSetting,
        parseReset(['switch', 'promo'], await listSettings(services.store)),
      )
      expect(await statuses()).toEqual({ welfare: 0, loan: 1, deposit: 0 })
    },
  )

  itWithBackEnd('tips keep the languages that are not set [R3.2]', async ({ guest, services }) => {
    await set(services.store, 'tip', 'depositNotice', 'de=Nur heute')
    await set(services.store, 'tip', 'depositNotice', 'hidden', 'fr=Demain')
    await set(services.store, 'tip', 'withdrawNotice', 'en=Slower today')
    const { rows, total } = await guest.get('listTips', { query: { pageNum: 1, pageSize: 30 } })
    expect(total).toBe(4)
    const deposit = rows.find(row => row.remark === 'depositNotice')
    expect(deposit).toMatchObject({ isVisible: 0, content: { de: 'Nur heute', fr: 'Demain' } })
    expect(deposit?.content.en).toBe('Deposits are approved within seconds.')
    expect(rows[3]).toMatchObject({ remark: 'withdrawNotice', isVisible: 1, content: { en: 'Slower today' } })
  })

  itWithBackEnd('messages are those of their language, nested by key [R7.5]', async ({ guest, services }) => {
    await set(services.store, 'message', 'en', 'nav.market', 'Quotes')
    await set(services.store, 'message', 'en', 'nav.home', 'Start')
    const messages = async (lang: 'en' | 'de') =>
      (await guest.get('getLanguageMessages', { query: { lang } })).data
    expect(await messages('en')).toEqual({ nav: { market: 'Quotes', home: 'Start' } })
    expect(await messages('de')).toEqual({})
  })

  itWithBackEnd(
    'rows of a page are hidden, reworded, moved and added [R4.4]',
    async ({ guest, services }) => {
      const pagePath = '/pages/tabs/me/me-f'
      await set(services.store, 'row', pagePath, 'deposit', 'title.en=Add money', 'sort=9999')
      await set(services.store, 'row', pagePath, 'withdraw', 'hidden')
      await set(
        services.store,
        'row',
        pagePath,
        'promo',
        'module=list',
        'sort=1',
        'title.en=Promo',
        'link=/pages/activity/index',
      )
      const { rows } = await guest.get('listAppConfig', { query: { pagePath } })
      expect(rows[0]).toMatchObject({ desc: 'promo', module: 'list', title: 'Promo', isVisible: 1 })
      expect(rows.at(-1)).toMatchObject({ desc: 'deposit', title: 'Add money' })
      expect(rows.find(row => row.desc === 'withdraw')?.isVisible).toBe(0)
      expect(new Set(rows.map(row => row.id)).size).toBe(rows.length)
      const german = await guest.call('listAppConfig', {
        query: { pagePath },
        headers: { 'Accept-Language': 'de', LanguageId: '4' },
      })
      expect(german.rows).toContainEqual(expect.objectContaining({ desc: 'promo', title: 'Promo' }))
      expect(german.rows).toContainEqual(expect.objectContaining({ desc: 'deposit', title: 'Einzahlen' }))
    },
  )

  itWithBackEnd('notices are added, changed and hidden, newest first [R2.5]', async ({ guest, services }) => {
    await set(services.store, 'notice', '4', 'title.en=Maintenance', 'content.en=Tonight.')
    await set(services.store, 'notice', '3', 'hidden')
    const { rows, total } = await guest.get('listNotices', { query: { pageNum: 1, pageSize: 10 } })
    expect(total).toBe(3)
    expect(rows.map(row => row.id)).toEqual([4, 2, 1])
    expect(rows[0]).toEqual({ id: 4, title: 'Maintenance', content: 'Tonight.', time: NOW })
  })

  itWithBackEnd(
    'the default body is told to the app and ignored in its requests [R7.1]',
    async ({ app, guest, services }) => {
      const { store } = services
      await set(store, 'body', 'app', 'fairline')
      const settings = await (await app.request('/config.json')).json()
      expect(settings).toMatchObject({ defaultBody: { app: 'fairline' } })
      const inQuery = await guest.get('listTips', { query: { pageNum: 1, pageSize: 30, app: 'fairline' } })
      expect(inQuery.code).toBe(200)
      const body = { account: 'nobody@fairline.test', password: 'wrong0000', app: 'fairline' }
      const refused = await guest.call('login', { body })
      expect(refused.msg).not.toBe('hint_invalid_field')
      const other = await guest.call('login', { body: { ...body, other: '1' } })
      expect(other).toMatchObject({ msg: 'hint_invalid_field', params: { field: 'other' } })
      const [path, request] = requestOf('addToWatchlist', { body: { productCode: 'BTC', app: 'fairline' } })
      const answer = await (await app.request(path, request)).json()
      expect(answer).toMatchObject({ code: 401 })
    },
  )
})

describe('what cannot be set is refused with what would be valid', () => {
  it.each<[string, string[], RegExp]>([
    ['kind', ['colour', 'red'], /these can: switch, tip, message, row, body, notice/],
    ['switch without a state', ['switch', 'loan'], /needs "on"/],
    ['tip that the app does not show', ['tip', 'nope', 'en=Hi'], /it shows riskNotice, orderNotice/],
    ['language', ['tip', 'riskNotice', 'xx=Hi'], /"xx" is no language/],
    ['empty text', ['tip', 'riskNotice', 'en= '], /must not be empty/],
    ['message the app does not have', ['message', 'en', 'nav.nope', 'x'], /no such text/],
    ['page', ['row', '/pages/nope', 'loan', 'hidden'], /is no page of the app/],
    ['new row without a module', ['row', '/pages/tabs/me/me', 'nope', 'hidden'], /needs module/],
    ['link', ['row', '/pages/tabs/me/me', 'loan', 'module=list', 'link=javascript:x'], /is not a page/],
    ['field that calls have', ['body', 'amount', '5'], /is a field of createDeposit/],
    ['new notice without its texts', ['notice', '9', 'title.en=Hi'], /needs title.en=… and content.en/],
    ['time', ['notice', '1', 'time=yesterday'], /is no time/],
    ['field', ['notice', '1', 'colour=red'], /There is no field "colour"/],
  ])('%s', (_, words, message) => {
    expect(() => parse(words)).toThrow(SettingError)
    expect(() => parse(words)).toThrow(message)
  })
})
