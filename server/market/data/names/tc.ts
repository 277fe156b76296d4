import type { ProductNames } from '#server/market/types.ts'

/** Traditional Chinese, as in Taiwan. */
export const tc: ProductNames = {
  stocks: `
    AAPL 蘋果; MSFT 微軟; NVDA 輝達; AMZN 亞馬遜; META Meta; TSLA 特斯拉; AVGO 博通; BRK.B 波克夏海瑟威;
    LLY 禮來; JPM 摩根大通; V 威士; MA 萬事達卡; UNH 聯合健康; XOM 埃克森美孚; COST 好市多; WMT 沃爾瑪;
    HD 家得寶; PG 寶僑; JNJ 嬌生; NFLX 網飛; AMD 超微半導體; BAC 美國銀行; CRM 賽富時; ORCL 甲骨文;
    ABBV 艾伯維; CVX 雪佛龍; KO 可口可樂; PEP 百事; MRK 默克; ADBE 奧多比; TMO 賽默飛世爾; CSCO 思科;
    ACN 埃森哲; MCD 麥當勞; DIS 迪士尼; ABT 亞培; INTC 英特爾; QCOM 高通; INTU 財捷; TXN 德州儀器;
    WFC 富國銀行; AMAT 應用材料; CAT 開拓重工; GE 奇異航太; AXP 美國運通; MS 摩根士丹利; GS 高盛; PFE 輝瑞;
    UBER 優步; BKNG 繽客; ISRG 直覺手術; SPGI 標普全球; RTX 雷神; LOW 勞氏; HON 漢威聯合; UNP 聯合太平洋;
    NKE 耐吉; BA 波音; SBUX 星巴克; SCHW 嘉信理財; C 花旗集團; BLK 貝萊德; DE 迪爾; LMT 洛克希德馬丁;
    T 美國電話電報; VZ 威訊; CMCSA 康卡斯特; ADP 自動資料處理; GILD 吉利德科學; AMGN 安進; MU 美光;
    LRCX 科林研發; KLAC 科磊; ADI 亞德諾; SNPS 新思科技; CDNS 益華電腦; ABNB 愛彼迎; PYPL 貝寶; HOOD 羅賓漢;
    ARM 安謀; SMCI 美超微; DELL 戴爾; HPQ 惠普; HPE 慧與; MRVL 邁威爾; NXPI 恩智浦; ON 安森美; MCHP 微芯;
    TSM 台積電; ASML 艾司摩爾; BABA 阿里巴巴; PDD 拼多多; JD 京東; BIDU 百度; NTES 網易; NIO 蔚來;
    LI 理想汽車; XPEV 小鵬汽車; TCOM 攜程; BILI 嗶哩嗶哩; SE 冬海集團; SONY 索尼; TM 豐田汽車; HMC 本田汽車;
    NVO 諾和諾德; AZN 阿斯特捷利康; SAP 思愛普; F 福特汽車; GM 通用汽車; UPS 優比速; FDX 聯邦快遞;
    DAL 達美航空; UAL 聯合航空; AAL 美國航空; LUV 西南航空; CCL 嘉年華郵輪; RCL 皇家加勒比郵輪; MAR 萬豪國際;
    HLT 希爾頓; YUM 百勝餐飲; LULU 露露樂檬; TGT 目標百貨; DG 達樂公司; DLTR 美元樹; BBY 百思買;
    ROST 羅斯百貨; KR 克羅格; CVS 西維斯; CI 信諾; MDT 美敦力; SYK 史賽克; BSX 波士頓科學; BMY 必治妥施貴寶;
    MRNA 莫德納; REGN 再生元; VRTX 福泰製藥; BIIB 百健; DHR 丹納赫; COP 康菲石油; SLB 斯倫貝謝; OXY 西方石油;
    HAL 哈里伯頓; FCX 自由港麥克莫蘭; NEM 紐蒙特; NUE 紐柯鋼鐵; AA 美國鋁業; DOW 陶氏; LIN 林德; EMR 艾默生;
    ETN 伊頓; GD 通用動力; NOC 諾斯洛普格魯曼; WM 廢物管理; NEE 新紀元能源; DUK 杜克能源; SO 南方公司;
    AMT 美國電塔; PLD 安博; SPG 西蒙地產; USB 美國合眾銀行; PNC PNC金融; COF 第一資本; AIG 美國國際集團;
    PGR 前進保險; EA 藝電; PARA 派拉蒙`,
  coins: `
    BTC 比特幣; ETH 以太坊; SOL 索拉納; BNB 幣安幣; XRP 瑞波幣; DOGE 狗狗幣; ADA 艾達幣; TRX 波場;
    AVAX 雪崩協議; SHIB 柴犬幣; DOT 波卡; BCH 比特幣現金; LTC 萊特幣; ICP 網際網路電腦; ETC 以太經典;
    XLM 恆星幣; XMR 門羅幣; FIL 檔案幣; VET 唯鏈; WLD 世界幣; SAND 沙盒; EOS 柚子; NEO 小蟻; IOTA 埃歐塔;
    ZEC 大零幣; DASH 達世幣; ENS 以太坊域名服務; LRC 路印; BAT 注意力幣; ONT 本體; QTUM 量子鏈; RVN 渡鴉幣;
    SC 雲儲幣; DGB 極特幣; BTT 比特流; PAXG PAX黃金`,
  futures: `
    ES 迷你標普500; NQ 迷你那斯達克100; YM 迷你道瓊; RTY 迷你羅素2000; MES 微型標普500; MNQ 微型那斯達克100;
    MYM 微型道瓊; M2K 微型羅素2000; CL WTI原油; QM 小輕原油; MCL 微型WTI原油; BZ 布蘭特原油; NG 天然氣;
    QG 小天然氣; TTF 荷蘭TTF天然氣; RB RBOB汽油; HO 熱燃油; GC 黃金; MGC 微型黃金; SI 白銀; SIL 微型白銀;
    HG 銅; MHG 微型銅; PL 白金; PA 鈀金; ALI 鋁; ZC 玉米; ZS 黃豆; ZL 黃豆油; ZM 黃豆粉; ZW 小麥;
    KE 堪薩斯小麥; ZO 燕麥; ZR 糙米; LE 活牛; GF 肥育牛; HE 瘦肉豬; DC 牛奶; KC 咖啡; CC 可可; SB 糖; CT 棉花;
    OJ 柳橙汁; LBR 木材; 6L 巴西雷亞爾; ZT 2年期美國公債; ZF 5年期美國公債; ZN 10年期美國公債;
    TN 超級10年期美國公債; ZB 30年期美國公債; UB 超級美國公債; ZQ 30天聯邦基金; SR3 3個月SOFR;
    FGBL 德國10年期公債; FGBM 德國5年期公債; FGBS 德國2年期公債; DX 美元指數; VX VIX恐慌指數; NKD 日經225;
    FDAX 德國DAX; FESX 歐洲斯托克50; FCE 法國CAC40; FTSE 富時100; FSMI 瑞士SMI; HSI 恆生指數;
    HHI 恆生國企指數; HTI 恆生科技; CN 富時中國A50; TWN 富時台灣; MBT 微型比特幣; MET 微型以太幣`,
  currencies: `
    USD 美元; EUR 歐元; JPY 日圓; GBP 英鎊; AUD 澳元; CAD 加元; CHF 瑞士法郎; NZD 紐西蘭元; CNH 離岸人民幣;
    HKD 港元; SGD 新加坡元; SEK 瑞典克朗; NOK 挪威克朗; DKK 丹麥克朗; PLN 波蘭茲羅提; CZK 捷克克朗;
    HUF 匈牙利福林; TRY 土耳其里拉; ZAR 南非蘭特; MXN 墨西哥披索; THB 泰銖; KRW 韓元; INR 印度盧比;
    ILS 以色列謝克爾; SAR 沙烏地里亞爾; AED 阿聯酋迪拉姆`,
}
