import { answersToWire } from '#api/contract/answers.ts'
import { saveBankChange, startBankChange } from '#api/contract/bank-change.ts'
import { saveEnrolment } from '#api/contract/enrolment.ts'
import { companyToWire, designatedToWire, exposureToWire } from '#api/contract/enrolment-rows.ts'
import { savePortability } from '#api/contract/portability.ts'
import type { Answers } from '#domain/forms/form.ts'

import type { Answer, Calling } from '../../server/support/calling.ts'
import type { Participant } from '../../server/support/participant.ts'

type NewRequest = {
  readonly typeId: number
  readonly answers: Answers
  readonly intent: 'L' | 'A'
}

export function saveNew(server: Calling, person: Participant, request: NewRequest): Promise<Answer> {
  const { token } = person
  switch (request.typeId) {
    case 10:
      return server.call(savePortability, { token, body: portabilityOf(request) })
    case 11:
      return server.call(saveEnrolment, { token, body: enrolmentOf(person, request) })
    case 15:
      return saveBenefits(server, person, request)
    default:
      return person.save(person.bodyOf(request.typeId, request.answers, { intent: request.intent }))
  }
}

function portabilityOf({ answers, intent }: NewRequest) {
  const { id_plano, detalhes, endereco } = answersToWire(answers)
  return { usuario: '', requerimento: { id: null, situacao: intent, id_plano }, detalhes, endereco }
}

const enrolmentOf = ({ cloudId }: Participant, { answers, intent }: NewRequest) => ({
  usuario: '',
  requerimento: { id: null, id_plano: 2, id_nuvem: cloudId, situacao: intent, detalhes: answers.detalhes },
  participante: answers.participante,
  empresas: answers.empresas.map(companyToWire),
  peps: answers.peps.map(exposureToWire),
  dependentes: answers.designados.map(designatedToWire),
  email_pessoal: '',
})

/** The server has the benefits, the answers tick some of them, in order. */
async function saveBenefits(
  server: Calling,
  { token, cloudId }: Participant,
  { answers, intent }: NewRequest,
) {
  const { body } = await server.call(startBankChange, { token })
  const received = body.beneficios as readonly { readonly id_beneficio: number }[]
  const beneficios = answers.beneficios.map(({ values }, index) => ({
    id_beneficio: received[index]?.id_beneficio,
    selecionado: values.selecionado === 'S',
  }))
  const { id_plano, detalhes } = answersToWire(answers)
  return server.call(saveBankChange, {
    token,
    body: {
      requerimento: { id: null, situacao: intent, id_plano },
      detalhes,
      beneficios,
      usuario: '',
      nuvem: { id: cloudId, id_protocolo_ged: '' },
    },
  })
}
