import { login, logout, register, sendSignInCode } from '../../src/api/generated/auth/auth.ts'
import { contract, provided } from '../row.ts'

const account = provided('account', 'ana@example.com')
const code = provided('code', '482913')
const password = 'fairline1'

export const auth = [
  ...contract('sendSignInCode', sendSignInCode, [
    { given: ['freeAddress'], sends: { account, purpose: 'register' }, settles: 'live' },
    {
      settles: 'sandbox',
      sends: { account: 'ana@example.com', purpose: 'register' },
      clientOnly: 'only a sandbox tells the code; a live back end must not',
    },
    { given: ['codeSent'], sends: { account, purpose: 'register' }, settles: 'tooSoon' },
    { sends: { account: 'nobody', purpose: 'register' }, settles: 'invalid' },
  ]),
  ...contract('register', register, [
    { given: ['codeSent'], sends: { account, code, password }, settles: 'created' },
    { given: ['takenAddress'], sends: { account, code, password }, settles: 'taken' },
    { given: ['freeAddress'], sends: { account, code: '000000', password }, settles: 'wrongCode' },
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
  ]),
  ...contract('logout', options => logout({}, options), [{ given: ['newAccount'], settles: 'en' }]),
]
