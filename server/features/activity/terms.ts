import type { LanguageCode } from '#src/api/generated/models/index.ts'
import { WEEK } from '#src/lib/time/time-units.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { figure, fill } from '../site/texts/fill.ts'
import { textsIn } from '../site/texts/index.ts'
import { bullets, paragraphs } from '../site/texts/markup.ts'

const CRYPTO = 2

/** The Monday on which the first activity began. */
const FIRST = Date.UTC(2026, 0, 5)

/** What they are about, in turn. */
const COINS = ['BTC', 'ETH', 'SOL']

/** By place, in USDT. */
export const PRIZES = ['50', '30', '20'] as const

/** A forecast of a coin's price; times in milliseconds since 1970 UTC. */
export interface ActivityTerms {
  readonly id: number
  readonly product: MarketProduct
  readonly startsAt: number
  readonly joinUntil: number
  /** Its price of this moment decides. */
  readonly endsAt: number
}

/**
 * The activity of a number: one begins every Monday 00:00 UTC. It can be joined for a week, and a week after that its price decides.
 * Undefined: there is none.
 */
export function activityTerms(id: number): ActivityTerms | undefined {
  const product = findProductByCode(CRYPTO, COINS[(id - 1) % COINS.length] ?? '')
  if (!product) return undefined
  const startsAt = FIRST + (id - 1) * WEEK
  return { id, product, startsAt, joinUntil: startsAt + WEEK, endsAt: startsAt + 2 * WEEK }
}

/** The number of the activity that begins next; those before it have begun. */
export function nextActivity(now: number): number {
  return Math.max(1, Math.floor((now - FIRST) / WEEK) + 2)
}

interface ActivityTexts {
  readonly title: string
  readonly summary: string
  readonly content: string
}

/** The words of an activity; `content` is rich text (HTML). */
export function activityTexts({ product }: ActivityTerms, locale: LanguageCode): ActivityTexts {
  const { title, summary, howItWorks, rule, toKnow } = textsIn(locale).documents.activity
  const [first, second, third] = PRIZES.map(prize => figure(locale, prize)) as [string, string, string]
  const content = [
    `<h2>${howItWorks.title}</h2>${paragraphs(...howItWorks.texts)}`,
    `<h2>${rule.title}</h2>${bullets(...rule.texts)}`,
    `<h2>${toKnow.title}</h2>${paragraphs(...toKnow.texts)}`,
  ].join('')
  const said = (text: string) => fill(text, { coin: product.productCode, first, second, third })
  return { title: said(title), summary: said(summary), content: said(content) }
}
