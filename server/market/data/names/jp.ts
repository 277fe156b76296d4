import type { ProductNames } from '#server/market/types.ts'

/** Japanese. */
export const jp: ProductNames = {
  stocks: `
    AAPL アップル; MSFT マイクロソフト; NVDA エヌビディア; AMZN アマゾン; GOOGL アルファベット;
    META メタ・プラットフォームズ; TSLA テスラ; AVGO ブロードコム; BRK.B バークシャー・ハサウェイ;
    LLY イーライリリー; JPM JPモルガン・チェース; V ビザ; MA マスターカード; UNH ユナイテッドヘルス;
    XOM エクソンモービル; COST コストコ; WMT ウォルマート; HD ホーム・デポ; PG P&G;
    JNJ ジョンソン・エンド・ジョンソン; NFLX ネットフリックス; AMD アドバンスト・マイクロ・デバイセズ;
    BAC バンク・オブ・アメリカ; CRM セールスフォース; ORCL オラクル; ABBV アッヴィ; CVX シェブロン;
    KO コカ・コーラ; PEP ペプシコ; MRK メルク; ADBE アドビ; TMO サーモフィッシャー; CSCO シスコシステムズ;
    ACN アクセンチュア; MCD マクドナルド; DIS ウォルト・ディズニー; ABT アボット; INTC インテル;
    QCOM クアルコム; INTU インテュイット; TXN テキサス・インスツルメンツ; WFC ウェルズ・ファーゴ;
    AMAT アプライド・マテリアルズ; CAT キャタピラー; GE GEエアロスペース; NOW サービスナウ;
    AXP アメリカン・エキスプレス; MS モルガン・スタンレー; GS ゴールドマン・サックス; PFE ファイザー;
    UBER ウーバー; BKNG ブッキング・ホールディングス; ISRG インテュイティブ・サージカル; SPGI S&Pグローバル;
    LOW ロウズ; HON ハネウェル; UNP ユニオン・パシフィック; NKE ナイキ; BA ボーイング; SBUX スターバックス;
    PLTR パランティア; SCHW チャールズ・シュワブ; C シティグループ; BLK ブラックロック; DE ディア;
    LMT ロッキード・マーティン; VZ ベライゾン; TMUS TモバイルUS; CMCSA コムキャスト;
    ADP オートマティック・データ; GILD ギリアド・サイエンシズ; AMGN アムジェン; MU マイクロン;
    LRCX ラムリサーチ; ADI アナログ・デバイセズ; PANW パロアルトネットワークス; CRWD クラウドストライク;
    SNPS シノプシス; CDNS ケイデンス; ANET アリスタネットワークス; ABNB エアビーアンドビー; PYPL ペイパル;
    SQ ブロック; SHOP ショッピファイ; COIN コインベース; HOOD ロビンフッド; SNOW スノーフレーク;
    DDOG データドッグ; NET クラウドフレア; OKTA オクタ; TTD トレードデスク; MDB モンゴDB; TEAM アトラシアン;
    WDAY ワークデイ; FTNT フォーティネット; ARM アーム; SMCI スーパー・マイクロ・コンピューター; DELL デル;
    HPE ヒューレット・パッカード; MRVL マーベル; ON オン・セミコンダクター; MCHP マイクロチップ;
    TSM 台湾セミコンダクター; BABA アリババ; PDD PDDホールディングス; JD JDドットコム; BIDU 百度;
    NTES ネットイース; NIO ニオ; LI 理想汽車; XPEV シャオペン; TCOM トリップドットコム; BILI ビリビリ;
    SE シー; SONY ソニーグループ; TM トヨタ自動車; HMC 本田技研工業; NVO ノボノルディスク; AZN アストラゼネカ;
    SPOT スポティファイ; MELI メルカドリブレ; F フォード; GM ゼネラルモーターズ; RIVN リビアン;
    LCID ルーシッド; FDX フェデックス; DAL デルタ航空; UAL ユナイテッド航空; AAL アメリカン航空;
    LUV サウスウエスト航空; CCL カーニバル; RCL ロイヤル・カリビアン; MAR マリオット; HLT ヒルトン;
    CMG チポトレ; YUM ヤム・ブランズ; LULU ルルレモン; TGT ターゲット; DG ダラー・ゼネラル;
    DLTR ダラー・ツリー; BBY ベストバイ; EBAY イーベイ; ETSY エッツィー; ROST ロスストアーズ; KR クローガー;
    CVS CVSヘルス; CI シグナ; ELV エレバンス・ヘルス; HUM ヒューマナ; MDT メドトロニック; SYK ストライカー;
    BSX ボストン・サイエンティフィック; BMY ブリストル・マイヤーズ; MRNA モデルナ; REGN リジェネロン;
    VRTX バーテックス; BIIB バイオジェン; DHR ダナハー; COP コノコフィリップス; OXY オキシデンタル;
    EOG EOGリソーシズ; HAL ハリバートン; FCX フリーポート・マクモラン; NEM ニューモント; NUE ニューコア;
    AA アルコア; DOW ダウ; LIN リンデ; MMM スリーエム; EMR エマソン; ETN イートン; GD ゼネラル・ダイナミクス;
    NOC ノースロップ・グラマン; WM ウェイスト・マネジメント; NEE ネクステラ・エナジー; DUK デューク・エナジー;
    SO サザン; AMT アメリカン・タワー; PLD プロロジス; O リアルティ・インカム; SPG サイモン・プロパティ;
    USB USバンコープ; PNC PNCファイナンシャル; COF キャピタル・ワン; PGR プログレッシブ;
    EA エレクトロニック・アーツ; RBLX ロブロックス; PARA パラマウント`,
  coins: `
    BTC ビットコイン; ETH イーサリアム; SOL ソラナ; BNB バイナンスコイン; XRP リップル; DOGE ドージコイン;
    ADA カルダノ; TRX トロン; AVAX アバランチ; SHIB 柴犬コイン; TON トンコイン; LINK チェーンリンク;
    DOT ポルカドット; BCH ビットコインキャッシュ; SUI スイ; LTC ライトコイン; NEAR ニアプロトコル; PEPE ペペ;
    UNI ユニスワップ; APT アプトス; ICP インターネットコンピュータ; ETC イーサリアムクラシック;
    XLM ステラルーメン; HBAR ヘデラ; POL ポリゴン; ATOM コスモス; XMR モネロ; FIL ファイルコイン;
    ARB アービトラム; OP オプティミズム; VET ヴィチェーン; IMX イミュータブル; RENDER レンダー; AAVE アーベ;
    ALGO アルゴランド; GRT ザ・グラフ; MKR メイカー; FTM ファントム; WLD ワールドコイン;
    AXS アクシーインフィニティ; SAND ザ・サンドボックス; MANA ディセントラランド; GALA ガラ; CHZ チリーズ;
    APE エイプコイン; XTZ テゾス; EOS イオス; NEO ネオ; IOTA アイオータ; ZEC ジーキャッシュ; DASH ダッシュ;
    COMP コンパウンド; SUSHI スシスワップ; ENS イーサリアムネームサービス; MASK マスクネットワーク;
    ROSE オアシス; ZIL ジリカ; ONE ハーモニー; KSM クサマ; ASTR アスター; BAT ベーシックアテンショントークン;
    ENJ エンジンコイン; AR アーウィーブ; HNT ヘリウム; GMT ステップン; YGG イールドギルドゲームズ;
    QTUM クアンタム; ONT オントロジー; WAVES ウェーブス; DCR ディークレッド; RVN レイブンコイン;
    BTT ビットトレント; JASMY ジャスミー; CAKE パンケーキスワップ; PAXG パックスゴールド`,
  futures: `
    ES E-mini S&P500; NQ E-miniナスダック100; YM E-miniダウ; RTY E-miniラッセル2000;
    MES マイクロE-mini S&P500; MNQ マイクロE-miniナスダック100; MYM マイクロE-miniダウ;
    M2K マイクロE-miniラッセル2000; CL WTI原油; QM E-mini原油; MCL マイクロWTI原油; BZ ブレント原油;
    NG 天然ガス; QG E-mini天然ガス; TTF オランダ天然ガス; RB RBOBガソリン; HO ヒーティングオイル; GC 金;
    MGC マイクロ金; SI 銀; SIL マイクロ銀; HG 銅; MHG マイクロ銅; PL プラチナ; PA パラジウム;
    ALI アルミニウム; ZC トウモロコシ; ZS 大豆; ZL 大豆油; ZM 大豆粕; ZW 小麦; KE カンザス小麦; ZO オーツ麦;
    ZR 籾米; LE 生牛; GF 肥育牛; HE 赤身豚肉; DC 牛乳; KC コーヒー; CC ココア; SB 砂糖; CT 綿花;
    OJ オレンジジュース; LBR 木材; 6L ブラジルレアル; ZT 米国債2年; ZF 米国債5年; ZN 米国債10年;
    TN ウルトラ米国債10年; ZB 米国債30年; UB ウルトラ米国債; ZQ 30日フェデラルファンド; SR3 3カ月SOFR;
    FGBL ドイツ国債10年（ブンド）; FGBM ドイツ国債5年（ボブル）; FGBS ドイツ国債2年（シャッツ）; DX ドル指数;
    VX VIX指数; NKD 日経225; FDAX ドイツDAX; FESX ユーロ・ストックス50; FCE フランスCAC40; FTSE FTSE100;
    FSMI スイスSMI; HSI ハンセン指数; HHI ハンセン中国企業株指数; HTI ハンセンテック指数; CN FTSE中国A50;
    TWN FTSE台湾; MBT マイクロビットコイン; MET マイクロイーサ`,
  currencies: `
    USD 米ドル; EUR ユーロ; JPY 日本円; GBP 英ポンド; AUD オーストラリアドル; CAD カナダドル;
    CHF スイスフラン; NZD ニュージーランドドル; CNH オフショア人民元; HKD 香港ドル; SGD シンガポールドル;
    SEK スウェーデンクローナ; NOK ノルウェークローネ; DKK デンマーククローネ; PLN ポーランドズウォティ;
    CZK チェココルナ; HUF ハンガリーフォリント; TRY トルコリラ; ZAR 南アフリカランド; MXN メキシコペソ;
    THB タイバーツ; KRW 韓国ウォン; INR インドルピー; ILS イスラエルシェケル; SAR サウジリヤル;
    AED UAEディルハム`,
}
