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
  ShareEntryPage,
  ShareOfferDetailAnswer,
  ShareOfferPage,
  SharePreviewAnswer,
  ShareSubscriptionAnswer,
  ShareSubscriptionPage
} from '../models';


export const getListShareOffersResponseMock = (): ShareOfferPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":1387,"productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","ar":"آبل"},"status":"open","price":"180.25","lotSize":"5","feeRate":"0.001","currencyId":3,"currencyName":"USDT","marketPrice":"187.76","nowPrice":"187.32","nowPriceTime":1795199400000,"totalLots":4,"maxLots":20,"announcedAt":1795089600000,"opensAt":1795176000000,"closesAt":1795262400000,"drawsAt":1795263000000,"listsAt":1795305600000},{"id":1388,"productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","ar":"آبل"},"status":"upcoming","price":"180.25","lotSize":"5","feeRate":"0.001","currencyId":3,"currencyName":"USDT","marketPrice":"187.76","nowPrice":"187.32","nowPriceTime":1795199400000,"totalLots":4,"maxLots":20,"announcedAt":1795132800000,"opensAt":1795219200000,"closesAt":1795305600000,"drawsAt":1795306200000,"listsAt":1795348800000}],"total":2})

export const getGetShareOfferResponseMock = (): ShareOfferDetailAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"offer":{"id":1387,"productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","ar":"آبل"},"status":"open","price":"180.25","lotSize":"5","feeRate":"0.001","currencyId":3,"currencyName":"USDT","marketPrice":"187.76","nowPrice":"187.32","nowPriceTime":1795199400000,"totalLots":4,"maxLots":20,"announcedAt":1795089600000,"opensAt":1795176000000,"closesAt":1795262400000,"drawsAt":1795263000000,"listsAt":1795305600000},"draw":{"commitment":"92e18130ebb234a4757b877d7ba5bdc1a973140fe662a9bff9751c7ca38b5b2f","seed":null,"entriesHash":null,"entries":2,"appliedLots":5,"allottedLots":null},"documents":[{"id":"summary","title":"Summary","text":"A play offer of the sandbox. Apple has nothing to do with it."},{"id":"risks","title":"Risks","text":"You may get nothing. What you get may be worth less when it can be sold."}],"mine":null}})

export const getListShareEntriesResponseMock = (): ShareEntryPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"0c5f6b1d2e3a4958677f","origin":"sandbox","lots":2,"allottedLots":2},{"id":"9b21c4d7e8f0a1b2c3d4","origin":"account","lots":3,"allottedLots":2}],"total":2})

export const getPreviewShareSubscriptionResponseMock = (): SharePreviewAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"offerId":1387,"lots":3,"shares":"15","price":"180.25","lotSize":"5","feeRate":"0.001","currencyId":3,"currencyName":"USDT","cost":"2703.75","fee":"2.70375","held":"2706.45375","available":"5000","closesAt":1795262400000,"drawsAt":1795263000000,"listsAt":1795305600000,"problem":null}})

export const getSubscribeToSharesResponseMock = (): ShareSubscriptionAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000041","offerId":1387,"entryId":"9b21c4d7e8f0a1b2c3d4","productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","ar":"آبل"},"status":"waiting","price":"180.25","lotSize":"5","feeRate":"0.001","currencyId":3,"currencyName":"USDT","lots":3,"shares":"15","held":"2706.45375","allottedLots":null,"allottedShares":null,"cost":null,"fee":null,"refund":null,"createdAt":1795199400000,"closesAt":1795262400000,"drawsAt":1795263000000,"listsAt":1795305600000,"settledAt":null,"listedAt":null}})

export const getCancelShareSubscriptionResponseMock = (): ShareSubscriptionAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000041","offerId":1387,"entryId":"9b21c4d7e8f0a1b2c3d4","productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","ar":"آبل"},"status":"cancelled","price":"180.25","lotSize":"5","feeRate":"0.001","currencyId":3,"currencyName":"USDT","lots":3,"shares":"15","held":"2706.45375","allottedLots":null,"allottedShares":null,"cost":null,"fee":null,"refund":"2706.45375","createdAt":1795199400000,"closesAt":1795262400000,"drawsAt":1795263000000,"listsAt":1795305600000,"settledAt":1795203000000,"listedAt":null}})

export const getListShareSubscriptionsResponseMock = (): ShareSubscriptionPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000041","offerId":1387,"entryId":"9b21c4d7e8f0a1b2c3d4","productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","ar":"آبل"},"status":"allotted","price":"180.25","lotSize":"5","feeRate":"0.001","currencyId":3,"currencyName":"USDT","lots":3,"shares":"15","held":"2706.45375","allottedLots":2,"allottedShares":"10","cost":"1802.5","fee":"1.8025","refund":"902.15125","createdAt":1795199400000,"closesAt":1795262400000,"drawsAt":1795263000000,"listsAt":1795305600000,"settledAt":1795263000250,"listedAt":null},{"id":"7321480000000039","offerId":1387,"entryId":"9b21c4d7e8f0a1b2c3d4","productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","ar":"آبل"},"status":"notAllotted","price":"180.25","lotSize":"5","feeRate":"0.001","currencyId":3,"currencyName":"USDT","lots":3,"shares":"15","held":"2706.45375","allottedLots":0,"allottedShares":"0","cost":"0","fee":"0","refund":"2706.45375","createdAt":1795199400000,"closesAt":1795262400000,"drawsAt":1795263000000,"listsAt":1795305600000,"settledAt":1795263000250,"listedAt":null}],"total":2})


export const getListShareOffersMockHandler = (overrideResponse?: ShareOfferPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ShareOfferPage | ErrorEnvelope> | ShareOfferPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/newShares/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListShareOffersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetShareOfferMockHandler = (overrideResponse?: ShareOfferDetailAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ShareOfferDetailAnswer | ErrorEnvelope> | ShareOfferDetailAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/newShares/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetShareOfferResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListShareEntriesMockHandler = (overrideResponse?: ShareEntryPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ShareEntryPage | ErrorEnvelope> | ShareEntryPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/newShares/entries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListShareEntriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewShareSubscriptionMockHandler = (overrideResponse?: SharePreviewAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SharePreviewAnswer | ErrorEnvelope> | SharePreviewAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/newShares/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewShareSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubscribeToSharesMockHandler = (overrideResponse?: ShareSubscriptionAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ShareSubscriptionAnswer | ErrorEnvelope> | ShareSubscriptionAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/newShares/subscribe', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubscribeToSharesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelShareSubscriptionMockHandler = (overrideResponse?: ShareSubscriptionAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ShareSubscriptionAnswer | ErrorEnvelope> | ShareSubscriptionAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/newShares/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelShareSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListShareSubscriptionsMockHandler = (overrideResponse?: ShareSubscriptionPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ShareSubscriptionPage | ErrorEnvelope> | ShareSubscriptionPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/newShares/his', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListShareSubscriptionsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getNewSharesMock = () => [
  getListShareOffersMockHandler(),
  getGetShareOfferMockHandler(),
  getListShareEntriesMockHandler(),
  getPreviewShareSubscriptionMockHandler(),
  getSubscribeToSharesMockHandler(),
  getCancelShareSubscriptionMockHandler(),
  getListShareSubscriptionsMockHandler()
]
