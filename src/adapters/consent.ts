import { fromPromise } from 'xstate'

import type { Client } from '#api/client/client.ts'
import { checkConsent, grantConsent, withdrawConsent } from '#api/contract/consent.ts'
import { CONSENT } from '#domain/consent-text.ts'
import type { Cloud } from '#domain/people/participant.ts'
import { provideMutation } from '#machines/calls/mutation/index.ts'
import { provideQuery } from '#machines/calls/query/index.ts'
import type { ConsentAnswer, ConsentQuestion } from '#machines/consent/consent/index.ts'
import type { ConsentWithdrawalInput } from '#machines/consent/consent-withdrawal/index.ts'

import type { SessionStore } from './session-store.ts'

type WireCloud = { readonly id: number; readonly id_protocolo_ged: string }
export const cloudFromWire = (wire: WireCloud): Cloud => ({ id: wire.id, protocolId: wire.id_protocolo_ged })

type Dependencies = {
  readonly call: Client
  readonly sessions: SessionStore
}

export function consentAdapter({ call, sessions }: Dependencies) {
  /** The page of a reload asks for the list with it (P-525). */
  const noted = (cloud: Cloud): Cloud => {
    const stored = sessions.read()
    if (stored) sessions.keep({ ...stored, cloudId: cloud.id })
    return cloud
  }

  return {
    'consent.checkConsent': provideQuery(
      fromPromise<ConsentAnswer, ConsentQuestion>(async ({ input: { participant } }) => {
        const { codigo, nuvem } = await call(checkConsent, { body: { cpf: participant.cpf } })
        return codigo === 'ok' && nuvem ? noted(cloudFromWire(nuvem)) : null
      }),
    ),

    'consent.grantConsent': provideMutation(
      fromPromise<Cloud, ConsentQuestion>(async ({ input: { participant } }) => {
        const { nuvem } = await call(grantConsent, {
          body: {
            id_pessoa_fisica: participant.personId,
            token_ged: participant.storeToken,
            autorizacao: 'S',
            usuario: participant.cpf,
            versao_texto: CONSENT.version,
          },
        })
        return noted(cloudFromWire(nuvem))
      }),
    ),

    'consentWithdrawal.withdrawConsent': provideMutation(
      fromPromise<void, ConsentWithdrawalInput>(async ({ input: { participant } }) => {
        await call(withdrawConsent, { body: { cpf: participant.cpf } })
      }),
    ),
  }
}
