import type { Translation } from '../types.ts'

export default {
  label: 'Utama',
  home: 'Utama',
  market: 'Pasaran',
  trade: 'Dagangan',
  wallet: 'Dompet',
  me: 'Saya',
  skipToContent: 'Langkau ke kandungan',
  notFoundTitle: 'Halaman ini tidak wujud',
  notFoundText: 'Alamat mungkin tersalah taip, atau halaman telah dipindahkan.',
  goHome: 'Ke laman utama',
  preferredLanguage: 'Teruskan dalam Bahasa Melayu',
} satisfies Translation['nav']
