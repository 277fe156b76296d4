import type { Translation } from '../types.ts'

export default {
  settings: 'Tetapan pemberitahuan',
  settingsText: 'Semuanya kekal dalam mesej anda. Pilih pemberitahuan lain yang anda mahu.',
  whileOpen: 'Semasa aplikasi dibuka',
  whenClosed: 'Semasa aplikasi ditutup',
  kindAlert: 'Makluman harga',
  kindOrder: 'Pesanan dilaksanakan, ditolak atau dibatalkan',
  kindPosition: 'Ambil untung, henti rugi dan likuidasi',
  kindMoney: 'Deposit, pengeluaran, pinjaman dan saham baharu',
  kindSecurity: 'Keselamatan dan identiti',
  alwaysOn: 'Sentiasa hidup',
  push: 'Pemberitahuan pada peranti ini',
  pushText: 'Pelayar akan meminta kebenaran. Pemberitahuan berhenti apabila anda log keluar di sini.',
  pushAmounts: 'Tunjukkan amaun dalam pemberitahuan',
  pushAmountsText: 'Sesiapa yang melihat skrin ini, walaupun berkunci, boleh membacanya.',
  pushDenied: 'Pemberitahuan disekat. Benarkannya untuk laman ini dalam tetapan pelayar, kemudian cuba lagi.',
  pushFailed: 'Pemberitahuan tidak dapat dihidupkan. Sila cuba lagi.',
  pushInstall:
    'Pada iPhone atau iPad, tambahkan dahulu aplikasi ke Skrin Utama: Kongsi, kemudian Tambah ke Skrin Utama. Selepas itu, buka dari sana.',
  pushUnsupported: 'Pelayar ini tidak dapat memaparkan pemberitahuan aplikasi.',
  liquidation: 'Amaran likuidasi',
  liquidationText: 'Memberi amaran apabila harga posisi kontrak sehampir ini dengan harga likuidasinya.',
  firstNotice: 'Amaran pertama',
  secondNotice: 'Amaran kedua',
  noNotice: 'Mati',
} satisfies Translation['notices']
