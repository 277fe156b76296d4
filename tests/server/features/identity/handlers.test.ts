import { describe, expect } from 'vitest'
import { itServes, type Person } from '#tests/support/back-end.ts'
import { BASIC, advancedFor, photo, reviewChecks } from '#tests/support/identities.ts'

const basic = (member: Person, fields: object = {}) =>
  member.call('submitBasicIdentity', { body: { ...BASIC, ...fields } })
const at = (field: string) => ({ code: 422, msg: 'hint_invalid_field', params: { field } })
const kindsOf = async (member: Person) => (await member.get('countUnreadMessages')).data

describe('the basic check', () => {
  itServes('waits for the operator and is passed; its number is never sent back', async backEnd => {
    const member = await backEnd.signUp()
    expect(await member.get('getIdentity')).toMatchObject({ data: { basic: null, advanced: null } })
    const answer = await basic(member, { documentNumber: '11010119900517123x' })
    expect(answer).toMatchObject({ data: { basic: { status: 'pending', documentEnd: '123X' } } })
    expect(JSON.stringify(answer)).not.toContain('110101')
    expect(await basic(member)).toEqual({ code: 460, msg: 'hint_identity_decided' })
    await reviewChecks(backEnd)
    const { data } = await member.get('getIdentity')
    expect(data.basic).toMatchObject({ status: 'approved', reviewedAt: backEnd.clock.now() })
    expect(await kindsOf(member)).toBe(1)
    expect(await basic(member)).toEqual({ code: 460, msg: 'hint_identity_decided' })
  })

  itServes(
    'is refused for a number that ends in 13, with the reason, and can be tried again',
    async backEnd => {
      const member = await backEnd.signUp()
      await basic(member, { documentNumber: '110101199005171213' })
      await reviewChecks(backEnd)
      expect((await member.get('getIdentity')).data.basic).toMatchObject({
        status: 'refused',
        reason: 'hint_identity_number_refused',
      })
      expect(await basic(member)).toMatchObject({ code: 200, data: { basic: { status: 'pending' } } })
    },
  )

  itServes('takes a Chinese card by its form, and other documents by theirs [R5.3]', async ({ signUp }) => {
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
  })

  itServes('takes nobody under eighteen, and no day that there is not', async ({ signUp, clock }) => {
    const member = await signUp()
    const today = new Date(clock.now()).toISOString().slice(0, 10)
    const years = (count: number) => `${Number(today.slice(0, 4)) - count}${today.slice(4)}`
    for (const birthDate of ['1990-02-30', '1899-12-31', years(-1)]) {
      expect(await basic(member, { birthDate })).toEqual(at('birthDate'))
    }
    const tooYoung = { field: 'birthDate', years: '18' }
    expect(await basic(member, { birthDate: years(17) })).toMatchObject({ code: 422, params: tooYoung })
    expect(await basic(member, { birthDate: years(18) })).toMatchObject({ code: 200 })
  })

  itServes('of two at once takes one', async ({ signUp }) => {
    const member = await signUp()
    const answers = await Promise.all([basic(member), basic(member), basic(member)])
    expect(answers.map(answer => answer.code).toSorted()).toEqual([200, 460, 460])
  })
})

describe('the advanced check', () => {
  itServes('comes after the basic one and takes one’s own photos, once each', async backEnd => {
    const [member, other] = [await backEnd.signUp(), await backEnd.signUp()]
    const early = { front: await photo(member), back: await photo(member), holding: await photo(member) }
    const address = '12 Rue des Fleurs'
    const submit = (fields: object) => member.call('submitAdvancedIdentity', { body: { address, ...fields } })
    expect(await submit(early)).toEqual({ code: 460, msg: 'hint_identity_basic_first' })
    await basic(member)
    await reviewChecks(backEnd)
    const unknown = (field: string) => ({ code: 422, msg: 'hint_upload_unknown', params: { field } })
    expect(await submit({ ...early, front: await photo(other) })).toEqual(unknown('front'))
    expect(await submit({ ...early, holding: early.front })).toEqual(unknown('holding'))
    expect(await submit({ front: early.front, holding: early.holding })).toEqual(at('back'))
    expect(await submit(early)).toMatchObject({ data: { advanced: { status: 'pending', placeName: null } } })
    expect(await submit(early)).toEqual({ code: 460, msg: 'hint_identity_decided' })
    await reviewChecks(backEnd)
    expect((await member.get('getIdentity')).data.advanced).toMatchObject({ status: 'approved' })
    const stolen = await other.call('readUpload', { query: { id: early.front } })
    expect(stolen).toMatchObject({ code: 422, msg: 'hint_upload_unknown' })
  })

  itServes('is refused for an address that ends in 13, and needs new photos then', async backEnd => {
    const member = await backEnd.signUp()
    const fields = await advancedFor(member, backEnd)
    const body = { ...fields, address: 'Elm Street 13' }
    await member.get('submitAdvancedIdentity', { body })
    await reviewChecks(backEnd)
    const { data } = await member.get('getIdentity')
    expect(data.advanced).toMatchObject({ status: 'refused', reason: 'hint_identity_photos_refused' })
    expect(await member.call('submitAdvancedIdentity', { body: fields })).toMatchObject({
      msg: 'hint_upload_unknown',
    })
    const again = { front: await photo(member), back: await photo(member), holding: await photo(member) }
    expect(await member.call('submitAdvancedIdentity', { body: { ...fields, ...again } })).toMatchObject({
      code: 200,
    })
  })

  itServes('asks for no back of a passport', async backEnd => {
    const member = await backEnd.signUp()
    await basic(member, { country: 'FR', documentKind: 'passport', documentNumber: '12AB34567' })
    await reviewChecks(backEnd)
    const body = { front: await photo(member), holding: await photo(member), address: 'Rue 1' }
    expect(await member.call('submitAdvancedIdentity', { body })).toMatchObject({
      data: { advanced: { back: null } },
    })
  })
})
