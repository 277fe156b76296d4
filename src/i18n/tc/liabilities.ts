import type { Translation } from '../types.ts'

export default {
  title: '是否計入已公布總額',
  included: '您在 {day}（UTC）開始時的餘額已計入公布的總額。',
  missing: '針對 {day}（UTC）開始時公布的總額有誤。上方的不一致之處說明了原因。',
  newer: '在最近公布的日期 {day}（UTC）開始時，您沒有餘額。',
  none: '無法核對：未公布總額。',
  failed: '無法核對：無法載入已公布的總額。',
  late: '自 {day} 之後未再公布總額。每天都應有新的總額。',
  account: '帳戶',
  root: '當日根雜湊',
  compare: '同一天的根雜湊必須對所有人顯示相同。請與其他人比對。',
  proves:
    '一致所能證明的：當日公布的對全體客戶的應付總額包含您的餘額，路徑上沒有負數將其減少，且本裝置見過的根雜湊均未被更改。',
  provesNot: '不能證明的：資金確實存在，或其他人的餘額已計入。每個人只能核對自己的餘額。',
} satisfies Translation['liabilities']
