import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { contractFor, itServes, orderFor } from '#tests/support/back-end.ts'

const GREATEST = { maximum: '10000000', currency: 'USDT' }
const tooHigh = (field: string) => ({ code: 422, msg: 'hint_above_maximum', params: { field, ...GREATEST } })

describe('what is greater than can be kept', () => {
  itServes('an exit above the greatest price is refused with that price (M14)', async ({ signUp }) => {
    const member = await signUp({ money: '5000' })
    const order = await contractFor(member, { takeProfit: '92233721' })
    expect(await member.call('placeContractOrder', { body: order })).toEqual(tooHigh('takeProfit'))
    const { data: preview } = await member.get('previewContractOrder', {
      body: { ...order, previewPrice: undefined, idempotencyKey: undefined },
    })
    expect(preview.problem).toMatchObject({
      field: 'takeProfit',
      msg: 'hint_above_maximum',
      params: GREATEST,
    })
    const body = await contractFor(member, { takeProfit: '10000000' })
    const { data: placed } = await member.get('placeContractOrder', { body })
    const exits = { id: placed.id, stopLoss: '99999999.99', idempotencyKey: randomUUID() }
    expect(await member.call('setContractExits', { body: exits })).toEqual(tooHigh('stopLoss'))
  })

  itServes('a limit above the greatest price is refused with that price (M14)', async ({ signUp }) => {
    const member = await signUp({ money: '5000' })
    const limit = { orderType: 'limit', limitPrice: '92233721' }
    const spot = await orderFor(member, limit)
    expect(await member.call('placeSpotOrder', { body: spot })).toEqual(tooHigh('limitPrice'))
    const contract = await contractFor(member, limit)
    expect(await member.call('placeContractOrder', { body: contract })).toEqual(tooHigh('limitPrice'))
  })

  itServes('an id of more than 63 bits is refused at its field (M14)', async ({ signUp }) => {
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

  itServes('a price that was shown has no more decimals than are kept (M14)', async ({ signUp }) => {
    const member = await signUp({ money: '5000' })
    const order = await orderFor(member)
    const previewPrice = `${String(order['previewPrice']).split('.')[0]}.123456789012`
    const refused = { code: 422, msg: 'hint_invalid_field', params: { field: 'previewPrice' } }
    expect(await member.call('placeSpotOrder', { body: { ...order, previewPrice } })).toEqual(refused)
    const contract = await contractFor(member)
    expect(await member.call('placeContractOrder', { body: { ...contract, previewPrice } })).toEqual(refused)
  })

  itServes(
    'a text with a character that no database keeps is refused at its field (M14)',
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

describe('what need not be sent', () => {
  itServes('an operation without required fields needs no body and no type of one (M19)', async backEnd => {
    const { token } = await backEnd.signUp()
    const headers = { 'Accept-Language': 'en', LanguageId: '2', Authorization: token ?? '' }
    for (const path of ['tradingLimits/set', 'security/endOtherSessions', 'auth/logout']) {
      const answer = await backEnd.app.request(`/api/${path}`, { method: 'POST', headers })
      expect(await answer.json(), path).toMatchObject({ code: 200 })
    }
  })

  itServes('a body that is sent has to name its type, also where none is needed (M19)', async backEnd => {
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
