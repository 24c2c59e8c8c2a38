import type { ReplyOf } from '#api/contract/call.ts'
import {
  type auditDesk,
  COUNTED_AT_MOST,
  LISTED_AT_MOST,
  type listDesk,
  type moveRequest,
  type showDesk,
} from '#api/contract/desk.ts'
import { namesIn } from '#domain/forms/names.ts'
import { brazilianFromIso } from '#domain/people/dates.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import { STATUS_LABELS } from '#domain/requests/status.ts'

import { documentsOf, fileShown } from './documents.ts'
import { commandOf, labelOf } from './moves.ts'
import {
  addressLines,
  BENEFICIARY_HEADINGS,
  beneficiaryLines,
  DEPENDANT_HEADINGS,
  dependantLines,
} from './people.ts'
import { pairs, plain, table } from './table.ts'

type Request = ReplyOf<typeof moveRequest>['requerimento']
type Entry = ReplyOf<typeof auditDesk>['registros'][number]

const statusOf = ({ situacao }: Request) => `${situacao} ${STATUS_LABELS[situacao]}`

export function listPage({ requerimentos, total }: ReplyOf<typeof listDesk>, page: number): string {
  if (requerimentos.length === 0) return page === 1 ? 'Nenhum requerimento.' : `Não há a página ${page}.`
  const rows = requerimentos.map((request) => [
    request.protocolo,
    String(request.id),
    brazilianFromIso(request.data_requerimento),
    statusOf(request),
    `${request.id_tipo_requerimento} ${request.tipo_desc}`,
    request.nome,
  ])
  const shown = `${requerimentos.length} de ${total > COUNTED_AT_MOST ? `mais de ${COUNTED_AT_MOST}` : total}.`
  return [
    table(['Protocolo', 'Id', 'Data', 'Situação', 'Tipo', 'Participante'], rows),
    '',
    total > LISTED_AT_MOST ? `${shown} Página ${page}.` : shown,
  ].join('\n')
}

/** One request with its answers, documents, messages and possible moves. */
export function showPage(shown: ReplyOf<typeof showDesk>): string {
  const { requerimento: request, detalhes, documentos_complementares, mensagens, movimentos } = shown
  const documents = documentsOf(shown).map(({ row, typeId, typeName, whose, situation, file }) => [
    String(row),
    `${typeId} ${typeName}`,
    whose,
    situation,
    file,
  ])
  const form = kindOf(request.id_tipo_requerimento)?.form ?? null
  const known = form === null ? null : namesIn(form, 'detalhes')
  const answers = detalhes.filter(({ valor }) => valor !== '')
  const asked = answers.filter(({ nome }) => known === null || known.has(nome))
  const others = answers.filter((answer) => !asked.includes(answer))
  return [
    pairs([
      ['Requerimento', `${request.protocolo} (id ${request.id})`],
      ['Situação', statusOf(request)],
      ['Tipo', `${request.id_tipo_requerimento} ${request.tipo_desc}`],
      ['Plano', request.plano_sigla],
      ['Participante', request.nome],
      ...(shown.nome_indicado ? [['Participante indicado', shown.nome_indicado] as const] : []),
      ['Data', brazilianFromIso(request.data_requerimento)],
    ]),
    section('Respostas', ['Nome', 'Valor'], asked.map(nameAndValue)),
    ...(others.length === 0
      ? []
      : [
          section(
            'Fora do formulário, enviados pelo participante',
            ['Nome', 'Valor'],
            others.map(nameAndValue),
          ),
        ]),
    section('Endereço e contatos', ['Campo', 'Valor'], addressLines(shown)),
    section('Dependentes para o Imposto de Renda', DEPENDANT_HEADINGS, dependantLines(shown)),
    section('Beneficiários', BENEFICIARY_HEADINGS, beneficiaryLines(shown)),
    section('Documentos', ['Linha', 'Tipo', 'De quem', 'Situação', 'Arquivo'], documents),
    section(
      'Documentos complementares',
      ['Tipo', 'Arquivo'],
      documentos_complementares.map((added) => [added.desc_tipo_documento, fileShown(added, shown)]),
    ),
    section(
      'Mensagens',
      ['Data', 'Texto'],
      mensagens.map(({ data_gravacao, mensagem }) => [brazilianFromIso(data_gravacao), mensagem]),
    ),
    section(
      'O que você pode fazer agora',
      ['Comando', 'O que faz'],
      movimentos.map((move) => [commandOf(move), labelOf(move)]),
    ),
  ].join('\n\n')
}

const nameAndValue = ({ nome, valor }: ReplyOf<typeof showDesk>['detalhes'][number]) => [nome, valor]

const ACTOR: Readonly<Record<Entry['ator'], (name: string) => string>> = {
  equipe: (name) => `${name} (equipe)`,
  titular: (name) => `${name} (participante)`,
  sistema: () => 'sistema',
  operador: (name) => `${name} (no servidor)`,
  desconhecido: () => 'não registrado',
}

const ACTION = {
  situacao: 'mudou a situação',
  mensagem: 'escreveu',
  documento: 'avaliou',
  anexo: 'anexou',
  retirada: 'retirou',
  consulta: 'consultou',
  segundo_fator: 'segundo fator',
  eliminacao: 'eliminou os dados',
  liberacao: 'liberou o CPF',
  importacao: 'importou',
  cadastro: 'mudou o cadastro',
} as const

/** `2026-11-21T15:00:00.000Z` as `21/11/2026 12:00:00`, at the fund. */
const moment = (instant: string) =>
  new Date(instant).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' }).replace(',', '')

export function auditPage({ registros, ha_mais }: ReplyOf<typeof auditDesk>): string {
  if (registros.length === 0) return 'Nada.'
  const rows = registros.map(({ data, ator, nome, acao, descricao, protocolo }) => [
    moment(data),
    ACTOR[ator](nome),
    ACTION[acao],
    descricao,
    protocolo,
  ])
  const page = table(['Quando', 'Quem', 'Ação', 'O quê', 'Protocolo'], rows)
  return ha_mais ? `${page}\n\nHá mais: veja a próxima página com --page.` : page
}

const section = (title: string, headings: readonly string[], rows: readonly (readonly string[])[]) =>
  `${title}\n\n${rows.length === 0 ? 'Nada.' : table(headings, rows)}`

export const changedLine = ({ requerimento }: ReplyOf<typeof moveRequest>): string =>
  plain(`Requerimento ${requerimento.protocolo}: ${statusOf(requerimento)}.`)
