import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { mocks } from '#src/api/generated/mocks.ts'
import { operations } from '#src/api/generated/operations.ts'
import { routes } from '#src/app/routes.ts'
import { screens } from '#src/app/navigation/screens.ts'
import { loadRemainingMessages } from '#src/i18n/runtime.ts'
import { PATHS } from '#src/lib/paths.ts'
import { setDisplay } from '#src/stores/settings/display.ts'
import { useNetwork, visit } from './support/visit.tsx'

useNetwork()

// A canvas, which has no text and does not exist here.
vi.mock('#src/widgets/chart/plot/candle-plot.ts', () => {
  throw new Error('There is no canvas.')
})

type OperationId = keyof typeof mocks

/** What guests may ask for says nothing of the person, nor do the conditions of price alerts. */
const isPublic = (id: OperationId) => id === 'listAlerts' || operations[id].isPublic

/** Figures that are not amounts: prices, rates, the bounds and fees of a service. */
const publicField =
  /price|rate|percent|ratio|scale|decimals|^min|^max|fee|leverage|step|takeProfit|stopLoss|weighted|drawdown|share|id$/i
const planted = '88888.88'
/** The planted amount in whole, in short, and one of two. */
const readable = /88[., ’']?888|88[.,]9\s?K|89\s?K/

/** The answer with each amount of the person replaced by the planted one. */
function plant(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map(one => plant(one, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plant(one, key)]))
  if (typeof value !== 'string' || !/^-?\d{1,12}(\.\d+)?$/.test(value) || publicField.test(name)) return value
  return value.startsWith('-') ? `-${planted}` : planted
}

const planting = (Object.keys(mocks) as OperationId[])
  .filter(id => operations[id].method === 'get' && !isPublic(id))
  .map(id => http.get(`*${operations[id].path}`, () => HttpResponse.json(Object(plant(mocks[id].example())))))

const load = async (file: string): Promise<ComponentType> => {
  const key = `${file.startsWith('app/') ? file.replace('app/', './') : `../${file}`}-screen.tsx`
  const home = () => import('#src/features/home/home-e-screen.tsx')
  return (await (screens[key] ?? home)()).default
}

const shownText = () =>
  [document.body, ...document.querySelectorAll('[aria-label]')]
    .map(each => `${each.textContent} ${each.getAttribute('aria-label') ?? ''}`)
    .join(' ') + document.title

/** Opens a screen and each of its tabs in turn, and looks at all of them. */
async function look(path: string, file: string, check: (text: string) => void): Promise<void> {
  const Screen = await load(file)
  await loadRemainingMessages(['earnings', 'profile'])
  const { client } = await visit(path, { [path]: Screen }, { handlers: planting })
  const isIdle = () => expect(client.isFetching()).toBe(0)
  await waitFor(isIdle)
  check(shownText())
  for (const { id } of screen.queryAllByRole('tab')) {
    const tab = document.getElementById(id)
    if (tab) fireEvent.click(tab)
    // oxlint-disable-next-line no-await-in-loop -- One tab after the other, as a person opens them.
    await waitFor(isIdle)
    check(shownText())
  }
}

/** A payment that is being made has to be read. */
const excluded: readonly string[] = [PATHS.payDeposit]
const all = routes.filter(({ path, screen: file }) => file !== '' && !excluded.includes(path))

it.each(all.map(({ path, screen: file }) => [path, file]))(
  'no amount of the person is readable on %s while balances are hidden, or percentages only',
  async (path, file) => {
    for (const keepsPercent of [false, true]) {
      setDisplay({ hideFigures: true, keepsPercent })
      // oxlint-disable-next-line no-await-in-loop -- One after the other, in the same document.
      await look(path, file, text => expect(text).not.toMatch(readable))
      cleanup()
    }
  },
)

it('while balances are shown, the same amounts are readable: the search would find them', async () => {
  const texts: string[] = []
  await look(PATHS.wallet, 'features/wallet/wallet', text => texts.push(text))
  expect(texts.join(' ')).toMatch(readable)
})
