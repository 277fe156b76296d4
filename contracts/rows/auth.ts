import {
  beginPasskeySignIn,
  login,
  logout,
  register,
  resetPassword,
  sendPasswordCode,
  sendSignInCode,
  signInSecondStep,
  signInWithPasskey,
} from '#src/api/generated/auth/auth.ts'
import { contract, provided } from '../row.ts'
import { exampleCredential } from './passkeys.ts'

const account = provided('account', 'ana@example.com')
const code = provided('code', '482913')
const password = 'skylark1'
const recovery = { account, code, password: 'harbour7lamp' }
const challenge = provided('challenge', 'c8Xr2Lw0pQ5vN7tB1yH4mK9sD3fG6jZ0aE2iO5uT8xW')

export const auth = [
  ...contract('sendSignInCode', sendSignInCode, [
    { given: ['freeAddress'], sends: { account, purpose: 'register' }, settles: 'live' },
    {
      settles: 'sandbox',
      sends: { account: 'ana@example.com', purpose: 'register' },
      clientOnly: 'only a sandbox tells the code; a live back end must not',
    },
    { given: ['codeSent'], sends: { account, purpose: 'register' }, settles: 'tooSoon' },
    { sends: { account: '0000000', purpose: 'register' }, settles: 'invalid' },
  ]),
  ...contract('register', register, [
    { given: ['codeSent'], sends: { account, code, password }, settles: 'created' },
    { given: ['takenAddress'], sends: { account, code, password }, settles: 'taken' },
    { given: ['codeSent'], sends: { account, code, password: 'password1' }, settles: 'common' },
    { given: ['freeAddress'], sends: { account, code: '000000', password }, settles: 'wrongCode' },
    {
      given: ['codeSent'],
      sends: { account, code, password, inviteCode: 'NOBODYS0CODE' },
      settles: 'inviteUnknown',
    },
  ]),
  ...contract('login', login, [
    {
      given: ['registered'],
      sends: { account: provided('account', 'demo@fairline.test'), password: provided('password', password) },
      settles: 'signedIn',
    },
    {
      given: ['registered'],
      sends: { account: provided('account', 'demo@fairline.test'), password: 'a+b&c=d/e é%' },
      settles: 'wrong',
    },
    {
      given: ['locked'],
      sends: { account: provided('account', 'demo@fairline.test'), password: provided('password', password) },
      settles: 'locked',
    },
    {
      given: ['almostLocked'],
      when: 'by the fifth wrong password',
      sends: { account: provided('account', 'demo@fairline.test'), password: 'a+b&c=d/e é%' },
      settles: 'locked',
    },
    {
      given: ['almostLocked'],
      when: 'with the right password after four wrong ones',
      sends: { account: provided('account', 'demo@fairline.test'), password: provided('password', password) },
      settles: 'signedIn',
    },
    {
      given: ['lockEnded'],
      when: 'once a lock has ended',
      sends: { account: provided('account', 'demo@fairline.test'), password: provided('password', password) },
      settles: 'signedIn',
    },
    {
      given: ['twoStep'],
      sends: { account: provided('account', 'demo@fairline.test'), password: provided('password', password) },
      settles: 'secondStep',
    },
    {
      given: ['closedAccount'],
      sends: { account: provided('account', 'demo@fairline.test'), password: provided('password', password) },
      settles: 'closed',
    },
  ]),
  ...contract('signInSecondStep', signInSecondStep, [
    { given: ['challenged'], sends: { challenge, code }, settles: 'signedIn' },
    { given: ['challenged'], sends: { challenge, code: 'AAAAA-AAAAA' }, settles: 'wrong' },
    { given: ['challengedLocked'], sends: { challenge, code }, settles: 'locked' },
    { sends: { challenge: 'c8Xr2Lw0pQ5vN7tB1yH4mK9sD3fG6jZ0aE2iO5uT8xW', code: '482913' }, settles: 'over' },
  ]),
  ...contract('beginPasskeySignIn', beginPasskeySignIn, [
    { sends: {}, settles: 'begun' },
    { given: ['challenged'], sends: { challenge }, settles: 'none' },
    { sends: { challenge: 'c8Xr2Lw0pQ5vN7tB1yH4mK9sD3fG6jZ0aE2iO5uT8xW' }, settles: 'over' },
  ]),
  ...contract('signInWithPasskey', signInWithPasskey, [
    {
      given: ['passkeySignIn'],
      sends: { credential: provided('credential', exampleCredential) },
      settles: 'signedIn',
    },
    { sends: { credential: exampleCredential }, settles: 'rejected' },
  ]),
  ...contract('sendPasswordCode', sendPasswordCode, [
    { given: ['registered'], sends: { account }, settles: 'sent' },
    {
      settles: 'sandbox',
      sends: { account: 'ana@example.com' },
      clientOnly: 'only a sandbox tells the code; a live back end must not',
    },
    { given: ['passwordForgotten'], sends: { account }, settles: 'tooSoon' },
    { sends: { account: '0000000' }, settles: 'invalid' },
  ]),
  ...contract('resetPassword', resetPassword, [
    { given: ['passwordForgotten'], sends: recovery, settles: 'reset' },
    { given: ['passwordForgotten'], sends: { ...recovery, code: '000000' }, settles: 'wrongCode' },
    { given: ['passwordForgottenLocked'], sends: recovery, settles: 'locked' },
    { given: ['passwordForgotten'], sends: { ...recovery, password: 'password1' }, settles: 'common' },
    { given: ['passwordForgottenTwoStep'], sends: recovery, settles: 'secondStep' },
    {
      given: ['passwordForgottenTwoStep'],
      when: 'with a code of the second step',
      sends: { ...recovery, secondCode: provided('secondCode', '482913') },
      settles: 'reset',
    },
    {
      given: ['passwordForgottenTwoStep'],
      sends: { ...recovery, secondCode: 'AAAAA-AAAAA' },
      settles: 'wrongSecondCode',
    },
    {
      given: ['passwordForgottenTwoStep'],
      sends: { ...recovery, credential: exampleCredential },
      settles: 'passkeyRejected',
    },
  ]),
  ...contract('logout', () => logout({}), [{ given: ['newAccount'], settles: 'en' }]),
]
