import { fromPromise } from 'xstate'

import type { Client } from '#api/client/client.ts'
import { checkConsent, grantConsent, withdrawConsent } from '#api/contract/consent.ts'
import { CONSENT } from '#domain/consent-text.ts'
import type { Cloud } from '#domain/people/participant.ts'
import type { ConsentAnswer, ConsentQuestion } from '#machines/consent/index.ts'
import type { ConsentWithdrawalInput } from '#machines/consent-withdrawal/index.ts'
import { writeWith } from '#machines/write/index.ts'

type WireCloud = { readonly id: number; readonly id_protocolo_ged: string }
const cloudFromWire = (wire: WireCloud): Cloud => ({ id: wire.id, protocolId: wire.id_protocolo_ged })

export function consentAdapter(call: Client) {
  return {
    checkConsent: fromPromise<ConsentAnswer, ConsentQuestion>(async ({ input: { participant } }) => {
      const { codigo, nuvem } = await call(checkConsent, { body: { cpf: participant.cpf } })
      return codigo === 'ok' && nuvem ? cloudFromWire(nuvem) : null
    }),

    grantConsent: writeWith(
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
        return cloudFromWire(nuvem)
      }),
    ),

    withdrawConsent: writeWith(
      fromPromise<void, ConsentWithdrawalInput>(async ({ input: { participant } }) => {
        await call(withdrawConsent, { body: { cpf: participant.cpf } })
      }),
    ),
  }
}
