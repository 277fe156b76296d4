import type { LanguageCode } from '#models'
import { WEEK } from '#src/lib/time/time-units.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { formatCount, fillPlaceholders } from '../site/texts/format-texts.ts'
import { operatorTextsIn } from '../site/texts/index.ts'
import { bullets, paragraphs } from '../site/texts/markup.ts'

const CRYPTO = 2

/** The Monday on which the first activity began. */
const FIRST_START = Date.UTC(2026, 0, 5)

/** The coins of successive activities, in rotation. */
const COINS = ['BTC', 'ETH', 'SOL']

/** By place, in USDT. */
export const PRIZES = ['50', '30', '20'] as const

/** A forecast of a coin's price; times in milliseconds since 1970 UTC. */
export interface ActivityTerms {
  readonly id: number
  readonly product: MarketProduct
  readonly startsAt: number
  readonly joinUntil: number
  /** The price at this time is the settlement price. */
  readonly endsAt: number
}

/**
 * The activity of a number: one starts every Monday 00:00 UTC. It can be joined for a week and is settled a week after that. Undefined:
 * there is none.
 */
export function activityTerms(id: number): ActivityTerms | undefined {
  const product = findProductByCode(CRYPTO, COINS[(id - 1) % COINS.length] ?? '')
  if (!product) return undefined
  const startsAt = FIRST_START + (id - 1) * WEEK
  return { id, product, startsAt, joinUntil: startsAt + WEEK, endsAt: startsAt + 2 * WEEK }
}

/** The number of the activity that starts next; those before it have started. */
export function nextActivityId(now: number): number {
  return Math.max(1, Math.floor((now - FIRST_START) / WEEK) + 2)
}

interface ActivityTexts {
  readonly title: string
  readonly summary: string
  readonly content: string
}

/** The texts of an activity; `content` is rich text (HTML). */
export function activityTexts({ product }: ActivityTerms, locale: LanguageCode): ActivityTexts {
  const { title, summary, howItWorks, rule, toKnow } = operatorTextsIn(locale).documents.activity
  const [first, second, third] = PRIZES.map(prize => formatCount(locale, prize)) as [string, string, string]
  const content = [
    `<h2>${howItWorks.title}</h2>${paragraphs(...howItWorks.texts)}`,
    `<h2>${rule.title}</h2>${bullets(...rule.texts)}`,
    `<h2>${toKnow.title}</h2>${paragraphs(...toKnow.texts)}`,
  ].join('')
  const fillIn = (text: string) => fillPlaceholders(text, { coin: product.productCode, first, second, third })
  return { title: fillIn(title), summary: fillIn(summary), content: fillIn(content) }
}
