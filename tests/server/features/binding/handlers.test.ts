import { describe, expect } from 'vitest'
import { itWithBackEnd } from '#tests/support/back-end.ts'
import { BITCOIN_ADDRESS, TRON_ADDRESS, bindTronAddress } from '#tests/support/features/withdraw.ts'

describe('bindings over HTTP', () => {
  const card = { bankName: 'Harbour Bank', accountName: 'Ana', cardNumber: '4111 1111 1111 1111' }

  itWithBackEnd(
    'require the bank card fields, named in the reader’s language [R3.2, R7.5, R9.8]',
    async ({ signUp }) => {
      const member = await signUp()
      const bind = (properties: object) =>
        member.call('bindBankCard', { body: { properties: JSON.stringify(properties) } })
      const at = (field: string, msg: string) => ({ code: 422, msg, params: { field } })
      expect(await bind({ ...card, bankName: ' ' })).toEqual(at('bankName', 'hint_required_field'))
      expect(await bind({ ...card, cardNumber: '4111111111111112' })).toEqual(
        at('cardNumber', 'hint_card_number'),
      )
      expect(await bind({ ...card, swift: 'HARB' })).toEqual(at('swift', 'hint_swift_code'))
      expect(await bind({ ...card, unheardOf: 'x' })).toEqual(at('properties', 'hint_invalid_field'))
      expect(await bind({ ...card, bankName: 5 })).toEqual(at('properties', 'hint_invalid_field'))
      const broken = await member.call('bindBankCard', { body: { properties: '{nothing}' } })
      expect(broken).toEqual(at('properties', 'hint_invalid_field'))
      expect(await bind(card)).toMatchObject({ code: 200, data: { cardNumber: '4111111111111111' } })
      const { rows } = await member.get('listBankCards', {
        headers: { 'Accept-Language': 'zh', LanguageId: '1' },
      })
      expect(rows[0]?.properties.map(({ propertyName }) => propertyName)).toEqual([
        '开户银行',
        '持卡人姓名',
        '银行卡号',
      ])
    },
  )

  itWithBackEnd(
    'stop at the number of addresses that the site has set [R9.1]',
    async ({ signUp }) => {
      const member = await signUp()
      await bindTronAddress(member)
      const body = { currencyId: 1, addressType: 'BTC', address: BITCOIN_ADDRESS }
      expect(await member.call('bindWalletAddress', { body })).toEqual({
        code: 460,
        msg: 'hint_address_limit',
        params: { limit: '1' },
      })
    },
    { OTHER_VALUE: '{"app_adress_num":"1"}' },
  )

  itWithBackEnd('accept an address on any network of the currency [R3.2]', async ({ signUp }) => {
    const member = await signUp()
    const address = '7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'
    const bind = (currencyId: number) =>
      member.call('bindWalletAddress', { body: { currencyId, addressType: 'SOL', address } })
    expect(await bind(4)).toMatchObject({ code: 200, data: { addressType: 'SOL', address } })
    expect(await bind(3)).toMatchObject({ code: 422, params: { field: 'addressType' } })
  })

  itWithBackEnd(
    'refuse a network that the currency does not support, naming the one the address looks like',
    async ({ signUp }) => {
      const member = await signUp()
      const bind = (addressType: string, address: string) =>
        member.call('bindWalletAddress', { body: { currencyId: 3, addressType, address } })
      expect(await bind('BTC', BITCOIN_ADDRESS)).toMatchObject({
        code: 422,
        params: { field: 'addressType' },
      })
      expect(await bind('ERC20', TRON_ADDRESS)).toEqual({
        code: 422,
        msg: 'hint_address_network',
        params: { field: 'address', addressType: 'ERC20', network: 'Tron' },
      })
    },
  )
})
