import { beforeEach, expect, it, vi } from 'vitest'

// Each test loads the stores anew, as they read storage when they are first imported.
const loadStores = async () => {
  vi.resetModules()
  const [session, display, line, config, product, locale, errors, popUps] = await Promise.all([
    import('#src/stores/session/session.ts'),
    import('#src/stores/settings/display.ts'),
    import('#src/stores/settings/line.ts'),
    import('#src/stores/settings/runtime-config.ts'),
    import('#src/stores/trading/selected-product.ts'),
    import('#src/stores/settings/locale.ts'),
    import('#src/stores/network-errors.ts'),
    import('#src/stores/seen/seen-popups.ts'),
  ])
  return { session, display, line, config, product, locale, errors, popUps }
}
const seedStorage = (name: string, data: unknown) =>
  localStorage.setItem(`fairline:${name}`, JSON.stringify({ v: 1, data }))

beforeEach(() => localStorage.clear())

it('session store saves the token on sign-in and removes token and account on sign-out [R4.1]', async () => {
  const first = await loadStores()
  expect(first.session.currentOwnerId()).toBe('guest')
  first.session.signIn({ token: 't', userId: '9' })
  const second = await loadStores()
  expect(second.session.useSession.getState()).toEqual({ token: 't', userId: '9' })
  second.session.signOut()
  expect((await loadStores()).session.useSession.getState().token).toBeUndefined()
})

it('session store signs out in every tab at once [R4.1]', async () => {
  const { session } = await loadStores()
  session.signIn({ token: 't', userId: '9' })
  localStorage.removeItem('fairline:session')
  dispatchEvent(new StorageEvent('storage', { key: 'fairline:session' }))
  expect(session.useSession.getState()).toEqual({ token: undefined, userId: undefined })
})

it('session store follows another tab to another account [R4.1]', async () => {
  const { session } = await loadStores()
  session.signIn({ token: 't', userId: '9' })
  seedStorage('session', { token: 'u', userId: '10' })
  dispatchEvent(new StorageEvent('storage', { key: 'fairline:session' }))
  expect(session.useSession.getState()).toEqual({ token: 'u', userId: '10' })
})

it('session store leaves no token in storage when a listener of the sign-out throws [R4.1]', async () => {
  const { session } = await loadStores()
  session.signIn({ token: 't', userId: '9' })
  session.useSession.subscribe(() => {
    throw new Error('listener')
  })
  expect(() => session.signOut()).toThrow('listener')
  expect(localStorage).toHaveLength(0)
})

// Tabs of an earlier build, which reads and writes these entries, stay open after an update.
it.each([
  ['session', { token: 't', userId: '9' }],
  ['locale', 'de'],
  ['line', 1],
  ['selected-product', { productType: 4, productCode: 'EURUSD' }],
  ['popup-seen', { 1: 2 }],
])('%s store reads and writes the entries of earlier builds', async (name, data) => {
  seedStorage(name, data)
  const { session, locale, line, product, popUps } = await loadStores()
  localStorage.clear()
  session.useSession.setState({})
  locale.useLocale.setState({})
  line.useLine.setState({})
  product.useSelectedProduct.setState({})
  popUps.useSeenPopUps.setState({})
  expect(JSON.parse(localStorage.getItem(`fairline:${name}`)!)).toEqual({ v: 1, data })
})

it.each([[{ token: 1 }], [{ token: 't' }], ['t'], [null]])(
  'session store treats %j as no session [R3.1]',
  async data => {
    seedStorage('session', data)
    expect((await loadStores()).session.useSession.getState().token).toBeUndefined()
  },
)

it('display store keeps its switches and resets an invalid one [R3.2]', async () => {
  const { display } = await loadStores()
  expect(display.useDisplay.getState()).toEqual(display.defaultDisplay)
  display.setDisplay({ hideFigures: true, colourConvention: 'red-up' })
  expect((await loadStores()).display.useDisplay.getState()).toMatchObject({
    hideFigures: true,
    colourConvention: 'red-up',
  })
  seedStorage('display', { showBankCards: 'yes', hideFigures: true, colorScheme: 'pink' })
  expect((await loadStores()).display.useDisplay.getState()).toEqual({
    ...display.defaultDisplay,
    hideFigures: true,
  })
})

it('line store uses the first line until another is chosen, and remembers the choice [R7.3]', async () => {
  const { line, config } = await loadStores()
  config.useRuntimeConfig.setState({
    lines: [
      { name: 'A', url: 'https://a.test' },
      { name: 'B', url: 'https://b.test' },
    ],
  })
  expect(line.currentLine().url).toBe('https://a.test')
  line.chooseLine(1)
  expect(line.currentLine().url).toBe('https://b.test')
  expect((await loadStores()).line.useLine.getState().index).toBe(1)
  seedStorage('line', 2)
  expect((await loadStores()).line.useLine.getState().index).toBe(0)
})

it('line store offers another line once, and only on another host [R2.11]', async () => {
  const { line, config } = await loadStores()
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

it('config store reads the deployment settings, with a default for each invalid one [R7.3, R7.1]', async () => {
  const { config } = await loadStores()
  expect(
    config.parseRuntimeConfig({
      siteName: 'Other',
      lines: [
        { name: 'A', url: 'https://a.test/' },
        { name: 'B', url: '' },
      ],
      defaultBody: { app: 'x', n: 1, deep: {} },
      stream: false,
      sandbox: true,
      home: '/pages/tabs/home/home-g',
      me: '/pages/tabs/home/home-g',
      languages: { my: 'my-MM', ida: ['hi'] },
    }),
  ).toEqual({
    siteName: 'Other',
    lines: [
      { name: 'A', url: 'https://a.test' },
      { name: 'B', url: '' },
    ],
    defaultBody: { app: 'x', n: '1' },
    stream: false,
    sandbox: true,
    home: '/pages/tabs/home/home-g',
    me: '/pages/tabs/me/me-e',
    languages: { my: 'my-MM' },
  })
  for (const wrong of [null, [], 'x', { siteName: 1, lines: [{ url: 'javascript:x' }, 3], defaultBody: 2 }]) {
    expect(config.parseRuntimeConfig(wrong)).toEqual(config.defaultRuntimeConfig)
  }
})

it('config store uses defaults when the settings cannot be loaded [R7.3]', async () => {
  const { config } = await loadStores()
  const answers = [
    () => Promise.reject(new Error('nobody there')),
    () => Promise.resolve(new Response('<html>', { status: 200 })),
    () => Promise.resolve(new Response('{"siteName":"Other"}', { status: 404 })),
  ]
  for (const fetch of answers) {
    expect(await config.loadRuntimeConfig({ fetch })).toEqual(config.defaultRuntimeConfig)
  }
})

it('config store uses the settings of the deployment [R7.3]', async () => {
  const { config } = await loadStores()
  const fetch = vi.fn(() => Promise.resolve(new Response('{"siteName":"Other"}')))
  expect((await config.loadRuntimeConfig({ fetch })).siteName).toBe('Other')
  expect(fetch).toHaveBeenCalledWith('config.json', expect.anything())
})

it('config store begins with the settings of the last visit, and keeps them without a connection [R7.3]', async () => {
  const answer = (text: string, status = 200) => ({
    fetch: () => Promise.resolve(new Response(text, { status })),
  })
  const { config } = await loadStores()
  await config.loadRuntimeConfig(answer('{"siteName":"Other","stream":3}'))
  const next = (await loadStores()).config
  expect(next.useRuntimeConfig.getState().siteName).toBe('Other')
  const offline = () => Promise.reject(new Error('nobody there'))
  expect((await next.loadRuntimeConfig({ fetch: offline })).siteName).toBe('Other')
  const broken = new ReadableStream({ start: stream => stream.error(new TypeError('connection lost')) })
  for (const failed of [new Response('', { status: 502 }), new Response(broken)]) {
    const fetch = () => Promise.resolve(failed)
    expect((await next.loadRuntimeConfig({ fetch })).siteName).toBe('Other')
  }
  await next.loadRuntimeConfig(answer('not found', 404))
  expect(next.useRuntimeConfig.getState()).toEqual(config.defaultRuntimeConfig)
  expect((await loadStores()).config.useRuntimeConfig.getState()).toEqual(config.defaultRuntimeConfig)
  seedStorage('runtime-config', { siteName: 3, lines: 'x' })
  expect((await loadStores()).config.useRuntimeConfig.getState()).toEqual(config.defaultRuntimeConfig)
})

it('product store selects the first quote when empty, and BTC before that [R4.3, R2.10]', async () => {
  const { product } = await loadStores()
  expect(product.fallbackProduct).toEqual({ productType: 2, productCode: 'BTC' })
  product.selectFirstQuote([])
  product.selectFirstQuote([{ productType: 1, productCode: 'AAPL' }])
  product.selectFirstQuote([{ productType: 1, productCode: 'MSFT' }])
  expect((await loadStores()).product.useSelectedProduct.getState().selected?.productCode).toBe('AAPL')
  product.selectProduct({ productType: 4, productCode: 'EURUSD' })
  expect((await loadStores()).product.useSelectedProduct.getState().selected?.productCode).toBe('EURUSD')
  seedStorage('selected-product', { productType: 5, productCode: 'X' })
  expect((await loadStores()).product.useSelectedProduct.getState().selected).toBeUndefined()
})

it('locale store uses English until another is chosen, and offers the browser’s language once [R9.6, R2.2]', async () => {
  const { locale } = await loadStores()
  expect(locale.useLocale.getState()).toEqual({ locale: 'en', isChosen: false })
  expect(locale.localeToOffer(['de-AT', 'en'])).toBe('de')
  expect(locale.localeToOffer(['en-GB'])).toBeUndefined()
  expect(locale.localeToOffer(['xx'])).toBeUndefined()
  locale.chooseLocale('en')
  const next = await loadStores()
  expect(next.locale.localeToOffer(['de'])).toBeUndefined()
  seedStorage('locale', 'klingon')
  expect((await loadStores()).locale.useLocale.getState().locale).toBe('en')
})

it('error store records failures per route until they succeed again [R3.2, R2.11]', async () => {
  const { errors } = await loadStores()
  errors.recordNetworkError('/a', 'switches', 5)
  errors.recordNetworkError('/b', 'pageConfig', 6)
  errors.clearNetworkError('/a')
  expect(errors.useNetworkErrors.getState().byRoute).toEqual({ '/b': { cause: 'pageConfig', time: 6 } })
})

it('popup store shows a popup once per version [R3.2]', async () => {
  const { popUps } = await loadStores()
  popUps.markPopUpSeen({ id: 1, version: 2 })
  const { seen } = (await loadStores()).popUps.useSeenPopUps.getState()
  expect(popUps.isPopUpSeen({ id: 1, version: 2 }, seen)).toBe(true)
  expect(popUps.isPopUpSeen({ id: 1, version: 3 }, seen)).toBe(false)
  expect(popUps.isPopUpSeen({ id: 2, version: 1 }, seen)).toBe(false)
})
