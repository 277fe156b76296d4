import type { OperatorTexts } from '../types.ts'

export const documents: OperatorTexts['documents'] = {
  questions: {
    realMoney: {
      question: 'Adakah ini wang sebenar?',
      answer:
        '<b>Tidak.</b> Pasaran dan wang adalah simulasi. Apa yang anda lakukan di sini tidak melibatkan kos atau pendapatan sebenar, dan setiap skrin yang menunjukkan baki menyatakannya.',
    },
    password: {
      question: 'Bagaimanakah saya menukar kata laluan?',
      answer: 'Buka <a>tukar kata laluan</a>. Selepas itu semua peranti lain dilog keluar.',
    },
    scam: {
      question: 'Seseorang meminta kata laluan atau kod saya. Apa yang perlu saya buat?',
      answer:
        'Jangan berikan kepada sesiapa. Kami tidak sekali-kali meminta kedua-duanya. Kemudian tukar kata laluan, dan semak <a>peranti yang log masuk</a>.',
    },
    protection: {
      question: 'Bagaimanakah saya melindungi akaun saya?',
      answer: [
        'Hidupkan pengesahan dua langkah, dan simpan kod pemulihan di tempat lain.',
        'Tetapkan kata laluan pengeluaran.',
        'Baca mesej: setiap log masuk dari peranti baharu dimaklumkan di sana.',
      ],
    },
    depositTime: {
      question: 'Bilakah deposit saya dikreditkan?',
      answer:
        'Di sini, dalam beberapa saat. Setiap langkah ditunjukkan dalam <a>Semua deposit</a>; amaun yang berakhir dengan .13 sengaja ditolak, supaya anda dapat melihat rupa sesuatu penolakan.',
    },
    held: {
      question: 'Mengapakah sebahagian baki saya ditahan?',
      answer:
        'Pesanan terbuka, pengeluaran yang belum selesai, posisi dan permohonan menahan amaun yang mungkin diperlukannya. Ketik amaun yang ditahan dalam dompet untuk melihat entri di sebaliknya.',
    },
    check: {
      question: 'Bagaimanakah saya menyemak bahawa setiap angka betul?',
      answer:
        'Ketik <b>Semak akaun saya</b> dalam <a>dompet</a>. Peranti anda sendiri mengira semula setiap baki, yuran, pelaksanaan dan bayaran daripada data yang diterbitkan, dan menunjukkan pengiraannya.',
    },
    orderCost: {
      question: 'Berapakah kos sesuatu pesanan?',
      answer:
        'Kos tepat ditunjukkan sebelum anda mengesahkan, dan dalam resit. Pesanan spot dikenakan 0.1% daripada nilai pesanan. Lihat <a>semua yuran</a>.',
    },
    refused: {
      question: 'Mengapakah pesanan saya ditolak?',
      answer:
        'Sebabnya ditunjukkan pada medan atau di atas butang: harga bergerak melebihi 0.5%, pasaran tutup, baki tidak mencukupi, atau kuantiti yang bukan gandaan. Pesanan yang ditolak tidak dikenakan kos.',
    },
    contractLoss: {
      question: 'Berapakah kerugian saya dengan kontrak?',
      answer:
        'Keseluruhan margin posisi itu, dan dengan cepat: leveraj sepuluh kali ganda ialah kerugian sepuluh kali ganda. Harga likuidasi ditunjukkan semasa anda mengisi pesanan. <a>Kerugian yang mungkin anda alami</a>',
    },
    earningSafety: {
      question: 'Selamatkah penempatan dana dan perlombongan berkunci?',
      answer:
        'Pulangan tidak dijamin. Amaun itu tidak boleh digunakan sebelum tempohnya tamat melainkan anda membayar yuran penebusan awal, yang ditunjukkan terlebih dahulu, dan sesuatu syiling boleh susut nilai dalam tempoh itu.',
    },
  },
  richTexts: {
    about: {
      title: 'Tentang laman ini',
      content: [
        'Sandbox untuk berdagang saham AS, kripto, niaga hadapan dan forex. Semua di dalamnya adalah simulasi: pasaran, wang, dan pihak lain bagi setiap dagangan.',
        'Setiap angka boleh dikira semula pada peranti anda sendiri.',
      ],
    },
    terms: {
      title: 'Terma penggunaan',
      content: [
        'Tiada wang sebenar bergerak di sini, dan tiada yang boleh dituntut.',
        'Hanya peraturan yang diterbitkan terpakai bagi pesanan, deposit dan pengeluaran.',
        'Aktiviti anda direkodkan, dan anda boleh memuat turun kesemuanya sebagai fail.',
        'Anda boleh menutup akaun pada bila-bila masa apabila tiada yang terbuka dan tiada baki yang tinggal.',
      ],
    },
    privacy: {
      title: 'Privasi',
      content: [
        'Kami menyimpan nama akaun anda, maklumat yang anda berikan tentang diri anda, pesanan dan bayaran anda, dan apa yang dinyatakan oleh pelayar anda semasa anda log masuk. Kami tidak mengongsinya, tidak menjejaki anda untuk pengiklanan, dan tidak memuatkan apa-apa daripada hos lain.',
        'Anda boleh <a>memuat turun kesemuanya atau menutup akaun</a>.',
      ],
    },
    risk: {
      title: 'Kerugian yang mungkin anda alami',
      content: [
        '<b>Spot:</b> apa yang anda bayar, apabila harga jatuh sehingga tidak bernilai.',
        '<b>Kontrak:</b> keseluruhan margin, dalam beberapa minit. Posisi dilikuidasi sebelum margin habis digunakan.',
        '<b>Pesanan pantas:</b> keseluruhan taruhan, apabila harga berakhir di sebelah yang salah walau satu langkah. Lebih daripada separuh mesti menang untuk mendapat sebarang untung.',
        '<b>Salin dagangan:</b> semua yang anda masukkan; hasil lalu seorang pedagang tidak menyatakan apa-apa tentang hasil masa depan.',
        '<b>Penempatan dana, perlombongan berkunci, saham baharu:</b> akses kepada wang itu buat sementara waktu, dan nilai yang susut pada syiling atau saham dalam tempoh itu.',
      ],
    },
    fees: {
      title: 'Yuran',
      content: [
        'Pesanan spot dikenakan 0.1% daripada nilai pesanan. Setiap yuran lain bergantung pada produk, mod dagangan atau kaedah bayaran, dan ditunjukkan sebelum anda mengesahkan. Yang dikenakan ialah yang diterbitkan; aplikasi mengira semula setiap yuran apabila anda menyemak akaun anda.',
      ],
    },
    accessibility: {
      title: 'Kebolehcapaian',
      content: [
        '<b>Papan kekunci:</b> Semuanya boleh dibuat tanpa tetikus. Tab bergerak ke depan, Enter menekan, Escape menutup. Kekunci anak panah untuk memilih dan membaca carta lilin demi lilin. Tekan ? untuk pintasan, yang boleh dimatikan dalam tetapan paparan.',
        '<b>Pembaca skrin:</b> Setiap halaman menyebut namanya apabila dibuka. Hasil diumumkan sekali apabila tiba; ralat dibaca bersama medannya. Perubahan harga tidak diumumkan.',
        '<b>Pembesaran:</b> Halaman boleh dibesarkan hingga 400% tanpa skrol ke sisi dan mengikut saiz fon peranti anda.',
        '<b>Kontras dan warna:</b> Kontras teks sekurang-kurangnya 4.5:1, cerah dan gelap. Naik dan turun juga dibezakan oleh tanda dan anak panah, dan warnanya boleh ditukar.',
        '<b>Jadual dan cetakan:</b> Pasaran dan setiap carta boleh ditunjukkan sebagai jadual. Jika peranti anda meminta lebih kontras atau warnanya sendiri, halaman mengikutinya. Di atas kertas, hitam pada putih.',
        '<b>Gerakan:</b> Tiada yang menggelongsor jika peranti anda meminta kurang gerakan.',
        '<b>Ada yang tidak berfungsi untuk anda?</b> Hubungi <a>khidmat pelanggan</a>.',
      ],
    },
  },
  service: {
    answers: {
      fees: {
        askedBy: ['yuran', 'komisen', 'caj ', 'kena caj', 'berapa kos', 'kosnya'],
        answer:
          'Setiap yuran ditunjukkan sebelum anda mengesahkan, dan dalam resit. Jadual penuh ada dalam Soal jawab.',
      },
      deposits: {
        askedBy: ['deposit', 'masukkan duit', 'masukkan wang', 'tambah nilai'],
        answer:
          'Di sini deposit diluluskan dalam beberapa saat. Amaun yang berakhir dengan .13 sengaja ditolak. “Semua deposit” menunjukkan setiap langkah.',
      },
      withdrawals: {
        askedBy: ['pengeluaran', 'keluarkan', 'keluar duit', 'keluar wang'],
        answer:
          'Pengeluaran disemak selama 20 saat dan boleh dibatalkan sehingga itu. Sejarah pengeluaran menunjukkan setiap langkah dan sebab jika ditolak.',
      },
      codes: {
        askedBy: ['kata laluan', 'kod ', 'kod?', 'katalaluan'],
        answer:
          'Kami tidak akan sesekali meminta kata laluan atau kod anda. Kedua-duanya boleh ditukar di Akaun, Keselamatan.',
      },
      statement: {
        askedBy: [
          'penyata',
          'tidak sepadan',
          'tak sepadan',
          'tidak sama',
          'tak sama',
          'salah kira',
          'baki salah',
          'angka salah',
        ],
        answer:
          'Buka dompet, semak akaun anda, dan simpan penyata sebagai fail: ia menyatakan angka yang berbeza dan berapa sepatutnya.',
      },
    },
    picture:
      'Terima kasih atas gambar itu. Ini khidmat pelanggan sandbox: yang membalas ialah skrip, dan tiada sesiapa melihat gambar.',
    otherwise:
      'Ini khidmat pelanggan sandbox: yang membalas ialah skrip. Ia boleh menjawab soalan tentang yuran, deposit, pengeluaran, kata laluan dan penyata.',
  },
  offer: {
    summary: {
      title: 'Ringkasan (teks rekaan)',
      text: 'Dalam sandbox ini {name} menjual saham tambahan pada harga tetap. Sahamnya sama dengan yang sudah didagangkan di sini. Tiada apa-apa yang benar: {name} tiada kaitan dengan tawaran ini, dan tiada sesiapa boleh membeli atau memiliki apa-apa melaluinya.',
    },
    draw: {
      title: 'Cara saham diperuntukkan',
      text: 'Setiap lot yang dimohon ialah satu tiket. Jika tiket lebih banyak daripada lot, cabutan menentukannya, dan setiap tiket mempunyai peluang yang sama. Benih (seed) cabutan ditetapkan sebelum tawaran dibuka; cincangannya ditunjukkan dari mula dan benih itu sendiri selepas cabutan, supaya sesiapa sahaja boleh mengira semula cabutan. Sandbox menambah entrinya sendiri, yang ditanda sedemikian, supaya ada pesaing dalam cabutan.',
    },
    risks: {
      title: 'Risiko',
      text: 'Anda mungkin diperuntukkan kurang saham daripada yang dimohon, atau tiada langsung. Wang anda ditahan sehingga cabutan dan tidak boleh digunakan dalam tempoh itu. Saham yang diperuntukkan hanya boleh dijual mulai penyenaraian, dua belas jam selepas penutupan; ketika itu harga pasaran mungkin telah jatuh di bawah apa yang anda bayar, dan mungkin terus jatuh. Jika dagangan saham itu digantung, ia tidak boleh dijual sehingga penggantungan tamat.',
    },
    terms: {
      title: 'Terma',
      text: 'Satu permohonan bagi setiap akaun dan tawaran, sehingga had yang ditunjukkan. Permohonan boleh dibatalkan tanpa kos selagi tawaran dibuka. Yuran dikenakan atas saham yang diperuntukkan sahaja. Amaun bagi saham yang tidak diperuntukkan dilepaskan sejurus selepas cabutan.',
    },
  },
  activity: {
    title: 'Berapakah harga {coin} nanti?',
    summary:
      'Ramalkan harga satu {coin} dua minggu selepas permulaan. Penyertaan percuma, dan tidak perlu berdagang.',
    howItWorks: {
      title: 'Cara menyertai',
      texts: [
        'Pada minggu pertama, hantar satu ramalan tentang harga satu <strong>{coin}</strong> pada akhirnya, dalam USDT.',
        'Seminggu selepas penyertaan ditutup, harga awam pada saat itu menjadi penentu.',
      ],
    },
    rule: {
      title: 'Peraturan',
      texts: [
        'Ramalan disusun mengikut bezanya daripada harga itu, di atas atau di bawah.',
        'Jika sama, ramalan yang lebih awal berkedudukan lebih tinggi.',
        'Tiga yang pertama mendapat {first}, {second} dan {third} USDT, dikreditkan sendiri dalam masa seminit, bebas digunakan.',
        'Jika peserta kurang daripada hadiah, hadiah yang tinggal tidak dibayar.',
      ],
    },
    toKnow: {
      title: 'Untuk makluman',
      texts: [
        'Ramalan tidak boleh diubah, dan tiada apa-apa hilang jika tersilap. Ini bukan nasihat untuk membeli atau menjual: harga naik dan turun, dan kebanyakan ramalan tersasar.',
        'Keputusan menyenaraikan semua peserta dengan nama yang disamarkan, ramalan mereka dan masa mereka menyertai, supaya sesiapa sahaja boleh menyemak kedudukannya.',
      ],
    },
  },
}
