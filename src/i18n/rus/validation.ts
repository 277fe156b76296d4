import type { Translation } from '../types.ts'

export default {
  required: 'Пожалуйста, заполните это поле',
  passwordLength: 'Не менее 8 символов',
  passwordLetter: 'Должны быть буквы',
  passwordCharacters: 'Только буквы и цифры',
  passwordCommon: 'Не из распространённых, таких как password1 или qwerty123',
  passwordsDiffer: 'Пароли не совпадают',
  email: 'Это не адрес эл. почты',
  phone: 'Это не номер телефона',
  amount: 'Ноль или больше, не более 2 знаков после запятой',
  notANumber: 'Это не число',
  positive: 'Должно быть больше нуля',
  minimum: 'Не менее {minimum}',
  maximum: 'Не более {maximum}',
  decimals: 'Знаков после запятой не более {decimals}',
  moreThanAvailable: 'Больше, чем доступно',
  code: 'Цифр: {length}',
  exponent: 'Запишите число полностью, без «e»',
  separators: 'Неясно, где начинается дробная часть. Запишите так: {example}',
  negative: 'Не должно быть меньше нуля',
  tooLong: 'Цифр не более {digits}',
} satisfies Translation['validation']
