import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import DepositScreen from '#src/features/deposit/deposit-screen.tsx'
import { switchLocale } from '#src/i18n/runtime.ts'
import { answering, useNetwork, visit } from '#tests/src/features/support/visit.tsx'

useNetwork()

const tips = (remark: string, isVisible = 1) =>
  answering('get', '/api/textLang/list', {
    code: 200,
    msg: 'ok',
    rows: [{ id: 1, remark, isVisible, content: { en: 'Free until Sunday.', de: 'Bis Sonntag frei.' } }],
    total: 1,
  })

const path = '/pages/user/recharge'

it('deposit form shows the tip of its remark, in the language of the app [R3.2]', async () => {
  await visit(path, { [path]: DepositScreen }, { handlers: [tips('depositNotice')] })
  await screen.findByText('Free until Sunday.')
  await act(() => switchLocale('de'))
  await screen.findByText('Bis Sonntag frei.')
})

it('a tip of another form, and one that is hidden, are not shown [R3.2]', async () => {
  for (const handler of [tips('withdrawNotice'), tips('depositNotice', 0)]) {
    const { client, unmount } = await visit(path, { [path]: DepositScreen }, { handlers: [handler] })
    await screen.findByLabelText('Amount')
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(screen.queryByText('Free until Sunday.')).toBeNull()
    unmount()
    localStorage.clear()
  }
})

it('no tip is shown while the setting scoreTips is 0 [R9.1]', async () => {
  const site = answering('get', '/api/siteInfo/getSiteInfo', {
    code: 200,
    msg: 'ok',
    data: { siteName: 'X', logo: null, sandbox: true, serviceEmail: null, otherValue: { scoreTips: '0' } },
  })
  const { client } = await visit(path, { [path]: DepositScreen }, { handlers: [site, tips('depositNotice')] })
  await screen.findByLabelText('Amount')
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.queryByText('Free until Sunday.')).toBeNull()
})
