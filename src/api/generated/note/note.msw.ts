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
  Done,
  ErrorEnvelope,
  NotePage
} from '../models';


export const getListNotesResponseMock = (): NotePage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"kind":"product","refId":"1","productType":1,"productCode":"AAPL","text":"Look again after the results","updatedAt":1795199400000}],"total":1})

export const getSaveNoteResponseMock = (): Done | ErrorEnvelope => ({"code":200,"msg":"hint_note_saved"})


export const getListNotesMockHandler = (overrideResponse?: NotePage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotePage | ErrorEnvelope> | NotePage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/note/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveNoteMockHandler = (overrideResponse?: Done | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done | ErrorEnvelope> | Done | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/note/save', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveNoteResponseMock(),
      { status: 200
      })
  }, options)
}
export const getNoteMock = () => [
  getListNotesMockHandler(),
  getSaveNoteMockHandler()
]
