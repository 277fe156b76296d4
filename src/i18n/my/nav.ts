import type { Translation } from '../types.ts'

export default {
  label: 'Utama',
  home: 'Utama',
  market: 'Pasaran',
  trade: 'Dagangan',
  wallet: 'Dompet',
  me: 'Akaun',
  skipToContent: 'Langkau ke kandungan',
  notFoundTitle: 'Halaman tidak ditemui',
  notFoundText: 'Alamat mungkin salah, atau halaman mungkin telah dipindahkan.',
  goHome: 'Ke laman Utama',
  preferredLanguage: 'Teruskan dalam Bahasa Melayu',
} satisfies Translation['nav']
