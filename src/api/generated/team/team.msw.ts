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
  TeamAnswer,
  TeamMemberPage
} from '../models';


export const getGetTeamResponseMock = (): TeamAnswer | ErrorEnvelope => ({"code":200,"msg":"ok","data":{"inviteCode":"K7QX2M9P","invitedBy":"cy***","currencyName":"USDT","earned":"0.037464","levels":[{"level":1,"rate":"0.1","members":1,"earned":"0.037464"},{"level":2,"rate":"0.05","members":0,"earned":"0"}]}})

export const getListTeamMembersResponseMock = (): TeamMemberPage | ErrorEnvelope => ({"code":200,"msg":"ok","rows":[{"number":1,"level":1,"name":"an***","through":null,"joinedAt":1795113000000,"earned":"0.037464"}],"total":1})


export const getGetTeamMockHandler = (overrideResponse?: TeamAnswer | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TeamAnswer | ErrorEnvelope> | TeamAnswer | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/team/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTeamResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTeamMembersMockHandler = (overrideResponse?: TeamMemberPage | ErrorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TeamMemberPage | ErrorEnvelope> | TeamMemberPage | ErrorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/team/members', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTeamMembersResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTeamMock = () => [
  getGetTeamMockHandler(),
  getListTeamMembersMockHandler()
]
