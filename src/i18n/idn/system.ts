import type { Translation } from '../types.ts'

export default {
  chooseTitle: 'Pilih tempat',
  search: 'Kota atau negara',
  searchHint:
    'Daftar {count} kota di aplikasi ini. Nama kota dalam bahasa Inggris, nama negara dalam bahasa Anda.',
  results: 'Kota',
  nothing: 'Tidak ada dalam daftar',
  nothingText:
    'Daftar ini memuat ibu kota dan kota besar. Pilih yang terdekat, atau kosongkan dan tulis alamatnya.',
  more: '{count} lagi. Ketik untuk mempersempit.',
  fromDevice: 'Gunakan lokasi perangkat ini',
  locationNote:
    'Browser akan bertanya dulu kepada Anda. Posisi dibulatkan hingga sekitar satu kilometer, dinamai menurut kota terdekat dalam daftar, dan hanya dikirim bersama formulir.',
  near: 'Dekat {city}',
  denied: 'Browser tidak diizinkan memberikan lokasi. Pilih dari daftar.',
  unavailable: 'Lokasi tidak dapat ditemukan. Pilih dari daftar.',
  openTitle: 'Tempat',
  copyCoordinates: 'Salin koordinat',
  latitude: 'Lintang',
  longitude: 'Bujur',
  nearest: 'Kota terdekat dalam daftar',
  openMaps: 'Buka di aplikasi peta',
  openMapsNote:
    'Peta tidak digambar di sini, karena itu akan memberi tahu perusahaan lain tempat yang Anda lihat. Tautan ini membuka aplikasi di perangkat ini.',
  noPlace: 'Tidak ada tempat yang disebutkan',
  noPlaceText: 'Alamat halaman ini tidak memuat koordinat, atau koordinatnya salah.',
} satisfies Translation['system']
