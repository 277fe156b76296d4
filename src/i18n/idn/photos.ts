import type { Translation } from '../types.ts'

export default {
  camera: 'Ambil foto',
  choose: 'Pilih gambar',
  hint: 'Maksimal {most}. Dikompresi di perangkat ini sebelum diunggah; hanya pemeriksa yang dapat melihatnya.',
  leftOut: 'Maksimal {most}; yang lain tidak ditambahkan',
  photo: 'Gambar {number}',
  remove: 'Hapus gambar {number}',
  compressing: 'Mengompresi',
  sending: '{percent}% terunggah',
  cancel: 'Batalkan unggahan',
  discard: 'Hapus gambar ini',
  notSent: 'Tidak terunggah',
  waiting: 'Tunggu sampai gambar terunggah',
  compressionFailedText:
    'Perangkat ini tidak dapat membaca file ini sebagai gambar. Ambil foto lagi, atau pilih JPEG, PNG, atau WebP yang lebih kecil.',
  understood: 'Pilih yang lain',
  preview: 'Gambar',
  previewOf: '{index} dari {count}',
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  previous: 'Gambar sebelumnya',
  next: 'Gambar berikutnya',
  save: 'Simpan gambar',
  nothingTitle: 'Tidak ada gambar untuk ditampilkan',
  nothingText: 'Tautan ini tidak memuat gambar.',
} satisfies Translation['photos']
