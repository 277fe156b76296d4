import type { OperatorTexts } from '../types.ts'
import { documents } from './documents.ts'

export const ko: OperatorTexts = {
  documents,
  banners: {
    welcome: {
      title: '모든 숫자를 확인할 수 있습니다',
      subtitle: '확인 전에 보이는 수수료, 일치하는 거래 확인서.',
    },
    markets: {
      title: '500개 시장, 하나의 계좌',
      subtitle: '미국 주식, 가상자산, 선물, 외환을 실시간으로.',
    },
    sandbox: {
      title: '가상 자금으로 연습하세요',
      subtitle: '입금은 몇 초 안에 승인됩니다.',
    },
  },
  entries: {
    deposit: '입금',
    withdraw: '출금',
    exchange: '환전',
    search: '검색',
    favorites: '관심종목',
    chart: '차트',
    ledger: '계좌 내역',
    ledgerEntries: '계좌 내역',
    pledge: '예치',
    lockMining: '락업 마이닝',
    loan: '대출',
    newShares: '신주',
    invite: '친구 초대',
    welfare: '과제와 쿠폰',
    awards: '리워드',
    activities: '이벤트',
    language: '언어',
    line: '회선',
  },
  headings: {
    ranking: '순위',
    notices: '공지',
  },
  welcome: {
    title: '샌드박스에 오신 것을 환영합니다',
    content: '이곳의 시장과 자금은 모의입니다. 무엇을 하셔도 실제 돈이 들거나 생기지 않습니다.',
  },
  notices: {
    fees: {
      title: '수수료는 공시한 대로만 부과됩니다',
      content:
        '현물 주문 수수료는 주문 금액의 0.1%입니다. ‘내 계좌 대조’에서 공시된 표로 모든 수수료를 다시 계산합니다.',
    },
    hours: {
      title: '샌드박스는 24시간 거래할 수 있습니다',
      content: '이곳에서는 모든 시장이 항상 열려 있습니다. 실제 거래소는 야간, 주말, 휴일에 문을 닫습니다.',
    },
    limits: {
      title: '샌드박스가 재현하지 않는 것',
      content:
        '주문은 시장을 움직이지 않고 전량 체결되며 순서를 기다리지 않습니다. 배당, 주식 분할, 세금은 발생하지 않습니다.',
    },
  },
  tips: {
    riskNotice: '샌드박스: 시장과 자금은 모의입니다.',
    orderNotice:
      '시장가 주문은 현재가에 체결되며, 현재가가 확인하신 가격보다 0.5%를 넘게 불리하면 거부됩니다.',
  },
  bankCard: {
    bankName: '은행',
    accountName: '예금주',
    cardNumber: '카드 번호',
    branch: '지점',
    swift: 'SWIFT 코드',
  },
  payee: {
    accountName: '예금주',
    bankName: '은행',
    accountNumber: '계좌 번호',
    swift: 'SWIFT 코드',
  },
  recharge: {
    names: {
      sandbox: '샌드박스 이체',
      bank: '은행 이체',
      tron: 'USDT · TRON (TRC20)',
      ethereum: 'USDT · Ethereum (ERC20)',
      online: '온라인 결제',
    },
    instructions: {
      sandbox:
        '가상 자금입니다. 샌드박스 운영사가 몇 초 안에 승인합니다. 반려되면 어떻게 보이는지 확인하실 수 있도록 .13으로 끝나는 금액은 반려됩니다.',
      bank: '가상 자금입니다. 아무것도 보내지 마세요. 실제 돈이라면 금액을 이체한 뒤 영수증 이미지를 첨부하고, 심사 담당자가 이를 확인합니다. .17로 끝나는 금액은 이미지를 읽을 수 없는 것처럼 반려됩니다.',
      chain:
        '가상 자금입니다. 아무것도 보내지 마세요. 샌드박스는 이체가 도착한 것으로 보고 네트워크 확인을 {confirmations}회까지 셉니다. .19로 끝나는 금액은 다른 네트워크로 보낸 것처럼 반려됩니다.',
      online:
        '가상 자금입니다. 아무것도 청구하지 않는 샌드박스 결제 페이지로 이동했다가 이곳으로 돌아옵니다. 제한 시간은 {minutes}분입니다.',
    },
  },
  withdraw: {
    bank: '은행 카드',
  },
  products: {
    pledge: '{asset} 예치, {days}',
    mining: '{asset} 락업 마이닝, {days}',
    loan: '대출, {instalments}회 × {days}',
    securedLoan: '담보 대출, {instalments}회 × {days}',
  },
  days: {
    other: '{count}일',
  },
}
