import { answersOf } from '#domain/forms/answers.ts'
import { portabilityWith } from '#tools/samples/specialised-answers.ts'
import { beatriz, marina } from '../people.ts'
import { at, REQUIRED, type Row, type Sheet, unanswered } from '../row.ts'
import { ADDRESS_ASKED, addressRows } from './address.ts'
import { date, UNLIKELY } from './people.ts'

const detail = (name: string) => `detalhes.${name}`
const past = (path: string) => at(path, 'P-315', [['2026-11-22', 'Data superior a data atual']])
const long = (name: string, most: number, rule: string) =>
  at(detail(name), rule, [['a'.repeat(most + 1), `Máximo ${most} caracteres`]])

/** The street is shorter here than in the shared forms (D-92). */
const withShortStreet = (row: Row): Row =>
  'endereco.endereco' in row.answers
    ? {
        answers: { 'endereco.endereco': 'a'.repeat(61) },
        says: { 'endereco.endereco': 'Máximo 60 caracteres' },
        rule: 'P-57',
      }
    : row

/** Type 10: the receiving entity, its plan, and the participant (PORT-01). */
export const sheets: readonly Sheet[] = [
  {
    name: 'portabilidade de saída',
    typeId: 10,
    person: marina,
    answers: portabilityWith(),
    rows: [
      ...long('nome_entidade', 60, 'PORT-10'),
      ...at(detail('cnpj_entidade'), 'PORT-13, VALID-24', [
        ['12ABC34501DE36', 'CNPJ inválido'],
        ['1122233300018', 'CNPJ inválido'],
        ['11111111111111', 'CNPJ inválido'],
      ]),
      ...at(detail('cep_entidade'), 'PORT-26, VALID-14, VALID-15', [
        ['0453813', 'Mínimo 8 números'],
        ['11111111', 'CEP inválido'],
      ]),
      ...long('endereco_entidade', 60, 'PORT-14'),
      ...long('numero_entidade', 10, 'PORT-15'),
      ...long('complemento_entidade', 40, 'PORT-16'),
      ...long('bairro_entidade', 20, 'PORT-17'),
      ...long('cidade_entidade', 30, 'PORT-18'),
      ...at(detail('agencia_entidade'), 'PORT-19, BANK-02', [
        ['123', 'Mínimo 4 caracteres. Se necessário preencha com um zero a esquerda.'],
        ['12345', 'Máximo 4 caracteres'],
      ]),
      ...at(detail('agencia_dv_entidade'), 'BANK-04, BANK-08', [
        ['a', 'Somente números'],
        ['12', 'Numero + DV máximo 5 caracteres'],
      ]),
      ...at(detail('conta_entidade'), 'PORT-27', [['12345678901', 'Máximo 10 caracteres']]),
      ...at(detail('conta_dv_entidade'), 'BANK-06, BANK-08', [
        ['a', 'Somente números'],
        ['123', 'Máximo 2 caracteres'],
      ]),
      {
        answers: { [detail('conta_entidade')]: '12345678901', [detail('conta_dv_entidade')]: '12' },
        says: {
          [detail('conta_entidade')]: 'Máximo 10 caracteres',
          [detail('conta_dv_entidade')]: 'Numero + DV máximo 12 caracteres',
        },
        rule: 'PORT-27, BANK-07',
      },
      ...long('nome_plano', 60, 'PORT-11'),
      ...long('cnpb_susep', 30, 'PORT-12'),
      ...long('rg', 20, 'PORT-20'),
      ...long('orgao_emissor_rg', 16, 'PORT-21'),
      ...date(detail('data_expedicao_rg')),
      ...past(detail('data_expedicao_rg')),
      ...at(detail('data_expedicao_rg'), UNLIKELY, [
        ['1968-08-12', 'A data de expedição não pode ser antes do nascimento.'],
      ]),
      ...date(detail('data_demissao')),
      ...past(detail('data_demissao')),
      ...at(detail('data_demissao'), UNLIKELY, [
        ['1968-08-12', 'A data de demissão não pode ser antes do nascimento.'],
      ]),
      ...long('nome_mae', 60, 'PORT-28'),
      ...long('nome_pai', 60, 'PORT-28'),
    ],
  },
  {
    name: 'portabilidade de saída em branco, de quem está nos dois planos',
    typeId: 10,
    person: beatriz,
    answers: answersOf({}),
    rows: [
      unanswered([
        ...['id_plano', 'nome_entidade', 'nome_plano', 'cnpb_susep', 'opcao_irrf'].map(detail),
        ...ADDRESS_ASKED,
      ]),
    ],
  },
  {
    name: 'endereço da portabilidade de saída',
    typeId: 10,
    person: marina,
    answers: portabilityWith(),
    rows: [
      ...['nome_entidade', 'nome_plano', 'cnpb_susep'].flatMap((name) =>
        at(detail(name), 'PORT-10 to PORT-12', [['', REQUIRED]]),
      ),
      ...addressRows.map(withShortStreet),
    ],
  },
]
