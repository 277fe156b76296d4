import type { Translation } from '../types.ts'

export default {
  required: '입력해 주세요',
  passwordLength: '8자 이상이어야 합니다',
  passwordLetter: '영문자를 포함해야 합니다',
  passwordCharacters: '영문자와 숫자만 사용할 수 있습니다',
  passwordCommon: 'password1, qwerty123처럼 흔한 비밀번호는 사용할 수 없음',
  passwordsDiffer: '두 비밀번호가 다릅니다',
  email: '이메일 주소가 아닙니다',
  phone: '전화번호가 아닙니다',
  amount: '0 이상, 소수점 이하 2자리까지',
  notANumber: '숫자가 아닙니다',
  positive: '0보다 커야 합니다',
  minimum: '{minimum} 이상',
  maximum: '{maximum} 이하',
  decimals: '소수점 이하 {decimals}자리까지',
  moreThanAvailable: '사용 가능 금액을 초과합니다',
  code: '숫자 {length}자리',
  exponent: '“e” 없이 숫자로 적어 주세요',
  separators: '소수점의 위치를 알 수 없습니다. {example}처럼 적어 주세요',
  negative: '0보다 작을 수 없습니다',
  tooLong: '최대 {digits}자리',
} satisfies Translation['validation']
