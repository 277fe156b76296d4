import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Locale } from '#src/lib/locales.ts'
import { PairSheet } from '#src/features/bibi/pair-sheet.tsx'
import { renderUi } from '#tests/support/render.tsx'
import { etherBitcoin } from './support.tsx'

const solana = { ...etherBitcoin, pairCode: 'SOL/BTC', baseCode: 'SOL', baseName: 'Solana' }
const pairs = [
  { ...etherBitcoin, baseNameLang: { en: 'Ethereum', jp: 'イーサリアム', rus: 'Эфириум' } },
  { ...solana, baseNameLang: { en: 'Solana', jp: 'ソラナ' } },
]

afterEach(cleanup)

async function search(text: string, locale: Locale = 'en'): Promise<string[]> {
  const sheet = <PairSheet open pairs={pairs} chosen={undefined} onChoose={() => {}} onClose={() => {}} />
  await renderUi(sheet, { locale })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
  return pairs.map(({ pairCode }) => pairCode).filter(code => screen.queryByText(code) !== null)
}

it('pair sheet finds a pair by its code, with and without the slash [R1.2]', async () => {
  expect(await search('eth/b')).toEqual(['ETH/BTC'])
  cleanup()
  expect(await search('solbtc')).toEqual(['SOL/BTC'])
})

it('pair sheet finds a pair by the coin’s name in the reader’s language and in English [R1.2, R3.5]', async () => {
  expect(await search('そらな', 'jp')).toEqual(['SOL/BTC'])
  cleanup()
  expect(await search('ЭФИРИУМ', 'rus')).toEqual(['ETH/BTC'])
  cleanup()
  expect(await search('solana', 'jp')).toEqual(['SOL/BTC'])
})

it('pair sheet says when no pair matches, and shows all for an empty search', async () => {
  expect(await search('zzz')).toEqual([])
  expect(screen.getByText('No matching pairs')).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' ' } })
  expect(screen.getAllByText(/\/BTC$/)).toHaveLength(2)
})
