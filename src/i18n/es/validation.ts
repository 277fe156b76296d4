import type { Translation } from '../types.ts'

export default {
  required: 'Rellene este campo',
  passwordLength: 'Al menos 8 caracteres',
  passwordLetter: 'Debe contener letras',
  passwordCharacters: 'Solo se admiten letras y cifras',
  passwordCommon: 'Que no sea una contraseña común, como password1 o qwerty123',
  passwordsDiffer: 'Las dos contraseñas no coinciden',
  email: 'Esto no es una dirección de correo',
  phone: 'Esto no es un número de teléfono',
  amount: 'Cero o más, como máximo 2 decimales',
  notANumber: 'Esto no es un número',
  positive: 'Debe ser mayor que cero',
  minimum: 'Como mínimo {minimum}',
  maximum: 'Como máximo {maximum}',
  decimals: 'Decimales: como máximo {decimals}',
  moreThanAvailable: 'Más de lo disponible',
  code: '{length} cifras',
  exponent: 'Escriba el número completo, sin «e»',
  separators: 'No está claro dónde empiezan los decimales. Escríbalo como {example}',
  negative: 'No debe ser inferior a cero',
  tooLong: 'Como máximo {digits} cifras',
} satisfies Translation['validation']
