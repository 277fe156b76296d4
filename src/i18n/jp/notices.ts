import type { Translation } from '../types.ts'

export default {
  settings: '通知の設定',
  settingsText: 'すべてメッセージに残ります。ほかに通知を受けるものを選んでください。',
  whileOpen: 'アプリを開いている間',
  whenClosed: 'アプリを閉じている間',
  kindAlert: '価格アラート',
  kindOrder: '注文の約定・拒否・取消',
  kindPosition: '利食い、損切り、ロスカット',
  kindMoney: '入金、出金、ローン、新株',
  kindSecurity: 'セキュリティと本人確認',
  alwaysOn: '常にオン',
  push: 'この端末への通知',
  pushText: 'ブラウザが許可を求めます。ここでログアウトすると止まります。',
  pushAmounts: '通知に金額を表示',
  pushAmountsText: 'ロック中でも、この画面を見た人は読むことができます。',
  pushDenied:
    '通知がブロックされています。ブラウザの設定でこのサイトの通知を許可してから、もう一度お試しください。',
  pushFailed: '通知をオンにできませんでした。もう一度お試しください。',
  pushInstall:
    'iPhone や iPad では、まずアプリをホーム画面に追加してください。「共有」から「ホーム画面に追加」を押し、そこから開きます。',
  pushUnsupported: 'このブラウザではアプリの通知を表示できません。',
  liquidation: 'ロスカット警告',
  liquidationText: '証拠金取引の建玉の価格が、ロスカット価格にここまで近づいたときに警告します。',
  firstNotice: '1 回目の警告',
  secondNotice: '2 回目の警告',
  noNotice: 'オフ',
} satisfies Translation['notices']
