import * as v from 'valibot'

import { readByPost } from './call.ts'
import { id, ok, text } from './wire.ts'

/** The person with a CPF that a form names. A CPF without a person is a regular reply. */
const byCpf = v.object({ cpf: v.string() })

/** `nome` is '' if the CPF belongs to no participant (D-102). */
export const participantName = readByPost('/api/requerimento/nomepessoa', {
  body: byCpf,
  reply: v.object({ codigo: v.optional(ok), nome: text }),
  summary:
    'Nome do participante que tem um CPF: o primeiro nome e as iniciais dos outros; vazio se não há nenhum.',
  without:
    'After a failed lookup of another participant any plan of the fund can be chosen, and the server judges it.',
})

export const participantPlans = readByPost('/api/planosparticipante', {
  body: byCpf,
  reply: v.object({
    codigo: v.optional(ok),
    planos_participante: v.array(v.object({ id, descricao: text })),
  }),
  summary: 'Planos do participante que tem um CPF; nenhum se o CPF não é de participante.',
  without:
    'After a failed lookup of another participant any plan of the fund can be chosen, and the server judges it.',
})
