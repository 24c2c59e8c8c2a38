import { at, REQUIRED, type Row } from '../row.ts'

export const ADDRESS_ASKED = [
  'endereco.cep',
  'endereco.endereco',
  'endereco.cidade',
  'endereco.estado',
  'endereco.email_pessoal',
  'endereco.celular',
]

const E_MAIL = 'ADDRESS-12, ADDRESS-13, VALID-21, VALID-22'
const PHONE = 'ADDRESS-14, ADDRESS-15, VALID-16 to VALID-18, VALID-33'

const email = (path: string) =>
  at(path, E_MAIL, [
    ['marina@', 'E-mail inválido'],
    [`${'m'.repeat(49)}@exemplo.com`, 'Máximo 60 caracteres'],
    ['marina@fazenda.gov.br', 'use seu e-mail particular'],
  ])

/** Of a Brazilian telephone, with the ids that ask for its messages. */
export const phone = (path: string, rule = PHONE) =>
  at(path, rule, [
    ['(61) 9876-543', 'Mínimo: ddd + 8 números'],
    ['(61) 99999-9999', 'Número inválido'],
    ['(61) 91234-5678', 'Número inválido'],
    ['351966120987', 'Número inválido'],
    ['0800 723 1234', 'Números como 0800 e 4004 não servem. Informe um telefone seu, com DDD.'],
    ['+351 912 345 678 9', 'Máximo 15 caracteres'],
  ])

/** The mailing address: in every shared form except type 13. */
export const addressRows: readonly Row[] = [
  ...at('endereco.cep', 'ADDRESS-03, VALID-14, VALID-15', [
    ['', REQUIRED],
    ['7004001', 'Mínimo 8 números'],
    ['11111111', 'CEP inválido'],
    ['12345678', 'CEP inválido'],
    ['87654321', 'CEP inválido'],
  ]),
  ...at('endereco.estado', 'ADDRESS-04', [['', REQUIRED]]),
  ...at('endereco.endereco', 'ADDRESS-09', [['a'.repeat(121), 'Máximo 120 caracteres']]),
  ...at('endereco.numero', 'ADDRESS-10', [['1'.repeat(11), 'Máximo 10 caracteres']]),
  ...at('endereco.complemento', 'ADDRESS-11', [['a'.repeat(41), 'Máximo 40 caracteres']]),
  ...at('endereco.bairro', 'ADDRESS-08', [['a'.repeat(21), 'Máximo 20 caracteres']]),
  ...at('endereco.cidade', 'ADDRESS-07', [['a'.repeat(31), 'Máximo 30 caracteres']]),
  ...email('endereco.email_pessoal'),
  ...at('endereco.email_pessoal', 'VALID-23', [
    ['marina@serrazul.com.br', 'use seu e-mail particular'],
    ['marina@rh.serrazul.com.br', 'use seu e-mail particular'],
  ]),
  ...email('endereco.email_extra'),
  ...phone('endereco.celular'),
  ...phone('endereco.telefone_alternativo'),
]
