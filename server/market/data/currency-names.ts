/**
 * Names of the currencies in the languages that data/forex.ts does not speak, in the order of its currencies. From the
 * Unicode Common Locale Data Repository, shortened where a row of a list has no room for the whole.
 */
export const CURRENCY_NAMES = {
  de: `
US-Dollar, Euro, Japanischer Yen, Britisches Pfund, Australischer Dollar, Kanadischer Dollar, Schweizer Franken,
Neuseeland-Dollar, Offshore-Yuan, Hongkong-Dollar, Singapur-Dollar, Schwedische Krone, Norwegische Krone,
Dänische Krone, Polnischer Złoty, Tschechische Krone, Ungarischer Forint, Türkische Lira, Südafrikanischer Rand,
Mexikanischer Peso, Thailändischer Baht, Südkoreanischer Won, Indische Rupie, Israelischer Neuer Schekel, Saudi-Rial,
VAE-Dirham`,
  es: `
Dólar estadounidense, Euro, Yen japonés, Libra esterlina, Dólar australiano, Dólar canadiense, Franco suizo,
Dólar neozelandés, Yuan extraterritorial, Dólar hongkonés, Dólar singapurense, Corona sueca, Corona noruega,
Corona danesa, Esloti polaco, Corona checa, Forinto húngaro, Lira turca, Rand sudafricano, Peso mexicano,
Bat tailandés, Won surcoreano, Rupia india, Nuevo séquel israelí, Rial saudí, Dírham de los EAU`,
  fr: `
Dollar américain, Euro, Yen japonais, Livre sterling, Dollar australien, Dollar canadien, Franc suisse,
Dollar néo-zélandais, Yuan offshore, Dollar de Hong Kong, Dollar de Singapour, Couronne suédoise,
Couronne norvégienne, Couronne danoise, Zloty polonais, Couronne tchèque, Forint hongrois, Livre turque,
Rand sud-africain, Peso mexicain, Baht thaïlandais, Won sud-coréen, Roupie indienne, Nouveau shekel israélien,
Riyal saoudien, Dirham des EAU`,
  idn: `
Dolar Amerika Serikat, Euro, Yen Jepang, Pound Inggris, Dolar Australia, Dolar Kanada, Franc Swiss,
Dolar Selandia Baru, Yuan Tiongkok (luar negeri), Dolar Hong Kong, Dolar Singapura, Krona Swedia, Krone Norwegia,
Krone Denmark, Zloty Polandia, Koruna Ceko, Forint Hungaria, Lira Turki, Rand Afrika Selatan, Peso Meksiko,
Baht Thailand, Won Korea Selatan, Rupee India, Shekel Baru Israel, Riyal Arab Saudi, Dirham Uni Emirat Arab`,
  jp: `
米ドル, ユーロ, 日本円, 英ポンド, オーストラリアドル, カナダドル, スイスフラン, ニュージーランドドル, オフショア人民元, 香港ドル, シンガポールドル, スウェーデンクローナ, ノルウェークローネ, デンマーククローネ,
ポーランドズウォティ, チェココルナ, ハンガリーフォリント, トルコリラ, 南アフリカランド, メキシコペソ, タイバーツ, 韓国ウォン, インドルピー, イスラエル新シェケル, サウジリヤル, UAEディルハム`,
  ko: `
미국 달러, 유로, 일본 엔화, 영국 파운드, 호주 달러, 캐나다 달러, 스위스 프랑, 뉴질랜드 달러, 중국 위안화(역외), 홍콩 달러, 싱가포르 달러, 스웨덴 크로나, 노르웨이 크로네, 덴마크 크로네,
폴란드 즈워티, 체코 코루나, 헝가리 포린트, 튀르키예 리라, 남아프리카 랜드, 멕시코 페소, 태국 바트, 대한민국 원, 인도 루피, 이스라엘 신권 세켈, 사우디아라비아 리얄, 아랍에미리트 디르함`,
  my: `
Dolar AS, Euro, Yen Jepun, Paun British, Dolar Australia, Dolar Kanada, Franc Switzerland, Dolar New Zealand,
Yuan China (luar pesisir), Dolar Hong Kong, Dolar Singapura, Krona Sweden, Krone Norway, Krone Denmark, Zloty Poland,
Koruna Republik Czech, Forint Hungary, Lira Turki, Rand Afrika Selatan, Peso Mexico, Baht Thai, Won Korea Selatan,
Rupee India, Syekel Baharu Israel, Riyal Saudi, Dirham Emiriah Arab Bersatu`,
  th: `
ดอลลาร์สหรัฐ, ยูโร, เยนญี่ปุ่น, ปอนด์สเตอร์ลิง, ดอลลาร์ออสเตรเลีย, ดอลลาร์แคนาดา, ฟรังก์สวิส, ดอลลาร์นิวซีแลนด์,
หยวนนอกประเทศ, ดอลลาร์ฮ่องกง, ดอลลาร์สิงคโปร์, โครนาสวีเดน, โครนนอร์เวย์, โครนเดนมาร์ก, ซลอตีโปแลนด์,
โครูนาสาธารณรัฐเช็ก, ฟอรินต์ฮังการี, ลีราตุรกี, แรนด์แอฟริกาใต้, เปโซเม็กซิโก, บาท, วอนเกาหลีใต้, รูปีอินเดีย,
นิวเชเกลอิสราเอล, ริยัลซาอุดีอาระเบีย, เดอร์แฮมสหรัฐอาหรับเอมิเรตส์`,
  vi: `
Đô la Mỹ, Euro, Yên Nhật, Bảng Anh, Đô la Australia, Đô la Canada, Franc Thụy sĩ, Đô la New Zealand,
Nhân dân tệ (hải ngoại), Đô la Hồng Kông, Đô la Singapore, Krona Thụy Điển, Krone Na Uy, Krone Đan Mạch, Zloty Ba Lan,
Koruna Cộng hòa Séc, Forint Hungary, Lia Thổ Nhĩ Kỳ, Rand Nam Phi, Peso Mexico, Bạt Thái Lan, Won Hàn Quốc,
Rupee Ấn Độ, Sheqel Israel mới, Riyal Ả Rập Xê-út, Dirham UAE`,
  pt: `
Dólar americano, Euro, Iene japonês, Libra esterlina, Dólar australiano, Dólar canadense, Franco suíço,
Dólar neozelandês, Yuan chinês (offshore), Dólar de Hong Kong, Dólar singapuriano, Coroa sueca, Coroa norueguesa,
Coroa dinamarquesa, Zloty polonês, Coroa tcheca, Florim húngaro, Lira turca, Rand sul-africano, Peso mexicano,
Baht tailandês, Won sul-coreano, Rupia indiana, Novo shekel israelense, Riyal saudita, Dirham dos EAU`,
  rus: `
Доллар США, Евро, Японская иена, Фунт стерлингов, Австралийский доллар, Канадский доллар, Швейцарский франк,
Новозеландский доллар, Китайский офшорный юань, Гонконгский доллар, Сингапурский доллар, Шведская крона,
Норвежская крона, Датская крона, Польский злотый, Чешская крона, Венгерский форинт, Турецкая лира,
Южноафриканский рэнд, Мексиканский песо, Таиландский бат, Южнокорейская вона, Индийская рупия,
Новый израильский шекель, Саудовский риял, Дирхам ОАЭ`,
  blr: `
Долар ЗША, Еўра, Японская іена, Фунт стэрлінгаў, Аўстралійскі долар, Канадскі долар, Швейцарскі франк,
Новазеландскі долар, Афшорны кітайскі юань, Ганконгскі долар, Сінгапурскі долар, Шведская крона, Нарвежская крона,
Дацкая крона, Польскі злоты, Чэшская крона, Венгерскі форынт, Турэцкая ліра, Паўднёваафрыканскі рэнд,
Мексіканскае песа, Тайскі бат, Паўднёвакарэйская вона, Індыйская рупія, Новы ізраільскі шэкель, Саудаўскі рыял,
Дырхам ААЭ`,
  ida: `
यूएस डॉलर, यूरो, जापानी येन, ब्रिटिश पाउंड, ऑस्ट्रेलियाई डॉलर, कनाडाई डॉलर, स्विस फ़्रैंक, न्यूज़ीलैंड डॉलर,
चीनी युआन (ऑफ़शोर), हाँगकाँग डॉलर, सिंगापुर डॉलर, स्वीडीश क्रोना, नॉर्वेजियन क्रोन, डैनिश क्रोन, पोलिश ज़्लॉटी,
चेक गणराज्य कोरुना, हंगेरियन फ़ोरिंट, तुर्की लीरा, दक्षिण अफ़्रीकी रैंड, मैक्सिकन पेसो, थाई बहत, दक्षिण कोरियाई वॉन,
भारतीय रुपया, इज़राइली न्यू शेकेल, सउदी रियाल, यूएई दिरहाम`,
  it: `
Dollaro USA, Euro, Yen giapponese, Sterlina britannica, Dollaro australiano, Dollaro canadese, Franco svizzero,
Dollaro neozelandese, Renminbi cinese offshore, Dollaro di Hong Kong, Dollaro di Singapore, Corona svedese,
Corona norvegese, Corona danese, Zloty polacco, Corona ceca, Fiorino ungherese, Lira turca, Rand sudafricano,
Peso messicano, Baht thailandese, Won sudcoreano, Rupia indiana, Nuovo siclo israeliano, Riyal saudita,
Dirham degli EAU`,
} as const
