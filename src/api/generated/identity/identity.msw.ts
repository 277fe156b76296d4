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
  IdentityAnswer
} from '../models';


export const getGetIdentityResponseMock = (): IdentityAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"basic":null,"advanced":null}})

export const getSubmitBasicIdentityResponseMock = (): IdentityAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"basic":{"status":"pending","reason":null,"country":"CN","name":"王小明","documentKind":"idCard","documentEnd":"1234","birthDate":"1990-05-17","submittedAt":1795199400000,"reviewedAt":null},"advanced":null}})

export const getSubmitAdvancedIdentityResponseMock = (): IdentityAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"basic":{"status":"approved","reason":null,"country":"CN","name":"王小明","documentKind":"idCard","documentEnd":"1234","birthDate":"1990-05-17","submittedAt":1795199400000,"reviewedAt":1795199405000},"advanced":{"status":"pending","reason":null,"front":"7321480000000021","back":"7321480000000022","holding":"7321480000000023","address":"12 Analakely","placeName":"Antananarivo, Madagascar","latitude":"-18.91","longitude":"47.54","submittedAt":1795199460000,"reviewedAt":null}}})


export const getGetIdentityMockHandler = (overrideResponse?: IdentityAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IdentityAnswer | ErrorEnvelope> | IdentityAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/identity/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetIdentityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitBasicIdentityMockHandler = (overrideResponse?: IdentityAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IdentityAnswer | ErrorEnvelope> | IdentityAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/identity/submitBasic', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitBasicIdentityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitAdvancedIdentityMockHandler = (overrideResponse?: IdentityAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IdentityAnswer | ErrorEnvelope> | IdentityAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/identity/submitAdvanced', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitAdvancedIdentityResponseMock(),
      { status: 200
      })
  }, options)
}
export const getIdentityMock = () => [
  getGetIdentityMockHandler(),
  getSubmitBasicIdentityMockHandler(),
  getSubmitAdvancedIdentityMockHandler()
]
