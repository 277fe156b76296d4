import {
  bindBankCard,
  bindWalletAddress,
  listBankCards,
  listWalletAddresses,
  unbindBankCard,
  unbindWalletAddress,
} from '#src/api/generated/binding/binding.ts'
import { contract, provided } from '../row.ts'

const card = { bankName: 'Harbour Bank', accountName: 'Ana Example', cardNumber: '4111111111111111' }
const propertiesOf = (properties: object) => ({ properties: JSON.stringify(properties) })
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const address = { currencyId: 3, addressType: 'TRC20', address: tron, label: 'Savings' } as const
const cardId = provided('cardId', '7321480000000101')
const addressId = provided('addressId', '7321480000000201')
const foreignId = '1'

export const binding = [
  ...contract('listBankCards', listBankCards, [
    { given: ['boundCard'], settles: 'en', some: true, exactly: ['rows.*.cardNumber'] },
    { given: ['boundCard'], locale: 'zh', settles: 'zh', some: true, exactly: ['rows.*.cardNumber'] },
    { given: ['boundCard'], locale: 'ar', settles: 'ar', some: true, exactly: ['rows.*.cardNumber'] },
    { given: ['newAccount'], settles: 'empty' },
  ]),
  ...contract('bindBankCard', bindBankCard, [
    { given: ['newAccount'], sends: propertiesOf(card), settles: 'bound', exactly: ['data.cardNumber'] },
    { given: ['newAccount'], sends: propertiesOf({ ...card, bankName: '' }), settles: 'required' },
    {
      given: ['newAccount'],
      sends: propertiesOf({ ...card, cardNumber: '4111111111111112' }),
      settles: 'wrongNumber',
    },
    { given: ['twoStep'], sends: propertiesOf(card), settles: 'secondCodeNeeded' },
    { given: ['unconfirmed'], sends: propertiesOf(card), settles: 'stepUpNeeded' },
    { given: ['boundCard'], sends: propertiesOf(card), settles: 'twice' },
  ]),
  ...contract('unbindBankCard', unbindBankCard, [
    { given: ['boundCard'], sends: { id: cardId }, settles: 'gone' },
    { given: ['boundCard'], sends: { id: foreignId }, settles: 'unknown' },
  ]),
  ...contract('listWalletAddresses', listWalletAddresses, [
    {
      given: ['boundAddress'],
      settles: 'some',
      only: 0,
      some: true,
      exactly: ['rows.*.address', 'rows.*.addressType', 'rows.*.label'],
    },
    { given: ['newAccount'], settles: 'empty' },
  ]),
  ...contract('bindWalletAddress', bindWalletAddress, [
    {
      given: ['newAccount'],
      sends: address,
      settles: 'bound',
      exactly: ['data.address', 'data.addressType', 'data.currencyId', 'data.label'],
    },
    { given: ['twoStep'], sends: address, settles: 'secondCodeNeeded' },
    { given: ['unconfirmed'], sends: address, settles: 'stepUpNeeded' },
    {
      given: ['newAccount'],
      sends: { ...address, address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
      settles: 'wrongNetwork',
    },
    { given: ['newAccount'], sends: { ...address, address: `${tron.slice(0, -1)}u` }, settles: 'checksum' },
    { given: ['newAccount'], sends: { ...address, address: 'my wallet' }, settles: 'form' },
    { given: ['boundAddress'], sends: address, settles: 'twice' },
    { given: ['newAccount'], sends: { ...address, addressType: 'BTC' }, settles: 'notOffered' },
    {
      sends: address,
      settles: 'limit',
      clientOnly: 'how many may be bound is set by the operator, not by a state of the account',
    },
  ]),
  ...contract('unbindWalletAddress', unbindWalletAddress, [
    { given: ['boundAddress'], sends: { id: addressId }, settles: 'gone' },
    { given: ['boundAddress'], sends: { id: foreignId }, settles: 'unknown' },
  ]),
]
