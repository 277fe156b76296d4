import { describe, expect } from 'vitest'
import { formatDays } from '#server/features/site/texts/format-texts.ts'
import { operatorTextsIn } from '#server/features/site/texts/index.ts'
import type { OperatorTexts } from '#server/features/site/texts/types.ts'
import { operations, type OperationId } from '#src/api/generated/operations.ts'
import { LOCALE_CODES, localeInfo, type Locale } from '#src/lib/locales.ts'
import {
  itWithBackEnd,
  requestOf,
  type BackEnd,
  type CallOptions,
  type Fields,
} from '#tests/support/back-end.ts'
import { openOffer } from '#tests/support/features/new-shares.ts'
import { textsOf } from '#tests/support/operator-texts.ts'

const PAGE = { pageNum: 1, pageSize: 20 }

interface Read {
  readonly id: OperationId
  readonly query?: Fields
  /** Texts that the answer must contain. */
  readonly says: (texts: OperatorTexts, locale: Locale) => readonly string[]
}

const richText = (name: keyof OperatorTexts['documents']['richTexts']): Read => ({
  id: 'getRichText',
  query: { name },
  says: ({ documents }) => [documents.richTexts[name].title],
})
const titles = (named: Readonly<Record<string, { readonly title: string }>>) =>
  Object.values(named).map(({ title }) => title)

/** Every operation that returns operator texts; an offer of new shares is added below. */
const READS: readonly Read[] = [
  { id: 'listTips', query: PAGE, says: ({ tips }) => Object.values(tips) },
  { id: 'listPopUps', says: ({ welcome }) => Object.values(welcome) },
  { id: 'listNotices', query: PAGE, says: ({ notices }) => titles(notices) },
  {
    id: 'listAppConfig',
    query: { pagePath: '/pages/tabs/home/home-e' },
    says: ({ banners, entries, headings }) => [
      ...titles(banners),
      entries.deposit,
      entries.newShares,
      headings.ranking,
    ],
  },
  {
    id: 'listQuestions',
    says: ({ documents }) => Object.values(documents.questions).map(({ question }) => question),
  },
  richText('about'),
  richText('terms'),
  richText('privacy'),
  richText('risk'),
  richText('fees'),
  richText('accessibility'),
  {
    id: 'listRechargeChannels',
    says: ({ recharge, payee }) => [...Object.values(recharge.names), ...Object.values(payee)],
  },
  { id: 'listWithdrawChannels', says: ({ withdraw }) => Object.values(withdraw) },
  { id: 'listBankProperties', query: { configType: 0 }, says: ({ bankCard }) => Object.values(bankCard) },
  { id: 'listPledgeProducts', says: (_, locale) => [formatDays(locale, 90)] },
  { id: 'listMiningProducts', says: (_, locale) => [formatDays(locale, 15)] },
  { id: 'listLoanProducts', says: (_, locale) => [formatDays(locale, 7)] },
  {
    id: 'listActivities',
    query: PAGE,
    says: ({ documents }) => [documents.activity.title.replace('{coin}', 'BTC')],
  },
  { id: 'getActivity', query: { id: 1 }, says: ({ documents }) => [documents.activity.rule.title] },
]

async function ask({ app }: BackEnd, { id, query = {} }: Read, headers: CallOptions['headers']) {
  const response = await app.request(...requestOf(id, { query, headers }))
  const answer = (await response.json()) as { code: number }
  const { method, path } = operations[id]
  expect(app.specValidator.find(method.toUpperCase(), path)?.findAnswerViolation(answer), id).toBeUndefined()
  expect(answer.code, id).toBe(200)
  return { language: response.headers.get('Content-Language'), said: textsOf(answer).join('\n') }
}

describe('operator texts [R7.2]', () => {
  itWithBackEnd(
    'are returned in each of the nineteen languages, and the response names its language',
    async backEnd => {
      const member = await backEnd.signUp()
      const offer: Read = {
        id: 'getShareOffer',
        query: { id: (await openOffer(member)).id },
        says: ({ documents }) => titles(documents.offer),
      }
      for (const locale of LOCALE_CODES.filter(code => code !== 'en')) {
        const { tag, languageId } = localeInfo(locale)
        for (const read of [...READS, offer]) {
          const headers = {
            'Accept-Language': locale,
            LanguageId: String(languageId),
            Authorization: member.token,
          }
          const { language, said } = await ask(backEnd, read, headers)
          expect(language, `${read.id} in ${locale}`).toBe(tag)
          for (const text of read.says(operatorTextsIn(locale), locale)) expect(said, read.id).toContain(text)
        }
      }
    },
  )

  itWithBackEnd('are English for a browser that names an unknown language', async ({ app }) => {
    const response = await app.request('/api/nothing', { headers: { 'Accept-Language': 'de-DE,de;q=0.9' } })
    expect(response.headers.get('Content-Language')).toBe('en')
  })
})
