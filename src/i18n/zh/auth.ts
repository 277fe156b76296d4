import type { Translation } from '../i18n-types.ts'

export default {
  login: '登录',
  register: '注册',
  account: '邮箱或手机号',
  email: '邮箱',
  phone: '手机号',
  password: '密码',
  passwordAgain: '确认密码',
  code: '验证码',
  inviteCode: '邀请码',
  signOut: '退出登录',
  noAccount: '还没有账户？',
  haveAccount: '已有账户？',
  sessionEnded: '您已退出登录。重新登录后可从原处继续。',
} satisfies Translation['auth']
