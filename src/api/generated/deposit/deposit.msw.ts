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
  DepositAnswer,
  DepositPage,
  ErrorEnvelope,
  RechargeChannelPage,
  WithdrawChannelPage
} from '../models';


export const getListRechargeChannelsResponseMock = (): RechargeChannelPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":1,"channelName":"Sandbox transfer","channelType":"sandbox","currencyId":3,"minAmount":"10","maxAmount":"100000","feeRate":"0","instructions":"Play money. The sandbox operator approves it within seconds.","sort":1}],"total":1})

export const getListWithdrawChannelsResponseMock = (): WithdrawChannelPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":1,"channelName":"Bank card","channelType":"bank","currencyId":3,"minAmount":"20","maxAmount":"50000","feeRate":"0.002","feeFixed":"1","sort":1}],"total":1})

export const getCreateDepositResponseMock = (): DepositAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000010","channelId":1,"channelName":"Sandbox transfer","currencyId":3,"currencyName":"USDT","amount":"1000","fee":"0","credited":"1000","productId":null,"price":null,"priceTime":null,"value":null,"status":"pending","reason":null,"createdAt":1795199400000,"reviewedAt":null,"channelType":"sandbox","proofId":null,"confirmations":0,"confirmationsNeeded":0,"payUntil":null}})

export const getGetDepositResponseMock = (): DepositAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000010","channelId":3,"channelName":"USDT on TRON (TRC20)","currencyId":3,"currencyName":"USDT","amount":"1000","fee":"0","credited":"1000","productId":null,"price":null,"priceTime":null,"value":null,"status":"pending","reason":null,"createdAt":1795199400000,"reviewedAt":null,"channelType":"chain","proofId":null,"confirmations":1,"confirmationsNeeded":3,"payUntil":null}})

export const getCancelDepositResponseMock = (): DepositAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000010","channelId":1,"channelName":"Sandbox transfer","currencyId":3,"currencyName":"USDT","amount":"1000","fee":"0","credited":"0","productId":null,"price":null,"priceTime":null,"value":null,"status":"cancelled","reason":null,"createdAt":1795199400000,"reviewedAt":1795199405000,"channelType":"sandbox","proofId":null,"confirmations":0,"confirmationsNeeded":0,"payUntil":null}})

export const getPayDepositResponseMock = (): DepositAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000010","channelId":5,"channelName":"Online payment","currencyId":3,"currencyName":"USDT","amount":"1000","fee":"15","credited":"985","productId":null,"price":null,"priceTime":null,"value":null,"status":"pending","reason":null,"createdAt":1795199400000,"reviewedAt":null,"channelType":"online","proofId":null,"confirmations":0,"confirmationsNeeded":0,"payUntil":1795201200000}})

export const getListDepositsResponseMock = (): DepositPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000010","channelId":1,"channelName":"Sandbox transfer","currencyId":3,"currencyName":"USDT","amount":"1000","fee":"0","credited":"1000","productId":null,"price":null,"priceTime":null,"value":null,"status":"approved","reason":null,"createdAt":1795199400000,"reviewedAt":1795199400000,"channelType":"sandbox","proofId":null,"confirmations":0,"confirmationsNeeded":0,"payUntil":null},{"id":"7321480000000009","channelId":1,"channelName":"Sandbox transfer","currencyId":3,"currencyName":"USDT","amount":"1000","fee":"0","credited":"0","productId":null,"price":null,"priceTime":null,"value":null,"status":"rejected","reason":"hint_deposit_rejected","createdAt":1795199400000,"reviewedAt":1795199400000,"channelType":"sandbox","proofId":null,"confirmations":0,"confirmationsNeeded":0,"payUntil":null}],"total":2})


export const getListRechargeChannelsMockHandler = (overrideResponse?: RechargeChannelPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RechargeChannelPage | ErrorEnvelope> | RechargeChannelPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/rechargeChannelConfig/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRechargeChannelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListWithdrawChannelsMockHandler = (overrideResponse?: WithdrawChannelPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WithdrawChannelPage | ErrorEnvelope> | WithdrawChannelPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/withdrawChannelConfig/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWithdrawChannelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateDepositMockHandler = (overrideResponse?: DepositAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DepositAnswer | ErrorEnvelope> | DepositAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/recharge/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDepositResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDepositMockHandler = (overrideResponse?: DepositAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DepositAnswer | ErrorEnvelope> | DepositAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/recharge/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDepositResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelDepositMockHandler = (overrideResponse?: DepositAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DepositAnswer | ErrorEnvelope> | DepositAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/recharge/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelDepositResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPayDepositMockHandler = (overrideResponse?: DepositAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DepositAnswer | ErrorEnvelope> | DepositAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/recharge/linePay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayDepositResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDepositsMockHandler = (overrideResponse?: DepositPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DepositPage | ErrorEnvelope> | DepositPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/recharge/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDepositsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getDepositMock = () => [
  getListRechargeChannelsMockHandler(),
  getListWithdrawChannelsMockHandler(),
  getCreateDepositMockHandler(),
  getGetDepositMockHandler(),
  getCancelDepositMockHandler(),
  getPayDepositMockHandler(),
  getListDepositsMockHandler()
]
