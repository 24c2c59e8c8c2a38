import { answersOf } from '#domain/forms/answers.ts'
import type { Answers, Row, Values } from '#domain/forms/form.ts'
import { FROM_FUND } from '#domain/forms/from-fund.ts'

import { validAnswers } from './benefit-answers.ts'
import { companyRow, designatedRow, enrolmentWith, exposureRow } from './enrolment-answers.ts'

/** With a row in every list: a company that the fund proposed, an exposure, a husband and a friend. */
export const enrolmentWithRows = (change: Values = {}): Answers =>
  enrolmentWith(
    { politicamente_exposto: 'S', ...change },
    {
      empresas: [
        companyRow({ data_demissao: '2006-08-10', [FROM_FUND]: 'S' }),
        companyRow({ nome_empresa: 'Usina Boa Esperança', id_tipo_tempo_servico: '2' }, -2),
      ],
      peps: [exposureRow()],
      designados: [
        designatedRow({ percentual: '60' }),
        designatedRow(
          {
            nome: 'Lia Prado Nunes',
            cpf: '92741508305',
            id_parentesco: '99',
            sexo: 'F',
            data_nascimento: '1970-02-11',
            beneficiario: 'N',
            percentual: '40',
          },
          -2,
        ),
      ],
    },
  )

/** An outbound portability that can be sent unchanged, filed in plan 1. */
export const portabilityWith = (change: Values = {}): Answers =>
  answersOf({
    detalhes: {
      id_plano: '1',
      nome_entidade: 'Previdência Horizonte S.A.',
      cnpj_entidade: '12ABC34501DE35',
      tipo_entidade: 'A',
      cep_entidade: '04538132',
      endereco_entidade: 'Avenida Brigadeiro Faria Lima',
      numero_entidade: '3400',
      bairro_entidade: 'Itaim Bibi',
      cidade_entidade: 'São Paulo',
      uf_entidade: 'SP',
      agencia_entidade: '0123',
      conta_entidade: '56789',
      nome_plano: 'Horizonte Renda Livre',
      cnpb_susep: '15414.900512/2019-08',
      opcao_irrf: 'P',
      ...change,
    },
    endereco: validAnswers.endereco,
  })

export const benefitRow = (change: Values = {}, id = 11): Row => ({
  id,
  values: {
    id_beneficio: String(id),
    id_plano: '2',
    plano: 'Plano de Benefícios II',
    beneficio: 'Renda mensal vitalícia',
    recebedor: 'João Batista Teles',
    cpf: '15350946056',
    nome_proc: '',
    cpf_proc: '',
    nome_pessoa_banco: 'João Batista Teles',
    cpf_pessoa_banco: '15350946056',
    selecionado: '',
    ...change,
  },
})

/** A bank data change with a representative for one of two benefits. */
export const bankChangeWith = (change: Values = {}, ...rows: readonly Row[]): Answers =>
  answersOf({
    detalhes: { titular_conta: 'A', banco: '104', agencia: '0647', conta: '31872', conta_dv: '5', ...change },
    beneficios:
      rows.length > 0
        ? rows
        : [
            benefitRow({ nome_proc: 'Lia Teles', cpf_proc: '92741508305', selecionado: 'S' }),
            benefitRow({ beneficio: 'Pensão por morte', plano: 'Plano de Benefícios I', id_plano: '1' }, 12),
          ],
  })
