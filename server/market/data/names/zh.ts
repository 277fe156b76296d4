import type { ProductNames } from '#server/market/types.ts'

/** Simplified Chinese. */
export const zh: ProductNames = {
  stocks: `
    AAPL 苹果; MSFT 微软; NVDA 英伟达; AMZN 亚马逊; GOOGL 谷歌; META Meta; TSLA 特斯拉; AVGO 博通;
    BRK.B 伯克希尔哈撒韦; LLY 礼来; JPM 摩根大通; V 维萨; MA 万事达; UNH 联合健康; XOM 埃克森美孚;
    COST 好市多; WMT 沃尔玛; HD 家得宝; PG 宝洁; JNJ 强生; NFLX 奈飞; AMD 超威半导体; BAC 美国银行;
    CRM 赛富时; ORCL 甲骨文; ABBV 艾伯维; CVX 雪佛龙; KO 可口可乐; PEP 百事; MRK 默沙东; ADBE 奥多比;
    TMO 赛默飞世尔; CSCO 思科; ACN 埃森哲; MCD 麦当劳; DIS 迪士尼; ABT 雅培; INTC 英特尔; QCOM 高通;
    INTU 财捷; TXN 德州仪器; WFC 富国银行; AMAT 应用材料; CAT 卡特彼勒; GE GE航空航天; AXP 美国运通;
    MS 摩根士丹利; GS 高盛; PFE 辉瑞; UBER 优步; BKNG 缤客; ISRG 直觉外科; SPGI 标普全球; RTX 雷神技术;
    LOW 劳氏; HON 霍尼韦尔; UNP 联合太平洋; NKE 耐克; BA 波音; SBUX 星巴克; SCHW 嘉信理财; C 花旗集团;
    BLK 贝莱德; DE 迪尔; LMT 洛克希德马丁; T 美国电话电报; VZ 威瑞森; CMCSA 康卡斯特; ADP 自动数据处理;
    GILD 吉利德科学; AMGN 安进; MU 美光科技; LRCX 泛林集团; KLAC 科磊; ADI 亚德诺; PANW 派拓网络;
    SNPS 新思科技; CDNS 楷登电子; ABNB 爱彼迎; PYPL 贝宝; HOOD 罗宾汉; TTD 萃弈; FTNT 飞塔; SMCI 超微电脑;
    DELL 戴尔; HPQ 惠普; HPE 慧与; MRVL 迈威尔科技; NXPI 恩智浦; ON 安森美; MCHP 微芯科技; TSM 台积电;
    ASML 阿斯麦; BABA 阿里巴巴; PDD 拼多多; JD 京东; BIDU 百度; NTES 网易; NIO 蔚来; LI 理想汽车;
    XPEV 小鹏汽车; TCOM 携程; BILI 哔哩哔哩; SE 冬海集团; SONY 索尼; TM 丰田汽车; HMC 本田汽车; NVO 诺和诺德;
    AZN 阿斯利康; SAP 思爱普; MELI 美客多; F 福特汽车; GM 通用汽车; UPS 联合包裹; FDX 联邦快递; DAL 达美航空;
    UAL 美国联合航空; AAL 美国航空; LUV 西南航空; CCL 嘉年华邮轮; RCL 皇家加勒比邮轮; MAR 万豪国际;
    HLT 希尔顿; YUM 百胜餐饮; LULU 露露乐蒙; TGT 塔吉特; DG 达乐公司; DLTR 美元树; BBY 百思买; EBAY 易贝;
    ROST 罗斯百货; KR 克罗格; CVS 西维斯健康; CI 信诺; HUM 哈门那; MDT 美敦力; SYK 史赛克; BSX 波士顿科学;
    BMY 百时美施贵宝; MRNA 莫德纳; REGN 再生元; VRTX 福泰制药; BIIB 渤健; DHR 丹纳赫; COP 康菲石油;
    SLB 斯伦贝谢; OXY 西方石油; EOG EOG能源; HAL 哈里伯顿; FCX 自由港麦克莫兰; NEM 纽蒙特; NUE 纽柯钢铁;
    AA 美国铝业; DOW 陶氏; LIN 林德; EMR 艾默生; ETN 伊顿; GD 通用动力; NOC 诺斯罗普格鲁曼; WM 废物管理;
    NEE 新纪元能源; DUK 杜克能源; SO 美国南方公司; AMT 美国电塔; PLD 安博; SPG 西蒙地产; USB 美国合众银行;
    PNC PNC金融; COF 第一资本; AIG 美国国际集团; PGR 前进保险; EA 艺电; RBLX 罗布乐思; PARA 派拉蒙`,
  coins: `
    BTC 比特币; ETH 以太坊; SOL 索拉纳; BNB 币安币; XRP 瑞波币; DOGE 狗狗币; ADA 艾达币; TRX 波场;
    AVAX 雪崩协议; SHIB 柴犬币; DOT 波卡; BCH 比特币现金; LTC 莱特币; ICP 互联网计算机; ETC 以太经典;
    XLM 恒星币; XMR 门罗币; FIL 文件币; VET 唯链; WLD 世界币; SAND 沙盒; EOS 柚子; NEO 小蚁; IOTA 埃欧塔;
    ZEC 大零币; DASH 达世币; ENS 以太坊域名服务; CFX 树图; LRC 路印; BAT 注意力币; ONT 本体; QTUM 量子链;
    DCR 德信币; RVN 渡鸦币; SC 云储币; DGB 极特币; BTT 比特流; PAXG PAX黄金`,
  futures: `
    ES 迷你标普500; NQ 迷你纳斯达克100; YM 迷你道琼斯; RTY 迷你罗素2000; MES 微型标普500; MNQ 微型纳斯达克100;
    MYM 微型道琼斯; M2K 微型罗素2000; CL WTI原油; QM 迷你WTI原油; MCL 微型WTI原油; BZ 布伦特原油; NG 天然气;
    QG 迷你天然气; TTF 荷兰TTF天然气; RB RBOB汽油; HO 取暖油; GC 黄金; MGC 微型黄金; SI 白银; SIL 微型白银;
    HG 铜; MHG 微型铜; PL 铂金; PA 钯金; ALI 铝; ZC 玉米; ZS 大豆; ZL 豆油; ZM 豆粕; ZW 小麦; KE 堪萨斯小麦;
    ZO 燕麦; ZR 糙米; LE 活牛; GF 育肥牛; HE 瘦肉猪; DC 牛奶; KC 咖啡; CC 可可; SB 白糖; CT 棉花; OJ 橙汁;
    LBR 木材; 6L 巴西雷亚尔; ZT 2年期美国国债; ZF 5年期美国国债; ZN 10年期美国国债; TN 超级10年期美国国债;
    ZB 30年期美国国债; UB 超级美国国债; ZQ 30天联邦基金; SR3 3个月SOFR; FGBL 德国10年期国债;
    FGBM 德国5年期国债; FGBS 德国2年期国债; DX 美元指数; VX VIX恐慌指数; NKD 日经225; FDAX 德国DAX;
    FESX 欧洲斯托克50; FCE 法国CAC40; FTSE 富时100; FSMI 瑞士SMI; HSI 恒生指数; HHI 恒生国企指数;
    HTI 恒生科技; CN 富时中国A50; TWN 富时台湾; MBT 微型比特币; MET 微型以太币`,
  currencies: `
    USD 美元; EUR 欧元; JPY 日元; GBP 英镑; AUD 澳元; CAD 加元; CHF 瑞士法郎; NZD 新西兰元; CNH 离岸人民币;
    HKD 港元; SGD 新加坡元; SEK 瑞典克朗; NOK 挪威克朗; DKK 丹麦克朗; PLN 波兰兹罗提; CZK 捷克克朗;
    HUF 匈牙利福林; TRY 土耳其里拉; ZAR 南非兰特; MXN 墨西哥比索; THB 泰铢; KRW 韩元; INR 印度卢比;
    ILS 以色列谢克尔; SAR 沙特里亚尔; AED 阿联酋迪拉姆`,
}
