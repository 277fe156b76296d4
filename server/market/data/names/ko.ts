import type { ProductNames } from '#server/market/types.ts'

/** Korean. */
export const ko: ProductNames = {
  stocks: `
    AAPL 애플; MSFT 마이크로소프트; NVDA 엔비디아; AMZN 아마존; GOOGL 알파벳; META 메타; TSLA 테슬라;
    AVGO 브로드컴; BRK.B 버크셔 해서웨이; LLY 일라이 릴리; JPM JP모건 체이스; V 비자; MA 마스터카드;
    UNH 유나이티드헬스; XOM 엑슨모빌; COST 코스트코; WMT 월마트; HD 홈디포; PG P&G; JNJ 존슨앤드존슨;
    NFLX 넷플릭스; BAC 뱅크오브아메리카; CRM 세일즈포스; ORCL 오라클; ABBV 애브비; CVX 셰브론; KO 코카콜라;
    PEP 펩시코; MRK 머크; ADBE 어도비; TMO 써모 피셔 사이언티픽; CSCO 시스코; ACN 액센츄어; MCD 맥도날드;
    DIS 월트 디즈니; ABT 애보트; INTC 인텔; QCOM 퀄컴; INTU 인튜이트; TXN 텍사스 인스트루먼트; WFC 웰스파고;
    AMAT 어플라이드 머티어리얼즈; CAT 캐터필러; GE GE 에어로스페이스; NOW 서비스나우; AXP 아메리칸 익스프레스;
    MS 모건스탠리; GS 골드만삭스; PFE 화이자; UBER 우버; BKNG 부킹 홀딩스; ISRG 인튜이티브 서지컬;
    SPGI S&P 글로벌; LOW 로우스; HON 허니웰; UNP 유니언 퍼시픽; NKE 나이키; BA 보잉; SBUX 스타벅스;
    PLTR 팔란티어; SCHW 찰스 슈왑; C 씨티그룹; BLK 블랙록; DE 디어; LMT 록히드마틴; VZ 버라이즌; TMUS T모바일;
    CMCSA 컴캐스트; ADP 오토매틱 데이터 프로세싱; GILD 길리어드 사이언스; AMGN 암젠; MU 마이크론;
    LRCX 램리서치; ADI 아나로그 디바이스; PANW 팔로알토 네트웍스; CRWD 크라우드스트라이크; SNPS 시놉시스;
    CDNS 케이던스; ANET 아리스타 네트웍스; ABNB 에어비앤비; PYPL 페이팔; SQ 블록; SHOP 쇼피파이;
    COIN 코인베이스; HOOD 로빈후드; SNOW 스노우플레이크; DDOG 데이터독; NET 클라우드플레어; OKTA 옥타;
    TTD 더 트레이드 데스크; MDB 몽고DB; TEAM 아틀라시안; WDAY 워크데이; FTNT 포티넷; ARM 암 홀딩스;
    SMCI 슈퍼 마이크로 컴퓨터; DELL 델; HPE 휴렛 팩커드 엔터프라이즈; MRVL 마벨; ON 온 세미컨덕터;
    MCHP 마이크로칩; BABA 알리바바; PDD PDD 홀딩스; JD 징둥닷컴; BIDU 바이두; NTES 넷이즈; NIO 니오;
    LI 리오토; XPEV 샤오펑; TCOM 트립닷컴; BILI 빌리빌리; SE 씨; SONY 소니; TM 토요타; HMC 혼다;
    NVO 노보 노디스크; AZN 아스트라제네카; SPOT 스포티파이; MELI 메르카도리브레; F 포드; GM 제너럴 모터스;
    RIVN 리비안; LCID 루시드; FDX 페덱스; DAL 델타항공; UAL 유나이티드항공; AAL 아메리칸항공;
    LUV 사우스웨스트항공; CCL 카니발; RCL 로열 캐리비안; MAR 메리어트; HLT 힐튼; CMG 치폴레; YUM 얌 브랜즈;
    LULU 룰루레몬; TGT 타겟; DG 달러 제너럴; DLTR 달러 트리; BBY 베스트바이; EBAY 이베이; ETSY 엣시;
    ROST 로스 스토어스; KR 크로거; CVS CVS 헬스; CI 시그나; ELV 엘레반스 헬스; HUM 휴마나; MDT 메드트로닉;
    SYK 스트라이커; BSX 보스턴 사이언티픽; BMY 브리스톨 마이어스 스큅; MRNA 모더나; REGN 리제네론;
    VRTX 버텍스; BIIB 바이오젠; DHR 다나허; COP 코노코필립스; OXY 옥시덴탈; EOG EOG 리소시스; HAL 핼리버튼;
    FCX 프리포트 맥모란; NEM 뉴몬트; NUE 뉴코어; AA 알코아; DOW 다우; LIN 린데; EMR 에머슨; ETN 이튼;
    GD 제너럴 다이내믹스; NOC 노스롭 그루먼; WM 웨이스트 매니지먼트; NEE 넥스트에라 에너지; DUK 듀크 에너지;
    SO 서던 컴퍼니; AMT 아메리칸 타워; PLD 프로로지스; O 리얼티인컴; SPG 사이먼 프로퍼티; USB US 뱅코프;
    COF 캐피털 원; PGR 프로그레시브; EA 일렉트로닉 아츠; RBLX 로블록스; PARA 파라마운트`,
  coins: `
    BTC 비트코인; ETH 이더리움; SOL 솔라나; BNB 비앤비; XRP 리플; DOGE 도지코인; ADA 에이다; TRX 트론;
    AVAX 아발란체; SHIB 시바이누; TON 톤코인; LINK 체인링크; DOT 폴카닷; BCH 비트코인 캐시; SUI 수이;
    LTC 라이트코인; NEAR 니어프로토콜; PEPE 페페; UNI 유니스왑; APT 앱토스; ICP 인터넷컴퓨터;
    ETC 이더리움 클래식; XLM 스텔라루멘; HBAR 헤데라; POL 폴리곤; ATOM 코스모스; XMR 모네로; FIL 파일코인;
    ARB 아비트럼; OP 옵티미즘; VET 비체인; IMX 이뮤터블엑스; INJ 인젝티브; STX 스택스; RENDER 렌더토큰;
    AAVE 에이브; ALGO 알고랜드; GRT 더그래프; MKR 메이커; THETA 쎄타토큰; FTM 팬텀; SEI 세이; TIA 셀레스티아;
    LDO 리도다오; RUNE 토르체인; WIF 도그위프햇; BONK 봉크; FLOKI 플로키; JUP 주피터; PYTH 피스네트워크;
    ONDO 온도파이낸스; WLD 월드코인; FET 페치; QNT 퀀트; FLOW 플로우; EGLD 멀티버스엑스; AXS 엑시인피니티;
    SAND 샌드박스; MANA 디센트럴랜드; GALA 갈라; CHZ 칠리즈; APE 에이프코인; XTZ 테조스; EOS 이오스; NEO 네오;
    IOTA 아이오타; KAVA 카바; ZEC 지캐시; DASH 대시; SNX 신세틱스; CRV 커브; COMP 컴파운드; SUSHI 스시스왑;
    YFI 연파이낸스; 1INCH 1인치네트워크; BAL 밸런서; DYDX 디와이디엑스; PENDLE 펜들; ENA 에테나;
    ENS 이더리움네임서비스; EIGEN 아이겐레이어; STRK 스타크넷; ZK 지케이싱크; MANTA 만타네트워크; BLUR 블러;
    JTO 지토; RAY 레이디움; ORDI 오디; KAS 카스파; CFX 콘플럭스; MINA 미나; ROSE 오아시스; ZIL 질리카;
    ONE 하모니; CELO 셀로; KSM 쿠사마; GLMR 문빔; ASTR 아스타; WOO 우네트워크; LRC 루프링; ZRX 제로엑스;
    BAT 베이직어텐션토큰; ENJ 엔진코인; ANKR 앵커; STORJ 스토리지; AR 알위브; HNT 헬륨; IOTX 아이오텍스;
    MASK 마스크네트워크; GMT 스테픈; MAGIC 매직; YGG 일드길드게임즈; PIXEL 픽셀; ILV 일루비움; SUPER 슈퍼버스;
    BEAM 빔; RON 로닌; AKT 아카시네트워크; TAO 비트텐서; AGIX 싱귤래리티넷; OCEAN 오션프로토콜; CKB 너보스;
    ICX 아이콘; ONT 온톨로지; QTUM 퀀텀; WAVES 웨이브; DCR 디크레드; RVN 레이븐코인; SC 시아코인;
    DGB 디지바이트; BTT 비트토렌트; HOT 홀로체인; JASMY 재스미코인; LPT 라이브피어; SKL 스케일네트워크;
    CAKE 팬케이크스왑; PAXG 팍스골드`,
  futures: `
    ES E-미니 S&P 500; NQ E-미니 나스닥 100; YM E-미니 다우; RTY E-미니 러셀 2000;
    MES 마이크로 E-미니 S&P 500; MNQ 마이크로 E-미니 나스닥 100; MYM 마이크로 E-미니 다우;
    M2K 마이크로 E-미니 러셀 2000; CL WTI 원유; QM E-미니 WTI 원유; MCL 마이크로 WTI 원유; BZ 브렌트유;
    NG 천연가스; QG E-미니 천연가스; TTF 네덜란드 천연가스; RB RBOB 휘발유; HO 난방유; GC 금; MGC 마이크로 금;
    SI 은; SIL 마이크로 은; HG 구리; MHG 마이크로 구리; PL 백금; PA 팔라듐; ALI 알루미늄; ZC 옥수수; ZS 대두;
    ZL 대두유; ZM 대두박; ZW 소맥; KE 캔자스 소맥; ZO 귀리; ZR 쌀; LE 생우; GF 비육우; HE 돈육; DC 우유;
    KC 커피; CC 코코아; SB 설탕; CT 면화; OJ 오렌지 주스; LBR 목재; 6L 브라질 헤알; ZT 미국 국채 2년;
    ZF 미국 국채 5년; ZN 미국 국채 10년; TN 울트라 미국 국채 10년; ZB 미국 국채 30년; UB 울트라 미국 국채;
    ZQ 30일 연방기금금리; SR3 3개월 SOFR; FGBL 독일 국채 10년(분트); FGBM 독일 국채 5년(보블);
    FGBS 독일 국채 2년(샤츠); DX 달러 지수; VX VIX 지수; NKD 닛케이 225; FDAX 독일 DAX; FESX 유로 스톡스 50;
    FCE 프랑스 CAC 40; FTSE 영국 FTSE 100; FSMI 스위스 SMI; HSI 항셍지수; HHI 항셍 H지수; HTI 항셍테크지수;
    CN FTSE 중국 A50; TWN FTSE 대만; MBT 마이크로 비트코인; MET 마이크로 이더`,
  currencies: `
    USD 미국 달러; EUR 유로; JPY 일본 엔; GBP 영국 파운드; AUD 호주 달러; CAD 캐나다 달러; CHF 스위스 프랑;
    NZD 뉴질랜드 달러; CNH 역외 위안; HKD 홍콩 달러; SGD 싱가포르 달러; SEK 스웨덴 크로나;
    NOK 노르웨이 크로네; DKK 덴마크 크로네; PLN 폴란드 즈워티; CZK 체코 코루나; HUF 헝가리 포린트;
    TRY 튀르키예 리라; ZAR 남아프리카 랜드; MXN 멕시코 페소; THB 태국 바트; KRW 한국 원; INR 인도 루피;
    ILS 이스라엘 셰켈; SAR 사우디 리얄; AED UAE 디르함`,
}
