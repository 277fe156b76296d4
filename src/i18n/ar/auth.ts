import type { Translation } from '../i18n-types.ts'

export default {
  login: 'تسجيل الدخول',
  register: 'إنشاء حساب',
  account: 'البريد الإلكتروني أو الهاتف',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  password: 'كلمة المرور',
  passwordAgain: 'كلمة المرور مجددًا',
  code: 'رمز التحقق',
  inviteCode: 'رمز الدعوة',
  signOut: 'تسجيل الخروج',
  noAccount: 'ليس لديك حساب؟',
  haveAccount: 'لديك حساب بالفعل؟',
  sessionEnded: 'تم تسجيل خروجك. سجّل الدخول للمتابعة من حيث كنت.',
} satisfies Translation['auth']
