/**
 * Further names of well known products, by language: `code name` each. Only where the language really has a name of its
 * own, in its own script or its own word; everything else goes by its English name.
 */

/** What is dug, drilled and grown, in this order, in every language that data/names.ts does not speak. */
export const COMMODITIES = 'CL BZ NG RB GC SI HG PL PA ALI ZC ZS ZW ZL ZO ZR KC CC SB CT OJ'
export const COMMODITY_NAMES = {
  de: `
Rohöl WTI, Rohöl Brent, Erdgas, Benzin, Gold, Silber, Kupfer, Platin, Palladium, Aluminium, Mais, Sojabohnen, Weizen,
Sojaöl, Hafer, Rohreis, Kaffee, Kakao, Zucker, Baumwolle, Orangensaft`,
  es: `
Petróleo WTI, Petróleo Brent, Gas natural, Gasolina, Oro, Plata, Cobre, Platino, Paladio, Aluminio, Maíz, Soja, Trigo,
Aceite de soja, Avena, Arroz, Café, Cacao, Azúcar, Algodón, Zumo de naranja`,
  fr: `
Pétrole WTI, Pétrole Brent, Gaz naturel, Essence, Or, Argent, Cuivre, Platine, Palladium, Aluminium, Maïs, Soja, Blé,
Huile de soja, Avoine, Riz, Café, Cacao, Sucre, Coton, Jus d’orange`,
  idn: `
Minyak mentah WTI, Minyak mentah Brent, Gas alam, Bensin, Emas, Perak, Tembaga, Platinum, Paladium, Aluminium, Jagung,
Kedelai, Gandum, Minyak kedelai, Oat, Beras, Kopi, Kakao, Gula, Kapas, Jus jeruk`,
  jp: `
WTI原油, ブレント原油, 天然ガス, ガソリン, 金, 銀, 銅, プラチナ, パラジウム, アルミニウム, トウモロコシ, 大豆, 小麦,
大豆油, オーツ麦, 籾米, コーヒー, ココア, 砂糖, 綿花, オレンジジュース`,
  ko: `
WTI 원유, 브렌트유, 천연가스, 휘발유, 금, 은, 구리, 백금, 팔라듐, 알루미늄, 옥수수, 대두, 밀, 대두유, 귀리, 쌀, 커피,
코코아, 설탕, 면화, 오렌지 주스`,
  my: `
Minyak mentah WTI, Minyak mentah Brent, Gas asli, Petrol, Emas, Perak, Tembaga, Platinum, Paladium, Aluminium, Jagung,
Kacang soya, Gandum, Minyak soya, Oat, Beras, Kopi, Koko, Gula, Kapas, Jus oren`,
  th: `
น้ำมันดิบ WTI, น้ำมันดิบเบรนท์, ก๊าซธรรมชาติ, น้ำมันเบนซิน, ทองคำ, เงิน, ทองแดง, แพลทินัม, แพลเลเดียม, อะลูมิเนียม, ข้าวโพด,
ถั่วเหลือง, ข้าวสาลี, น้ำมันถั่วเหลือง, ข้าวโอ๊ต, ข้าว, กาแฟ, โกโก้, น้ำตาล, ฝ้าย, น้ำส้ม`,
  vi: `
Dầu thô WTI, Dầu thô Brent, Khí tự nhiên, Xăng, Vàng, Bạc, Đồng, Bạch kim, Palađi, Nhôm, Ngô, Đậu tương, Lúa mì,
Dầu đậu tương, Yến mạch, Gạo, Cà phê, Ca cao, Đường, Bông, Nước cam`,
  pt: `
Petróleo WTI, Petróleo Brent, Gás natural, Gasolina, Ouro, Prata, Cobre, Platina, Paládio, Alumínio, Milho, Soja, Trigo,
Óleo de soja, Aveia, Arroz, Café, Cacau, Açúcar, Algodão, Suco de laranja`,
  rus: `
Нефть WTI, Нефть Brent, Природный газ, Бензин, Золото, Серебро, Медь, Платина, Палладий, Алюминий, Кукуруза, Соя,
Пшеница, Соевое масло, Овёс, Рис, Кофе, Какао, Сахар, Хлопок, Апельсиновый сок`,
  blr: `
Нафта WTI, Нафта Brent, Прыродны газ, Бензін, Золата, Срэбра, Медзь, Плаціна, Паладый, Алюміній, Кукуруза, Соя, Пшаніца,
Соевы алей, Авёс, Рыс, Кава, Какава, Цукар, Бавоўна, Апельсінавы сок`,
  ida: `
कच्चा तेल WTI, कच्चा तेल ब्रेंट, प्राकृतिक गैस, पेट्रोल, सोना, चाँदी, ताँबा, प्लैटिनम, पैलेडियम, एल्युमिनियम, मक्का, सोयाबीन, गेहूँ,
सोयाबीन तेल, जई, चावल, कॉफ़ी, कोको, चीनी, कपास, संतरे का रस`,
  it: `
Petrolio WTI, Petrolio Brent, Gas naturale, Benzina, Oro, Argento, Rame, Platino, Palladio, Alluminio, Mais, Soia, Grano,
Olio di soia, Avena, Riso, Caffè, Cacao, Zucchero, Cotone, Succo d’arancia`,
} as const

/** Companies, coins and indices. */
export const OWN_NAMES = {
  jp: `
AAPL アップル; MSFT マイクロソフト; NVDA エヌビディア; AMZN アマゾン; GOOGL アルファベット; META メタ; TSLA テスラ;
AVGO ブロードコム; BRK.B バークシャー・ハサウェイ; LLY イーライリリー; JPM JPモルガン・チェース; V ビザ; MA マスターカード;
UNH ユナイテッドヘルス; XOM エクソンモービル; COST コストコ; WMT ウォルマート; HD ホーム・デポ; PG P&G;
JNJ ジョンソン・エンド・ジョンソン; NFLX ネットフリックス; BAC バンク・オブ・アメリカ; CRM セールスフォース; ORCL オラクル;
CVX シェブロン; KO コカ・コーラ; PEP ペプシコ; MRK メルク; ADBE アドビ; CSCO シスコシステムズ; ACN アクセンチュア;
MCD マクドナルド; DIS ウォルト・ディズニー; INTC インテル; QCOM クアルコム; TXN テキサス・インスツルメンツ;
WFC ウェルズ・ファーゴ; CAT キャタピラー; AXP アメリカン・エキスプレス; MS モルガン・スタンレー;
GS ゴールドマン・サックス; PFE ファイザー; UBER ウーバー; NKE ナイキ; BA ボーイング; SBUX スターバックス; C シティグループ;
BLK ブラックロック; LMT ロッキード・マーティン; PYPL ペイパル; BABA アリババ; BIDU 百度; SONY ソニーグループ;
TM トヨタ自動車; HMC 本田技研工業; F フォード; GM ゼネラルモーターズ; FDX フェデックス; DAL デルタ航空; SPOT スポティファイ;
BTC ビットコイン; ETH イーサリアム; SOL ソラナ; XRP リップル; DOGE ドージコイン; ADA カルダノ; LTC ライトコイン;
BCH ビットコインキャッシュ; ETC イーサリアムクラシック; DOT ポルカドット; XLM ステラルーメン; XMR モネロ;
NKD 日経225; HSI ハンセン指数; VX VIX指数; DX ドル指数; ES E-mini S&P500; NQ E-mini ナスダック100; YM E-mini ダウ`,
  ko: `
AAPL 애플; MSFT 마이크로소프트; NVDA 엔비디아; AMZN 아마존; GOOGL 알파벳; META 메타; TSLA 테슬라; AVGO 브로드컴;
BRK.B 버크셔 해서웨이; LLY 일라이 릴리; JPM JP모건 체이스; V 비자; MA 마스터카드; UNH 유나이티드헬스; XOM 엑슨모빌;
COST 코스트코; WMT 월마트; HD 홈디포; PG P&G; JNJ 존슨앤드존슨; NFLX 넷플릭스; BAC 뱅크오브아메리카; CRM 세일즈포스;
ORCL 오라클; CVX 셰브론; KO 코카콜라; PEP 펩시코; MRK 머크; ADBE 어도비; CSCO 시스코; ACN 액센츄어; MCD 맥도날드;
DIS 월트 디즈니; INTC 인텔; QCOM 퀄컴; TXN 텍사스 인스트루먼트; WFC 웰스파고; CAT 캐터필러; AXP 아메리칸 익스프레스;
MS 모건스탠리; GS 골드만삭스; PFE 화이자; UBER 우버; NKE 나이키; BA 보잉; SBUX 스타벅스; C 씨티그룹; BLK 블랙록;
LMT 록히드마틴; PYPL 페이팔; PLTR 팔란티어; COIN 코인베이스; BABA 알리바바; BIDU 바이두; SONY 소니; TM 토요타; HMC 혼다;
F 포드; GM 제너럴 모터스; FDX 페덱스; DAL 델타항공; SPOT 스포티파이; BTC 비트코인; ETH 이더리움; SOL 솔라나; XRP 리플;
DOGE 도지코인; ADA 에이다; LTC 라이트코인; BCH 비트코인 캐시; ETC 이더리움 클래식; DOT 폴카닷; SHIB 시바이누;
LINK 체인링크; TRX 트론; AVAX 아발란체; XLM 스텔라루멘; XMR 모네로; HSI 항셍지수; NKD 닛케이 225; DX 달러 지수;
ES E-미니 S&P 500; NQ E-미니 나스닥 100; YM E-미니 다우`,
  th: `
AAPL แอปเปิล; MSFT ไมโครซอฟท์; AMZN แอมะซอน; TSLA เทสลา; KO โคคา-โคล่า; MCD แมคโดนัลด์; SBUX สตาร์บัคส์; NKE ไนกี้; TM โตโยต้า;
HMC ฮอนด้า; SONY โซนี่; BTC บิตคอยน์; ETH อีเธอเรียม; DOGE โดชคอยน์; LTC ไลต์คอยน์; HSI ดัชนีฮั่งเส็ง; NKD นิกเคอิ 225; DX ดัชนีดอลลาร์`,
  rus: `
BTC Биткоин; ETH Эфириум; LTC Лайткоин; DX Индекс доллара; HSI Индекс Hang Seng`,
  blr: `
BTC Біткоін; ETH Этэрыум; DX Індэкс долара`,
  ida: `
AAPL ऐपल; MSFT माइक्रोसॉफ़्ट; AMZN अमेज़न; TSLA टेस्ला; KO कोका-कोला; MCD मैकडॉनल्ड्स; WMT वॉलमार्ट; TM टोयोटा; HMC होंडा; SONY सोनी;
BTC बिटकॉइन; ETH इथेरियम; DOGE डॉजकॉइन; LTC लाइटकॉइन; DX डॉलर सूचकांक`,
  de: 'DX US-Dollar-Index',
  es: 'DX Índice del dólar',
  fr: 'DX Indice du dollar',
  idn: 'DX Indeks dolar AS',
  my: 'DX Indeks dolar AS',
  vi: 'DX Chỉ số đô la Mỹ; HSI Chỉ số Hang Seng',
  pt: 'DX Índice do dólar',
  it: 'DX Indice del dollaro',
} as const
