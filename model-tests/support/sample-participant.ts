import type { Cloud, Participant } from '#domain/people/participant.ts'

/** Somebody old enough and long enough in plan 1 for everything. */
export const participant: Participant = {
  cpf: '52998224725',
  name: 'Marina Duarte',
  personId: 501,
  birthDate: '1966-03-01',
  address: null,
  memberships: [
    {
      planId: 1,
      categoryId: 1,
      endedOn: null,
      startedOn: '2000-01-10',
      situationId: null,
      variablePercent: null,
    },
  ],
  withdrawalAllowed: true,
  migrated: false,
  storeToken: 'store-token',
  maxFileMb: null,
}

export const cloud: Cloud = { id: 900, protocolId: '7788' }
