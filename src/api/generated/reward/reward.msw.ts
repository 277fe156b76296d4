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
  AwardPage,
  AwardTotalPage,
  ErrorEnvelope,
  VoucherPage,
  WelfareTaskAnswer,
  WelfareTaskPage
} from '../models';


export const getListAwardsResponseMock = (): AwardPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000061","kind":"team","amount":"0.037464","currencyName":"USDT","time":1795199400000,"level":1,"memberName":"an***","day":1795046400000,"base":"0.37464","rate":"0.1","orderId":null,"taskCode":null,"activityId":null,"rank":null}],"total":1})

export const getListAwardTotalsResponseMock = (): AwardTotalPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"kind":"team","count":0,"amount":"0","currencyName":"USDT"},{"kind":"task","count":1,"amount":"5","currencyName":"USDT"},{"kind":"voucher","count":0,"amount":"0","currencyName":"USDT"},{"kind":"activity","count":0,"amount":"0","currencyName":"USDT"}],"total":4})

export const getListWelfareTasksResponseMock = (): WelfareTaskPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"code":"firstDeposit","state":"open","reward":{"kind":"bonus","amount":"5","currencyName":"USDT","validDays":null},"claimDays":30,"doneAt":null,"claimBy":null,"claimedAt":null},{"code":"firstSpotOrder","state":"open","reward":{"kind":"feeVoucher","amount":"5","currencyName":"USDT","validDays":30},"claimDays":30,"doneAt":null,"claimBy":null,"claimedAt":null},{"code":"twoStep","state":"open","reward":{"kind":"feeVoucher","amount":"10","currencyName":"USDT","validDays":30},"claimDays":30,"doneAt":null,"claimBy":null,"claimedAt":null}],"total":3})

export const getClaimWelfareTaskResponseMock = (): WelfareTaskAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"code":"firstDeposit","state":"claimed","reward":{"kind":"bonus","amount":"5","currencyName":"USDT","validDays":null},"claimDays":30,"doneAt":1795113000000,"claimBy":1797705000000,"claimedAt":1795199400000}})

export const getListVouchersResponseMock = (): VoucherPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000071","taskCode":"firstSpotOrder","status":"active","upTo":"5","currencyName":"USDT","createdAt":1795199400000,"expiresAt":1797791400000,"usedAt":null,"amount":null,"orderId":null}],"total":1})


export const getListAwardsMockHandler = (overrideResponse?: AwardPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AwardPage | ErrorEnvelope> | AwardPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/award/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAwardsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAwardTotalsMockHandler = (overrideResponse?: AwardTotalPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AwardTotalPage | ErrorEnvelope> | AwardTotalPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/award/totals', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAwardTotalsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListWelfareTasksMockHandler = (overrideResponse?: WelfareTaskPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WelfareTaskPage | ErrorEnvelope> | WelfareTaskPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/welfareTask/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWelfareTasksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClaimWelfareTaskMockHandler = (overrideResponse?: WelfareTaskAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WelfareTaskAnswer | ErrorEnvelope> | WelfareTaskAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/welfareTask/claim', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimWelfareTaskResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListVouchersMockHandler = (overrideResponse?: VoucherPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VoucherPage | ErrorEnvelope> | VoucherPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/voucher/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVouchersResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRewardMock = () => [
  getListAwardsMockHandler(),
  getListAwardTotalsMockHandler(),
  getListWelfareTasksMockHandler(),
  getClaimWelfareTaskMockHandler(),
  getListVouchersMockHandler()
]
