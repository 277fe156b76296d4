import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { answerCustomerService } from '#server/sandbox/answer-customer-service.ts'
import { itWithBackEnd, picture, type BackEnd, type Person } from '#tests/support/back-end.ts'

const PAGE = { pageNum: 1, pageSize: 20 }
const write = (member: Person, body: object) =>
  member.call('sendServiceMessage', { body: { idempotencyKey: randomUUID(), ...body } })
const messagesOf = async (member: Person) => (await member.get('listServiceMessages', { query: PAGE })).rows
const unread = async (member: Person) => (await member.get('countServiceAnswers')).data
/** Runs the customer support job. */
const runSupport = ({ services }: BackEnd) => answerCustomerService(services)

describe('customer support', () => {
  itWithBackEnd(
    'is answered once by the published script after two seconds, and the answer stays',
    async backEnd => {
      const member = await backEnd.signUp()
      await write(member, { text: '  What are the fees?  ' })
      expect(await runSupport(backEnd)).toBe(0)
      backEnd.clock.advance(1999)
      expect(await runSupport(backEnd)).toBe(0)
      backEnd.clock.advance(1)
      await Promise.all([runSupport(backEnd), runSupport(backEnd), runSupport(backEnd)])
      const [answer, asked, ...more] = await messagesOf(member)
      expect(more).toEqual([])
      expect(asked).toMatchObject({
        sender: 'account',
        text: 'What are the fees?',
        readAt: backEnd.clock.now(),
      })
      expect(answer).toMatchObject({
        sender: 'desk',
        text: expect.stringMatching(/Every fee is shown/),
        readAt: null,
      })
      expect(await unread(member)).toBe(1)
      expect((await member.get('readServiceMessages')).data).toBe(0)
      expect(await unread(member)).toBe(0)
      expect((await messagesOf(member))[0]?.readAt).toBe(backEnd.clock.now())
    },
  )

  itWithBackEnd('answers in the language of the message, and says when it has no answer', async backEnd => {
    const member = await backEnd.signUp()
    const headers = { 'Accept-Language': 'zh', LanguageId: '1' }
    await member.call('sendServiceMessage', {
      body: { text: '提现多久？', idempotencyKey: randomUUID() },
      headers,
    })
    await write(member, { text: 'Tell me a joke' })
    backEnd.clock.advance(2000)
    await runSupport(backEnd)
    const texts = (await messagesOf(member)).filter(({ sender }) => sender === 'desk').map(({ text }) => text)
    expect(texts.some(text => text.startsWith('提现会审核'))).toBe(true)
    expect(texts.some(text => text.startsWith('This is sandbox support'))).toBe(true)
  })

  itWithBackEnd('accepts a picture of the sender once, and no empty message', async backEnd => {
    const [member, other] = [await backEnd.signUp(), await backEnd.signUp()]
    const upload = async (who: Person, purpose: string) =>
      (await who.get('uploadFile', { body: { purpose }, file: picture() })).data.id
    const pictureId = await upload(member, 'service')
    expect(await write(member, { pictureId })).toMatchObject({ code: 200, data: { text: '', pictureId } })
    const unknown = { code: 422, msg: 'hint_upload_unknown', params: { field: 'pictureId' } }
    expect(await write(member, { pictureId })).toMatchObject(unknown)
    expect(await write(member, { pictureId: await upload(other, 'service') })).toMatchObject(unknown)
    expect(await write(member, { pictureId: await upload(member, 'identity') })).toMatchObject(unknown)
    const empty = { code: 422, msg: 'hint_service_empty', params: { field: 'text' } }
    expect(await write(member, { text: '   ' })).toMatchObject(empty)
    expect(await write(member, {})).toMatchObject(empty)
    expect(await messagesOf(other)).toEqual([])
  })

  itWithBackEnd('accepts a message once under one key, also on a double tap', async backEnd => {
    const member = await backEnd.signUp()
    const body = { text: 'Hello', idempotencyKey: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => member.call('sendServiceMessage', { body })))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await messagesOf(member)).toHaveLength(1)
    expect(await write(member, { ...body, text: 'Other' })).toMatchObject({ code: 409 })
  })
})

describe('questions and documents', () => {
  itWithBackEnd('are open to guests, in their language [R1.4, R7.2]', async ({ guest }) => {
    const { rows } = await guest.get('listQuestions')
    expect(rows.length).toBeGreaterThan(8)
    expect(new Set(rows.map(({ category }) => category)).size).toBe(5)
    const inGerman = { headers: { 'Accept-Language': 'de', LanguageId: '4' } }
    expect((await guest.get('listQuestions', inGerman)).rows[0]?.question).toBe('Ist das echtes Geld?')
    const inArabic = { headers: { 'Accept-Language': 'ar', LanguageId: '18' } }
    expect((await guest.get('listQuestions', inArabic)).rows[0]?.question).toBe('هل هذه أموال حقيقية؟')
    for (const name of ['about', 'terms', 'privacy', 'risk', 'fees', 'accessibility'] as const) {
      const { data } = await guest.get('getRichText', { query: { name } })
      expect(data.name).toBe(name)
      expect(data.content).toMatch(/^<(p|ol|ul)>/)
    }
  })
})
