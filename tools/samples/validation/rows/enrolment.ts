import { answersOf } from '#domain/forms/answers.ts'
import { enrolmentWith } from '#tools/samples/enrolment-answers.ts'
import { enrolmentWithRows } from '#tools/samples/specialised-answers.ts'
import { marina, rita } from '../people.ts'
import { at, REQUIRED, type Row, type Sheet, unanswered } from '../row.ts'
import { addressRows } from './address.ts'
import { date, UNLIKELY } from './people.ts'

const own = (name: string) => `participante.${name}`
const most = (path: string, length: number, rule: string) =>
  at(path, rule, [['a'.repeat(length + 1), `Máximo ${length} caracteres`]])
const missing = (path: string) => at(path, 'VALID-01', [['', REQUIRED]])
const past = (path: string) => at(path, 'VALID-08', [['2026-11-22', 'Data superior a data atual']])
const inOrder = (path: string, early: string) =>
  at(path, 'ENROL-46, VALID-07', [[early, 'Data final menor que data inicial']])

type Length = { readonly most: number; readonly rule: string }

const LENGTHS: Readonly<Record<string, Length>> = {
  endereco: { most: 60, rule: 'ENROL-51' },
  numero: { most: 8, rule: 'ENROL-52' },
  complemento: { most: 36, rule: 'ENROL-53' },
}

/** The address in the participant's part, with the lengths of this screen (D-92). */
function ofParticipant({ answers, says, rule }: Row): Row {
  const moved = (texts: Row['says']) =>
    Object.fromEntries(
      Object.entries(texts).map(([path, text]) => [path.replace('endereco.', 'participante.'), text]),
    )
  const [name = ''] = Object.keys(answers).map((path) => path.replace('endereco.', ''))
  const length = LENGTHS[name]
  return length === undefined
    ? { answers: moved(answers), says: moved(says), rule }
    : {
        answers: { [own(name)]: 'a'.repeat(length.most + 1) },
        says: { [own(name)]: `Máximo ${length.most} caracteres` },
        rule: length.rule,
      }
}

const COMPANY = 'empresas.-2'
const EXPOSURE = 'peps.-1'
const PERSON = 'designados.-1'

const ASKED = [
  'id_emp',
  'id_regional',
  'matricula',
  'data_admissao',
  'id_nacionalidade',
  'naturalidade',
  'id_estado_civil',
  'id_escolaridade',
  'mae',
  'rg',
  'rg_emissor',
  'rg_uf',
  'rg_data_emissao',
  'aposentado_inss',
  'cep',
  'endereco',
  'cidade',
  'estado',
  'email_pessoal',
  'celular',
  'politicamente_exposto',
  'responsavel_fatca',
  'percentual_variavel',
  'espontanea_sim_nao',
].map(own)

/** Type 11: the enrolment in the second plan (TYPES-37). */
export const sheets: readonly Sheet[] = [
  {
    name: 'adesão',
    typeId: 11,
    person: marina,
    answers: enrolmentWith(),
    rows: [
      {
        answers: { [own('id_emp')]: '' },
        says: { [own('id_emp')]: REQUIRED, [own('id_regional')]: REQUIRED },
        rule: 'ENROL-06',
      },
      ...missing(own('id_regional')),
      ...most(own('matricula'), 10, 'ENROL-54'),
      ...date(own('data_admissao')),
      ...past(own('data_admissao')),
      ...at(own('data_admissao'), UNLIKELY, [
        ['1500-01-01', 'A data de admissão não pode ser antes do nascimento.'],
        ['1968-08-12', 'A data de admissão não pode ser antes do nascimento.'],
      ]),
      ...most(own('naturalidade'), 32, 'ENROL-49'),
      ...most(own('mae'), 64, 'ENROL-50'),
      ...most(own('pai'), 64, 'ENROL-50'),
      ...most(own('rg'), 20, 'ENROL-47'),
      ...most(own('rg_emissor'), 20, 'ENROL-48'),
      ...date(own('rg_data_emissao')),
      ...past(own('rg_data_emissao')),
      ...at(own('rg_data_emissao'), UNLIKELY, [
        ['1968-08-12', 'A data de expedição não pode ser antes do nascimento.'],
      ]),
      {
        answers: { [own('politicamente_exposto')]: 'S' },
        says: { peps: 'É obrigatório adicionar os detalhes' },
        rule: 'ENROL-36',
      },
      ...at(own('percentual_variavel'), 'VALID-27', [['-1', 'Somente números']]),
      {
        answers: {
          [own('percentual_variavel')]: '12',
          [own('espontanea_sim_nao')]: 'S',
          [own('valor_espontanea')]: '100',
        },
        says: {
          [own('valor_espontanea')]:
            'Somente informe um valor para contribuição espontânea se a contribuição variável for 15%',
        },
        rule: 'ENROL-26',
      },
      ...at(own('percentual_variavel'), 'ENROL-23', [['15.01', 'Máximo 15%']]),
      ...at(own('valor_espontanea'), 'ENROL-27, ENROL-28, P-66', [
        ['', REQUIRED],
        ['0', REQUIRED],
        ['1.25,00', 'Somente números'],
        ['1026.01', 'Máximo R$\u00a01.026,00'],
      ]),
    ],
  },
  {
    name: 'endereço da adesão',
    typeId: 11,
    person: marina,
    answers: enrolmentWith(),
    rows: [
      ...addressRows.map(ofParticipant),
      ...at(own('telefone'), 'VALID-16, VALID-18', [
        ['(31) 3274-118', 'Mínimo: ddd + 8 números'],
        ['(31) 3333-3333', 'Número inválido'],
      ]),
    ],
  },
  {
    name: 'adesão com empresas, exposição política e designados',
    typeId: 11,
    person: marina,
    answers: enrolmentWithRows(),
    rows: [
      ...missing(`${COMPANY}.nome_empresa`),
      ...most(`${COMPANY}.nome_empresa`, 60, 'ENROL-58'),
      ...missing(`${COMPANY}.id_tipo_tempo_servico`),
      ...missing(`${COMPANY}.data_admissao`),
      ...date(`${COMPANY}.data_admissao`),
      ...past(`${COMPANY}.data_admissao`),
      ...date(`${COMPANY}.data_demissao`),
      ...past(`${COMPANY}.data_demissao`),
      ...inOrder(`${COMPANY}.data_demissao`, '1995-02-28'),
      {
        answers: { [`${COMPANY}.data_admissao`]: '1960-01-01', [`${COMPANY}.data_demissao`]: '1968-08-12' },
        says: {
          [`${COMPANY}.data_admissao`]: 'A data de admissão não pode ser antes do nascimento.',
          [`${COMPANY}.data_demissao`]: 'A data de demissão não pode ser antes do nascimento.',
        },
        rule: UNLIKELY,
      },
      ...missing(`${EXPOSURE}.pessoa`),
      ...most(`${EXPOSURE}.pessoa`, 64, 'ENROL-56'),
      ...at(`${EXPOSURE}.cpf`, 'VALID-11', [['31862407941', 'CPF inválido']]),
      ...missing(`${EXPOSURE}.ocupacao`),
      ...most(`${EXPOSURE}.ocupacao`, 32, 'ENROL-57'),
      ...missing(`${EXPOSURE}.data_inicio`),
      ...date(`${EXPOSURE}.data_inicio`),
      ...past(`${EXPOSURE}.data_inicio`),
      ...date(`${EXPOSURE}.data_fim`),
      ...past(`${EXPOSURE}.data_fim`),
      ...inOrder(`${EXPOSURE}.data_fim`, '2020-12-31'),
      ...missing(`${PERSON}.nome`),
      ...most(`${PERSON}.nome`, 64, 'ENROL-55'),
      ...missing(`${PERSON}.cpf`),
      ...at(`${PERSON}.cpf`, 'VALID-11, VALID-12', [
        ['31862407941', 'CPF inválido'],
        ['11111111111', 'CPF inválido'],
      ]),
      ...at(`${PERSON}.cpf`, UNLIKELY, [[marina.cpf, 'Este é o seu CPF. Informe o CPF do dependente.']]),
      {
        answers: { 'designados.-2.cpf': '31862407940' },
        says: {
          [`${PERSON}.cpf`]: 'Este CPF foi informado para mais de um dependente. Confira.',
          'designados.-2.cpf': 'Este CPF foi informado para mais de um dependente. Confira.',
        },
        rule: UNLIKELY,
      },
      ...missing(`${PERSON}.id_parentesco`),
      ...missing(`${PERSON}.data_nascimento`),
      ...date(`${PERSON}.data_nascimento`),
      ...past(`${PERSON}.data_nascimento`),
      ...at(`${PERSON}.data_nascimento`, UNLIKELY, [
        ['1899-12-31', 'Confira o ano de nascimento: não pode ser antes de 1900.'],
      ]),
      ...at(`${PERSON}.percentual`, 'ENROL-30', [['-1', 'Somente números']]),
      {
        answers: { [`${PERSON}.percentual`]: '59.99' },
        says: { designados: 'Somatório deve ser 100%' },
        rule: 'ENROL-31',
      },
      {
        answers: { [`${PERSON}.percentual`]: '0', 'designados.-2.percentual': '100' },
        says: { [`${PERSON}.percentual`]: 'Percentual deve ser maior que zero' },
        rule: 'ENROL-32',
      },
      {
        answers: { [`${PERSON}.percentual`]: '', 'designados.-2.percentual': '100' },
        says: { [`${PERSON}.percentual`]: REQUIRED },
        rule: 'ENROL-14',
      },
    ],
  },
  {
    name: 'adesão de quem tem 38 anos',
    typeId: 11,
    person: rita,
    answers: enrolmentWith({
      nome: 'Rita de Cássia Dorneles',
      cpf: rita.cpf,
      data_nascimento: '1988-08-13',
      sexo: 'F',
      data_admissao: '2010-08-13',
      espontanea_sim_nao: 'N',
      valor_espontanea: '',
    }),
    rows: at(own('aposentado_inss'), 'ENROL-22', [['S', 'Idade inferior a 44 anos']]),
  },
  {
    name: 'adesão em branco',
    typeId: 11,
    person: rita,
    answers: answersOf({}),
    rows: [unanswered([...ASKED, 'detalhes.regime_tributacao'])],
  },
  {
    name: 'adesão com uma empresa, um detalhe e um dependente em branco',
    typeId: 11,
    person: rita,
    answers: answersOf({
      participante: { politicamente_exposto: 'S' },
      empresas: [{ id: -1, values: {} }],
      peps: [{ id: -1, values: {} }],
      designados: [{ id: -1, values: {} }],
    }),
    rows: [
      unanswered([
        ...ASKED.filter((path) => path !== own('politicamente_exposto')),
        'detalhes.regime_tributacao',
        ...['nome_empresa', 'id_tipo_tempo_servico', 'data_admissao'].map((name) => `empresas.-1.${name}`),
        ...['pessoa', 'ocupacao', 'data_inicio'].map((name) => `peps.-1.${name}`),
        ...['nome', 'cpf', 'id_parentesco', 'sexo', 'data_nascimento', 'beneficiario', 'designado'].map(
          (name) => `designados.-1.${name}`,
        ),
      ]),
    ],
  },
]
