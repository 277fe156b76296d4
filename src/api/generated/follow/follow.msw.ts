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
  CopyPage,
  Done,
  ErrorEnvelope,
  FollowAnswer,
  FollowPage,
  TraderAnswer,
  TraderDetailAnswer,
  TraderPage,
  TraderTradePage
} from '../models';


export const getListTradersResponseMock = (): TraderPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000031","nickName":"Sandbox robot Tide","isRobot":true,"isMine":false,"since":1794594600000,"followers":3,"myFollowId":null,"record":{"since":1794594600000,"until":1795199400000,"closedTrades":2,"openTrades":1,"wins":1,"capital":"301.5","realised":"10.5","open":"-1.25","net":"9.25","fees":"1.9","returnRate":"3.06","drawdownRate":"1.82","drawdown":"5.5","winRate":"50.00"}},{"id":"7321480000000032","nickName":"Ana","isRobot":false,"isMine":false,"since":1795113000000,"followers":0,"myFollowId":null,"record":{"since":1795113000000,"until":1795199400000,"closedTrades":0,"openTrades":0,"wins":0,"capital":"0","realised":"0","open":"0","net":"0","fees":"0","returnRate":null,"drawdownRate":null,"drawdown":"0","winRate":null}}],"total":2})

export const getGetTraderResponseMock = (): TraderDetailAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000031","nickName":"Sandbox robot Tide","isRobot":true,"isMine":false,"since":1794594600000,"followers":3,"myFollowId":null,"record":{"since":1794594600000,"until":1795199400000,"closedTrades":2,"openTrades":1,"wins":1,"capital":"301.5","realised":"10.5","open":"-1.25","net":"9.25","fees":"1.9","returnRate":"3.06","drawdownRate":"1.82","drawdown":"5.5","winRate":"50.00"},"openTrades":[{"id":"o1","way":"spot","productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"direction":"long","leverage":1,"quantity":"0.5","entryPrice":"190","exitPrice":null,"openedAt":1794699400000,"closedAt":null,"invested":"95.095","profit":"-1.155","fees":"0.095","funding":"0","net":"-1.25"}],"points":[{"time":1794594600000,"realised":"0","open":"0"},{"time":1794853800000,"realised":"16","open":"0"},{"time":1795199400000,"realised":"10.5","open":"-1.25"}]}})

export const getListTraderTradesResponseMock = (): TraderTradePage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"c7321480000000042","way":"contract","productId":201,"productType":2,"productCode":"BTC","productName":"Bitcoin","productNameLang":{"zh":"比特币","en":"Bitcoin","ar":"بيتكوين"},"direction":"short","leverage":5,"quantity":"0.005","entryPrice":"91250","exitPrice":"92020","openedAt":1794899400000,"closedAt":1794999400000,"invested":"91.478125","profit":"-3.85","fees":"0.458175","funding":"-1.191825","net":"-5.5"},{"id":"s7321480000000041","way":"spot","productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"direction":"long","leverage":1,"quantity":"1","entryPrice":"187.32","exitPrice":"193.8","openedAt":1794699400000,"closedAt":1794799400000,"invested":"187.50732","profit":"16.38118","fees":"0.38118","funding":"0","net":"16"}],"total":2})

export const getBecomeTraderResponseMock = (): TraderAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000032","nickName":"Ana","isRobot":false,"isMine":true,"since":1795199400000,"followers":0,"myFollowId":null,"record":{"since":1795199400000,"until":1795199400000,"closedTrades":0,"openTrades":0,"wins":0,"capital":"0","realised":"0","open":"0","net":"0","fees":"0","returnRate":null,"drawdownRate":null,"drawdown":"0","winRate":null}}})

export const getStopBeingTraderResponseMock = (): Done | ErrorEnvelope => ({"code":200,"msg":"ok"})

export const getFollowTraderResponseMock = (): FollowAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000051","traderId":"7321480000000031","nickName":"Sandbox robot Tide","status":"active","stopReason":null,"sizing":"amount","amount":"50","ratio":null,"totalLimit":"500","maxLoss":"100","slippage":"0.005","ways":"both","productTypes":"1,2,3,4","atStop":"close","invested":"0","realised":"0","open":"0","result":"0","fees":"0","copied":0,"notCopied":0,"openCopies":0,"currencyId":3,"startedAt":1795199400000,"stoppedAt":null,"time":1795199400000}})

export const getChangeFollowResponseMock = (): FollowAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000051","traderId":"7321480000000031","nickName":"Sandbox robot Tide","status":"active","stopReason":null,"sizing":"amount","amount":"50","ratio":null,"totalLimit":"300","maxLoss":"100","slippage":"0.005","ways":"both","productTypes":"1,2,3,4","atStop":"close","invested":"50","realised":"0","open":"-0.35","result":"-0.35","fees":"0.05","copied":1,"notCopied":1,"openCopies":1,"currencyId":3,"startedAt":1795195800000,"stoppedAt":null,"time":1795199400000}})

export const getStopFollowingResponseMock = (): FollowAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000051","traderId":"7321480000000031","nickName":"Sandbox robot Tide","status":"stopped","stopReason":"person","sizing":"amount","amount":"50","ratio":null,"totalLimit":"500","maxLoss":"100","slippage":"0.005","ways":"both","productTypes":"1,2,3,4","atStop":"close","invested":"0","realised":"-0.42","open":"0","result":"-0.42","fees":"0.1","copied":2,"notCopied":1,"openCopies":0,"currencyId":3,"startedAt":1795195800000,"stoppedAt":1795199400000,"time":1795199400000}})

export const getListFollowsResponseMock = (): FollowPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000051","traderId":"7321480000000031","nickName":"Sandbox robot Tide","status":"active","stopReason":null,"sizing":"amount","amount":"50","ratio":null,"totalLimit":"500","maxLoss":"100","slippage":"0.005","ways":"both","productTypes":"1,2,3,4","atStop":"close","invested":"50","realised":"0","open":"-0.35","result":"-0.35","fees":"0.05","copied":1,"notCopied":1,"openCopies":1,"currencyId":3,"startedAt":1795195800000,"stoppedAt":null,"time":1795199400000},{"id":"7321480000000050","traderId":"7321480000000031","nickName":"Sandbox robot Tide","status":"stopped","stopReason":"person","sizing":"amount","amount":"50","ratio":null,"totalLimit":"500","maxLoss":"100","slippage":"0.005","ways":"both","productTypes":"1,2,3,4","atStop":"close","invested":"0","realised":"-0.42","open":"0","result":"-0.42","fees":"0.1","copied":2,"notCopied":1,"openCopies":0,"currencyId":3,"startedAt":1795195800000,"stoppedAt":1795199400000,"time":1795199400000}],"total":2})

export const getListCopiesResponseMock = (): CopyPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000062","followId":"7321480000000051","traderId":"7321480000000031","nickName":"Sandbox robot Tide","way":"spot","kind":"open","status":"skipped","productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"direction":"long","orderId":null,"quantity":null,"price":null,"traderPrice":"187.32","total":null,"fee":null,"reason":"hint_copy_price_worse","createdAt":1795197600000},{"id":"7321480000000061","followId":"7321480000000051","traderId":"7321480000000031","nickName":"Sandbox robot Tide","way":"spot","kind":"open","status":"placed","productId":1,"productType":1,"productCode":"AAPL","productName":"Apple","productNameLang":{"zh":"苹果","en":"Apple","tc":"蘋果","ar":"آبل"},"direction":"long","orderId":"7321480000000071","quantity":"0.2666","price":"187.35","traderPrice":"187.32","total":"49.997463","fee":"0.049947","reason":null,"createdAt":1795197600000}],"total":2})


export const getListTradersMockHandler = (overrideResponse?: TraderPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TraderPage | ErrorEnvelope> | TraderPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/trader/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTraderMockHandler = (overrideResponse?: TraderDetailAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TraderDetailAnswer | ErrorEnvelope> | TraderDetailAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/trader/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTraderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTraderTradesMockHandler = (overrideResponse?: TraderTradePage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TraderTradePage | ErrorEnvelope> | TraderTradePage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/trader/trades', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTraderTradesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBecomeTraderMockHandler = (overrideResponse?: TraderAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TraderAnswer | ErrorEnvelope> | TraderAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/trader/become', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBecomeTraderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStopBeingTraderMockHandler = (overrideResponse?: Done | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done | ErrorEnvelope> | Done | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/trader/stop', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStopBeingTraderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFollowTraderMockHandler = (overrideResponse?: FollowAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FollowAnswer | ErrorEnvelope> | FollowAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/follow/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFollowTraderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeFollowMockHandler = (overrideResponse?: FollowAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FollowAnswer | ErrorEnvelope> | FollowAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/follow/change', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeFollowResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStopFollowingMockHandler = (overrideResponse?: FollowAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FollowAnswer | ErrorEnvelope> | FollowAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/follow/stop', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStopFollowingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListFollowsMockHandler = (overrideResponse?: FollowPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FollowPage | ErrorEnvelope> | FollowPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/follow/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFollowsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCopiesMockHandler = (overrideResponse?: CopyPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CopyPage | ErrorEnvelope> | CopyPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/follow/copies', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCopiesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getFollowMock = () => [
  getListTradersMockHandler(),
  getGetTraderMockHandler(),
  getListTraderTradesMockHandler(),
  getBecomeTraderMockHandler(),
  getStopBeingTraderMockHandler(),
  getFollowTraderMockHandler(),
  getChangeFollowMockHandler(),
  getStopFollowingMockHandler(),
  getListFollowsMockHandler(),
  getListCopiesMockHandler()
]
