import type { Translation } from '../types.ts'

export default {
  required: 'Preencha este campo',
  passwordLength: 'No mínimo 8 caracteres',
  passwordLetter: 'Precisa conter letras',
  passwordCharacters: 'Somente letras e números',
  passwordCommon: 'Não pode ser uma senha comum, como password1 ou qwerty123',
  passwordsDiffer: 'As duas senhas são diferentes',
  email: 'Isto não é um endereço de e-mail',
  phone: 'Isto não é um número de telefone',
  amount: 'Zero ou mais, com no máximo 2 casas decimais',
  notANumber: 'Isto não é um número',
  positive: 'Precisa ser maior que zero',
  minimum: 'No mínimo {minimum}',
  maximum: 'No máximo {maximum}',
  decimals: 'No máximo {decimals} casas decimais',
  moreThanAvailable: 'Mais do que está disponível',
  code: '{length} dígitos',
  exponent: 'Escreva o número completo em algarismos, sem “e”',
  separators: 'Não está claro onde começam os decimais. Escreva como {example}',
  negative: 'Não pode ser menor que zero',
  tooLong: 'No máximo {digits} dígitos',
} satisfies Translation['validation']
