import type { StartedSession } from '#machines/app/login/index.ts'
import { participant } from '#tools/samples/participant.ts'
import { emptyReference } from '#tools/samples/reference.ts'

/** In milliseconds. The page is opened at 0. */
export const MINUTE = 60_000

const cpf = '52998224725'

export const started: StartedSession = {
  participant,
  reference: { ...emptyReference, plans: [{ id: 1, name: 'Plano 1' }], maxFileMb: 5 },
  hasParticipantArea: false,
}

/** The server may grant less than an hour (D-11). */
export const newSession = { cpf, deadline: 30 * MINUTE, isLast: false }
/** After a single sign-on the CPF is still unknown (D-03). */
export const anonymousSession = { cpf: null, deadline: 30 * MINUTE, isLast: false }
export const rememberedSession = { cpf, deadline: 50 * MINUTE, isLast: false }

/** What the portal is opened with. */
export const opened = {
  started,
  lifetime: { deadline: 50 * MINUTE, isLast: false },
  place: { screen: 'list', path: '/' },
} as const
