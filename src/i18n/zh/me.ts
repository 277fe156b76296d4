import type { Translation } from '../i18n-types.ts'

export default {
  title: '我的',
  guest: '未登录',
  profile: '个人资料',
  security: '安全',
  messages: '消息',
  service: '在线客服',
  help: '帮助',
  about: '关于',
} satisfies Translation['me']
