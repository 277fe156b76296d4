import { getTeam, listTeamMembers } from '#src/api/generated/team/team.ts'
import { contract } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }

export const team = [
  ...contract('getTeam', getTeam, [
    { given: ['newAccount'], settles: 'alone', exactly: ['data.levels.*.members', 'data.levels.*.earned'] },
    { given: ['inviter'], settles: 'some' },
  ]),
  ...contract('listTeamMembers', listTeamMembers, [
    { given: ['newAccount'], sends: { level: 1, ...firstPage }, settles: 'none' },
    {
      given: ['inviter'],
      sends: { level: 1, ...firstPage },
      settles: 'first',
      some: true,
      exactly: ['total', 'rows.*.level'],
    },
    {
      given: ['inviter'],
      sends: { level: 2, ...firstPage },
      settles: 'second',
      some: true,
      exactly: ['total', 'rows.*.level'],
      filled: ['rows.*.through'],
    },
  ]),
]
