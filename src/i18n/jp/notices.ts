import type { Translation } from '../types.ts'

export default {
  settings: 'お知らせの設定',
  settingsText: 'すべてメッセージに残ります。そのほかに表示するものを選んでください。',
  whileOpen: 'アプリを開いている間',
  whenClosed: 'アプリを閉じている間',
  kindAlert: '価格アラート',
  kindOrder: '注文の約定・拒否・取消',
  kindPosition: '利確、損切り、強制決済',
  kindMoney: '入金、出金、ローン、新規株',
  kindSecurity: 'セキュリティと本人確認',
  alwaysOn: '常にオン',
  push: 'この端末への通知',
  pushText: 'ブラウザーが許可を求めます。ここでログアウトすると止まります。',
  pushAmounts: '通知に金額を表示',
  pushAmountsText: 'ロック中でも、この画面を見た人は読むことができます。',
  pushDenied:
    '通知がブロックされています。ブラウザーの設定でこのサイトの通知を許可してから、もう一度お試しください。',
  pushFailed: '通知をオンにできませんでした。もう一度お試しください。',
  pushInstall:
    'iPhone や iPad では、まずアプリをホーム画面に追加してください。「共有」から「ホーム画面に追加」を押し、そこから開きます。',
  pushUnsupported: 'このブラウザーではアプリの通知を表示できません。',
  liquidation: 'ロスカットの接近',
  liquidationText: '契約ポジションの価格がロスカット価格にここまで近づいたときにお知らせします。',
  firstNotice: '1 回目の通知',
  secondNotice: '2 回目の通知',
  noNotice: '通知しない',
} satisfies Translation['notices']
