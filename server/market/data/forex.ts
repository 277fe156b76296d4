/** Currencies: value in USD, daily volatility against USD in basis points, names in English, zh, tc and ar. */
export const CURRENCIES: Readonly<
  Record<string, readonly [usd: number, volatility: number, en: string, zh: string, tc: string, ar: string]>
> = {
  USD: [1, 0, 'US dollar', '美元', '美元', 'الدولار الأمريكي'],
  EUR: [1.0843, 22, 'Euro', '欧元', '歐元', 'اليورو'],
  JPY: [0.006455, 26, 'Japanese yen', '日元', '日圓', 'الين الياباني'],
  GBP: [1.2687, 23, 'British pound', '英镑', '英鎊', 'الجنيه الإسترليني'],
  AUD: [0.6508, 26, 'Australian dollar', '澳元', '澳元', 'الدولار الأسترالي'],
  CAD: [0.7142, 20, 'Canadian dollar', '加元', '加元', 'الدولار الكندي'],
  CHF: [1.1316, 22, 'Swiss franc', '瑞士法郎', '瑞士法郎', 'الفرنك السويسري'],
  NZD: [0.5889, 26, 'New Zealand dollar', '新西兰元', '紐西蘭元', 'الدولار النيوزيلندي'],
  CNH: [0.1381, 12, 'Offshore yuan', '离岸人民币', '離岸人民幣', 'اليوان الصيني'],
  HKD: [0.1285, 4, 'Hong Kong dollar', '港元', '港元', 'دولار هونغ كونغ'],
  SGD: [0.7446, 14, 'Singapore dollar', '新加坡元', '新加坡元', 'الدولار السنغافوري'],
  SEK: [0.0912, 26, 'Swedish krona', '瑞典克朗', '瑞典克朗', 'الكرونة السويدية'],
  NOK: [0.0906, 27, 'Norwegian krone', '挪威克朗', '挪威克朗', 'الكرونة النرويجية'],
  DKK: [0.1414, 22, 'Danish krone', '丹麦克朗', '丹麥克朗', 'الكرونة الدنماركية'],
  PLN: [0.2442, 27, 'Polish zloty', '波兰兹罗提', '波蘭茲羅提', 'الزلوتي البولندي'],
  CZK: [0.0417, 25, 'Czech koruna', '捷克克朗', '捷克克朗', 'الكرونة التشيكية'],
  HUF: [0.00258, 27, 'Hungarian forint', '匈牙利福林', '匈牙利福林', 'الفورنت المجري'],
  TRY: [0.02896, 24, 'Turkish lira', '土耳其里拉', '土耳其里拉', 'الليرة التركية'],
  ZAR: [0.0552, 27, 'South African rand', '南非兰特', '南非蘭特', 'الراند الجنوب أفريقي'],
  MXN: [0.0492, 27, 'Mexican peso', '墨西哥比索', '墨西哥披索', 'البيزو المكسيكي'],
  THB: [0.0288, 18, 'Thai baht', '泰铢', '泰銖', 'البات التايلندي'],
  KRW: [0.000715, 20, 'South Korean won', '韩元', '韓元', 'الوون الكوري الجنوبي'],
  INR: [0.01184, 10, 'Indian rupee', '印度卢比', '印度盧比', 'الروبية الهندية'],
  ILS: [0.2678, 22, 'Israeli shekel', '以色列谢克尔', '以色列謝克爾', 'الشيكل الإسرائيلي'],
  SAR: [0.2664, 4, 'Saudi riyal', '沙特里亚尔', '沙烏地里亞爾', 'الريال السعودي'],
  AED: [0.2723, 4, 'UAE dirham', '阿联酋迪拉姆', '阿聯酋迪拉姆', 'الدرهم الإماراتي'],
}

/** The pairs, the most traded first. */
export const PAIRS = `
EURUSD USDJPY GBPUSD AUDUSD USDCAD USDCHF NZDUSD EURJPY GBPJPY EURGBP
USDCNH AUDJPY EURCHF EURAUD EURCAD GBPAUD GBPCAD GBPCHF AUDCAD AUDCHF
AUDNZD CADJPY CHFJPY NZDJPY EURNZD GBPNZD NZDCAD NZDCHF CADCHF USDHKD
USDSGD USDMXN USDZAR USDTRY USDSEK USDNOK USDDKK USDPLN USDCZK USDHUF
USDTHB USDKRW USDINR USDILS USDSAR USDAED EURSEK EURNOK EURDKK EURPLN
EURCZK EURHUF EURTRY EURZAR EURMXN EURSGD EURHKD EURCNH GBPSEK GBPNOK
GBPSGD GBPZAR GBPPLN GBPTRY GBPCNH AUDSGD AUDCNH CADSGD SGDJPY CNHJPY
HKDJPY MXNJPY ZARJPY NOKJPY SEKJPY NOKSEK CHFSGD CHFNOK NZDSGD TRYJPY
`
  .trim()
  .split(/\s+/)
