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
  AlertAnswer,
  AlertPage,
  Done,
  ErrorEnvelope
} from '../models';


export const getListAlertsResponseMock = (): AlertPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"id":"7321480000000410","productId":201,"productType":2,"productCode":"BTC","condition":"above","value":"99000.5","isRepeating":0,"status":"active","createdAt":1795199400000,"firedAt":null,"firedPrice":null},{"id":"7321480000000400","productId":1,"productType":1,"productCode":"AAPL","condition":"fall","value":"5","isRepeating":1,"status":"active","createdAt":1795109400000,"firedAt":1795189400000,"firedPrice":"177.9"}],"total":2})

export const getCreateAlertResponseMock = (): AlertAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000410","productId":201,"productType":2,"productCode":"BTC","condition":"above","value":"99000.5","isRepeating":0,"status":"active","createdAt":1795199400000,"firedAt":null,"firedPrice":null}})

export const getChangeAlertResponseMock = (): AlertAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000410","productId":201,"productType":2,"productCode":"BTC","condition":"rise","value":"5","isRepeating":1,"status":"paused","createdAt":1795199400000,"firedAt":null,"firedPrice":null}})

export const getDeleteAlertResponseMock = (): Done | ErrorEnvelope => ({"code":200,"msg":"hint_alert_deleted"})


export const getListAlertsMockHandler = (overrideResponse?: AlertPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AlertPage | ErrorEnvelope> | AlertPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/alert/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAlertsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateAlertMockHandler = (overrideResponse?: AlertAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AlertAnswer | ErrorEnvelope> | AlertAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/alert/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAlertResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeAlertMockHandler = (overrideResponse?: AlertAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AlertAnswer | ErrorEnvelope> | AlertAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/alert/change', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeAlertResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteAlertMockHandler = (overrideResponse?: Done | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done | ErrorEnvelope> | Done | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/alert/delete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteAlertResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAlertMock = () => [
  getListAlertsMockHandler(),
  getCreateAlertMockHandler(),
  getChangeAlertMockHandler(),
  getDeleteAlertMockHandler()
]
