import type { OperatorTexts } from '../types.ts'

export const documents: OperatorTexts['documents'] = {
  questions: {
    realMoney: {
      question: 'Apakah ini uang sungguhan?',
      answer:
        '<b>Bukan.</b> Pasar dan uangnya simulasi. Apa pun yang Anda lakukan di sini tidak menimbulkan biaya atau penghasilan nyata, dan setiap layar yang memuat saldo menyatakannya.',
    },
    password: {
      question: 'Bagaimana cara mengubah kata sandi saya?',
      answer: 'Buka <a>ubah kata sandi</a>. Setelah itu semua perangkat lain dikeluarkan.',
    },
    scam: {
      question: 'Seseorang meminta kata sandi atau kode saya. Apa yang harus saya lakukan?',
      answer:
        'Jangan berikan kepada siapa pun. Kami tidak pernah meminta keduanya. Lalu ubah kata sandi, dan periksa <a>perangkat yang masuk</a>.',
    },
    protection: {
      question: 'Bagaimana cara melindungi akun saya?',
      answer: [
        'Aktifkan verifikasi dua langkah, dan simpan kode pemulihan di tempat lain.',
        'Tetapkan kata sandi penarikan.',
        'Baca pesan: setiap kali ada yang masuk dari perangkat baru, itu diberitahukan di sana.',
      ],
    },
    depositTime: {
      question: 'Kapan deposit saya dikreditkan?',
      answer:
        'Di sini, dalam hitungan detik. Setiap langkah ditampilkan di <a>Riwayat deposit</a>; jumlah yang berakhiran ,13 sengaja ditolak, agar Anda dapat melihat seperti apa penolakan itu.',
    },
    held: {
      question: 'Mengapa sebagian saldo saya ditahan?',
      answer:
        'Order terbuka, penarikan yang diproses, posisi, dan pemesanan menahan jumlah yang mungkin dibutuhkannya. Ketuk jumlah yang ditahan di dompet untuk melihat entri di baliknya.',
    },
    check: {
      question: 'Bagaimana cara memeriksa bahwa setiap angka benar?',
      answer:
        'Ketuk <b>Periksa akun saya</b> di <a>dompet</a>. Perangkat Anda sendiri menghitung ulang setiap saldo, biaya, eksekusi, dan pembayaran dari data yang dipublikasikan, dan menampilkan perhitungannya.',
    },
    orderCost: {
      question: 'Berapa biaya sebuah order?',
      answer:
        'Biaya persisnya ditampilkan sebelum Anda mengonfirmasi, dan di bukti order. Order spot dikenai 0,1% dari nilai order. Lihat <a>semua biaya</a>.',
    },
    refused: {
      question: 'Mengapa order saya ditolak?',
      answer:
        'Alasannya ditampilkan di kolom isian atau di atas tombol: harga bergerak lebih dari 0,5%, pasar tutup, saldo tidak cukup, atau kuantitas bukan kelipatannya. Order yang ditolak tidak dikenai biaya.',
    },
    contractLoss: {
      question: 'Berapa yang dapat hilang dengan kontrak?',
      answer:
        'Seluruh margin posisi itu, dan dengan cepat: leverage sepuluh kali berarti kerugian sepuluh kali. Harga likuidasi ditampilkan saat Anda mengisi order. <a>Kerugian yang dapat Anda alami</a>',
    },
    earningSafety: {
      question: 'Apakah penempatan dana dan penambangan terkunci aman?',
      answer:
        'Imbal hasil tidak dijamin. Dana tidak dapat dipakai sebelum jangka waktunya berakhir kecuali Anda membayar biaya pencairan dini, yang ditampilkan sebelumnya, dan sementara itu sebuah koin dapat turun nilainya.',
    },
  },
  richTexts: {
    about: {
      title: 'Tentang situs ini',
      content: [
        'Sandbox untuk bertransaksi saham AS, kripto, futures, dan forex. Semua di dalamnya simulasi: pasarnya, uangnya, dan pihak lawan setiap transaksi.',
        'Setiap angka dapat dihitung ulang di perangkat Anda sendiri.',
      ],
    },
    terms: {
      title: 'Ketentuan penggunaan',
      content: [
        'Tidak ada uang sungguhan yang berpindah di sini, dan tidak ada yang dapat dituntut.',
        'Hanya aturan yang dipublikasikan yang berlaku untuk order, deposit, dan penarikan.',
        'Aktivitas Anda dicatat, dan Anda dapat mengunduh semuanya sebagai file.',
        'Anda dapat menutup akun kapan saja bila tidak ada yang terbuka dan tidak ada saldo tersisa.',
      ],
    },
    privacy: {
      title: 'Privasi',
      content: [
        'Kami menyimpan nama akun Anda, informasi yang Anda berikan tentang diri Anda, order dan pembayaran Anda, dan yang dinyatakan browser Anda saat Anda masuk. Kami tidak membagikannya, tidak melacak Anda untuk iklan, dan tidak memuat apa pun dari host lain.',
        'Anda dapat <a>mengunduh semuanya atau menutup akun</a>.',
      ],
    },
    risk: {
      title: 'Kerugian yang dapat Anda alami',
      content: [
        '<b>Spot:</b> yang Anda bayar, bila harga jatuh hingga tidak bernilai.',
        '<b>Kontrak:</b> seluruh margin, dalam hitungan menit. Posisi dilikuidasi sebelum margin habis terpakai.',
        '<b>Order cepat:</b> seluruh taruhan, bila harga berakhir di sisi yang salah meski hanya satu langkah. Lebih dari separuh harus menang agar ada untung.',
        '<b>Copy trading:</b> semua yang Anda masukkan; hasil masa lalu seorang trader tidak mengatakan apa pun tentang yang akan datang.',
        '<b>Penempatan dana, penambangan terkunci, saham baru:</b> akses ke uang itu untuk sementara, dan nilai koin atau saham yang hilang selama itu.',
      ],
    },
    fees: {
      title: 'Biaya',
      content: [
        'Order spot dikenai 0,1% dari nilai order. Setiap biaya lain bergantung pada produk, mode transaksi, atau metode pembayaran, dan ditampilkan sebelum Anda mengonfirmasi. Yang dikenakan adalah yang dipublikasikan; aplikasi menghitung ulang setiap biaya saat Anda memeriksa akun.',
      ],
    },
    accessibility: {
      title: 'Aksesibilitas',
      content: [
        '<b>Papan ketik:</b> Semuanya bisa tanpa tetikus. Tab berpindah, Enter menekan, Escape menutup. Tombol panah untuk memilih dan membaca grafik lilin demi lilin. Tekan ? untuk pintasan, yang bisa Anda matikan di pengaturan tampilan.',
        '<b>Pembaca layar:</b> Setiap halaman menyebut namanya saat dibuka. Hasil diumumkan satu kali saat tiba; kesalahan dibacakan bersama kolomnya. Perubahan harga tidak diumumkan.',
        '<b>Pembesaran:</b> Halaman dapat diperbesar hingga 400% tanpa menggulir ke samping dan mengikuti ukuran huruf perangkat Anda.',
        '<b>Kontras dan warna:</b> Kontras teks minimal 4,5:1, terang maupun gelap. Naik dan turun juga dibedakan dengan tanda dan panah, dan warnanya bisa Anda tukar.',
        '<b>Tabel dan cetak:</b> Pasar dan setiap grafik dapat ditampilkan sebagai tabel. Jika perangkat Anda meminta kontras lebih tinggi atau warnanya sendiri, halaman mengikutinya. Di kertas, hitam di atas putih.',
        '<b>Gerakan:</b> Tidak ada yang bergeser jika perangkat Anda meminta lebih sedikit gerakan.',
        '<b>Ada yang tidak berfungsi bagi Anda?</b> Hubungi <a>layanan pelanggan</a>.',
      ],
    },
  },
  service: {
    answers: {
      fees: {
        askedBy: ['biaya', 'komisi', 'ongkos', 'berapa fee'],
        answer:
          'Setiap biaya ditampilkan sebelum Anda mengonfirmasi, dan di bukti order. Tabel lengkapnya ada di Tanya jawab.',
      },
      deposits: {
        askedBy: ['deposit', 'setoran', 'menyetor', 'setor uang', 'setor dana', 'top up', 'isi saldo'],
        answer:
          'Di sini deposit disetujui dalam hitungan detik. Jumlah yang berakhiran ,13 sengaja ditolak. Riwayat deposit menampilkan setiap langkah.',
      },
      withdrawals: {
        askedBy: [
          'penarikan',
          'tarik uang',
          'tarik dana',
          'tarik saldo',
          'menarik uang',
          'menarik dana',
          'narik ',
        ],
        answer:
          'Penarikan diperiksa selama 20 detik dan dapat dibatalkan sampai saat itu. Riwayat penarikan menampilkan setiap langkah dan alasan penolakan.',
      },
      codes: {
        askedBy: ['kata sandi', 'password', 'kode ', 'kode?', 'otp '],
        answer:
          'Kami tidak akan pernah meminta kata sandi atau kode Anda. Keduanya dapat diubah di Akun, Keamanan.',
      },
      statement: {
        askedBy: [
          'laporan rekening',
          'tidak cocok',
          'tidak sesuai',
          'selisih',
          'salah hitung',
          'saldo salah',
          'angka salah',
        ],
        answer:
          'Buka dompet, periksa akun Anda, dan simpan laporan rekening sebagai file: di situ tertulis angka mana yang berbeda dan berapa seharusnya.',
      },
    },
    picture:
      'Terima kasih atas gambarnya. Ini layanan pelanggan sandbox: yang membalas adalah skrip, dan tidak ada yang melihat gambar.',
    otherwise:
      'Ini layanan pelanggan sandbox: yang membalas adalah skrip. Skrip ini dapat menjawab pertanyaan tentang biaya, deposit, penarikan, kata sandi, dan laporan rekening.',
  },
  offer: {
    summary: {
      title: 'Ringkasan (teks rekaan)',
      text: 'Di sandbox ini {name} menjual saham tambahan dengan harga tetap. Sahamnya sama dengan yang sudah diperdagangkan di sini. Tidak ada yang nyata: {name} tidak terkait dengan penawaran ini, dan tidak ada yang dapat membeli atau memiliki apa pun melaluinya.',
    },
    draw: {
      title: 'Cara saham dijatahkan',
      text: 'Setiap lot yang dipesan adalah satu tiket. Jika tiket lebih banyak daripada lot, undian yang menentukan, dan setiap tiket berpeluang sama. Seed undian ditetapkan sebelum penawaran dibuka; hash-nya ditampilkan sejak awal dan seed itu sendiri setelah undian, sehingga siapa pun dapat menghitung ulang undian. Sandbox menambahkan entrinya sendiri, yang ditandai demikian, agar ada lawan dalam undian.',
    },
    risks: {
      title: 'Risiko',
      text: 'Anda mungkin dijatahkan saham lebih sedikit daripada yang dipesan, atau tidak sama sekali. Uang Anda ditahan hingga undian dan selama itu tidak dapat dipakai. Saham yang dijatahkan baru dapat dijual mulai pencatatan, dua belas jam setelah penutupan; saat itu harga pasar mungkin sudah turun di bawah yang Anda bayar, dan mungkin terus turun. Jika perdagangan saham itu disuspensi, saham tidak dapat dijual sampai suspensi berakhir.',
    },
    terms: {
      title: 'Ketentuan',
      text: 'Satu pemesanan per akun dan penawaran, hingga batas yang ditampilkan. Pemesanan dapat dibatalkan tanpa biaya selama penawaran dibuka. Biaya hanya dikenakan atas saham yang dijatahkan. Dana untuk yang tidak dijatahkan dilepaskan segera setelah undian.',
    },
  },
  activity: {
    title: 'Berapa harga {coin} nanti?',
    summary:
      'Prediksi harga satu {coin} dua minggu setelah dimulai. Ikut serta gratis, dan tidak perlu bertransaksi.',
    howItWorks: {
      title: 'Cara ikut',
      texts: [
        'Pada minggu pertama, kirim satu prediksi berapa harga satu <strong>{coin}</strong> pada akhirnya, dalam USDT.',
        'Seminggu setelah pendaftaran ditutup, harga publik saat itu yang menentukan.',
      ],
    },
    rule: {
      title: 'Aturan',
      texts: [
        'Prediksi diurutkan menurut jaraknya dari harga itu, di atas atau di bawah.',
        'Jika sama, prediksi yang lebih awal berperingkat lebih tinggi.',
        'Tiga yang pertama mendapat {first}, {second}, dan {third} USDT, otomatis dikreditkan dalam satu menit, bebas dipakai.',
        'Jika peserta lebih sedikit daripada hadiah, hadiah yang tersisa tidak dibayarkan.',
      ],
    },
    toKnow: {
      title: 'Perlu diketahui',
      texts: [
        'Prediksi tidak dapat diubah, dan tidak ada yang hilang bila meleset. Ini bukan saran membeli atau menjual: harga naik dan turun, dan kebanyakan prediksi meleset.',
        'Hasilnya memuat semua peserta dengan nama yang disamarkan, prediksi mereka, dan waktu mereka bergabung, sehingga siapa pun dapat memeriksa peringkatnya.',
      ],
    },
  },
}
