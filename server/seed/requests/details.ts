import type { Values } from '#domain/forms/form.ts'

import { daysBefore, yearsBefore } from '../common/days.ts'

type DetailsOf = (today: string, planId: number) => Values

const bankAccount: Values = {
  banco: '001',
  agencia: '3075',
  agencia_dv: '',
  conta: '120934',
  conta_dv: '8',
}

const account: Values = { tipo_pagamento: '1', ...bankAccount }

const parents: Values = { nome_mae: 'Lourdes Farias Campos', nome_pai: 'Jorge Campos Lemos' }

const identity: DetailsOf = (today) => ({
  rg_bnf: '20.417.336-8',
  orgao_emissor_rg_bnf: 'SSP',
  data_expedicao_rg_bnf: yearsBefore(today, 12),
  uf_rg_bnf: 'RJ',
})

const unrepresented: Values = { representante_legal: 'N' }

const termination: DetailsOf = (today) => ({
  data_demissao: daysBefore(today, 75),
  ciente_desligamento_irreversivel: 'true',
})

/** Without the account and the declaration about the tax option. */
export const begunRetirement: DetailsOf = (today, planId) => ({
  beneficio: '1',
  parcela25: planId === 1 ? '0' : '10',
  parcela100: '0',
  ...(planId === 1 && { parcela: '0' }),
  ...termination(today, planId),
  ...identity(today, planId),
  ...parents,
  ...unrepresented,
  tipo_pagamento: '1',
  opcao_irrf: 'P',
})

const retirement: DetailsOf = (today, planId) => ({
  ...begunRetirement(today, planId),
  ...bankAccount,
  ciente_opcao_irrf_irreversivel: 'true',
})

const survivor: Values = { ...parents, ...unrepresented, ...bankAccount }

const deceased: DetailsOf = (today) => ({ data_obito: daysBefore(today, 1600) })

/** Plausible answers of each request type, under the wire's names; the samples of the tests begin with them. */
export const usualDetails: Readonly<Record<number, DetailsOf>> = {
  1: retirement,
  2: (today) => ({ ...account, ...parents, aposentado_inss: 'N', data_ini: daysBefore(today, 960) }),
  3: (today, planId) => ({
    ...account,
    ...identity(today, planId),
    ...parents,
    ...termination(today, planId),
    resgate: 'S',
    parcelas: '12',
    opcao_irrf: 'R',
    quitacao_contrato: 'S',
    ciente_perda_paridade: 'true',
  }),
  4: (today, planId) => ({
    ...survivor,
    ...deceased(today, planId),
    cpf_participante_pensao: '16372849500',
    nome_participante_pensao: 'Otávio R. L.',
    parentesco: '3',
    possui_certidao: 'S',
  }),
  5: (today, planId) => ({
    ...survivor,
    ...deceased(today, planId),
    cpf_participante_peculio: '94726183591',
  }),
  6: () => ({ ...survivor, cpf_participante_reclusao: '16372849500', parentesco: '1' }),
  7: (today, planId) => ({
    autopatrocinio: 'I',
    razao: 'D',
    data_ini: daysBefore(today, 30),
    data_fim: '',
    ...(planId === 2 && { alterar_variavel: 'S', percentual_variavel: '10', alterar_espontanea: 'N' }),
  }),
  8: retirement,
  10: (today) => ({
    nome_entidade: 'Previdência Horizonte S.A.',
    cnpj_entidade: '12ABC34501DE35',
    tipo_entidade: 'A',
    banco_entidade: '237',
    agencia_entidade: '2372',
    conta_entidade: '904417',
    conta_dv_entidade: '1',
    nome_plano: 'Horizonte Renda Livre',
    cnpb_susep: '15414.900512/2019-08',
    opcao_irrf: 'P',
    data_demissao: daysBefore(today, 90),
    ...parents,
  }),
  11: (today) => ({
    nome_empresa: 'Serrazul Processamento de Dados',
    regional: 'Regional Rio de Janeiro',
    matricula: '118206',
    data_admissao: yearsBefore(today, 27),
    perc_variavel_inicial: '12.5',
    espontanea_sim_nao: 'N',
    valor_espontanea_inicial: '',
    regime_tributacao: 'R',
  }),
  13: () => ({}),
  15: () => ({
    tem_procurador: 'N',
    banco: '033',
    agencia: '0187',
    agencia_dv: '',
    conta: '40233',
    conta_dv: '1',
  }),
  16: () => ({ valor_bnf: '5820.40', novo_valor_bnf: '5391.75' }),
}
