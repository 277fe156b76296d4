import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rowsOf } from '#src/api/envelope.ts'
import { getListSwitchesQueryKey, useListSwitches } from '#src/api/generated/site/site.ts'
import TroubleBanner from '#src/app/shell/trouble-banner.tsx'
import { useTrouble } from '#src/app/shell/trouble.ts'
import { answering, useNetwork, visit } from '#tests/src/features/support/visit.tsx'

useNetwork()

function Page() {
  const trouble = useTrouble()
  const rows = rowsOf(useListSwitches({ query: { meta: { quiet: true } } }).data)
  return (
    <>
      {trouble && <TroubleBanner trouble={trouble} />}
      <p>{rows?.map(({ description }) => description).join()}</p>
    </>
  )
}
const row = (id: unknown, description: string) => ({ id, description })

it('a screen whose rows cannot all be read shows the others and says so, until they can', async () => {
  let id: unknown = 'none'
  const switches = answering('get', '/api/switchSet/list', () => ({
    code: 200,
    msg: 'ok',
    rows: [row(1, 'first'), row(id, 'second')],
    total: 2,
  }))
  const { client } = await visit('/', { '/': Page }, { handlers: [switches] })
  expect(await screen.findByText('first')).toBeTruthy()
  expect(screen.getByText(/could not be read and are missing/)).toBeTruthy()
  id = 2
  await act(() => client.refetchQueries())
  expect(await screen.findByText('first,second')).toBeTruthy()
  expect(screen.queryByText(/could not be read/)).toBeNull()
})

it('a page that shows the layout of an earlier visit says so, as long as the latest cannot be loaded [R4.4]', async () => {
  let isUp = true
  const answer = () =>
    isUp ? { code: 200, msg: 'ok', rows: [row(1, 'first')], total: 1 } : { code: 460, msg: 'x' }
  const { client } = await visit(
    '/',
    { '/': Page },
    { handlers: [answering('get', '/api/switchSet/list', answer)] },
  )
  expect(await screen.findByText('first')).toBeTruthy()
  expect(screen.queryByText(/out of date/)).toBeNull()
  isUp = false
  await act(() => client.refetchQueries({ queryKey: getListSwitchesQueryKey() }))
  expect(await screen.findByText(/may be out of date/)).toBeTruthy()
  expect(screen.getByText('first')).toBeTruthy()
})
