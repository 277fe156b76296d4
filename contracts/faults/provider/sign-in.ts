/** Signing in: how long it lasts, tokens and codes that can be guessed, and locks that do not hold. */
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import { inData } from './changes.ts'
import { answerWith, envelope, formOf, onlyCode, type Fault } from './fault.ts'

const SIGN_INS = ['register', 'login', 'signInSecondStep', 'signInWithPasskey', 'resetPassword']
const WITH_PASSWORD = ['register', 'login', 'resetPassword']

const NOW = Date.now()
/** What somebody is answered who signs in. */
const SESSION = {
  token: 'kZ3Yp0c7Qm1rT5vX9bN2dF4hJ6lP8sW0aE1gI3kM5oQ',
  expiresAt: NOW + DAY,
  userInfo: {
    id: '7321480000000001',
    account: 'somebody.else@example.com',
    nickName: 'somebody',
    avatar: null,
    accountType: 0,
    inviteCode: 'F7K2Q9',
    createdAt: NOW,
  },
}

const ending = SIGN_INS.flatMap((operation): Fault[] => [
  inData(
    operation,
    `${operation}: the session has ended already`,
    /a session ends (later, within 90 days|after its account was opened)/,
    data => void (data['expiresAt'] = Date.now() - HOUR),
  ),
  inData(
    operation,
    `${operation}: the session ends for everybody at one time`,
    /a session ends later, within 90 days/,
    data => void (data['expiresAt'] = Date.UTC(2099, 0)),
  ),
])

let tokens = 0
const counted = WITH_PASSWORD.map(operation =>
  // The next sign-in has the next token.
  inDataOfSignIns(operation, `${operation}: tokens are counted`, data => {
    data['token'] = `${'A'.repeat(35)}${String(tokens++).padStart(8, '0')}`
  }),
)

/** The answers of an operation and of the sign-in that follows it. */
function inDataOfSignIns(
  operation: string,
  name: string,
  change: (data: Record<string, unknown>) => void,
): Fault {
  const shows = /no part of a token follows from another/
  const fault = inData(operation, name, shows, change)
  if (operation === 'login') return fault
  return {
    ...fault,
    elsewhere: {
      operation: 'login',
      answer: answer => fault.answer!(answer, {} as never, {} as never),
    },
  }
}

const codes: readonly Fault[] = [
  inData(
    'sendSignInCode',
    'the code is the same for everybody',
    /two accounts were answered the same sandboxCode/,
    data => void (data['sandboxCode'] = '482913'),
  ),
  {
    name: 'the code of one address is valid for another',
    operation: 'sendSignInCode',
    elsewhere: {
      operation: 'register',
      refusal: answer => {
        if (answer.body.includes('hint_wrong_code'))
          answerWith(answer, { code: 200, msg: 'ok', data: SESSION })
      },
    },
    shows: /after it, register: answered code 200; it must be code 422/,
  },
  {
    name: 'an invitation of nobody is accepted',
    operation: 'register',
    answer: (answer, _, { lastSuccess }) => {
      if (answer.body.includes('"field":"inviteCode"'))
        answerWith(answer, lastSuccess ?? { code: 200, msg: 'ok' })
    },
    shows: /pact · register: inviteUnknown · code is 200/,
  },
]

const locks: readonly Fault[] = [
  {
    name: 'wrong passwords never lock',
    operation: 'login',
    answer: (answer, sent, { secrets }) => {
      const isRight = secrets.has(formOf(sent).get('password') ?? '')
      if (!isRight && answer.body.includes('hint_login_locked'))
        answerWith(answer, {
          code: 422,
          msg: 'hint_wrong_credentials',
          params: { field: 'password', left: '0' },
        })
    },
    shows: /pact · login: locked, by the fifth wrong password/,
  },
  ...['login', 'changePassword', 'confirmStepUp', 'createWithdrawal'].map((operation): Fault => ({
    name: `${operation}: ten wrong passwords lock instead of five`,
    operation,
    answer: envelope(onlyCode(422), ({ params }) => {
      if (params?.['left'] !== undefined) params['left'] = String(Number(params['left']) + 5)
    }),
    shows: /pact · .*left/,
  })),
]

export const signInFaults: readonly Fault[] = [...ending, ...counted, ...codes, ...locks]
