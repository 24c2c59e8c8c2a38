/** A complete enrolment in the second plan as the portal sends it; every part can be replaced. */

const participant = {
  id_nacionalidade: '10',
  naturalidade: 'Ouro Preto',
  uf_natural: 'MG',
  id_estado_civil: '2',
  id_escolaridade: '01',
  mae: 'Célia Duarte Pinho',
  pai: '',
  rg: 'MG-11.582.903',
  rg_emissor: 'PC',
  rg_uf: 'MG',
  rg_data_emissao: '2017-08-13',
  aposentado_inss: 'N',
  id_emp: '2',
  id_regional: '4',
  matricula: '204417',
  data_admissao: '2006-08-13',
  id_pais: '31',
  cep: '30130010',
  estado: 'MG',
  cidade: 'Belo Horizonte',
  bairro: 'Centro',
  endereco: 'Praça Sete de Setembro',
  numero: '120',
  complemento: 'Apto 402',
  email_pessoal: 'pessoa@correio.example',
  email_extra: '',
  celular: '(31) 98745-2201',
  telefone: '(31) 3274-1180',
  telefone_alternativo: '',
  politicamente_exposto: 'N',
  responsavel_fatca: 'N',
  percentual_variavel: '15',
  espontanea_sim_nao: 'S',
  valor_espontanea: '500,50',
}

export const company = {
  id: -1,
  nome_empresa: 'Casa Lotérica Ouro Preto',
  id_tipo_tempo_servico: 1,
  data_admissao: '1995-03-01',
  data_demissao: '2005-11-30',
}

export const exposure = {
  id: -1,
  data_inicio: '2021-01-01',
  data_fim: '2024-12-31',
  id_parentesco: 1,
  pessoa: 'Antônio Alves Ribeiro',
  ocupacao: 'Vereador',
  cpf: '31862407940',
}

export const husband = {
  id_dependente: -1,
  nome: 'Antônio Alves Ribeiro',
  cpf: '31862407940',
  id_parentesco: 1,
  sexo: 'M',
  data_nascimento: '1966-08-13',
  beneficiario: 'S',
  designado: 'S',
  percentual: '60',
  invalido: 'N',
  id_pessoa_dep: null,
}

export const friend = {
  id_dependente: -2,
  nome: 'Olívia Braga Torres',
  cpf: '40281736553',
  id_parentesco: 99,
  sexo: 'F',
  data_nascimento: '1970-02-03',
  beneficiario: 'N',
  designado: 'S',
  percentual: '40',
  invalido: '',
  id_pessoa_dep: null,
}

type Row = Readonly<Record<string, unknown>>

type Replacement = {
  readonly requerimento?: Row
  readonly detalhes?: Row
  readonly participante?: Row
  readonly empresas?: readonly Row[]
  readonly peps?: readonly Row[]
  readonly dependentes?: readonly Row[]
  readonly usuario?: string
  readonly email_pessoal?: string
}

export const enrolment = (
  cloudId: number,
  { requerimento, detalhes, participante, ...replaced }: Replacement = {},
): Record<string, unknown> => ({
  empresas: [company],
  peps: [],
  dependentes: [husband, friend],
  usuario: '',
  email_pessoal: 'pessoa@correio.example',
  ...replaced,
  requerimento: {
    id: null,
    id_plano: 2,
    id_nuvem: cloudId,
    situacao: 'L',
    detalhes: { regime_tributacao: 'R', ...detalhes },
    ...requerimento,
  },
  participante: { ...participant, ...participante },
})
