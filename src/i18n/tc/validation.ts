import type { Translation } from '../types.ts'

export default {
  required: '請填寫此項',
  passwordLength: '至少 8 個字元',
  passwordLetter: '必須包含字母',
  passwordCharacters: '只能使用字母和數字',
  passwordCommon: '不能是常見密碼，如 password1 或 qwerty123',
  passwordsDiffer: '兩次輸入的密碼不一致',
  email: '電子郵件格式不正確',
  phone: '手機號碼格式不正確',
  amount: '須為零或正數，最多 2 位小數',
  notANumber: '不是有效的數字',
  positive: '必須大於零',
  minimum: '不低於 {minimum}',
  maximum: '不高於 {maximum}',
  decimals: '最多 {decimals} 位小數',
  moreThanAvailable: '超出可用餘額',
  code: '{length} 位數字',
  exponent: '請寫出完整數字，不要使用「e」',
  separators: '無法判斷小數點位置，請寫成 {example}',
  negative: '不能為負數',
  tooLong: '最多 {digits} 位數字',
} satisfies Translation['validation']
