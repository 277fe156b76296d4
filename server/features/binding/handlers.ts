import type { BankCard, LanguageCode } from '#models'
import { CARD_NUMBER, normaliseCardNumber, cardPropertyError } from '#src/lib/validation/bank-card.ts'
import { otherCount } from '#src/lib/site/other-value.ts'
import { addressTypes } from '#src/lib/collections/lookups.ts'
import { bindWalletAddress, listWalletAddresses, unbindWalletAddress } from './addresses.ts'
import { bindBankCard, listBankCards, unbindBankCard, type StoredBankCard } from './cards.ts'
import { Refusal, done, ok, page } from '#server/answers.ts'
import { readAccountSafety, usableFrom } from '#server/auth/account-safety.ts'
import type { Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { bankProperties } from './bank-properties.ts'
import { findCurrency } from '#server/ledger/currencies.ts'
import { requireStepUp, secondCodeOf } from '../security/confirmation.ts'
import { siteInfo } from '../site/settings.ts'

/** The `configType` of bank cards [R9.8]. */
const BANK_CARD = 0

const invalidFieldError = (field: string, msg = 'hint_invalid_field') => new Refusal(422, msg, { field })

/** From when a target of a person can be used, on the wire. */
async function usableFromOf({ store, clock }: Services, userId: bigint) {
  const now = clock.now()
  const safety = await readAccountSafety(store, { userId, now })
  return ({ createdAt }: { readonly createdAt: number }): number | null => {
    const from = usableFrom(safety, { createdAt: BigInt(createdAt), now: BigInt(now) })
    return from === null ? null : Number(from)
  }
}

/** A card without the time from which it can be used, with localized property names; those no longer configured are omitted. */
function toBankCard(card: StoredBankCard, locale: LanguageCode): BankCard {
  const { id, cardNumber, properties, createdAt } = card
  const stated = bankProperties(BANK_CARD, locale).flatMap(({ propertyKey, propertyName }) => {
    const value = properties[propertyKey]
    return value === undefined ? [] : [{ propertyKey, propertyName, value }]
  })
  return { id, cardNumber, properties: stated, createdAt }
}

const ERROR_HINTS = {
  required: 'hint_required_field',
  tooLong: 'hint_invalid_field',
  cardNumber: 'hint_card_number',
  cardCheck: 'hint_card_number',
  swift: 'hint_swift_code',
} as const

/** The string values of a JSON object by key. @throws Refusal when it is no object, or a value is no string */
function parseTexts(json: string): Map<string, string> {
  try {
    const entries = Object.entries(JSON.parse(json) as object)
    if (entries.every((entry): entry is [string, string] => typeof entry[1] === 'string'))
      return new Map(entries)
  } catch {
    // Rejected below like any other invalid text.
  }
  throw invalidFieldError('properties')
}

/** The properties of a card, validated by the site's configuration. @throws Refusal naming the invalid property */
function parseProperties(json: string, locale: LanguageCode): Record<string, string> {
  const texts = parseTexts(json)
  const configured = bankProperties(BANK_CARD, locale)
  const unknown = [...texts.keys()].find(key => configured.every(({ propertyKey }) => propertyKey !== key))
  if (unknown !== undefined) throw invalidFieldError('properties')
  const stated: Record<string, string> = {}
  for (const property of configured) {
    const key = property.propertyKey
    const text = (texts.get(key) ?? '').trim()
    const error = cardPropertyError(property, text)
    if (error) throw invalidFieldError(key, ERROR_HINTS[error])
    if (text !== '') stated[key] = key === CARD_NUMBER ? normaliseCardNumber(text) : text
  }
  return stated
}

export const bindingHandlers = {
  listBankCards: async (services, { userId, locale }) => {
    const cards = await listBankCards(services.store, userId)
    const usable = await usableFromOf(services, userId)
    return page(cards.map(card => ({ ...toBankCard(card, locale), usableFrom: usable(card) })))
  },

  bindBankCard: async (services, call) => {
    const { userId, body, locale } = call
    const properties = parseProperties(body.properties, locale)
    const cardNumber = properties[CARD_NUMBER]
    if (cardNumber === undefined) throw invalidFieldError(CARD_NUMBER, 'hint_required_field')
    await requireStepUp(services, call, { code: secondCodeOf(body) })
    const card = await services.store.execute(bindBankCard, { userId, cardNumber, properties })
    services.security.note('card_added')
    const usable = await usableFromOf(services, userId)
    return ok({ ...toBankCard(card, locale), usableFrom: usable(card) })
  },

  unbindBankCard: async ({ store, security }, { userId, body }) => {
    await store.execute(unbindBankCard, { userId, id: BigInt(body.id) })
    security.note('card_removed')
    return done('hint_card_unbound')
  },

  listWalletAddresses: async (services, { userId }) => {
    const addresses = await listWalletAddresses(services.store, userId)
    const usable = await usableFromOf(services, userId)
    return page(addresses.map(address => ({ ...address, usableFrom: usable(address) })))
  },

  bindWalletAddress: async (services, call) => {
    const { store, config } = services
    const { userId, body } = call
    const { currencyId, addressType, address, label = '' } = body
    const currency = findCurrency(currencyId)
    if (!currency) throw invalidFieldError('currencyId')
    if (!addressTypes(currency).includes(addressType)) throw invalidFieldError('addressType')
    const limit = otherCount(siteInfo(config).otherValue, 'app_adress_num')
    const asked = { userId, currencyId, addressType, address, label: label.trim(), limit }
    await requireStepUp(services, call, { code: secondCodeOf(body) })
    const bound = await store.execute(bindWalletAddress, asked)
    services.security.note('address_added')
    const usable = await usableFromOf(services, userId)
    return ok({ ...bound, usableFrom: usable(bound) })
  },

  unbindWalletAddress: async ({ store, security }, { userId, body }) => {
    await store.execute(unbindWalletAddress, { userId, id: BigInt(body.id) })
    security.note('address_removed')
    return done('hint_address_unbound')
  },
} satisfies Partial<Handlers>
