import type { Translation } from '../types.ts'

export default {
  settings: '通知設定',
  settingsText: '所有內容都保留在訊息中。請選擇還要接收哪些通知。',
  whileOpen: 'App 開啟時',
  whenClosed: 'App 關閉時',
  kindAlert: '價格提醒',
  kindOrder: '委託成交、被拒絕或被取消',
  kindPosition: '停利、停損與強制平倉',
  kindMoney: '入金、出金、貸款與新股',
  kindSecurity: '安全與身分',
  alwaysOn: '一律開啟',
  push: '此裝置上的通知',
  pushText: '瀏覽器會請求許可。在此登出後即停止。',
  pushAmounts: '在通知中顯示金額',
  pushAmountsText: '任何看到此螢幕的人都能讀到，即使已鎖定。',
  pushDenied: '通知已被封鎖。請在瀏覽器設定中允許此網站的通知，然後再試一次。',
  pushFailed: '無法開啟通知，請再試一次。',
  pushInstall:
    '在 iPhone 或 iPad 上，請先將 App 加入主畫面：點一下「分享」，再點「加入主畫面」，然後從那裡開啟。',
  pushUnsupported: '此瀏覽器無法顯示 App 的通知。',
  liquidation: '強制平倉預警',
  liquidationText: '當合約部位的價格與強制平倉價如此接近時向您預警。',
  firstNotice: '第一次預警',
  secondNotice: '第二次預警',
  noNotice: '關閉',
} satisfies Translation['notices']
