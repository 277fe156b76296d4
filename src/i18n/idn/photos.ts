import type { Translation } from '../types.ts'

export default {
  camera: 'Ambil foto',
  choose: 'Pilih gambar',
  hint: 'Maksimal {most}. Diperkecil di perangkat ini sebelum dikirim; hanya dilihat oleh pemeriksa.',
  leftOut: 'Maksimal {most}; yang lain tidak disertakan',
  photo: 'Gambar {number}',
  remove: 'Hapus gambar {number}',
  compressing: 'Sedang diperkecil',
  sending: '{percent}% terkirim',
  cancel: 'Hentikan pengiriman',
  discard: 'Hapus gambar ini',
  notSent: 'Tidak terkirim',
  waiting: 'Mohon tunggu sampai gambar terkirim',
  compressionFailedText:
    'File ini tidak dapat dibaca sebagai gambar di perangkat ini. Ambil foto sekali lagi, atau pilih JPEG, PNG, atau WebP yang lebih kecil.',
  understood: 'Pilih yang lain',
  preview: 'Gambar',
  previewOf: '{index} dari {count}',
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  previous: 'Gambar sebelumnya',
  next: 'Gambar berikutnya',
  save: 'Simpan gambar',
  nothingTitle: 'Tidak ada gambar untuk ditampilkan',
  nothingText: 'Alamat ini tidak merujuk ke gambar mana pun.',
} satisfies Translation['photos']
