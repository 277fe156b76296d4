/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  CandlePageAnswer,
  DepthAnswer,
  Done,
  ErrorEnvelope,
  MarketDayPage,
  MarketTermsAnswer,
  ProductDetailAnswer,
  ProductPage,
  SparklinePage,
  TradeListAnswer,
  WatchlistGroupPage
} from '../models';


export const getListStockProductsResponseMock = (): ProductPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":1,"productId":1,"productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"productCode":"AAPL","productDesc":"Consumer electronics and services.","productImg":"/api/assets/product/1.svg","productType":1,"isVisible":1,"sort":1,"PositionType":"0/1/2","isLock":0,"isShow":1,"isSelfSell":0,"isOption":0,"standard":"1 share","tickerInfo":{"ticker":"AAPL","nowPrice":"187.32","changeRate":"0.62","changePrice":"1.16","time":1795199400000,"day":{"open":"186.16","close":"187.32","max":"187.32","min":"186.16","volume":"51230.00","averagePrice":"187.32","tradeAmount":"9595379.00"},"minute":{"open":"187.32","close":"187.32","max":"187.32","min":"187.32","volume":"120.00","averagePrice":"187.32","tradeAmount":"22476.00"},"prevDay":{"open":"186.16","close":"186.16","max":"187.32","min":"186.16","volume":"60112.00","averagePrice":"186.16","tradeAmount":"11190449.92"}}},{"id":2,"productId":2,"productName":"Microsoft","productNameLang":{"zh":"微软","en":"Microsoft","tc":"微軟","ar":"مايكروسوفت"},"productCode":"MSFT","productDesc":"Software and cloud services.","productImg":"/api/assets/product/2.svg","productType":1,"isVisible":1,"sort":2,"PositionType":"0/1/2","isLock":1,"isShow":1,"isSelfSell":0,"isOption":0,"standard":"1 share","tickerInfo":{"ticker":"MSFT","nowPrice":"415.08","changeRate":"-0.31","changePrice":"-1.29","time":1795199400000,"day":{"open":"416.37","close":"415.08","max":"416.37","min":"415.08","volume":"51230.00","averagePrice":"415.08","tradeAmount":"9595379.00"},"minute":{"open":"415.08","close":"415.08","max":"415.08","min":"415.08","volume":"120.00","averagePrice":"415.08","tradeAmount":"22476.00"},"prevDay":{"open":"416.37","close":"416.37","max":"416.37","min":"415.08","volume":"60112.00","averagePrice":"416.37","tradeAmount":"11190449.92"}}}],"total":2})

export const getListCryptoProductsResponseMock = (): ProductPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":201,"productId":201,"productName":"Bitcoin","productNameLang":{"zh":"比特币","en":"Bitcoin","tc":"比特幣","ar":"بيتكوين"},"productCode":"BTC","productDesc":"The first cryptocurrency.","productImg":"/api/assets/product/201.svg","productType":2,"isVisible":1,"sort":201,"PositionType":"0/1/2/3","isLock":0,"isShow":1,"isSelfSell":0,"isOption":0,"standard":"1 BTC","tickerInfo":{"ticker":"BTC","nowPrice":"91250.40","changeRate":"2.18","changePrice":"1946.90","time":1795199400000,"day":{"open":"89303.50","close":"91250.40","max":"91250.40","min":"89303.50","volume":"51230.00","averagePrice":"91250.40","tradeAmount":"9595379.00"},"minute":{"open":"91250.40","close":"91250.40","max":"91250.40","min":"91250.40","volume":"120.00","averagePrice":"91250.40","tradeAmount":"22476.00"},"prevDay":{"open":"89303.50","close":"89303.50","max":"91250.40","min":"89303.50","volume":"60112.00","averagePrice":"89303.50","tradeAmount":"11190449.92"}}}],"total":1})

export const getListFuturesProductsResponseMock = (): ProductPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":341,"productId":341,"productName":"Gold","productNameLang":{"zh":"黄金","en":"Gold","tc":"黃金","ar":"الذهب"},"productCode":"GC","productDesc":"Gold futures.","productImg":"/api/assets/product/341.svg","productType":3,"isVisible":1,"sort":341,"PositionType":"0/1","isLock":0,"isShow":1,"isSelfSell":0,"isOption":0,"standard":"100 oz","tickerInfo":{"ticker":"GC","nowPrice":"2655.30","changeRate":"0.12","changePrice":"3.20","time":1795199400000,"day":{"open":"2652.10","close":"2655.30","max":"2655.30","min":"2652.10","volume":"51230.00","averagePrice":"2655.30","tradeAmount":"9595379.00"},"minute":{"open":"2655.30","close":"2655.30","max":"2655.30","min":"2655.30","volume":"120.00","averagePrice":"2655.30","tradeAmount":"22476.00"},"prevDay":{"open":"2652.10","close":"2652.10","max":"2655.30","min":"2652.10","volume":"60112.00","averagePrice":"2652.10","tradeAmount":"11190449.92"}}}],"total":1})

export const getListForexProductsResponseMock = (): ProductPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":421,"productId":421,"productName":"Euro / US dollar","productNameLang":{"zh":"欧元/美元","en":"Euro / US dollar","tc":"歐元/美元","ar":"اليورو / الدولار"},"productCode":"EURUSD","productDesc":"The most traded pair.","productImg":"/api/assets/product/421.svg","productType":4,"isVisible":1,"sort":421,"PositionType":"0/1","isLock":0,"isShow":1,"isSelfSell":0,"isOption":0,"standard":"100,000 EUR","tickerInfo":{"ticker":"EURUSD","nowPrice":"1.08432","changeRate":"-0.05","changePrice":"-0.00054","time":1795199400000,"day":{"open":"1.08486","close":"1.08432","max":"1.08486","min":"1.08432","volume":"51230.00","averagePrice":"1.08432","tradeAmount":"9595379.00"},"minute":{"open":"1.08432","close":"1.08432","max":"1.08432","min":"1.08432","volume":"120.00","averagePrice":"1.08432","tradeAmount":"22476.00"},"prevDay":{"open":"1.08486","close":"1.08486","max":"1.08486","min":"1.08432","volume":"60112.00","averagePrice":"1.08486","tradeAmount":"11190449.92"}}}],"total":1})

export const getListRecommendedProductsResponseMock = (): ProductPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":1,"productId":1,"productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"productCode":"AAPL","productDesc":"Consumer electronics and services.","productImg":"/api/assets/product/1.svg","productType":1,"isVisible":1,"sort":1,"PositionType":"0/1/2","isLock":0,"isShow":1,"isSelfSell":0,"isOption":0,"standard":"1 share","tickerInfo":{"ticker":"AAPL","nowPrice":"187.32","changeRate":"0.62","changePrice":"1.16","time":1795199400000,"day":{"open":"186.16","close":"187.32","max":"187.32","min":"186.16","volume":"51230.00","averagePrice":"187.32","tradeAmount":"9595379.00"},"minute":{"open":"187.32","close":"187.32","max":"187.32","min":"187.32","volume":"120.00","averagePrice":"187.32","tradeAmount":"22476.00"},"prevDay":{"open":"186.16","close":"186.16","max":"187.32","min":"186.16","volume":"60112.00","averagePrice":"186.16","tradeAmount":"11190449.92"}}},{"id":201,"productId":201,"productName":"Bitcoin","productNameLang":{"zh":"比特币","en":"Bitcoin","tc":"比特幣","ar":"بيتكوين"},"productCode":"BTC","productDesc":"The first cryptocurrency.","productImg":"/api/assets/product/201.svg","productType":2,"isVisible":1,"sort":201,"PositionType":"0/1/2/3","isLock":0,"isShow":1,"isSelfSell":0,"isOption":0,"standard":"1 BTC","tickerInfo":{"ticker":"BTC","nowPrice":"91250.40","changeRate":"2.18","changePrice":"1946.90","time":1795199400000,"day":{"open":"89303.50","close":"91250.40","max":"91250.40","min":"89303.50","volume":"51230.00","averagePrice":"91250.40","tradeAmount":"9595379.00"},"minute":{"open":"91250.40","close":"91250.40","max":"91250.40","min":"91250.40","volume":"120.00","averagePrice":"91250.40","tradeAmount":"22476.00"},"prevDay":{"open":"89303.50","close":"89303.50","max":"91250.40","min":"89303.50","volume":"60112.00","averagePrice":"89303.50","tradeAmount":"11190449.92"}}},{"id":341,"productId":341,"productName":"Gold","productNameLang":{"zh":"黄金","en":"Gold","tc":"黃金","ar":"الذهب"},"productCode":"GC","productDesc":"Gold futures.","productImg":"/api/assets/product/341.svg","productType":3,"isVisible":1,"sort":341,"PositionType":"0/1","isLock":0,"isShow":1,"isSelfSell":0,"isOption":0,"standard":"100 oz","tickerInfo":{"ticker":"GC","nowPrice":"2655.30","changeRate":"0.12","changePrice":"3.20","time":1795199400000,"day":{"open":"2652.10","close":"2655.30","max":"2655.30","min":"2652.10","volume":"51230.00","averagePrice":"2655.30","tradeAmount":"9595379.00"},"minute":{"open":"2655.30","close":"2655.30","max":"2655.30","min":"2655.30","volume":"120.00","averagePrice":"2655.30","tradeAmount":"22476.00"},"prevDay":{"open":"2652.10","close":"2652.10","max":"2655.30","min":"2652.10","volume":"60112.00","averagePrice":"2652.10","tradeAmount":"11190449.92"}}},{"id":421,"productId":421,"productName":"Euro / US dollar","productNameLang":{"zh":"欧元/美元","en":"Euro / US dollar","tc":"歐元/美元","ar":"اليورو / الدولار"},"productCode":"EURUSD","productDesc":"The most traded pair.","productImg":"/api/assets/product/421.svg","productType":4,"isVisible":1,"sort":421,"PositionType":"0/1","isLock":0,"isShow":1,"isSelfSell":0,"isOption":0,"standard":"100,000 EUR","tickerInfo":{"ticker":"EURUSD","nowPrice":"1.08432","changeRate":"-0.05","changePrice":"-0.00054","time":1795199400000,"day":{"open":"1.08486","close":"1.08432","max":"1.08486","min":"1.08432","volume":"51230.00","averagePrice":"1.08432","tradeAmount":"9595379.00"},"minute":{"open":"1.08432","close":"1.08432","max":"1.08432","min":"1.08432","volume":"120.00","averagePrice":"1.08432","tradeAmount":"22476.00"},"prevDay":{"open":"1.08486","close":"1.08486","max":"1.08486","min":"1.08432","volume":"60112.00","averagePrice":"1.08486","tradeAmount":"11190449.92"}}}],"total":4})

export const getListSparklinesResponseMock = (): SparklinePage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"productId":1,"previousClose":"186.16","prices":["186.90","187.05","187.32"]}],"total":1})

export const getListWatchlistResponseMock = (): ProductPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":1,"productId":1,"productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"productCode":"AAPL","productDesc":"Consumer electronics and services.","productImg":"/api/assets/product/1.svg","productType":1,"isVisible":1,"sort":1,"PositionType":"0/1/2","isLock":0,"isShow":1,"isSelfSell":0,"isOption":1,"standard":"1 share","tickerInfo":{"ticker":"AAPL","nowPrice":"187.32","changeRate":"0.62","changePrice":"1.16","time":1795199400000,"day":{"open":"186.16","close":"187.32","max":"187.32","min":"186.16","volume":"51230.00","averagePrice":"187.32","tradeAmount":"9595379.00"},"minute":{"open":"187.32","close":"187.32","max":"187.32","min":"187.32","volume":"120.00","averagePrice":"187.32","tradeAmount":"22476.00"},"prevDay":{"open":"186.16","close":"186.16","max":"187.32","min":"186.16","volume":"60112.00","averagePrice":"186.16","tradeAmount":"11190449.92"}}},{"id":201,"productId":201,"productName":"Bitcoin","productNameLang":{"zh":"比特币","en":"Bitcoin","tc":"比特幣","ar":"بيتكوين"},"productCode":"BTC","productDesc":"The first cryptocurrency.","productImg":"/api/assets/product/201.svg","productType":2,"isVisible":1,"sort":201,"PositionType":"0/1/2/3","isLock":0,"isShow":1,"isSelfSell":0,"isOption":1,"standard":"1 BTC","tickerInfo":{"ticker":"BTC","nowPrice":"91250.40","changeRate":"2.18","changePrice":"1946.90","time":1795199400000,"day":{"open":"89303.50","close":"91250.40","max":"91250.40","min":"89303.50","volume":"51230.00","averagePrice":"91250.40","tradeAmount":"9595379.00"},"minute":{"open":"91250.40","close":"91250.40","max":"91250.40","min":"91250.40","volume":"120.00","averagePrice":"91250.40","tradeAmount":"22476.00"},"prevDay":{"open":"89303.50","close":"89303.50","max":"91250.40","min":"89303.50","volume":"60112.00","averagePrice":"89303.50","tradeAmount":"11190449.92"}}}],"total":2})

export const getAddToWatchlistResponseMock = (): Done | ErrorEnvelope => ({"code":200,"msg":"hint_added_to_watchlist"})

export const getRemoveFromWatchlistResponseMock = (): Done | ErrorEnvelope => ({"code":200,"msg":"hint_removed_from_watchlist"})

export const getListWatchlistGroupsResponseMock = (): WatchlistGroupPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"name":"Technology","productIds":[1]}],"total":1})

export const getSaveWatchlistGroupResponseMock = (): Done | ErrorEnvelope => ({"code":200,"msg":"hint_watch_group_saved"})

export const getGetProductResponseMock = (): ProductDetailAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"product":{"id":1,"productId":1,"productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"productCode":"AAPL","productDesc":"Consumer electronics and services.","productImg":"/api/assets/product/1.svg","productType":1,"isVisible":1,"sort":1,"PositionType":"0/1/2","isLock":0,"isShow":1,"isSelfSell":0,"isOption":0,"standard":"1 share","tickerInfo":{"ticker":"AAPL","nowPrice":"187.32","changeRate":"0.62","changePrice":"1.16","time":1795199400000,"day":{"open":"186.16","close":"187.32","max":"187.32","min":"186.16","volume":"51230.00","averagePrice":"187.32","tradeAmount":"9595379.00"},"minute":{"open":"187.32","close":"187.32","max":"187.32","min":"187.32","volume":"120.00","averagePrice":"187.32","tradeAmount":"22476.00"},"prevDay":{"open":"186.16","close":"186.16","max":"187.32","min":"186.16","volume":"60112.00","averagePrice":"186.16","tradeAmount":"11190449.92"}}},"rules":{"currencyId":3,"priceScale":2,"quantityScale":8,"minQuantity":"0.00000001","maxQuantity":"10000","minAmount":"1","maxAmount":"1000000","buyFeeRate":"0.001","sellFeeRate":"0.001"},"trading":{"status":"open","session":"regular","reason":null,"nextOpenAt":null}}})

export const getListCandlesResponseMock = (): CandlePageAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"productId":1,"interval":"1m","candles":[{"time":1795199340000,"open":"187.20","high":"187.35","low":"187.18","close":"187.30","volume":"410.00"},{"time":1795199400000,"open":"187.30","high":"187.32","low":"187.25","close":"187.32","volume":"120.00"}]}})

export const getGetDepthResponseMock = (): DepthAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"productId":1,"time":1795199400000,"bids":[{"price":"187.28","quantity":"120.00"},{"price":"187.26","quantity":"86.00"},{"price":"187.24","quantity":"240.00"},{"price":"187.22","quantity":"310.00"},{"price":"187.20","quantity":"95.00"}],"asks":[{"price":"187.32","quantity":"120.00"},{"price":"187.34","quantity":"86.00"},{"price":"187.36","quantity":"240.00"},{"price":"187.38","quantity":"310.00"},{"price":"187.40","quantity":"95.00"}]}})

export const getListTradesResponseMock = (): TradeListAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"productId":1,"trades":[{"time":1795199400000,"price":"187.32","quantity":"6.40","exchangeType":1},{"time":1795199399750,"price":"187.30","quantity":"12.00","exchangeType":2},{"time":1795199399500,"price":"187.31","quantity":"2.15","exchangeType":1}]}})

export const getListMarketDaysResponseMock = (): MarketDayPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"day":"2026-11-22","keyHash":"c92b98aab544b8b7d8e18b81c12a9eae91712289b2d7ce09aabb369921a3c1e7","termsHash":"62f7d55b48b3b529a3ca3c2253375bd61e4a353ef69b54b18343f5f51cbd351a","key":null,"revealsAt":1795395600000},{"day":"2026-11-21","keyHash":"ea8cad5158797fcc5ea1766dacc84de6fe545faeb94f274a4ddeb3e9316b9285","termsHash":"62f7d55b48b3b529a3ca3c2253375bd61e4a353ef69b54b18343f5f51cbd351a","key":null,"revealsAt":1795309200000},{"day":"2026-11-20","keyHash":"fa5be7d72e15812c31c1899c3531c935c7c7c4911cf902cb32636757fc617a94","termsHash":"62f7d55b48b3b529a3ca3c2253375bd61e4a353ef69b54b18343f5f51cbd351a","key":null,"revealsAt":1795222800000},{"day":"2026-11-19","keyHash":"ea8a6fb80011a078d130cbf3fab2631f95d23b9b4dc68f4b678ca7c6039e48ed","termsHash":"62f7d55b48b3b529a3ca3c2253375bd61e4a353ef69b54b18343f5f51cbd351a","key":"a0176b290dfdaa42523e3fc74546f5cf015ebd7afc3e2b10c9671ac36c52c9e9","revealsAt":1795136400000},{"day":"2026-11-18","keyHash":"4a2d4d58a0dc793f1da5e9f5f67a5b3d0fb9808dc3481e67259478d08d012219","termsHash":"62f7d55b48b3b529a3ca3c2253375bd61e4a353ef69b54b18343f5f51cbd351a","key":"b7940f85ecafa564a33000444f7c49a7c22261c98c349804434dc95cb48276da","revealsAt":1795050000000}],"total":5})

export const getGetMarketTermsResponseMock = (): MarketTermsAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"productId":1,"productType":1,"productCode":"AAPL","version":2,"since":1794992400000,"price":"187.32","basePrice":"232.40","tickSize":"0.01","priceScale":2,"tickPeriod":250,"volatility":90,"suspendedSince":null,"hours":"always","legs":[],"termsPath":["0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","1f272538eeea342ab18557b38b19b8cb66c5a54d81cddf57aa7f1076fe5a778a","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000"]}})


export const getListStockProductsMockHandler = (overrideResponse?: ProductPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductPage | ErrorEnvelope> | ProductPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/stockProduct/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStockProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCryptoProductsMockHandler = (overrideResponse?: ProductPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductPage | ErrorEnvelope> | ProductPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/cryptocurrencyProduct/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCryptoProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListFuturesProductsMockHandler = (overrideResponse?: ProductPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductPage | ErrorEnvelope> | ProductPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/futuresProduct/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFuturesProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListForexProductsMockHandler = (overrideResponse?: ProductPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductPage | ErrorEnvelope> | ProductPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/forexProduct/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListForexProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRecommendedProductsMockHandler = (overrideResponse?: ProductPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductPage | ErrorEnvelope> | ProductPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/homeRecommendProducts/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRecommendedProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSparklinesMockHandler = (overrideResponse?: SparklinePage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SparklinePage | ErrorEnvelope> | SparklinePage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/product/sparklines', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSparklinesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListWatchlistMockHandler = (overrideResponse?: ProductPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductPage | ErrorEnvelope> | ProductPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/userProductOption/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWatchlistResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddToWatchlistMockHandler = (overrideResponse?: Done | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done | ErrorEnvelope> | Done | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/userProductOption/addOption', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddToWatchlistResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveFromWatchlistMockHandler = (overrideResponse?: Done | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done | ErrorEnvelope> | Done | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/userProductOption/removeOption', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveFromWatchlistResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListWatchlistGroupsMockHandler = (overrideResponse?: WatchlistGroupPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WatchlistGroupPage | ErrorEnvelope> | WatchlistGroupPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/userProductOption/groups', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWatchlistGroupsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveWatchlistGroupMockHandler = (overrideResponse?: Done | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done | ErrorEnvelope> | Done | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/userProductOption/saveGroup', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveWatchlistGroupResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProductMockHandler = (overrideResponse?: ProductDetailAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductDetailAnswer | ErrorEnvelope> | ProductDetailAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/product/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProductResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCandlesMockHandler = (overrideResponse?: CandlePageAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CandlePageAnswer | ErrorEnvelope> | CandlePageAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/product/candles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCandlesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDepthMockHandler = (overrideResponse?: DepthAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DepthAnswer | ErrorEnvelope> | DepthAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/product/depth', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDepthResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTradesMockHandler = (overrideResponse?: TradeListAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TradeListAnswer | ErrorEnvelope> | TradeListAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/product/trades', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMarketDaysMockHandler = (overrideResponse?: MarketDayPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketDayPage | ErrorEnvelope> | MarketDayPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/market/days', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMarketDaysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMarketTermsMockHandler = (overrideResponse?: MarketTermsAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketTermsAnswer | ErrorEnvelope> | MarketTermsAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/market/terms', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMarketTermsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMarketMock = () => [
  getListStockProductsMockHandler(),
  getListCryptoProductsMockHandler(),
  getListFuturesProductsMockHandler(),
  getListForexProductsMockHandler(),
  getListRecommendedProductsMockHandler(),
  getListSparklinesMockHandler(),
  getListWatchlistMockHandler(),
  getAddToWatchlistMockHandler(),
  getRemoveFromWatchlistMockHandler(),
  getListWatchlistGroupsMockHandler(),
  getSaveWatchlistGroupMockHandler(),
  getGetProductMockHandler(),
  getListCandlesMockHandler(),
  getGetDepthMockHandler(),
  getListTradesMockHandler(),
  getListMarketDaysMockHandler(),
  getGetMarketTermsMockHandler()
]
