import type { Translation } from '../types.ts'

export default {
  required: 'Калі ласка, запоўніце гэта поле',
  passwordLength: 'Не менш за 8 сімвалаў',
  passwordLetter: 'Павінны быць літары',
  passwordCharacters: 'Толькі літары і лічбы',
  passwordCommon: 'Не з распаўсюджаных, такіх як password1 або qwerty123',
  passwordsDiffer: 'Паролі не супадаюць',
  email: 'Гэта не адрас эл. пошты',
  phone: 'Гэта не нумар тэлефона',
  amount: 'Нуль або больш, не больш за 2 знакі пасля коскі',
  notANumber: 'Гэта не лік',
  positive: 'Павінна быць больш за нуль',
  minimum: 'Не менш за {minimum}',
  maximum: 'Не больш за {maximum}',
  decimals: 'Знакаў пасля коскі не больш за {decimals}',
  moreThanAvailable: 'Больш, чым даступна',
  code: 'Лічбаў: {length}',
  exponent: 'Запішыце лік цалкам, без «e»',
  separators: 'Няясна, дзе пачынаецца дробавая частка. Запішыце так: {example}',
  negative: 'Не можа быць менш за нуль',
  tooLong: 'Лічбаў не больш за {digits}',
} satisfies Translation['validation']
