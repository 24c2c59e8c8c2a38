import { answersToWire } from '#api/contract/answers.ts'
import { saveBankChange, startBankChange } from '#api/contract/bank-change.ts'
import { saveEnrolment } from '#api/contract/enrolment.ts'
import { companyToWire, designatedToWire, exposureToWire } from '#api/contract/enrolment-rows.ts'
import { savePortability } from '#api/contract/portability.ts'
import type { Answers } from '#domain/forms/form.ts'

import type { Answer, Calling } from '../../server/support/calling.ts'
import type { Participant } from '../../server/support/participant.ts'

/** Saves a new draft by the call of its type, as the portal sends it. */
export function saveDraft(
  server: Calling,
  person: Participant,
  typeId: number,
  answers: Answers,
): Promise<Answer> {
  switch (typeId) {
    case 10:
      return server.call(savePortability, { token: person.token, body: portabilityOf(answers) })
    case 11:
      return server.call(saveEnrolment, { token: person.token, body: enrolmentOf(person, answers) })
    case 15:
      return saveBenefits(server, person, answers)
    default:
      return person.save(person.bodyOf(typeId, answers))
  }
}

const draft = { id: null, situacao: 'L', usuario: '' } as const

function portabilityOf(answers: Answers) {
  const { id_plano, detalhes, endereco } = answersToWire(answers)
  return { usuario: '', requerimento: { ...draft, id_plano }, detalhes, endereco }
}

const enrolmentOf = ({ cloudId }: Participant, answers: Answers) => ({
  usuario: '',
  requerimento: { id: null, id_plano: 2, id_nuvem: cloudId, situacao: 'L', detalhes: answers.detalhes },
  participante: answers.participante,
  empresas: answers.empresas.map(companyToWire),
  peps: answers.peps.map(exposureToWire),
  dependentes: answers.designados.map(designatedToWire),
  email_pessoal: '',
})

/** Which benefits there are, the server says; which are ticked, the answers do, one after another. */
async function saveBenefits(server: Calling, { token, cloudId }: Participant, answers: Answers) {
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
      requerimento: { ...draft, id_plano },
      detalhes,
      beneficios,
      usuario: '',
      nuvem: { id: cloudId, id_protocolo_ged: '' },
    },
  })
}
