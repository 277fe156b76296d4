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
  ErrorEnvelope
} from '../models';


export const getListPledgeProductsResponseMock = (): EarningProductPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":102,"name":"Pledge, 30 days","currencyId":3,"assetProductId":null,"assetName":"USDT","decimals":2,"termDays":30,"dailyRate":"0.00015","yearRate":"0.05475","minAmount":"50","maxAmount":"50000","personLimit":"100000","capacity":"10000000","left":"9999000","closesAt":null,"status":"open","earlyBasis":"interest","earlyRate":"0.5","since":1609718400000}],"total":1})

export const getGetPledgeProductResponseMock = (): EarningProductAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":102,"name":"Pledge, 30 days","currencyId":3,"assetProductId":null,"assetName":"USDT","decimals":2,"termDays":30,"dailyRate":"0.00015","yearRate":"0.05475","minAmount":"50","maxAmount":"50000","personLimit":"100000","capacity":"10000000","left":"9999000","closesAt":null,"status":"open","earlyBasis":"interest","earlyRate":"0.5","since":1609718400000}})

export const getPreviewPledgeResponseMock = (): EarningPreviewAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"productId":102,"name":"Pledge, 30 days","currencyId":3,"assetProductId":null,"assetName":"USDT","amount":"1000","dailyRate":"0.00015","yearRate":"0.05475","termDays":30,"earlyBasis":"interest","earlyRate":"0.5","startsAt":1795219200000,"endsAt":1797811200000,"dailyInterest":"0.15","totalInterest":"4.5","returns":"1004.5","earlyWorst":"1000","available":"5000","left":"100000","problem":null}})

export const getPlacePledgeResponseMock = (): EarningOrderAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000041","productId":102,"name":"Pledge, 30 days","currencyId":3,"assetProductId":null,"assetName":"USDT","status":"running","amount":"1000","dailyRate":"0.00015","yearRate":"0.05475","termDays":30,"earlyBasis":"interest","earlyRate":"0.5","createdAt":1795199400000,"startsAt":1795219200000,"endsAt":1797811200000,"dailyInterest":"0.15","totalInterest":"4.5","returns":"1004.5","daysAccrued":0,"accrued":"0","nextAccrualAt":1795305600000,"penalty":null,"returned":null,"net":null,"closedAt":null}})

export const getListPledgeOrdersResponseMock = (): EarningOrderPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000041","productId":102,"name":"Pledge, 30 days","currencyId":3,"assetProductId":null,"assetName":"USDT","status":"running","amount":"1000","dailyRate":"0.00015","yearRate":"0.05475","termDays":30,"earlyBasis":"interest","earlyRate":"0.5","createdAt":1795199400000,"startsAt":1795219200000,"endsAt":1797811200000,"dailyInterest":"0.15","totalInterest":"4.5","returns":"1004.5","daysAccrued":3,"accrued":"0.45","nextAccrualAt":1795564800000,"penalty":null,"returned":null,"net":null,"closedAt":null},{"id":"7321480000000039","productId":102,"name":"Pledge, 30 days","currencyId":3,"assetProductId":null,"assetName":"USDT","status":"redeemed","amount":"1000","dailyRate":"0.00015","yearRate":"0.05475","termDays":30,"earlyBasis":"interest","earlyRate":"0.5","createdAt":1795199400000,"startsAt":1795219200000,"endsAt":1797811200000,"dailyInterest":"0.15","totalInterest":"4.5","returns":"1004.5","daysAccrued":3,"accrued":"0.45","nextAccrualAt":null,"penalty":"0.225","returned":"999.775","net":"0.225","closedAt":1795482000000}],"total":2})

export const getPreviewPledgeRedemptionResponseMock = (): EarningExitAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"orderId":"7321480000000041","name":"Pledge, 30 days","currencyId":3,"assetProductId":null,"assetName":"USDT","amount":"1000","daysAccrued":3,"accrued":"0.45","earlyBasis":"interest","earlyRate":"0.5","penalty":"0.225","returns":"999.775","net":"0.225","nextAccrualAt":1795564800000,"nextInterest":"0.15","endsAt":1797811200000,"forgone":"4.05"}})

export const getRedeemPledgeResponseMock = (): EarningOrderAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000041","productId":102,"name":"Pledge, 30 days","currencyId":3,"assetProductId":null,"assetName":"USDT","status":"redeemed","amount":"1000","dailyRate":"0.00015","yearRate":"0.05475","termDays":30,"earlyBasis":"interest","earlyRate":"0.5","createdAt":1795199400000,"startsAt":1795219200000,"endsAt":1797811200000,"dailyInterest":"0.15","totalInterest":"4.5","returns":"1004.5","daysAccrued":3,"accrued":"0.45","nextAccrualAt":null,"penalty":"0.225","returned":"999.775","net":"0.225","closedAt":1795482000000}})

export const getListPledgeInterestResponseMock = (): EarningAccrualPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000041-2","orderId":"7321480000000041","productId":102,"name":"Pledge, 30 days","currencyId":3,"assetProductId":null,"assetName":"USDT","number":2,"day":1795305600000,"principal":"1000","dailyRate":"0.00015","amount":"0.15","transactionId":"7321480000000062","postedAt":1795392000400},{"id":"7321480000000041-1","orderId":"7321480000000041","productId":102,"name":"Pledge, 30 days","currencyId":3,"assetProductId":null,"assetName":"USDT","number":1,"day":1795219200000,"principal":"1000","dailyRate":"0.00015","amount":"0.15","transactionId":"7321480000000055","postedAt":1795305600400}],"total":2})


export const getListPledgeProductsMockHandler = (overrideResponse?: EarningProductPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EarningProductPage | ErrorEnvelope> | EarningProductPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/pledgeProduct/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPledgeProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPledgeProductMockHandler = (overrideResponse?: EarningProductAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EarningProductAnswer | ErrorEnvelope> | EarningProductAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/pledgeProduct/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPledgeProductResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewPledgeMockHandler = (overrideResponse?: EarningPreviewAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EarningPreviewAnswer | ErrorEnvelope> | EarningPreviewAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/pledgeOrder/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewPledgeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlacePledgeMockHandler = (overrideResponse?: EarningOrderAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EarningOrderAnswer | ErrorEnvelope> | EarningOrderAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/pledgeOrder/place', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlacePledgeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPledgeOrdersMockHandler = (overrideResponse?: EarningOrderPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EarningOrderPage | ErrorEnvelope> | EarningOrderPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/pledgeOrder/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPledgeOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewPledgeRedemptionMockHandler = (overrideResponse?: EarningExitAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EarningExitAnswer | ErrorEnvelope> | EarningExitAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/pledgeOrder/previewRedemption', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewPledgeRedemptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRedeemPledgeMockHandler = (overrideResponse?: EarningOrderAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EarningOrderAnswer | ErrorEnvelope> | EarningOrderAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/pledgeOrder/redeem', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedeemPledgeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPledgeInterestMockHandler = (overrideResponse?: EarningAccrualPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EarningAccrualPage | ErrorEnvelope> | EarningAccrualPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/pledgeInterest/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPledgeInterestResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPledgeMock = () => [
  getListPledgeProductsMockHandler(),
  getGetPledgeProductMockHandler(),
  getPreviewPledgeMockHandler(),
  getPlacePledgeMockHandler(),
  getListPledgeOrdersMockHandler(),
  getPreviewPledgeRedemptionMockHandler(),
  getRedeemPledgeMockHandler(),
  getListPledgeInterestMockHandler()
]
