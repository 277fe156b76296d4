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
  UploadAnswer
} from '../models';


export const getUploadFileResponseMock = (): UploadAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"id":"7321480000000020","purpose":"deposit-proof","mediaType":"image/webp","size":16,"createdAt":1795199400000}})


export const getUploadFileMockHandler = (overrideResponse?: UploadAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadAnswer | ErrorEnvelope> | UploadAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/upload/file', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadFileResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUploadMock = () => [
  getUploadFileMockHandler()
]
