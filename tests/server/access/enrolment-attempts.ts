import { company, enrolment, exposure, husband } from '../support/enrolment.ts'
import type { Attempt } from './attempt.ts'

export const enrolmentAttempts = {
  loadPerson: { sent: ({ cpf }) => ({ body: { cpf } }), people: ['body.cpf'] },
  salary: { sent: ({ cpf }) => ({ body: { cpf } }), people: ['body.cpf'] },
  loadEnrolment: {
    sent: ({ enrolmentId }) => ({ body: { id_requerimento: enrolmentId } }),
    things: { 'body.id_requerimento': 'enrolmentId' },
  },
  saveEnrolment: {
    sent: ({ cpf, cloudId, enrolmentId, companyId, exposureId, designatedId }) => ({
      body: enrolment(cloudId, {
        requerimento: { id: enrolmentId },
        participante: { politicamente_exposto: 'S' },
        empresas: [{ ...company, id: companyId }],
        peps: [{ ...exposure, id: exposureId }],
        dependentes: [{ ...husband, id_dependente: designatedId, percentual: '100' }],
        usuario: cpf,
      }),
    }),
    things: {
      'body.requerimento.id': 'enrolmentId',
      'body.requerimento.id_nuvem': 'cloudId',
      'body.empresas.0.id': 'companyId',
      'body.peps.0.id': 'exposureId',
      'body.dependentes.0.id_dependente': 'designatedId',
    },
    people: ['body.usuario'],
  },
} satisfies Record<string, Attempt>
