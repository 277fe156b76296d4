/** Faults at the edge of a limit, and in the language of what is read. */
import { answerWith, type Answer, type Contradiction, type Envelope, type Fault } from './fault.ts'

/** Refuses a deposit of exactly this amount. */
const refusing = (amount: string, msg: string) => (answer: Answer) => {
  const { data } = JSON.parse(answer.body) as Envelope
  if (data?.['amount'] === amount) answerWith(answer, { code: 422, msg, params: { field: 'amount' } })
}
const ofDeposits = (name: string, elsewhere: Omit<Contradiction, 'operation'>): Fault => ({
  name,
  operation: 'listRechargeChannels',
  elsewhere: { operation: 'createDeposit', ...elsewhere },
  shows: /probe · then createDeposit \(\w+\) · /,
})

/** The limit is there, and is off by one step. */
export const edgeFaults: readonly Fault[] = [
  ofDeposits('the highest amount of a method is refused', {
    answer: refusing('100000', 'hint_above_maximum'),
  }),
  ofDeposits('the lowest amount of a method is refused', { answer: refusing('10', 'hint_below_minimum') }),
  ofDeposits('a step below the lowest amount of a method is accepted', {
    refusal: answer => {
      if (answer.body.includes('hint_below_minimum')) answerWith(answer, { code: 200, msg: 'ok' })
    },
  }),
]

/** What is read is in English, whatever the header says. */
export const untranslatedFaults: readonly Fault[] = [
  'listQuestions',
  'getRichText',
  'listNotices',
  'listRechargeChannels',
  'listWithdrawChannels',
  'listPledgeProducts',
  'listLoanProducts',
  'listActivities',
  'listBankProperties',
  'listPopUps',
].map((operation): Fault => ({
  name: `${operation} is in English, though it says otherwise`,
  operation,
  request: passing => {
    if (passing.headers['accept-language'] && passing.headers['languageid']) {
      passing.headers['accept-language'] = 'en'
      passing.headers['languageid'] = '2'
    }
  },
  answer: (answer, sent) => {
    if (answer.headers['content-language'])
      answer.headers['content-language'] = sent.headers['accept-language'] ?? 'en'
  },
  shows: /in another language: \w+ · .*the same as in English/,
}))

/** Something public that is kept from some. */
export const guestFaults: readonly Fault[] = [
  'listCryptoProducts',
  'listShareOffers',
  'listActivities',
  'getContractRules',
].map((operation): Fault => ({
  name: `${operation} is refused to guests`,
  operation,
  answer: (answer, { headers }) => {
    if (!headers['authorization']) answerWith(answer, { code: 401, msg: 'hint_signed_out' })
  },
  shows: /answered code 401|code is 401/,
}))
