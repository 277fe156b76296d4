// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

// Each test is a visit: the stores read the device's storage when they are first imported.
const visit = async () => {
  vi.resetModules()
  const [session, display, line, config, product, locale, errors, popUps] = await Promise.all([
    import('#src/stores/session.ts'),
    import('#src/stores/display.ts'),
    import('#src/stores/line.ts'),
    import('#src/stores/runtime-config.ts'),
    import('#src/stores/selected-product.ts'),
    import('#src/stores/locale.ts'),
    import('#src/stores/network-errors.ts'),
    import('#src/stores/seen-popups.ts'),
  ])
  return { session, display, line, config, product, locale, errors, popUps }
}
const put = (name: string, data: unknown) =>
  localStorage.setItem(`fairline:${name}`, JSON.stringify({ v: 1, data }))

beforeEach(() => localStorage.clear())

it('stores the token on sign-in and removes token and account on sign-out [R4.1]', async () => {
  const first = await visit()
  expect(first.session.currentOwnerId()).toBe('guest')
  first.session.signIn({ token: 't', userId: '9' })
  const second = await visit()
  expect(second.session.useSession.getState()).toEqual({ token: 't', userId: '9' })
  second.session.signOut()
  expect((await visit()).session.useSession.getState().token).toBeUndefined()
})

it('signs out in every tab when one of them does [R4.1]', async () => {
  const { session } = await visit()
  session.signIn({ token: 't', userId: '9' })
  dispatchEvent(new StorageEvent('storage', { key: 'fairline:session', newValue: null }))
  expect(session.useSession.getState()).toEqual({ token: undefined, userId: undefined })
})

it.each([[{ token: 1 }], [{ token: 't' }], ['t'], [null]])('takes %j for no session [R3.1]', async data => {
  put('session', data)
  expect((await visit()).session.useSession.getState().token).toBeUndefined()
})

it('keeps the display switches, and puts a wrong one back to its default [R3.2]', async () => {
  const { display } = await visit()
  expect(display.useDisplay.getState()).toEqual(display.defaultDisplay)
  display.setDisplay({ hideFigures: true, colourConvention: 'red-up' })
  expect((await visit()).display.useDisplay.getState()).toMatchObject({
    hideFigures: true,
    colourConvention: 'red-up',
  })
  put('display', { showBankCards: 'yes', hideFigures: true, colorScheme: 'pink' })
  expect((await visit()).display.useDisplay.getState()).toEqual({
    ...display.defaultDisplay,
    hideFigures: true,
  })
})

it('talks to the first line until another is chosen, and remembers the choice [R7.3]', async () => {
  const { line, config } = await visit()
  config.useRuntimeConfig.setState({
    lines: [
      { name: 'A', url: 'https://a.test' },
      { name: 'B', url: 'https://b.test' },
    ],
  })
  expect(line.currentLine().url).toBe('https://a.test')
  line.chooseLine(1)
  expect(line.currentLine().url).toBe('https://b.test')
  expect((await visit()).line.useLine.getState().index).toBe(1)
  put('line', 2)
  expect((await visit()).line.useLine.getState().index).toBe(0)
})

it('offers another line once, and only when it is another host [R2.11]', async () => {
  const { line, config } = await visit()
  expect(line.untriedLine()).toBeUndefined()
  config.useRuntimeConfig.setState({
    lines: [
      { name: '', url: '' },
      { name: '', url: 'https://b.test' },
    ],
  })
  line.markLineFailed()
  expect(line.untriedLine()).toBe(1)
  line.chooseLine(1)
  line.markLineFailed()
  expect(line.untriedLine()).toBeUndefined()
})

it('reads the settings of the deployment, each wrong one by its default [R7.3, R7.1]', async () => {
  const { config } = await visit()
  expect(
    config.parseRuntimeConfig({
      siteName: 'Other',
      lines: [
        { name: 'A', url: 'https://a.test/' },
        { name: 'B', url: '' },
      ],
      defaultBody: { app: 'x', n: 1, deep: {} },
      stream: false,
      home: '/pages/tabs/home/home-g',
      me: '/pages/tabs/home/home-g',
    }),
  ).toEqual({
    siteName: 'Other',
    lines: [
      { name: 'A', url: 'https://a.test' },
      { name: 'B', url: '' },
    ],
    defaultBody: { app: 'x', n: '1' },
    stream: false,
    home: '/pages/tabs/home/home-g',
    me: '/pages/tabs/me/me-e',
  })
  for (const wrong of [null, [], 'x', { siteName: 1, lines: [{ url: 'javascript:x' }, 3], defaultBody: 2 }]) {
    expect(config.parseRuntimeConfig(wrong)).toEqual(config.defaultRuntimeConfig)
  }
})

it('starts with the defaults when the settings cannot be had [R7.3]', async () => {
  const { config } = await visit()
  const answers = [
    () => Promise.reject(new Error('nobody there')),
    () => Promise.resolve(new Response('<html>', { status: 200 })),
    () => Promise.resolve(new Response('{"siteName":"Other"}', { status: 404 })),
  ]
  for (const fetch of answers) {
    expect(await config.loadRuntimeConfig({ fetch })).toEqual(config.defaultRuntimeConfig)
  }
})

it('takes the settings that the deployment gives [R7.3]', async () => {
  const { config } = await visit()
  const fetch = vi.fn(() => Promise.resolve(new Response('{"siteName":"Other"}')))
  expect((await config.loadRuntimeConfig({ fetch })).siteName).toBe('Other')
  expect(fetch).toHaveBeenCalledWith('config.json', expect.anything())
})

it('selects the first quote if none is set, and trades BTC before that [R4.3, R2.10]', async () => {
  const { product } = await visit()
  expect(product.fallbackProduct).toEqual({ productType: 2, productCode: 'BTC' })
  product.selectFirstQuote([])
  product.selectFirstQuote([{ productType: 1, productCode: 'AAPL' }])
  product.selectFirstQuote([{ productType: 1, productCode: 'MSFT' }])
  expect((await visit()).product.useSelectedProduct.getState().selected?.productCode).toBe('AAPL')
  product.selectProduct({ productType: 4, productCode: 'EURUSD' })
  expect((await visit()).product.useSelectedProduct.getState().selected?.productCode).toBe('EURUSD')
  put('selected-product', { productType: 5, productCode: 'X' })
  expect((await visit()).product.useSelectedProduct.getState().selected).toBeUndefined()
})

it('speaks English until the reader chooses, and offers what the browser prefers once [R9.6, R2.2]', async () => {
  const { locale } = await visit()
  expect(locale.useLocale.getState()).toEqual({ locale: 'en', isChosen: false })
  expect(locale.localeToOffer(['de-AT', 'en'])).toBe('de')
  expect(locale.localeToOffer(['en-GB'])).toBeUndefined()
  expect(locale.localeToOffer(['xx'])).toBeUndefined()
  locale.chooseLocale('en')
  const next = await visit()
  expect(next.locale.localeToOffer(['de'])).toBeUndefined()
  put('locale', 'klingon')
  expect((await visit()).locale.useLocale.getState().locale).toBe('en')
})

it('records what failed per route until it works again [R3.2, R2.11]', async () => {
  const { errors } = await visit()
  errors.recordNetworkError('/a', 'switches', 5)
  errors.recordNetworkError('/b', 'pageConfig', 6)
  errors.clearNetworkError('/a')
  expect(errors.useNetworkErrors.getState().byRoute).toEqual({ '/b': { cause: 'pageConfig', time: 6 } })
})

it('shows a popup once per version [R3.2]', async () => {
  const { popUps } = await visit()
  popUps.markPopUpSeen({ id: 1, version: 2 })
  const { seen } = (await visit()).popUps.useSeenPopUps.getState()
  expect(popUps.isPopUpSeen({ id: 1, version: 2 }, seen)).toBe(true)
  expect(popUps.isPopUpSeen({ id: 1, version: 3 }, seen)).toBe(false)
  expect(popUps.isPopUpSeen({ id: 2, version: 1 }, seen)).toBe(false)
})
