import { answersOf } from '#domain/forms/answers.ts'
import { portabilityWith } from '#samples/specialised-answers.ts'

import { at, REQUIRED, type Row, type Sheet, unanswered } from '../row.ts'
import { beatriz, marina } from '../support/people.ts'
import { addressRows } from './address.ts'
import { ADDRESS_ASKED } from './asked.ts'
import { date, UNLIKELY } from './people.ts'

const PORTABILITY = 'specialised 5 "Outbound portability"'
const BANK = 'specialised 5 "Outbound portability", D-82'

const detail = (name: string) => `detalhes.${name}`
const past = (path: string) =>
  at(path, 'specialised 5 "Common", P-315', [['2026-11-22', 'Data superior a data atual']])
const long = (name: string, most: number) =>
  at(detail(name), PORTABILITY, [['a'.repeat(most + 1), `Máximo ${most} caracteres`]])

/** The street is shorter here than in the shared forms (D-92). */
const withShortStreet = (row: Row): Row =>
  'endereco.endereco' in row.answers
    ? {
        answers: { 'endereco.endereco': 'a'.repeat(61) },
        says: { 'endereco.endereco': 'Máximo 60 caracteres' },
        rule: PORTABILITY,
      }
    : row

/** Type 10: the entity that takes the money, its plan, and the participant (specialised 2 to 5). */
export const portabilitySheets: readonly Sheet[] = [
  {
    name: 'portabilidade de saída',
    typeId: 10,
    person: marina,
    answers: portabilityWith(),
    rows: [
      ...long('nome_entidade', 60),
      ...at(detail('cnpj_entidade'), 'specialised 5 "Outbound portability", D-104', [
        ['12ABC34501DE36', 'CNPJ inválido'],
        ['1122233300018', 'CNPJ inválido'],
        ['11111111111111', 'CNPJ inválido'],
      ]),
      ...at(detail('cep_entidade'), 'specialised 5 "Common", D-89', [
        ['0453813', 'Mínimo 8 números'],
        ['11111111', 'CEP inválido'],
      ]),
      ...long('endereco_entidade', 60),
      ...long('numero_entidade', 10),
      ...long('complemento_entidade', 40),
      ...long('bairro_entidade', 20),
      ...long('cidade_entidade', 30),
      ...at(detail('agencia_entidade'), BANK, [
        ['123', 'Mínimo 4 caracteres. Se necessário preencha com um zero a esquerda.'],
        ['12345', 'Máximo 4 caracteres'],
      ]),
      ...at(detail('agencia_dv_entidade'), BANK, [
        ['a', 'Somente números'],
        ['12', 'Numero + DV máximo 5 caracteres'],
      ]),
      ...at(detail('conta_entidade'), BANK, [['12345678901', 'Máximo 10 caracteres']]),
      ...at(detail('conta_dv_entidade'), BANK, [
        ['a', 'Somente números'],
        ['123', 'Máximo 2 caracteres'],
      ]),
      {
        answers: { [detail('conta_entidade')]: '12345678901', [detail('conta_dv_entidade')]: '12' },
        says: {
          [detail('conta_entidade')]: 'Máximo 10 caracteres',
          [detail('conta_dv_entidade')]: 'Numero + DV máximo 12 caracteres',
        },
        rule: BANK,
      },
      ...long('nome_plano', 60),
      ...long('cnpb_susep', 30),
      ...long('rg', 20),
      ...long('orgao_emissor_rg', 16),
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
      ...long('nome_mae', 60),
      ...long('nome_pai', 60),
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
        at(detail(name), PORTABILITY, [['', REQUIRED]]),
      ),
      ...addressRows.map(withShortStreet),
    ],
  },
]
