import type { OperatorTexts } from '../types.ts'
import { documents } from './documents.ts'

export const jp: OperatorTexts = {
  documents,
  banners: {
    welcome: {
      title: 'すべての数字を確かめられます',
      subtitle: '確定前に手数料を表示。控えも一致します。',
    },
    markets: {
      title: '500 の市場を 1 つの口座で',
      subtitle: '米国株・暗号資産・先物・FX をリアルタイムで。',
    },
    sandbox: {
      title: '仮想資金で練習',
      subtitle: '入金は数秒で承認されます。',
    },
  },
  entries: {
    deposit: '入金',
    withdraw: '出金',
    exchange: '両替',
    search: '検索',
    favorites: 'ウォッチリスト',
    chart: 'チャート',
    ledger: '口座明細',
    ledgerEntries: '口座明細',
    pledge: '預託',
    lockMining: 'ロックマイニング',
    loan: 'ローン',
    newShares: '新株',
    invite: '友人を招待',
    welfare: 'タスクとクーポン',
    awards: '特典',
    activities: 'イベント',
    language: '言語',
    line: '回線',
  },
  headings: {
    ranking: 'ランキング',
    notices: 'お知らせ',
  },
  welcome: {
    title: 'サンドボックスへようこそ',
    content:
      'ここでは市場も資金もシミュレーションです。何をしても、実際のお金がかかることも得られることもありません。',
  },
  notices: {
    fees: {
      title: '手数料は公表どおりに請求されます',
      content:
        '現物注文の手数料は注文金額の 0.1% です。「口座の照合」では、公表された手数料表からすべての手数料を計算し直します。',
    },
    hours: {
      title: 'サンドボックスは 24 時間取引できます',
      content: 'ここではすべての市場が常に開いています。実際の取引所は、夜間・週末・祝日には閉まります。',
    },
    limits: {
      title: 'サンドボックスで再現しないこと',
      content:
        '注文は市場を動かさず、全数量が約定し、順番待ちもありません。配当・株式分割・税金は発生しません。',
    },
  },
  tips: {
    riskNotice: 'サンドボックス：市場も資金もシミュレーションです。',
    orderNotice:
      '成行注文は現在値で約定します。現在値が確定時の価格より 0.5% を超えて不利な場合は拒否されます。',
  },
  bankCard: {
    bankName: '銀行名',
    accountName: '名義人',
    cardNumber: 'カード番号',
    branch: '支店名',
    swift: 'SWIFT コード',
  },
  payee: {
    accountName: '口座名義',
    bankName: '銀行名',
    accountNumber: '口座番号',
    swift: 'SWIFT コード',
  },
  recharge: {
    names: {
      sandbox: 'サンドボックス振込',
      bank: '銀行振込',
      tron: 'USDT・TRON（TRC20）',
      ethereum: 'USDT・Ethereum（ERC20）',
      online: 'オンライン決済',
    },
    instructions: {
      sandbox:
        '仮想資金です。サンドボックスの運営者が数秒で承認します。却下されるとどうなるかを確かめられるように、末尾が .13 の金額は却下されます。',
      bank: '仮想資金です。実際には何も送金しないでください。実際のお金であれば、振り込んだあとで控えの画像を追加し、審査担当者が確認します。末尾が .17 の金額は、画像を読み取れなかったものとして却下されます。',
      chain:
        '仮想資金です。実際には何も送金しないでください。サンドボックスは送金が届いたものとして扱い、承認数 {confirmations} まで数えます。末尾が .19 の金額は、別のネットワークで送られたものとして却下されます。',
      online:
        '仮想資金です。サンドボックスの支払いページに移り（何も引き落とされません）、その後ここに戻ります。制限時間は {minutes} 分です。',
    },
  },
  withdraw: {
    bank: '銀行カード',
  },
  products: {
    pledge: '{asset} 預託・{days}',
    mining: '{asset} ロックマイニング・{days}',
    loan: 'ローン・{instalments} 回 × {days}',
    securedLoan: '担保付きローン・{instalments} 回 × {days}',
  },
  days: {
    other: '{count} 日',
  },
}
