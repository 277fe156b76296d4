import type {
  BankCard as WireCard,
  LanguageCode,
  WalletAddress as WireAddress,
} from '#src/api/generated/models/index.ts'
import { CARD_NUMBER, normaliseCardNumber, cardPropertyError } from '#src/lib/validation/bank-card.ts'
import { otherCount } from '#src/lib/other-value.ts'
import { supportedAddressTypes } from '#src/lib/validation/wallet-address.ts'
import {
  bindWalletAddress,
  listWalletAddresses,
  unbindWalletAddress,
  type WalletAddress,
} from './addresses.ts'
import { bindBankCard, listBankCards, unbindBankCard, type BankCard } from './cards.ts'
import { Refusal, done, ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { bankProperties } from '../shared/channels.ts'
import { findCurrency } from '#server/ledger/currencies.ts'
import { requireSecondStep, secondCodeIn } from '../security/confirmation.ts'
import { siteInfo } from '../site/settings.ts'

/** The configuration of a bank card [R9.8]. */
const BANK_CARD = 0

const refuseField = (field: string, msg = 'hint_invalid_field') => new Refusal(422, msg, { field })

/** A card with what it states, named in the reader's language; what is not asked for any more is left out. */
function toWireCard({ id, cardNumber, properties, createdAt }: BankCard, locale: LanguageCode): WireCard {
  const stated = bankProperties(BANK_CARD, locale).flatMap(({ propertyKey, propertyName }) => {
    const value = properties[propertyKey]
    return value === undefined ? [] : [{ propertyKey, propertyName, value }]
  })
  return { id, cardNumber, properties: stated, createdAt }
}

function toWireAddress(address: WalletAddress): WireAddress {
  return { ...address, currencyName: findCurrency(address.currencyId)?.currencyName ?? '- -' }
}

const FAULT_HINTS = {
  required: 'hint_required_field',
  tooLong: 'hint_invalid_field',
  cardNumber: 'hint_card_number',
  cardCheck: 'hint_card_number',
  swift: 'hint_swift_code',
} as const

/** The texts of a JSON object by key. @throws Refusal when it is none, or a value is no text */
function readTexts(json: string): Map<string, string> {
  try {
    const entries = Object.entries(JSON.parse(json) as object)
    if (entries.every((entry): entry is [string, string] => typeof entry[1] === 'string'))
      return new Map(entries)
  } catch {
    // Refused below like any other text that will not do.
  }
  throw refuseField('properties')
}

/** What a card states, by the configuration of the site. @throws Refusal naming the property at fault */
function readProperties(json: string, locale: LanguageCode): Record<string, string> {
  const texts = readTexts(json)
  const configured = bankProperties(BANK_CARD, locale)
  const unknown = [...texts.keys()].find(key => configured.every(({ propertyKey }) => propertyKey !== key))
  if (unknown !== undefined) throw refuseField('properties')
  const stated: Record<string, string> = {}
  for (const property of configured) {
    const key = property.propertyKey
    const text = (texts.get(key) ?? '').trim()
    const fault = cardPropertyError(property, text)
    if (fault) throw refuseField(key, FAULT_HINTS[fault])
    if (text !== '') stated[key] = key === CARD_NUMBER ? normaliseCardNumber(text) : text
  }
  return stated
}

export const bindingRoutes = {
  listBankCards: async ({ store }, { userId, locale }) => {
    const cards = await listBankCards(store, userId)
    return page(cards.map(card => toWireCard(card, locale)))
  },

  bindBankCard: async (services, call) => {
    const { userId, body, locale } = call
    const properties = readProperties(body.properties, locale)
    const cardNumber = properties[CARD_NUMBER]
    if (cardNumber === undefined) throw refuseField(CARD_NUMBER, 'hint_required_field')
    await requireSecondStep(services, call, secondCodeIn(body))
    const card = await services.store.execute(bindBankCard, { userId, cardNumber, properties })
    return ok(toWireCard(card, locale))
  },

  unbindBankCard: async ({ store }, { userId, body }) => {
    await store.execute(unbindBankCard, { userId, id: BigInt(body.id) })
    return done('hint_card_unbound')
  },

  listWalletAddresses: async ({ store }, { userId }) =>
    page((await listWalletAddresses(store, userId)).map(toWireAddress)),

  bindWalletAddress: async (services, call) => {
    const { store, config } = services
    const { userId, body } = call
    const { currencyId, addressType, address, label = '' } = body
    const currency = findCurrency(currencyId)
    if (!currency) throw refuseField('currencyId')
    if (!supportedAddressTypes(currency).includes(addressType)) throw refuseField('addressType')
    const limit = otherCount(siteInfo(config).otherValue, 'app_adress_num')
    const asked = { userId, currencyId, addressType, address, label: label.trim(), limit }
    await requireSecondStep(services, call, secondCodeIn(body))
    return ok(toWireAddress(await store.execute(bindWalletAddress, asked)))
  },

  unbindWalletAddress: async ({ store }, { userId, body }) => {
    await store.execute(unbindWalletAddress, { userId, id: BigInt(body.id) })
    return done('hint_address_unbound')
  },
} satisfies Partial<Handlers>
