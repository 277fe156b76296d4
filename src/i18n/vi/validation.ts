import type { Translation } from '../types.ts'

export default {
  required: 'Vui lòng điền ô này',
  passwordLength: 'Ít nhất 8 ký tự',
  passwordLetter: 'Phải có chữ cái',
  passwordCharacters: 'Chỉ được dùng chữ cái và chữ số',
  passwordCommon: 'Không phải mật khẩu phổ biến như password1 hay qwerty123',
  passwordsDiffer: 'Hai mật khẩu không giống nhau',
  email: 'Đây không phải địa chỉ email',
  phone: 'Đây không phải số điện thoại',
  amount: 'Từ 0 trở lên, tối đa 2 chữ số thập phân',
  notANumber: 'Đây không phải là số',
  positive: 'Phải lớn hơn 0',
  minimum: 'Ít nhất {minimum}',
  maximum: 'Tối đa {maximum}',
  decimals: 'Tối đa {decimals} chữ số thập phân',
  moreThanAvailable: 'Nhiều hơn số khả dụng',
  code: '{length} chữ số',
  exponent: 'Viết số đầy đủ, không dùng “e”',
  separators: 'Không rõ phần thập phân bắt đầu ở đâu. Hãy viết như {example}',
  negative: 'Không được nhỏ hơn 0',
  tooLong: 'Tối đa {digits} chữ số',
} satisfies Translation['validation']
