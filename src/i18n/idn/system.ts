import type { Translation } from '../types.ts'

export default {
  chooseTitle: 'Pilih lokasi',
  search: 'Kota atau negara',
  searchHint: '{count} kota untuk dipilih. Nama kota dalam bahasa Inggris, nama negara dalam bahasa Anda.',
  results: 'Kota',
  nothing: 'Tidak ada kota yang cocok',
  nothingText:
    'Daftar ini memuat ibu kota dan kota besar. Pilih yang terdekat, atau kosongkan dan masukkan alamat Anda.',
  more: '{count} lagi. Terus ketik untuk mempersempit daftar.',
  fromDevice: 'Gunakan lokasi saat ini',
  locationNote:
    'Browser akan meminta izin. Posisi dibulatkan hingga sekitar satu kilometer, dinamai menurut kota terdekat dalam daftar, dan hanya dikirim bersama formulir.',
  near: 'Dekat {city}',
  denied: 'Akses lokasi ditolak. Pilih dari daftar.',
  unavailable: 'Lokasi Anda tidak dapat ditentukan. Pilih dari daftar.',
  openTitle: 'Lokasi',
  copyCoordinates: 'Salin koordinat',
  latitude: 'Lintang',
  longitude: 'Bujur',
  nearest: 'Kota terdekat dalam daftar',
  openMaps: 'Buka di aplikasi peta',
  openMapsNote:
    'Peta tidak ditampilkan di sini, karena itu akan memberi tahu perusahaan lain tempat yang Anda lihat. Tautan ini membuka aplikasi di perangkat ini.',
  noPlace: 'Tidak ada lokasi',
  noPlaceText: 'Tautan ke halaman ini tidak memuat koordinat, atau koordinatnya tidak valid.',
} satisfies Translation['system']
