import type { BaseTranslation } from '../i18n-types.ts'

export default {
  login: 'Sign in',
  register: 'Create account',
  account: 'Email or phone',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  passwordAgain: 'Password again',
  code: 'Verification code',
  inviteCode: 'Invitation code',
  signOut: 'Sign out',
  noAccount: 'No account yet?',
  haveAccount: 'Already have an account?',
  sessionEnded: 'You have been signed out. Sign in to go on where you were.',
} satisfies BaseTranslation
