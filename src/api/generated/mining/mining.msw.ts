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
  EarningAccrualPage,
  EarningExitAnswer,
  EarningOrderAnswer,
  EarningOrderPage,
  EarningPreviewAnswer,
  EarningProductAnswer,
  EarningProductPage,
  EarningTotalPage,
  ErrorEnvelope
} from '../models';


export const getListMiningTotalsResponseMock = (): EarningTotalPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"currencyId":3,"assetProductId":null,"assetName":"USDT","running":"1000","orders":1,"accrued":"0.9","lastDay":1795392000000,"lastDayEarned":"0.3"}],"total":1})

export const getListMiningProductsResponseMock = (): EarningProductPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":201,"name":"Lock mining, 15 days","currencyId":3,"assetProductId":null,"assetName":"USDT","decimals":2,"termDays":15,"dailyRate":"0.0003","yearRate":"0.1095","minAmount":"50","maxAmount":"50000","personLimit":"100000","capacity":"10000000","left":"9999000","closesAt":null,"status":"open","earlyBasis":"principal","earlyRate":"0.01","since":1609718400000}],"total":1})

export const getGetMiningProductResponseMock = (): EarningProductAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":201,"name":"Lock mining, 15 days","currencyId":3,"assetProductId":null,"assetName":"USDT","decimals":2,"termDays":15,"dailyRate":"0.0003","yearRate":"0.1095","minAmount":"50","maxAmount":"50000","personLimit":"100000","capacity":"10000000","left":"9999000","closesAt":null,"status":"open","earlyBasis":"principal","earlyRate":"0.01","since":1609718400000}})

export const getPreviewMiningResponseMock = (): EarningPreviewAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"productId":201,"name":"Lock mining, 15 days","currencyId":3,"assetProductId":null,"assetName":"USDT","amount":"1000","dailyRate":"0.0003","yearRate":"0.1095","termDays":15,"earlyBasis":"principal","earlyRate":"0.01","startsAt":1795219200000,"endsAt":1796515200000,"dailyInterest":"0.3","totalInterest":"4.5","returns":"1004.5","earlyWorst":"990","available":"5000","left":"100000","problem":null}})

export const getPlaceMiningOrderResponseMock = (): EarningOrderAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000041","productId":201,"name":"Lock mining, 15 days","currencyId":3,"assetProductId":null,"assetName":"USDT","status":"running","amount":"1000","dailyRate":"0.0003","yearRate":"0.1095","termDays":15,"earlyBasis":"principal","earlyRate":"0.01","createdAt":1795199400000,"startsAt":1795219200000,"endsAt":1796515200000,"dailyInterest":"0.3","totalInterest":"4.5","returns":"1004.5","daysAccrued":0,"accrued":"0","nextAccrualAt":1795305600000,"penalty":null,"returned":null,"net":null,"closedAt":null}})

export const getListMiningOrdersResponseMock = (): EarningOrderPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000041","productId":201,"name":"Lock mining, 15 days","currencyId":3,"assetProductId":null,"assetName":"USDT","status":"running","amount":"1000","dailyRate":"0.0003","yearRate":"0.1095","termDays":15,"earlyBasis":"principal","earlyRate":"0.01","createdAt":1795199400000,"startsAt":1795219200000,"endsAt":1796515200000,"dailyInterest":"0.3","totalInterest":"4.5","returns":"1004.5","daysAccrued":3,"accrued":"0.9","nextAccrualAt":1795564800000,"penalty":null,"returned":null,"net":null,"closedAt":null},{"id":"7321480000000039","productId":201,"name":"Lock mining, 15 days","currencyId":3,"assetProductId":null,"assetName":"USDT","status":"redeemed","amount":"1000","dailyRate":"0.0003","yearRate":"0.1095","termDays":15,"earlyBasis":"principal","earlyRate":"0.01","createdAt":1795199400000,"startsAt":1795219200000,"endsAt":1796515200000,"dailyInterest":"0.3","totalInterest":"4.5","returns":"1004.5","daysAccrued":3,"accrued":"0.9","nextAccrualAt":null,"penalty":"10","returned":"990","net":"-9.1","closedAt":1795482000000}],"total":2})

export const getPreviewMiningReleaseResponseMock = (): EarningExitAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"orderId":"7321480000000041","name":"Lock mining, 15 days","currencyId":3,"assetProductId":null,"assetName":"USDT","amount":"1000","daysAccrued":3,"accrued":"0.9","earlyBasis":"principal","earlyRate":"0.01","penalty":"10","returns":"990","net":"-9.1","nextAccrualAt":1795564800000,"nextInterest":"0.3","endsAt":1796515200000,"forgone":"3.6"}})

export const getReleaseMiningOrderResponseMock = (): EarningOrderAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000041","productId":201,"name":"Lock mining, 15 days","currencyId":3,"assetProductId":null,"assetName":"USDT","status":"redeemed","amount":"1000","dailyRate":"0.0003","yearRate":"0.1095","termDays":15,"earlyBasis":"principal","earlyRate":"0.01","createdAt":1795199400000,"startsAt":1795219200000,"endsAt":1796515200000,"dailyInterest":"0.3","totalInterest":"4.5","returns":"1004.5","daysAccrued":3,"accrued":"0.9","nextAccrualAt":null,"penalty":"10","returned":"990","net":"-9.1","closedAt":1795482000000}})

export const getListMiningOutputResponseMock = (): EarningAccrualPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000041-2","orderId":"7321480000000041","productId":201,"name":"Lock mining, 15 days","currencyId":3,"assetProductId":null,"assetName":"USDT","number":2,"day":1795305600000,"principal":"1000","dailyRate":"0.0003","amount":"0.3","transactionId":"7321480000000062","postedAt":1795392000400},{"id":"7321480000000041-1","orderId":"7321480000000041","productId":201,"name":"Lock mining, 15 days","currencyId":3,"assetProductId":null,"assetName":"USDT","number":1,"day":1795219200000,"principal":"1000","dailyRate":"0.0003","amount":"0.3","transactionId":"7321480000000055","postedAt":1795305600400}],"total":2})


export const getListMiningTotalsMockHandler = (overrideResponse?: EarningTotalPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EarningTotalPage | ErrorEnvelope> | EarningTotalPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/lockMining/totals', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMiningTotalsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMiningProductsMockHandler = (overrideResponse?: EarningProductPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EarningProductPage | ErrorEnvelope> | EarningProductPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/lockMiningProduct/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMiningProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMiningProductMockHandler = (overrideResponse?: EarningProductAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EarningProductAnswer | ErrorEnvelope> | EarningProductAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/lockMiningProduct/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMiningProductResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewMiningMockHandler = (overrideResponse?: EarningPreviewAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EarningPreviewAnswer | ErrorEnvelope> | EarningPreviewAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/lockMiningOrder/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewMiningResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlaceMiningOrderMockHandler = (overrideResponse?: EarningOrderAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EarningOrderAnswer | ErrorEnvelope> | EarningOrderAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/lockMiningOrder/place', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceMiningOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMiningOrdersMockHandler = (overrideResponse?: EarningOrderPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EarningOrderPage | ErrorEnvelope> | EarningOrderPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/lockMiningOrder/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMiningOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewMiningReleaseMockHandler = (overrideResponse?: EarningExitAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EarningExitAnswer | ErrorEnvelope> | EarningExitAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/lockMiningOrder/previewRelease', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewMiningReleaseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReleaseMiningOrderMockHandler = (overrideResponse?: EarningOrderAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EarningOrderAnswer | ErrorEnvelope> | EarningOrderAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/lockMiningOrder/release', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReleaseMiningOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMiningOutputMockHandler = (overrideResponse?: EarningAccrualPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EarningAccrualPage | ErrorEnvelope> | EarningAccrualPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/lockMiningOutput/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMiningOutputResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMiningMock = () => [
  getListMiningTotalsMockHandler(),
  getListMiningProductsMockHandler(),
  getGetMiningProductMockHandler(),
  getPreviewMiningMockHandler(),
  getPlaceMiningOrderMockHandler(),
  getListMiningOrdersMockHandler(),
  getPreviewMiningReleaseMockHandler(),
  getReleaseMiningOrderMockHandler(),
  getListMiningOutputMockHandler()
]
