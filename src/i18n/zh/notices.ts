import type { Translation } from '../types.ts'

export default {
  settings: '通知设置',
  settingsText: '所有内容都保留在消息中。请选择还要接收哪些通知。',
  whileOpen: '应用打开时',
  whenClosed: '应用关闭时',
  kindAlert: '价格提醒',
  kindOrder: '委托成交、被拒绝或被撤销',
  kindPosition: '止盈、止损和强平',
  kindMoney: '充值、提现、贷款和新股',
  kindSecurity: '安全与身份',
  alwaysOn: '始终开启',
  push: '此设备上的通知',
  pushText: '浏览器会请求许可。在此退出登录后即停止。',
  pushAmounts: '在通知中显示金额',
  pushAmountsText: '任何看到此屏幕的人都能读到，即使已锁屏。',
  pushDenied: '通知已被阻止。请在浏览器设置中允许此网站的通知，然后重试。',
  pushFailed: '无法开启通知，请重试。',
  pushInstall:
    '在 iPhone 或 iPad 上，请先将应用添加到主屏幕：点按“共享”，再点“添加到主屏幕”，然后从那里打开。',
  pushUnsupported: '此浏览器无法显示应用的通知。',
  liquidation: '强平预警',
  liquidationText: '当合约持仓的价格与强平价如此接近时向您预警。',
  firstNotice: '第一次预警',
  secondNotice: '第二次预警',
  noNotice: '关闭',
} satisfies Translation['notices']
