import { at, REQUIRED, type Row } from '../row.ts'

const DATE = 'VALID-05'

/** A date that does not exist; the row of the dependant's birth has the other invalid formats. */
export const date = (path: string) => at(path, DATE, [['29/02/2023', 'Data inválida']])

/** Implausible dates and CPFs of people. */
export const UNLIKELY = 'D-126'

const row = (name: string) => `dependentes.-1.${name}`

/** A dependant for income tax, in a request with one; its row is -1. */
export const dependantRows: readonly Row[] = [
  ...at(row('nome'), 'DEPENDANTS-01, DEPENDANTS-02', [
    ['', REQUIRED],
    ['a'.repeat(61), 'Máximo 60 caracteres'],
  ]),
  ...at(row('cpf'), 'DEPENDANTS-01', [['', REQUIRED]]),
  ...at(row('cpf'), 'DEPENDANTS-03, VALID-11, VALID-12', [
    ['1114447773', 'CPF inválido'],
    ['11144477736', 'CPF inválido'],
    ['11111111111', 'CPF inválido'],
  ]),
  ...at(row('cpf'), UNLIKELY, [['52998224725', 'Este é o seu CPF. Informe o CPF do dependente.']]),
  ...at(row('data_nascimento'), 'DEPENDANTS-01', [['', REQUIRED]]),
  ...date(row('data_nascimento')),
  ...at(row('data_nascimento'), 'VALID-05, VALID-06', [
    ['31/12', 'Data inválida'],
    ['01/01/1499', 'Data inválida'],
    ['01/01/2201', 'Data inválida'],
  ]),
  ...at(row('data_nascimento'), 'P-337', [
    ['1 de março de 1980', 'Data inválida'],
    ['1/3/80', 'Data inválida'],
    ['1980/03/01', 'Data inválida'],
  ]),
  ...at(row('data_nascimento'), UNLIKELY, [
    ['2026-11-22', 'A data de nascimento não pode ser depois de hoje.'],
    ['1899-12-31', 'Confira o ano de nascimento: não pode ser antes de 1900.'],
  ]),
  ...at(row('dependencia'), 'DEPENDANTS-01', [['', REQUIRED]]),
]

const REPRESENTATIVE = 'REPRESENTATIVE-02, P-08'

/** The representative, born on 3 February 1980, in a request with `representante_legal` S. */
export const representativeRows: readonly Row[] = [
  ...at('detalhes.nome_representante', REPRESENTATIVE, [
    ['', REQUIRED],
    ['a'.repeat(61), 'Máximo 60 caracteres'],
  ]),
  ...at('detalhes.cpf_representante', 'REPRESENTATIVE-02, REPRESENTATIVE-06', [
    ['', REQUIRED],
    ['52998224726', 'CPF inválido'],
  ]),
  ...at('detalhes.data_nasc_rep', 'REPRESENTATIVE-02, REPRESENTATIVE-04', [
    ['', REQUIRED],
    ['2008-11-22', 'Menor de idade'],
  ]),
  ...date('detalhes.data_nasc_rep'),
  ...at('detalhes.data_nasc_rep', UNLIKELY, [
    ['1899-12-31', 'Confira o ano de nascimento: não pode ser antes de 1900.'],
  ]),
  ...at('detalhes.qualidade_representante', 'REPRESENTATIVE-02', [['', REQUIRED]]),
  ...at('detalhes.numero_identidade', REPRESENTATIVE, [
    ['', REQUIRED],
    ['1'.repeat(21), 'Máximo 20 caracteres'],
  ]),
  ...at('detalhes.orgao_emissor', REPRESENTATIVE, [
    ['', REQUIRED],
    ['a'.repeat(21), 'Máximo 20 caracteres'],
  ]),
  ...at('detalhes.data_expedicao', 'REPRESENTATIVE-02', [['', REQUIRED]]),
  ...date('detalhes.data_expedicao'),
  ...at('detalhes.data_expedicao', UNLIKELY, [
    ['2026-11-22', 'A data de expedição não pode ser depois de hoje.'],
    ['1980-02-02', 'A data de expedição não pode ser antes do nascimento.'],
  ]),
  ...at('detalhes.uf', 'REPRESENTATIVE-02', [['', REQUIRED]]),
]
