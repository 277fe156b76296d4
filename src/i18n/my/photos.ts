import type { Translation } from '../types.ts'

export default {
  camera: 'Ambil foto',
  choose: 'Pilih gambar',
  hint: 'Maksimum {most} gambar. Dikecilkan pada peranti ini sebelum dihantar; hanya dilihat oleh penyemak.',
  leftOut: 'Maksimum {most} gambar; yang lain tidak disertakan',
  photo: 'Gambar {number}',
  remove: 'Buang gambar {number}',
  compressing: 'Sedang dikecilkan',
  sending: '{percent}% dihantar',
  cancel: 'Hentikan penghantaran',
  discard: 'Buang gambar ini',
  notSent: 'Tidak dihantar',
  waiting: 'Sila tunggu sehingga gambar dihantar',
  compressionFailedText:
    'Fail ini tidak dapat dibaca sebagai gambar pada peranti ini. Ambil foto sekali lagi, atau pilih JPEG, PNG atau WebP yang lebih kecil.',
  understood: 'Pilih yang lain',
  preview: 'Gambar',
  previewOf: '{index} daripada {count}',
  zoomIn: 'Besarkan',
  zoomOut: 'Kecilkan',
  previous: 'Gambar sebelumnya',
  next: 'Gambar berikutnya',
  save: 'Simpan gambar',
  nothingTitle: 'Tiada gambar untuk ditunjukkan',
  nothingText: 'Alamat ini tidak menamakan sebarang gambar.',
} satisfies Translation['photos']
