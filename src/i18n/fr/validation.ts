import type { Translation } from '../types.ts'

export default {
  required: 'Veuillez remplir ce champ',
  passwordLength: 'Au moins 8 caractères',
  passwordLetter: 'Doit contenir des lettres',
  passwordCharacters: 'Seuls les lettres et les chiffres sont admis',
  passwordCommon: 'Pas un mot de passe courant, comme password1 ou qwerty123',
  passwordsDiffer: 'Les deux mots de passe sont différents',
  email: 'Ce n’est pas une adresse e-mail',
  phone: 'Ce n’est pas un numéro de téléphone',
  amount: 'Zéro ou plus, au plus 2 décimales',
  notANumber: 'Ce n’est pas un nombre',
  positive: 'Doit être supérieur à zéro',
  minimum: 'Au moins {minimum}',
  maximum: 'Au plus {maximum}',
  decimals: 'Décimales : au plus {decimals}',
  moreThanAvailable: 'Plus que le disponible',
  code: '{length} chiffres',
  exponent: 'Écrivez le nombre en entier, sans « e »',
  separators: 'On ne voit pas où commencent les décimales. Écrivez-le comme {example}',
  negative: 'Ne doit pas être inférieur à zéro',
  tooLong: 'Au plus {digits} chiffres',
} satisfies Translation['validation']
