import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import BasicIdentityScreen from '#src/features/identity/basic-screen.tsx'
import AdvancedIdentityScreen from '#src/features/identity/advanced-screen.tsx'
import { saveChosenPlace } from '#src/stores/settings/chosen-place.ts'
import { readDraft, saveDraft } from '#src/stores/storage/drafts.ts'
import { answering, errorOf, useNetwork, visit } from '../support/visit.tsx'

const basicPath = '/pages/user/authentication'
const advancedPath = '/pages/user/authentication1'
const screens = { [basicPath]: BasicIdentityScreen, [advancedPath]: AdvancedIdentityScreen }
const basic = {
  status: 'approved',
  reason: null,
  country: 'CN',
  name: 'Wang Xiaoming',
  documentKind: 'idCard',
  documentEnd: '1234',
  birthDate: '1990-05-17',
  submittedAt: 1_795_199_400_000,
  reviewedAt: 1_795_199_405_000,
}
const advanced = {
  status: 'approved',
  reason: null,
  front: '21',
  back: '22',
  holding: '23',
  address: '12 Rue des Fleurs',
  placeName: 'Paris, France',
  latitude: '48.86',
  longitude: '2.35',
  submittedAt: 1_795_199_400_000,
  reviewedAt: 1_795_199_405_000,
}
const identityHandler = (data: object) =>
  answering('get', '/api/identity/detail', { code: 200, msg: 'ok', data })
const none = identityHandler({ basic: null, advanced: null })
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const send = () => screen.findByRole('button', { name: 'Submit for review' })
/** Below a form, which is shown once more before it is sent. */
const proceed = () => screen.findByRole('button', { name: 'Continue' })

useNetwork()

const typed = {
  country: 'CN',
  documentKind: 'idCard',
  name: ' Wang Xiaoming ',
  documentNumber: '11010119900517123X',
  birthDate: '1990-05-17',
}

it('identity form restores input after the session ended and clears it once sent [R4.1, R5.3]', async () => {
  const sent: object[] = []
  const told = () => ({ basic: sent.length > 0 ? { ...basic, status: 'pending' } : null, advanced: null })
  const handlers = [
    answering('get', '/api/identity/detail', () => ({ code: 200, msg: 'ok', data: told() })),
    answering('post', '/api/identity/submitBasic', fields => {
      sent.push(fields)
      return { code: 200, msg: 'ok', data: told() }
    }),
  ]
  saveDraft('identity-basic', typed, '7321480000000001')
  const { user } = await visit(basicPath, screens, { handlers })
  expect((await field('Full name')).value).toBe(' Wang Xiaoming ')
  await user.click(await proceed())
  const sheet = within(await screen.findByRole('dialog', { name: 'Check your details' }))
  expect(sheet.getAllByRole('definition').map(one => one.textContent)).toEqual([
    'Wang Xiaoming',
    'China',
    '11010119900517123X',
    'May 17, 1990',
  ])
  expect(sent).toEqual([])
  await user.click(await send())
  await waitFor(() => expect(sent).toEqual([{ ...typed, name: 'Wang Xiaoming' }]))
  expect(readDraft('identity-basic')).toBeUndefined()
})

it.each([
  [{ documentNumber: '1101011990051712' }, 'Document number', '15 or 18 digits; the last may be X'],
  [{ country: 'DE', documentNumber: 'C0' }, 'Document number', '5 to 20 letters, digits and hyphens'],
  [{ documentNumber: '' }, 'Document number', 'This field is required'],
  [{ name: '  ' }, 'Full name', 'This field is required'],
  [{ birthDate: '' }, 'Date of birth', 'This field is required'],
  [{ birthDate: '1890-01-01' }, 'Date of birth', 'Enter a valid date of birth'],
  [{ birthDate: '2024-01-01' }, 'Date of birth', 'You must be at least 18'],
])(
  'identity form shows an error at the field for %j and sends nothing [R5.3]',
  async (fields, name, words) => {
    let calls = 0
    const counting = answering('post', '/api/identity/submitBasic', () => ({
      code: 460,
      msg: String(++calls),
    }))
    saveDraft('identity-basic', { ...typed, ...fields }, '7321480000000001')
    const { user } = await visit(basicPath, screens, { handlers: [none, counting] })
    await user.click(await proceed())
    expect(errorOf(await field(name))).toBe(words)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls).toBe(0)
  },
)

it('identity form shows a refusal of what was sent at its field', async () => {
  const refusing = answering('post', '/api/identity/submitBasic', {
    code: 422,
    msg: 'hint_invalid_field',
    params: { field: 'documentNumber' },
  })
  saveDraft('identity-basic', typed, '7321480000000001')
  const { user } = await visit(basicPath, screens, { handlers: [none, refusing] })
  await user.click(await proceed())
  await user.click(await send())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(errorOf(await field('Document number'))).toBe('Check this field')
})

it('identity screen shows the reason of a refusal and allows another attempt', async () => {
  const refused = { ...basic, status: 'refused', reason: 'hint_identity_number_refused' }
  await visit(basicPath, screens, { handlers: [identityHandler({ basic: refused, advanced: null })] })
  expect(await screen.findByText(/The document number could not be verified\./)).toBeTruthy()
  expect(await proceed()).toBeTruthy()
})

it('identity screen hides the number of a passed check and continues', async () => {
  await visit(basicPath, screens, { handlers: [identityHandler({ basic, advanced: null })] })
  expect(await screen.findByText('ending in 1234')).toBeTruthy()
  expect(screen.getByText('May 17, 1990')).toBeTruthy()
  const on = screen.getByRole('link', { name: 'Continue to advanced verification' })
  expect(on.getAttribute('href')).toBe(advancedPath)
})

it('advanced check requires the basic check', async () => {
  await visit(advancedPath, screens, { handlers: [none] })
  expect(await screen.findByRole('link', { name: 'Go to basic verification' })).toBeTruthy()
})

it('advanced check takes photos and the chosen place, says what each has to show, and names a missing photo (U19)', async () => {
  const sent: object[] = []
  const handlers = [
    identityHandler({ basic, advanced: null }),
    answering('post', '/api/identity/submitAdvanced', fields => {
      sent.push(fields)
      return { code: 422, msg: 'hint_upload_unknown', params: { field: 'back' } }
    }),
  ]
  saveDraft(
    'identity-advanced',
    { front: '21', back: '22', address: '12 Rue des Fleurs' },
    '7321480000000001',
  )
  saveChosenPlace({ name: 'Paris, France', latitude: '48.86', longitude: '2.35' })
  const { user } = await visit(advancedPath, screens, { handlers })
  expect(await screen.findByText('Paris, France')).toBeTruthy()
  expect(screen.getAllByText(/All four corners visible/)).toHaveLength(2)
  expect(screen.getByText(/Your whole face and the document visible/)).toBeTruthy()
  await user.click(await proceed())
  expect(await screen.findByText('Photo required')).toBeTruthy()
  expect(sent).toEqual([])
})

it('advanced check shows photos and address once more before they are sent, and a refusal at its field (look V46)', async () => {
  const sent: object[] = []
  const handlers = [
    identityHandler({ basic, advanced: null }),
    answering('post', '/api/identity/submitAdvanced', fields => {
      sent.push(fields)
      return { code: 422, msg: 'hint_upload_unknown', params: { field: 'back' } }
    }),
  ]
  const photos = { front: '21', back: '22', holding: '23' }
  saveDraft('identity-advanced', { ...photos, address: ' 12 Rue des Fleurs ' }, '7321480000000001')
  const { user } = await visit(advancedPath, screens, { handlers })
  await user.click(await proceed())
  const check = within(await screen.findByRole('dialog', { name: 'Check your details' }))
  for (const label of ['Front of document', 'Back of document', 'Selfie with document'])
    expect(check.getByText(label)).toBeTruthy()
  expect(check.getByText('12 Rue des Fleurs')).toBeTruthy()
  expect(sent).toEqual([])
  await user.click(await send())
  expect(await screen.findByText('This picture is no longer available. Add it again')).toBeTruthy()
  expect(sent).toEqual([{ ...photos, address: '12 Rue des Fleurs' }])
})

it('advanced check requires no back of a passport', async () => {
  const passport = { ...basic, documentKind: 'passport' }
  await visit(advancedPath, screens, { handlers: [identityHandler({ basic: passport, advanced: null })] })
  expect(await screen.findByText('Passport photo page')).toBeTruthy()
  expect(screen.queryByText('Back of document')).toBeNull()
})

it('submitted advanced check links to its photos and place', async () => {
  await visit(advancedPath, screens, { handlers: [identityHandler({ basic, advanced })] })
  const place = (await screen.findByText('Paris, France')).closest('a')
  expect(place?.getAttribute('href')).toBe(
    '/open-location?latitude=48.86&longitude=2.35&name=Paris%2C+France',
  )
  expect(screen.getByText('Photos').closest('a')?.getAttribute('href')).toBe(
    '/preview-image?ids=21%2C22%2C23',
  )
})
