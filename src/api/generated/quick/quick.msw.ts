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
  ErrorEnvelope,
  QuickOrderAnswer,
  QuickOrderPage,
  QuickPreviewAnswer,
  TradingLimitsAnswer
} from '../models';


export const getPreviewQuickOrderResponseMock = (): QuickPreviewAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"productId":1,"exchangeType":1,"optionId":11,"duration":5,"durationUnit":"M","price":"187.32","priceTime":1795199399800,"expiresAt":1795199700000,"stake":"100","payoutRate":"0.82","feeRate":"0","fee":"0","total":"100","profit":"82","winReturns":"182","drawReturns":"100","breakEvenRate":"54.95","currencyId":3,"available":"1000","problem":null}})

export const getPlaceQuickOrderResponseMock = (): QuickOrderAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000031","productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"exchangeType":1,"status":"open","duration":5,"durationUnit":"M","stake":"100","payoutRate":"0.82","feeRate":"0","fee":"0","total":"100","profit":"82","winReturns":"182","drawReturns":"100","currencyId":3,"openPrice":"187.32","openPriceTime":1795199399800,"expiresAt":1795199700000,"closePrice":null,"closePriceTime":null,"returned":null,"net":null,"reason":null,"createdAt":1795199400000,"closedAt":null}})

export const getListQuickOrdersResponseMock = (): QuickOrderPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000031","productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"exchangeType":1,"status":"open","duration":5,"durationUnit":"M","stake":"100","payoutRate":"0.82","feeRate":"0","fee":"0","total":"100","profit":"82","winReturns":"182","drawReturns":"100","currencyId":3,"openPrice":"187.32","openPriceTime":1795199399800,"expiresAt":1795199700000,"closePrice":null,"closePriceTime":null,"returned":null,"net":null,"reason":null,"createdAt":1795199400000,"closedAt":null},{"id":"7321480000000029","productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"exchangeType":1,"status":"won","duration":5,"durationUnit":"M","stake":"100","payoutRate":"0.82","feeRate":"0","fee":"0","total":"100","profit":"82","winReturns":"182","drawReturns":"100","currencyId":3,"openPrice":"187.4","openPriceTime":1795198499800,"expiresAt":1795198800000,"closePrice":"187.61","closePriceTime":1795198799800,"returned":"182","net":"82","reason":null,"createdAt":1795198500000,"closedAt":1795198800300},{"id":"7321480000000028","productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"exchangeType":1,"status":"lost","duration":5,"durationUnit":"M","stake":"100","payoutRate":"0.82","feeRate":"0","fee":"0","total":"100","profit":"82","winReturns":"182","drawReturns":"100","currencyId":3,"openPrice":"187.4","openPriceTime":1795198499800,"expiresAt":1795198800000,"closePrice":"187.12","closePriceTime":1795198799800,"returned":"0","net":"-100","reason":null,"createdAt":1795198500000,"closedAt":1795198800300},{"id":"7321480000000027","productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"exchangeType":1,"status":"drawn","duration":5,"durationUnit":"M","stake":"100","payoutRate":"0.82","feeRate":"0","fee":"0","total":"100","profit":"82","winReturns":"182","drawReturns":"100","currencyId":3,"openPrice":"187.4","openPriceTime":1795198499800,"expiresAt":1795198800000,"closePrice":"187.4","closePriceTime":1795198799800,"returned":"100","net":"0","reason":null,"createdAt":1795198500000,"closedAt":1795198800300}],"total":4})

export const getGetTradingLimitsResponseMock = (): TradingLimitsAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"currencyId":3,"dailyStakeLimit":"500","nextDailyStakeLimit":null,"stakedToday":"120","dayEndsAt":1795219200000,"coolingOffUntil":null,"raiseDelay":86400000,"time":1795199400000}})

export const getSetTradingLimitsResponseMock = (): TradingLimitsAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"currencyId":3,"dailyStakeLimit":"200","nextDailyStakeLimit":null,"stakedToday":"120","dayEndsAt":1795219200000,"coolingOffUntil":null,"raiseDelay":86400000,"time":1795199400000}})


export const getPreviewQuickOrderMockHandler = (overrideResponse?: QuickPreviewAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<QuickPreviewAnswer | ErrorEnvelope> | QuickPreviewAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/quickOrder/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewQuickOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlaceQuickOrderMockHandler = (overrideResponse?: QuickOrderAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<QuickOrderAnswer | ErrorEnvelope> | QuickOrderAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/quickOrder/place', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceQuickOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListQuickOrdersMockHandler = (overrideResponse?: QuickOrderPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QuickOrderPage | ErrorEnvelope> | QuickOrderPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/quickOrder/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListQuickOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTradingLimitsMockHandler = (overrideResponse?: TradingLimitsAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TradingLimitsAnswer | ErrorEnvelope> | TradingLimitsAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/tradingLimits/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTradingLimitsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetTradingLimitsMockHandler = (overrideResponse?: TradingLimitsAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TradingLimitsAnswer | ErrorEnvelope> | TradingLimitsAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/tradingLimits/set', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetTradingLimitsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getQuickMock = () => [
  getPreviewQuickOrderMockHandler(),
  getPlaceQuickOrderMockHandler(),
  getListQuickOrdersMockHandler(),
  getGetTradingLimitsMockHandler(),
  getSetTradingLimitsMockHandler()
]
