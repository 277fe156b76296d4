import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { contractOrderFields, itWithBackEnd, spotOrderFields } from '#tests/support/back-end.ts'

const MAX_PRICE = { maximum: '10000000', currency: 'USDT' }
const aboveMaximum = (field: string) => ({
  code: 422,
  msg: 'hint_above_maximum',
  params: { field, ...MAX_PRICE },
})

describe('values beyond what can be stored', () => {
  itWithBackEnd(
    'a take profit or stop loss above the maximum price is refused with that price (M14)',
    async ({ signUp }) => {
      const member = await signUp({ money: '5000' })
      const order = await contractOrderFields(member, { takeProfit: '92233721' })
      expect(await member.call('placeContractOrder', { body: order })).toEqual(aboveMaximum('takeProfit'))
      const { data: preview } = await member.get('previewContractOrder', {
        body: { ...order, previewPrice: undefined, idempotencyKey: undefined },
      })
      expect(preview.problem).toMatchObject({
        field: 'takeProfit',
        msg: 'hint_above_maximum',
        params: MAX_PRICE,
      })
      const body = await contractOrderFields(member, { takeProfit: '10000000' })
      const { data: placed } = await member.get('placeContractOrder', { body })
      const exits = { id: placed.id, stopLoss: '99999999.99', idempotencyKey: randomUUID() }
      expect(await member.call('setContractExits', { body: exits })).toEqual(aboveMaximum('stopLoss'))
    },
  )

  itWithBackEnd('a limit above the maximum price is refused with that price (M14)', async ({ signUp }) => {
    const member = await signUp({ money: '5000' })
    const limit = { orderType: 'limit', limitPrice: '92233721' }
    const spot = await spotOrderFields(member, limit)
    expect(await member.call('placeSpotOrder', { body: spot })).toEqual(aboveMaximum('limitPrice'))
    const contract = await contractOrderFields(member, limit)
    expect(await member.call('placeContractOrder', { body: contract })).toEqual(aboveMaximum('limitPrice'))
  })

  itWithBackEnd('an id of more than 63 bits is refused at its field (M14)', async ({ signUp }) => {
    const member = await signUp()
    const beyond = '9223372036854775808'
    const query = { pageNum: 1, pageSize: 20, before: `${beyond}-0` }
    expect(await member.call('listLedgerEntries', { query })).toEqual({
      code: 422,
      msg: 'hint_invalid_field',
      params: { field: 'before' },
    })
    expect(await member.call('getDeposit', { query: { id: beyond } })).toMatchObject({
      code: 422,
      params: { field: 'id' },
    })
    expect(await member.call('getDeposit', { query: { id: '8999999999999999999' } })).toEqual({
      code: 460,
      msg: 'hint_deposit_unknown',
    })
  })

  itWithBackEnd(
    'a preview price with more decimals than are stored is refused at its field (M14)',
    async ({ signUp }) => {
      const member = await signUp({ money: '5000' })
      const order = await spotOrderFields(member)
      const previewPrice = `${String(order['previewPrice']).split('.')[0]}.123456789012`
      const refused = { code: 422, msg: 'hint_invalid_field', params: { field: 'previewPrice' } }
      expect(await member.call('placeSpotOrder', { body: { ...order, previewPrice } })).toEqual(refused)
      const contract = await contractOrderFields(member)
      expect(await member.call('placeContractOrder', { body: { ...contract, previewPrice } })).toEqual(
        refused,
      )
    },
  )

  itWithBackEnd(
    'a text with a character that no database stores is refused at its field (M14)',
    async ({ signUp }) => {
      const member = await signUp()
      expect(await member.call('renameAccount', { body: { nickName: 'Ana\0' } })).toEqual({
        code: 422,
        msg: 'hint_invalid_field',
        params: { field: 'nickName' },
      })
      const properties = JSON.stringify({ bankName: 'A\0', cardNumber: '\0' })
      const bound = await member.call('bindBankCard', { body: { properties } })
      expect(bound).toMatchObject({ code: 422 })
    },
  )
})

describe('optional bodies', () => {
  itWithBackEnd(
    'an operation without required fields needs no body and no content type (M19)',
    async backEnd => {
      const { token } = await backEnd.signUp()
      const headers = { 'Accept-Language': 'en', LanguageId: '2', Authorization: token ?? '' }
      for (const path of ['tradingLimits/set', 'security/endOtherSessions', 'auth/logout']) {
        const answer = await backEnd.app.request(`/api/${path}`, { method: 'POST', headers })
        expect(await answer.json(), path).toMatchObject({ code: 200 })
      }
    },
  )

  itWithBackEnd('a body needs a content type even where none is required (M19)', async backEnd => {
    const { token } = await backEnd.signUp()
    const headers = {
      'Accept-Language': 'en',
      LanguageId: '2',
      Authorization: token ?? '',
      'Content-Length': '21',
    }
    const body = new TextEncoder().encode('dailyStakeLimit=100.0')
    const answer = await backEnd.app.request('/api/tradingLimits/set', { method: 'POST', headers, body })
    expect(await answer.json()).toMatchObject({ code: 422, params: { field: 'Content-Type' } })
  })
})
