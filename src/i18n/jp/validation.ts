import type { Translation } from '../types.ts'

export default {
  required: '入力してください',
  passwordLength: '8 文字以上',
  passwordLetter: '英字を含めてください',
  passwordCharacters: '英字と数字だけを使えます',
  passwordCommon: 'password1 や qwerty123 のようなよくあるパスワードでないこと',
  passwordsDiffer: '2 つのパスワードが一致しません',
  email: 'メールアドレスではありません',
  phone: '電話番号ではありません',
  amount: '0 以上、小数は 2 桁まで',
  notANumber: '数値ではありません',
  positive: '0 より大きくしてください',
  minimum: '{minimum} 以上',
  maximum: '{maximum} 以下',
  decimals: '小数は {decimals} 桁まで',
  moreThanAvailable: '利用可能額を超えています',
  code: '{length} 桁の数字',
  exponent: '「e」を使わずに数字で書いてください',
  separators: '小数点の位置がわかりません。{example} のように書いてください',
  negative: '0 未満にはできません',
  tooLong: '{digits} 桁まで',
} satisfies Translation['validation']
