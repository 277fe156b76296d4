import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import MessagesScreen from '#src/features/message/messages-screen.tsx'
import { unreachable, useNetwork, visit, type Visit } from '../support/visit.tsx'

useNetwork()

const route = '/pages/msg/msg-list'
const choosing = '/api/contract/liquidationNotice/choose'

async function open(handlers: Visit['handlers'] = []) {
  await visit(route, { [route]: MessagesScreen }, { handlers })
  await userEvent.click(await screen.findByRole('button', { name: 'Notification settings' }))
}
const field = async (name: string) => (await screen.findByRole('combobox', { name })) as HTMLInputElement
async function choose(name: string, option: string) {
  await userEvent.click(await field(name))
  const label = (await field(name)).getAttribute('aria-controls')
  const list = document.getElementById(label ?? '')!
  // Its list is outside the sheet, which hides all else from assistive technology while it is open.
  await userEvent.click(await within(list).findByText(option))
}

/** A back end that keeps what is chosen, the larger distance first. */
function backEnd() {
  let data = { first: 20, second: 10 }
  const answer = () => HttpResponse.json({ code: 200, msg: 'ok', data })
  return [
    http.get('*/api/contract/liquidationNotice', answer),
    http.post(`*${choosing}`, async ({ request }) => {
      const fields = new URLSearchParams(await request.text())
      const [second, first] = [Number(fields.get('first')), Number(fields.get('second'))].toSorted(
        (a, b) => a - b,
      )
      data = { first: first!, second: second! }
      return answer()
    }),
  ]
}

it('the distances to liquidation at which somebody is told are chosen with the notices (18)', async () => {
  await open(backEnd())
  expect((await field('First warning')).value).toBe('20% away')
  expect((await field('Second warning')).value).toBe('10% away')
  await choose('Second warning', '30% away')
  await waitFor(async () => expect((await field('First warning')).value).toBe('30% away'))
  expect((await field('Second warning')).value).toBe('20% away')
  await choose('Second warning', 'Off')
  await waitFor(async () => expect((await field('Second warning')).value).toBe('Off'))
})

it('a choice that could not be stored is shown as it was, with the reason', async () => {
  await open([unreachable('post', choosing), ...backEnd()])
  await choose('First warning', '50% away')
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect((await field('First warning')).value).toBe('20% away')
})
