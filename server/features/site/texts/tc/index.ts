import type { OperatorTexts } from '../types.ts'
import { documents } from './documents.ts'

export const tc: OperatorTexts = {
  documents,
  banners: {
    welcome: {
      title: '每個數字都可核對',
      subtitle: '確認前看清費用，收據與預覽一致。',
    },
    markets: {
      title: '500 個市場，一個帳戶',
      subtitle: '美股、加密貨幣、期貨與外匯，即時行情。',
    },
    sandbox: {
      title: '用模擬資金練習',
      subtitle: '入金數秒內核准。',
    },
  },
  entries: {
    deposit: '入金',
    withdraw: '出金',
    exchange: '兌換',
    search: '搜尋',
    favorites: '自選',
    chart: '圖表',
    ledger: '帳戶明細',
    ledgerEntries: '帳戶明細',
    pledge: '質押',
    lockMining: '鎖倉挖礦',
    loan: '貸款',
    newShares: '新股申購',
    invite: '邀請好友',
    welfare: '任務與券',
    awards: '獎勵',
    activities: '活動',
    language: '語言',
    line: '線路',
  },
  headings: {
    ranking: '排行榜',
    notices: '公告',
  },
  welcome: {
    title: '歡迎來到沙盒',
    content: '這裡的行情與資金均為模擬，您的任何操作都不會產生真實的損益。',
  },
  notices: {
    fees: {
      title: '費率公開，按公開的費率收取',
      content: '現貨委託的手續費為委託金額的 0.1%。「核對我的帳戶」會依公告的費率表重新計算每一筆手續費。',
    },
    hours: {
      title: '沙盒全天候交易',
      content: '這裡所有市場全天開放。真實交易所在夜間、週末和節假日休市。',
    },
    limits: {
      title: '沙盒沒有模擬的內容',
      content: '委託不影響市場，一次全部成交，不必排隊；沒有股利、股票分割和稅費。',
    },
  },
  tips: {
    riskNotice: '沙盒：行情與資金均為模擬。',
    orderNotice: '市價委託依目前價格成交；若比您確認的價格差超過 0.5%，則會被拒絕。',
  },
  bankCard: {
    bankName: '開戶銀行',
    accountName: '持卡人姓名',
    cardNumber: '銀行卡號',
    branch: '開戶分行',
    swift: 'SWIFT 代碼',
  },
  payee: {
    accountName: '戶名',
    bankName: '銀行',
    accountNumber: '帳號',
    swift: 'SWIFT 代碼',
  },
  recharge: {
    names: {
      sandbox: '沙盒轉帳',
      bank: '銀行轉帳',
      tron: 'USDT · 波場 (TRC20)',
      ethereum: 'USDT · 以太坊 (ERC20)',
      online: '線上付款',
    },
    instructions: {
      sandbox: '模擬資金。沙盒營運方會在數秒內批准；以 .13 結尾的金額會被拒絕，方便您了解被拒絕時的情形。',
      bank: '模擬資金，請勿真的轉帳。真實環境中，您先轉帳，再新增收據圖片，由審核人員核對。以 .17 結尾的金額會被拒絕，如同圖片無法辨認。',
      chain:
        '模擬資金，請勿真的轉帳。沙盒視為已到帳，並計 {confirmations} 次確認。以 .19 結尾的金額會被拒絕，如同經其他網路轉出。',
      online: '模擬資金。您將前往沙盒的付款頁面（不會扣款），隨後返回此處。限時 {minutes} 分鐘。',
    },
  },
  withdraw: {
    bank: '銀行卡',
  },
  products: {
    pledge: '{asset} 質押 {days}',
    mining: '{asset} 鎖倉挖礦 {days}',
    loan: '貸款 {instalments} 期 × {days}',
    securedLoan: '有擔保貸款 {instalments} 期 × {days}',
  },
  days: {
    other: '{count} 天',
  },
}
