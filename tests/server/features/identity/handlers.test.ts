import { describe, expect } from 'vitest'
import { documentMarkJob } from '#server/features/identity/document-marks.ts'
import { runJob } from '#server/kernel/job.ts'
import { PASSWORD, itWithBackEnd, type Person } from '#tests/support/back-end.ts'
import { runStatements } from '#tests/support/databases/databases.ts'
import {
  BASIC_CHECK,
  advancedCheckFields,
  uploadPhoto,
  reviewDueChecks,
} from '#tests/support/features/identity.ts'

const basic = (member: Person, fields: object = {}) =>
  member.call('submitBasicIdentity', { body: { ...BASIC_CHECK, ...fields } })
const at = (field: string) => ({ code: 422, msg: 'hint_invalid_field', params: { field } })
const kindsOf = async (member: Person) => (await member.get('countUnreadMessages')).data

describe('basic check', () => {
  itWithBackEnd('waits for the operator and passes; its number is never returned', async backEnd => {
    const member = await backEnd.signUp()
    expect(await member.get('getIdentity')).toMatchObject({ data: { basic: null, advanced: null } })
    const answer = await basic(member, { documentNumber: '11010119900517123x' })
    expect(answer).toMatchObject({ data: { basic: { status: 'pending', documentEnd: '123X' } } })
    expect(JSON.stringify(answer)).not.toContain('110101')
    expect(await basic(member)).toEqual({ code: 460, msg: 'hint_identity_decided' })
    await reviewDueChecks(backEnd)
    const { data } = await member.get('getIdentity')
    expect(data.basic).toMatchObject({ status: 'approved', reviewedAt: backEnd.clock.now() })
    expect(await kindsOf(member)).toBe(1)
    expect(await basic(member)).toEqual({ code: 460, msg: 'hint_identity_decided' })
  })

  itWithBackEnd(
    'is refused with a reason for a number ending in 13, and can be tried again',
    async backEnd => {
      const member = await backEnd.signUp()
      await basic(member, { documentNumber: '110101199005171213' })
      await reviewDueChecks(backEnd)
      expect((await member.get('getIdentity')).data.basic).toMatchObject({
        status: 'refused',
        reason: 'hint_identity_number_refused',
      })
      expect(await basic(member)).toMatchObject({ code: 200, data: { basic: { status: 'pending' } } })
    },
  )

  itWithBackEnd(
    'validates a Chinese identity card and other documents by their own rules [R5.3]',
    async ({ signUp }) => {
      const member = await signUp()
      const wrong = [
        { documentNumber: '11010119900517123' },
        { documentNumber: 'AB1234567' },
        { country: 'DE', documentNumber: 'C0' },
        { country: 'DE', documentNumber: 'C01X_0000' },
        { country: 'DE', documentNumber: '-C01X0000' },
      ]
      for (const fields of wrong) expect(await basic(member, fields)).toEqual(at('documentNumber'))
      expect(await basic(member, { country: 'XX' })).toEqual(at('country'))
      expect(await basic(member, { name: '   ' })).toEqual(at('name'))
      expect(await basic(member, { country: 'DE', documentNumber: ' c01x 0000-t ' })).toMatchObject({
        code: 200,
      })
    },
  )

  itWithBackEnd(
    'refuses anybody under eighteen, and a day that does not exist',
    async ({ signUp, clock }) => {
      const member = await signUp()
      const today = new Date(clock.now()).toISOString().slice(0, 10)
      const years = (count: number) => `${Number(today.slice(0, 4)) - count}${today.slice(4)}`
      for (const birthDate of ['1990-02-30', '1899-12-31', years(-1)]) {
        expect(await basic(member, { birthDate })).toEqual(at('birthDate'))
      }
      const tooYoung = { field: 'birthDate', years: '18' }
      expect(await basic(member, { birthDate: years(17) })).toMatchObject({ code: 422, params: tooYoung })
      expect(await basic(member, { birthDate: years(18) })).toMatchObject({ code: 200 })
    },
  )

  itWithBackEnd('accepts one of two simultaneous requests', async ({ signUp }) => {
    const member = await signUp()
    const answers = await Promise.all([basic(member), basic(member), basic(member)])
    expect(answers.map(answer => answer.code).toSorted()).toEqual([200, 460, 460])
  })
})

describe('advanced check', () => {
  itWithBackEnd('requires the basic check and unused photos of the account’s own', async backEnd => {
    const [member, other] = [await backEnd.signUp(), await backEnd.signUp()]
    const early = {
      front: await uploadPhoto(member),
      back: await uploadPhoto(member),
      holding: await uploadPhoto(member),
    }
    const address = '12 Rue des Fleurs'
    const submit = (fields: object) => member.call('submitAdvancedIdentity', { body: { address, ...fields } })
    expect(await submit(early)).toEqual({ code: 460, msg: 'hint_identity_basic_first' })
    await basic(member)
    await reviewDueChecks(backEnd)
    const unknown = (field: string) => ({ code: 422, msg: 'hint_upload_unknown', params: { field } })
    expect(await submit({ ...early, front: await uploadPhoto(other) })).toEqual(unknown('front'))
    expect(await submit({ ...early, holding: early.front })).toEqual(unknown('holding'))
    expect(await submit({ front: early.front, holding: early.holding })).toEqual(at('back'))
    expect(await submit(early)).toMatchObject({ data: { advanced: { status: 'pending', placeName: null } } })
    expect(await submit(early)).toEqual({ code: 460, msg: 'hint_identity_decided' })
    await reviewDueChecks(backEnd)
    expect((await member.get('getIdentity')).data.advanced).toMatchObject({ status: 'approved' })
    const stolen = await other.call('readUpload', { query: { id: early.front } })
    expect(stolen).toMatchObject({ code: 422, msg: 'hint_upload_unknown' })
  })

  itWithBackEnd('is refused for an address ending in 13, and then requires new photos', async backEnd => {
    const member = await backEnd.signUp()
    const fields = await advancedCheckFields(member, backEnd)
    const body = { ...fields, address: 'Elm Street 13' }
    await member.get('submitAdvancedIdentity', { body })
    await reviewDueChecks(backEnd)
    const { data } = await member.get('getIdentity')
    expect(data.advanced).toMatchObject({ status: 'refused', reason: 'hint_identity_photos_refused' })
    expect(await member.call('submitAdvancedIdentity', { body: fields })).toMatchObject({
      msg: 'hint_upload_unknown',
    })
    const again = {
      front: await uploadPhoto(member),
      back: await uploadPhoto(member),
      holding: await uploadPhoto(member),
    }
    expect(await member.call('submitAdvancedIdentity', { body: { ...fields, ...again } })).toMatchObject({
      code: 200,
    })
  })

  itWithBackEnd('requires no back of a passport', async backEnd => {
    const member = await backEnd.signUp()
    await basic(member, { country: 'FR', documentKind: 'passport', documentNumber: '12AB34567' })
    await reviewDueChecks(backEnd)
    const body = { front: await uploadPhoto(member), holding: await uploadPhoto(member), address: 'Rue 1' }
    expect(await member.call('submitAdvancedIdentity', { body })).toMatchObject({
      data: { advanced: { back: null } },
    })
  })
})

describe('a document', () => {
  const passport = { country: 'DE', documentKind: 'passport', documentNumber: 'C01X-00T 48' }
  const taken = { code: 422, msg: 'hint_identity_document_taken', params: { field: 'documentNumber' } }

  itWithBackEnd(
    'is one identity card with its 15 characters and with the 18 of later ones',
    async backEnd => {
      const cards = [
        ['110105900101123', '110105199001011232'],
        ['110105491231002', '11010519491231002X'],
      ] as const
      for (const [short, long] of cards) {
        const [ana, ben] = [await backEnd.signUp(), await backEnd.signUp()]
        const card = { country: 'CN', documentKind: 'idCard' }
        expect(await basic(ana, { ...card, documentNumber: long })).toMatchObject({ code: 200 })
        expect(await basic(ben, { ...card, documentNumber: short })).toEqual(taken)
        expect(await basic(ben, { ...card, country: 'FR', documentNumber: short })).toMatchObject({
          code: 200,
        })
      }
    },
  )

  itWithBackEnd('is accepted for one account, however its number is written', async backEnd => {
    const [ana, ben] = [await backEnd.signUp(), await backEnd.signUp()]
    expect(await basic(ana, passport)).toMatchObject({ code: 200 })
    for (const documentNumber of ['C01X-00T 48', 'c01x00t48', 'C01X-00-T48']) {
      expect(await basic(ben, { ...passport, documentNumber })).toEqual(taken)
    }
    expect(await basic(ana, passport)).toMatchObject({ msg: 'hint_identity_decided' })
    await reviewDueChecks(backEnd)
    expect(await basic(ben, passport)).toEqual(taken)
    // The same digits of another country or kind are another document.
    expect(await basic(ben, { ...passport, country: 'FR' })).toMatchObject({ code: 200 })
  })

  itWithBackEnd('is accepted for one of two accounts at the same moment', async ({ signUp }) => {
    const members = [await signUp(), await signUp(), await signUp()]
    const codes = await Promise.all(members.map(async member => (await basic(member, passport)).code))
    expect(codes.toSorted()).toEqual([200, 422, 422])
  })

  itWithBackEnd('is free again after a rejection, and not when the account is closed', async backEnd => {
    const [ana, ben] = [await backEnd.signUp(), await backEnd.signUp()]
    const refused = { documentNumber: '110101199005171213' }
    await basic(ana, refused)
    await reviewDueChecks(backEnd)
    expect(await basic(ben, refused)).toMatchObject({ code: 200 })
    await basic(ana, passport)
    await ana.get('closeAccount', { body: { password: PASSWORD, confirmation: 'close' } })
    expect(await basic(await backEnd.signUp(), passport)).toEqual(taken)
  })

  itWithBackEnd('of an earlier version is marked, the older of two accounts has it', async backEnd => {
    const { services, signUp } = backEnd
    const [ana, ben] = [await signUp(), await signUp()]
    await basic(ana, passport)
    await basic(ben, { ...passport, documentNumber: 'C01X00T49' })
    const fields = (
      await services.store.query<{ fields: string }>('SELECT fields FROM identity_checks ORDER BY id')
    )[0]
    await runStatements(services.store, [
      'UPDATE identity_checks SET document_mark = NULL, fields = $1',
      [fields!.fields],
    ])
    await runJob(services, documentMarkJob(services))
    expect(await basic(await signUp(), passport)).toEqual(taken)
    const marks = await services.store.query('SELECT document_mark FROM identity_checks ORDER BY id')
    expect(marks).toEqual([{ document_mark: expect.stringMatching(/^.{43}$/) }, { document_mark: '' }])
    await runJob(services, documentMarkJob(services))
    expect(await services.store.query('SELECT document_mark FROM identity_checks ORDER BY id')).toEqual(marks)
  })
})
