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
  ActivityAnswer,
  ActivityDetailAnswer,
  ActivityPage,
  ActivityResultPage,
  ErrorEnvelope
} from '../models';


export const getListActivitiesResponseMock = (): ActivityPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":47,"title":"What will BTC cost?","summary":"Say what one BTC will cost two weeks after the start. Free to join; the nearest three share 100 USDT.","state":"running","isOpen":true,"productType":2,"productCode":"BTC","startsAt":1794787200000,"joinUntil":1795392000000,"endsAt":1795996800000,"prizes":[{"rank":1,"amount":"50"},{"rank":2,"amount":"30"},{"rank":3,"amount":"20"}],"currencyName":"USDT","participants":2,"closePrice":null,"myForecast":null,"myRank":null}],"total":1})

export const getGetActivityResponseMock = (): ActivityDetailAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"activity":{"id":47,"title":"What will BTC cost?","summary":"Say what one BTC will cost two weeks after the start. Free to join; the nearest three share 100 USDT.","state":"running","isOpen":true,"productType":2,"productCode":"BTC","startsAt":1794787200000,"joinUntil":1795392000000,"endsAt":1795996800000,"prizes":[{"rank":1,"amount":"50"},{"rank":2,"amount":"30"},{"rank":3,"amount":"20"}],"currencyName":"USDT","participants":2,"closePrice":null,"myForecast":null,"myRank":null},"content":"<h2>The rule</h2><p>The nearest forecast wins.</p>","minForecast":"9125","maxForecast":"912500","priceScale":2}})

export const getJoinActivityResponseMock = (): ActivityAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":47,"title":"What will BTC cost?","summary":"Say what one BTC will cost two weeks after the start. Free to join; the nearest three share 100 USDT.","state":"running","isOpen":true,"productType":2,"productCode":"BTC","startsAt":1794787200000,"joinUntil":1795392000000,"endsAt":1795996800000,"prizes":[{"rank":1,"amount":"50"},{"rank":2,"amount":"30"},{"rank":3,"amount":"20"}],"currencyName":"USDT","participants":2,"closePrice":null,"myForecast":"92000","myRank":null}})

export const getListActivityResultsResponseMock = (): ActivityResultPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"rank":1,"name":"an***","forecast":"91000","distance":"250","joinedAt":1793581200000,"prize":"50","isMine":false},{"rank":2,"name":"李***","forecast":"92000","distance":"750","joinedAt":1793584800000,"prize":"30","isMine":false}],"total":2})


export const getListActivitiesMockHandler = (overrideResponse?: ActivityPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivityPage | ErrorEnvelope> | ActivityPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/activity/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListActivitiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetActivityMockHandler = (overrideResponse?: ActivityDetailAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivityDetailAnswer | ErrorEnvelope> | ActivityDetailAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/activity/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getJoinActivityMockHandler = (overrideResponse?: ActivityAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ActivityAnswer | ErrorEnvelope> | ActivityAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/activity/join', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getJoinActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListActivityResultsMockHandler = (overrideResponse?: ActivityResultPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivityResultPage | ErrorEnvelope> | ActivityResultPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/activity/results', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListActivityResultsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getActivityMock = () => [
  getListActivitiesMockHandler(),
  getGetActivityMockHandler(),
  getJoinActivityMockHandler(),
  getListActivityResultsMockHandler()
]
