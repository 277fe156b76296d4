import type { Translation } from '../types.ts'

export default {
  required: 'Sila isi medan ini',
  passwordLength: 'Sekurang-kurangnya 8 aksara',
  passwordLetter: 'Mesti mengandungi huruf',
  passwordCharacters: 'Hanya huruf dan digit dibenarkan',
  passwordCommon: 'Bukan kata laluan biasa seperti password1 atau qwerty123',
  passwordsDiffer: 'Kedua-dua kata laluan berbeza',
  email: 'Ini bukan alamat e-mel',
  phone: 'Ini bukan nombor telefon',
  amount: 'Sifar atau lebih, maksimum 2 tempat perpuluhan',
  notANumber: 'Ini bukan nombor',
  positive: 'Mesti lebih daripada sifar',
  minimum: 'Sekurang-kurangnya {minimum}',
  maximum: 'Maksimum {maximum}',
  decimals: 'Maksimum {decimals} tempat perpuluhan',
  moreThanAvailable: 'Lebih daripada yang tersedia',
  code: '{length} digit',
  exponent: 'Tulis nombor sepenuhnya, tanpa “e”',
  separators: 'Tidak jelas di mana perpuluhan bermula. Tulis seperti {example}',
  negative: 'Tidak boleh di bawah sifar',
  tooLong: 'Maksimum {digits} digit',
} satisfies Translation['validation']
