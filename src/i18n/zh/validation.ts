import type { Translation } from '../types.ts'

export default {
  required: '请填写此项',
  passwordLength: '至少 8 个字符',
  passwordLetter: '必须包含字母',
  passwordCharacters: '只能使用字母和数字',
  passwordCommon: '不能是常见密码，如 password1 或 qwerty123',
  passwordsDiffer: '两次输入的密码不一致',
  email: '邮箱格式不正确',
  phone: '手机号格式不正确',
  amount: '须为零或正数，最多 2 位小数',
  notANumber: '不是有效的数字',
  positive: '必须大于零',
  minimum: '不低于 {minimum}',
  maximum: '不高于 {maximum}',
  decimals: '最多 {decimals} 位小数',
  moreThanAvailable: '超出可用余额',
  code: '{length} 位数字',
  exponent: '请写出完整数字，不要使用“e”',
  separators: '无法判断小数点位置，请写成 {example}',
  negative: '不能为负数',
  tooLong: '最多 {digits} 位数字',
} satisfies Translation['validation']
