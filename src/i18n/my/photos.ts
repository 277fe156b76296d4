import type { Translation } from '../types.ts'

export default {
  camera: 'Ambil foto',
  choose: 'Pilih gambar',
  hint: 'Maksimum {most} gambar. Dimampatkan pada peranti ini sebelum dimuat naik; hanya penyemak boleh melihatnya.',
  leftOut: 'Maksimum {most} gambar; yang lain tidak ditambah',
  photo: 'Gambar {number}',
  remove: 'Buang gambar {number}',
  compressing: 'Memampatkan',
  sending: '{percent}% dimuat naik',
  cancel: 'Batalkan muat naik',
  discard: 'Buang gambar ini',
  notSent: 'Tidak dimuat naik',
  waiting: 'Tunggu sehingga gambar dimuat naik',
  compressionFailedText:
    'Peranti ini tidak dapat membaca fail ini sebagai gambar. Ambil foto semula, atau pilih JPEG, PNG atau WebP yang lebih kecil.',
  understood: 'Pilih yang lain',
  preview: 'Gambar',
  previewOf: '{index} daripada {count}',
  zoomIn: 'Besarkan',
  zoomOut: 'Kecilkan',
  previous: 'Gambar sebelumnya',
  next: 'Gambar berikutnya',
  save: 'Simpan gambar',
  nothingTitle: 'Tiada gambar untuk ditunjukkan',
  nothingText: 'Pautan ini tidak mengandungi gambar.',
} satisfies Translation['photos']
