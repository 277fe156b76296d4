import type { ProductNames } from '#server/market/types.ts'

/** Vietnamese. */
export const vi: ProductNames = {
  futures: `
    CL Dầu thô WTI; QM Dầu thô WTI (E-mini); MCL Dầu thô WTI (micro); BZ Dầu thô Brent; NG Khí tự nhiên;
    QG Khí tự nhiên (E-mini); TTF Khí tự nhiên TTF; RB Xăng RBOB; HO Dầu sưởi; GC Vàng; MGC Vàng (micro);
    SI Bạc; SIL Bạc (micro); HG Đồng; MHG Đồng (micro); PL Bạch kim; PA Palađi; ALI Nhôm; ZC Ngô;
    ZS Đậu tương; ZL Dầu đậu tương; ZM Khô đậu tương; ZW Lúa mì; KE Lúa mì Kansas; ZO Yến mạch; ZR Gạo thô;
    LE Bò sống; GF Bò vỗ béo; HE Lợn nạc; DC Sữa; KC Cà phê; CC Ca cao; SB Đường; CT Bông; OJ Nước cam;
    LBR Gỗ xẻ; 6L Real Brazil; ZT Trái phiếu Mỹ 2 năm; ZF Trái phiếu Mỹ 5 năm; ZN Trái phiếu Mỹ 10 năm;
    TN Trái phiếu Mỹ ultra 10 năm; ZB Trái phiếu Mỹ 30 năm; UB Trái phiếu Mỹ ultra; ZQ Lãi suất Fed 30 ngày;
    SR3 SOFR 3 tháng; FGBL Bund (trái phiếu Đức); FGBM Bobl (trái phiếu Đức); FGBS Schatz (trái phiếu Đức);
    DX Chỉ số đô la Mỹ; VX Chỉ số VIX; HSI Chỉ số Hang Seng; MBT Bitcoin (micro); MET Ether (micro)`,
  currencies: `
    USD Đô la Mỹ; EUR Euro; JPY Yên Nhật; GBP Bảng Anh; AUD Đô la Úc; CAD Đô la Canada; CHF Franc Thụy Sĩ;
    NZD Đô la New Zealand; CNH Nhân dân tệ hải ngoại; HKD Đô la Hồng Kông; SGD Đô la Singapore;
    SEK Krona Thụy Điển; NOK Krone Na Uy; DKK Krone Đan Mạch; PLN Zloty Ba Lan; CZK Koruna Séc;
    HUF Forint Hungary; TRY Lira Thổ Nhĩ Kỳ; ZAR Rand Nam Phi; MXN Peso Mexico; THB Baht Thái;
    KRW Won Hàn Quốc; INR Rupee Ấn Độ; ILS Shekel Israel; SAR Riyal Ả Rập Saudi; AED Dirham UAE`,
}
