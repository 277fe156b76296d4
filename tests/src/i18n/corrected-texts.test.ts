/** Texts that readers of eighteen languages found wrong: what they said must not come back. The ids are of the review of accessibility and languages. */
import { expect, it } from 'vitest'
import { TRANSLATIONS, textsOf } from '#scripts/translations.ts'
import type { Locale } from '#src/lib/locales.ts'

/** Words for rising or gaining: false for a short position. */
const RISES: Partial<Record<Locale, RegExp>> = {
  ar: /ارتفع|تربح|يربح/u,
  sa: /ارتفع|تربح|يربح/u,
  blr: /расце|расьце|прынос|вырас/iu,
  de: /steig|gewinn/iu,
  es: /sube|gana/iu,
  fr: /monte|hausse|gagne/iu,
  ida: /बढ़|लाभ/u,
  idn: /naik|untung/iu,
  it: /sale|guadagn/iu,
  jp: /上昇|上が|利益/u,
  ko: /오르|상승|이익/u,
  my: /naik|untung/iu,
  pt: /sobe|ganha/iu,
  rus: /раст[её]т|вырас|принос/iu,
  tc: /上漲|獲利|盈利/u,
  th: /ขึ้น|กำไร/u,
  vi: /tăng|lãi/iu,
  zh: /上涨|获利|盈利/u,
}

/** Words for having arrived: the site knows only that it sent. */
const ARRIVED: Partial<Record<Locale, RegExp>> = {
  ar: /وصل/u,
  sa: /وصل/u,
  blr: /дайш/iu,
  de: /angekommen|eingegangen/iu,
  es: /lleg|recibid/iu,
  fr: /arriv|reçu/iu,
  ida: /पहुँच/u,
  idn: /tiba|sampai|diterima/iu,
  it: /arrivat|ricevut/iu,
  jp: /着金|到着/u,
  ko: /도착|입금/u,
  my: /tiba|sampai|diterima/iu,
  pt: /cheg|recebid/iu,
  rus: /дош[её]л|получен|поступил/iu,
  tc: /到帳|到賬/u,
  th: /ถึง/u,
  vi: /đã đến|đã nhận|về/iu,
  zh: /到账/u,
}

const wordsOf = (...words: string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu')

/** Forms of address of the other register. */
const FAMILIAR: Partial<Record<Locale, RegExp>> = {
  de: wordsOf('du', 'dein', 'deine[mnrs]?', 'dich', 'dir'),
  es: wordsOf('tú', 'tu', 'tus', 'contigo', 'puedes', 'tienes', 'quieres', 'introduces'),
  fr: wordsOf('tu', 'tes', 'toi', 'ton'),
  it: wordsOf('tuo', 'tua', 'tuoi', 'tue', 'puoi', 'hai', 'vuoi'),
  tc: /你/u,
  zh: /你/u,
}

it.each(TRANSLATIONS)(
  '%s says what a change of the price is worth, not that it is a gain (X3)',
  async code => {
    expect((await textsOf(code)).get('contract.quantityHint')).not.toMatch(RISES[code]!)
  },
)

it.each(TRANSLATIONS)(
  '%s says of a withdrawal that was sent that it is completed, not that it arrived (X4)',
  async code => {
    expect((await textsOf(code)).get('withdraw.statusCompleted')).not.toMatch(ARRIVED[code]!)
  },
)

it.each(Object.entries(FAMILIAR))('%s addresses people in one register (X32)', async (code, words) => {
  expect([...(await textsOf(code as Locale))].filter(([, text]) => words.test(text))).toEqual([])
})

it('Arabic counts nothing with a noun in one form only (X33)', async () => {
  const counts = Array.from(await textsOf('ar')).filter(([key]) => /_(?:limit|locked|expired)$/.test(key))
  const nouns =
    /\{(?:maximum|limit|minutes|seconds|days)\} (?:أمر|تنبيه|مجموعة|ملاحظة|بطاقة|عنوان|دقيقة|ثانية|يوم)/u
  expect(counts.filter(([, text]) => nouns.test(text))).toEqual([])
})

it('one word is one thing (X34)', async () => {
  const [idn, jp, de] = await Promise.all((['idn', 'jp', 'de'] as const).map(textsOf))
  expect(idn!.get('trade.quantity')).not.toBe(idn!.get('deposit.amount'))
  expect([...jp!].filter(([, text]) => /ポジション|強制決済/u.test(text))).toEqual([])
  expect([...de!].filter(([, text]) => /Limit-?[Pp]reis|Stop-?[Pp]reis|Marktpreis/u.test(text))).toEqual([])
})
