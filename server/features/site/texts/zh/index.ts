import type { OperatorTexts } from '../types.ts'
import { documents } from './documents.ts'

export const zh: OperatorTexts = {
  documents,
  banners: {
    welcome: {
      title: '每个数字都可核对',
      subtitle: '确认前看清费用，回执与预览一致。',
    },
    markets: {
      title: '500 个市场，一个账户',
      subtitle: '美股、加密货币、期货与外汇，实时行情。',
    },
    sandbox: {
      title: '用模拟资金练习',
      subtitle: '充值数秒内获批。',
    },
  },
  entries: {
    deposit: '充值',
    withdraw: '提现',
    exchange: '兑换',
    search: '搜索',
    favorites: '自选',
    chart: '图表',
    ledger: '账户明细',
    ledgerEntries: '账户明细',
    pledge: '质押',
    lockMining: '锁仓挖矿',
    loan: '贷款',
    newShares: '新股申购',
    invite: '邀请好友',
    welfare: '任务与券',
    awards: '奖励',
    activities: '活动',
    language: '语言',
    line: '线路',
  },
  headings: {
    ranking: '排行榜',
    notices: '公告',
  },
  welcome: {
    title: '欢迎来到模拟盘',
    content: '这里的行情与资金均为模拟，您的任何操作都不会产生真实的盈亏。',
  },
  notices: {
    fees: {
      title: '费率公开，按公开的费率收取',
      content: '现货手续费为委托金额的 0.1%。“核对我的账户”会按公布的费率表重新计算每一笔手续费。',
    },
    hours: {
      title: '模拟盘全天候交易',
      content: '这里所有市场全天开放。真实交易所在夜间、周末和节假日休市。',
    },
    limits: {
      title: '模拟盘未模拟的内容',
      content: '委托不影响市场，一次全部成交，无需排队；不涉及分红、拆股和税费。',
    },
  },
  tips: {
    riskNotice: '模拟盘：行情与资金均为模拟。',
    orderNotice: '市价委托按当前价格成交；若比您确认的价格差超过 0.5%，则会被拒绝。',
  },
  bankCard: {
    bankName: '开户银行',
    accountName: '持卡人姓名',
    cardNumber: '银行卡号',
    branch: '开户支行',
    swift: 'SWIFT 代码',
  },
  payee: {
    accountName: '户名',
    bankName: '银行',
    accountNumber: '账号',
    swift: 'SWIFT 代码',
  },
  recharge: {
    names: {
      sandbox: '模拟盘转账',
      bank: '银行转账',
      tron: 'USDT · 波场 (TRC20)',
      ethereum: 'USDT · 以太坊 (ERC20)',
      online: '在线支付',
    },
    instructions: {
      sandbox: '模拟资金。模拟盘运营方会在数秒内批准；以 .13 结尾的金额会被拒绝，方便您了解被拒绝时的情形。',
      bank: '模拟资金，请勿真的转账。真实环境中，您先转账，再添加回执图片，由审核人员核对。以 .17 结尾的金额会被拒绝，如同图片无法辨认。',
      chain:
        '模拟资金，请勿真的转账。模拟盘视为已到账，并计 {confirmations} 次确认。以 .19 结尾的金额会被拒绝，如同经其他网络转出。',
      online: '模拟资金。您将前往模拟盘的支付页面（不会扣款），随后返回此处。限时 {minutes} 分钟。',
    },
  },
  withdraw: {
    bank: '银行卡',
  },
  products: {
    pledge: '{asset} 质押 {days}',
    mining: '{asset} 锁仓挖矿 {days}',
    loan: '贷款 {instalments} 期 × {days}',
    securedLoan: '有担保贷款 {instalments} 期 × {days}',
  },
  days: {
    other: '{count} 天',
  },
}
