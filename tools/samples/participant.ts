import type { Cloud, Participant } from '#domain/people/participant.ts'

import { membership } from './facts.ts'

/** Old enough and long enough in plan 1 for every type. */
export const participant: Participant = {
  cpf: '52998224725',
  name: 'Marina Duarte',
  personId: 501,
  birthDate: '1966-03-01',
  address: null,
  memberships: [membership()],
  withdrawalAllowed: true,
  migrated: false,
  storeToken: 'store-token',
  maxFileMb: null,
  roleId: null,
}

export const cloud: Cloud = { id: 900, protocolId: '7788' }
