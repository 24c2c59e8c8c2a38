import { answersOf } from '#domain/forms/answers.ts'
import type { Answers, Row, Values } from '#domain/forms/form.ts'
import { bareCpf } from '#domain/people/cpf.ts'

import { addressFromWire } from './address.ts'
import type { WireDependant } from './requests.ts'
import type { WireAddress } from './session.ts'

/**
 * Converts between wire shapes and form answers, for browser and server (D-57, D-58). Answers are strings:
 * flags are 'S' or '', and the plan is the answer `detalhes.id_plano`.
 */

/** Details that the wire carries as booleans (FORM-38). */
const BOOLEAN_DETAILS = [
  'ciente_perda_paridade',
  'ciente_desligamento_irreversivel',
  'ciente_opcao_irrf_irreversivel',
]

const acknowledged = (value: string) => /^(s|true|1)$/i.test(value)

const mapValues = (values: Values, change: (name: string, value: string) => string): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(name, value)]))

const readDetail = (name: string, value: string) =>
  BOOLEAN_DETAILS.includes(name) ? (acknowledged(value) ? 'S' : '') : value

const writeDetail = (name: string, value: string) =>
  BOOLEAN_DETAILS.includes(name) ? String(acknowledged(value)) : value

const textOf = (id: number | null) => (id === null ? '' : String(id))

type WireAnswers = {
  readonly planId: number | null
  readonly details: Values
  readonly address: WireAddress | null
  readonly dependants: readonly WireDependant[]
}

/** The plan of a save, as its own field and as a detail; empty without one. */
export const plansSent = (planId: number | null, details: Values): readonly string[] =>
  [textOf(planId), details.id_plano ?? ''].filter((plan) => plan !== '')

export function answersFromWire({ planId, details, address, dependants }: WireAnswers): Answers {
  const of = (kind: WireDependant['tipo']) =>
    dependants.filter((dependant) => dependant.tipo === kind).map(rowFromWire)
  return answersOf({
    detalhes: { ...mapValues(details, readDetail), id_plano: plansSent(planId, details)[0] ?? '' },
    endereco: address ? addressFromWire(address) : {},
    dependentes: of('ir'),
    beneficiarios: of('bnf'),
  })
}

export function answersToWire(answers: Answers) {
  const { id_plano = '', ...details } = answers.detalhes
  return {
    id_plano: id_plano === '' ? null : Number(id_plano),
    detalhes: mapValues(details, writeDetail),
    endereco:
      Object.keys(answers.endereco).length === 0 ? null : { id: null, ...addressToWire(answers.endereco) },
    dependentes: [
      ...answers.dependentes.map((row) => rowToWire(row, 'ir')),
      ...answers.beneficiarios.map((row) => rowToWire(row, 'bnf')),
    ],
  }
}

function addressToWire(values: Values): Omit<WireAddress, 'id'> {
  const at = (name: keyof WireAddress) => values[name] ?? ''
  return {
    id_pais: at('id_pais'),
    cep: at('cep'),
    estado: at('estado'),
    cidade: at('cidade'),
    bairro: at('bairro'),
    endereco: at('endereco'),
    numero: at('numero'),
    complemento: at('complemento'),
    email_pessoal: at('email_pessoal'),
    email_extra: at('email_extra'),
    celular: at('celular'),
    telefone_alternativo: at('telefone_alternativo'),
  }
}

/** Lists each field, because a saved dependant also has documents. */
const rowFromWire = (wire: WireDependant): Row => ({
  id: wire.id,
  values: {
    nome: wire.nome,
    cpf: wire.cpf,
    data_nascimento: wire.data_nascimento,
    sexo: wire.sexo,
    dependencia: wire.dependencia,
    id_pessoa_dep: textOf(wire.id_pessoa_dep),
    id_parentesco: textOf(wire.id_parentesco),
    nm_parentesco: wire.nm_parentesco,
    selecionado: wire.selecionado === 'S' ? 'S' : '',
  },
})

function rowToWire({ id, values }: Row, kind: WireDependant['tipo']): WireDependant {
  const at = (name: string) => values[name] ?? ''
  const idAt = (name: string) => (at(name) === '' ? null : Number(at(name)))
  return {
    id,
    tipo: kind,
    nome: at('nome'),
    cpf: bareCpf(at('cpf')),
    data_nascimento: at('data_nascimento'),
    sexo: at('sexo'),
    dependencia: at('dependencia'),
    id_pessoa_dep: idAt('id_pessoa_dep'),
    id_parentesco: idAt('id_parentesco'),
    nm_parentesco: at('nm_parentesco'),
    selecionado: at('selecionado') === 'S' ? 'S' : 'N',
  }
}
