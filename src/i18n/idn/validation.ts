import type { Translation } from '../types.ts'

export default {
  required: 'Mohon isi kolom ini',
  passwordLength: 'Minimal 8 karakter',
  passwordLetter: 'Harus memuat huruf',
  passwordCharacters: 'Hanya huruf dan angka',
  passwordCommon: 'Bukan kata sandi umum seperti password1 atau qwerty123',
  passwordsDiffer: 'Kedua kata sandi berbeda',
  email: 'Ini bukan alamat email',
  phone: 'Ini bukan nomor telepon',
  amount: 'Nol atau lebih, maksimal 2 desimal',
  notANumber: 'Ini bukan angka',
  positive: 'Harus lebih dari nol',
  minimum: 'Minimal {minimum}',
  maximum: 'Maksimal {maximum}',
  decimals: 'Maksimal {decimals} desimal',
  moreThanAvailable: 'Lebih dari yang tersedia',
  code: '{length} angka',
  exponent: 'Tulis angkanya secara lengkap, tanpa “e”',
  separators: 'Tidak jelas di mana desimalnya dimulai. Tulis seperti {example}',
  negative: 'Tidak boleh di bawah nol',
  tooLong: 'Maksimal {digits} angka',
} satisfies Translation['validation']
