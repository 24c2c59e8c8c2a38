import type { Client } from '#api/client/client.ts'
import {
  askAcceptance,
  auditDesk,
  erasePerson,
  freeVisitor,
  judgeDocument,
  listDesk,
  moveRequest,
  PLAIN_MOVES,
  type PlainMove,
  requireCorrection,
  showDesk,
} from '#api/contract/desk.ts'
import { logOut } from '#api/contract/session.ts'
import { CHECKED, EXEMPT, REJECTED, situationName } from '#domain/documents/situations.ts'
import { formatCpf } from '#domain/people/cpf.ts'

import { documentNamed, documentsOf } from './documents.ts'
import { exportInto, requireNew } from './export.ts'
import { commandOf, labelOf } from './moves.ts'
import { auditPage, changedLine, listPage, showPage } from './pages.ts'
import { pairs, plain } from './table.ts'
import { amountIn, cpfIn, numberIn, pageIn, reasonIn, requestOrCpfIn, statusIn, type Words } from './words.ts'

export type Option = 'status' | 'type' | 'page'

/** `prepare` parses the words and throws `UsageError`; it makes no call yet. */
export type Command = {
  readonly name: string
  readonly words: string
  readonly does: string
  readonly takes: { readonly least: number; readonly most: number }
  readonly options?: readonly Option[]
  readonly prepare: (words: Words) => (call: Client) => Promise<string>
}

const list: Command = {
  name: 'list',
  words: '[--status A] [--type 16] [--page 2]',
  does: 'lista os requerimentos enviados, os mais novos primeiro, 100 por página',
  takes: { least: 0, most: 0 },
  options: ['status', 'type', 'page'],
  prepare: ({ status, type, page }) => {
    const body = {
      situacao: status === undefined ? null : statusIn(status),
      id_tipo: type === undefined ? null : numberIn(type, 'O tipo'),
      pagina: page === undefined ? 1 : pageIn(page),
    }
    return async (call) => listPage(await call(listDesk, { body }), body.pagina)
  },
}

const show: Command = {
  name: 'show',
  words: '<requerimento>',
  does: 'mostra um requerimento e o que se pode fazer com ele',
  takes: { least: 1, most: 1 },
  prepare: ({ at }) => {
    const id = numberIn(at(0), 'O requerimento')
    return async (call) => showPage(await call(showDesk, { params: { id } }))
  },
}

const move = (movimento: PlainMove): Command => {
  const needsMessage = movimento === 'deny'
  return {
    name: commandOf(movimento),
    words: needsMessage ? '<requerimento> "motivo"' : '<requerimento> ["mensagem"]',
    does: labelOf(movimento),
    takes: { least: needsMessage ? 2 : 1, most: 2 },
    prepare: ({ at }) => {
      const body = { id: numberIn(at(0), 'O requerimento'), movimento, mensagem: at(1) }
      return async (call) => changedLine(await call(moveRequest, { body }))
    },
  }
}

const require: Command = {
  name: commandOf('require'),
  words: '<requerimento> <documento> "mensagem"',
  does: 'rejeita um documento (linha ou tipo) e põe o requerimento em exigência',
  takes: { least: 3, most: 3 },
  prepare: ({ at }) => {
    const id = numberIn(at(0), 'O requerimento')
    const document = numberIn(at(1), 'O documento')
    const mensagem = at(2)
    return async (call) => {
      const { row } = await findDocument(call, id, document)
      return changedLine(await call(requireCorrection, { body: { id, id_documento_exigido: row, mensagem } }))
    }
  },
}

const askForAcceptance: Command = {
  name: commandOf('askAcceptance'),
  words: '<requerimento> <novo valor> ["mensagem"]',
  does: labelOf('askAcceptance'),
  takes: { least: 2, most: 3 },
  prepare: ({ at }) => {
    const body = {
      id: numberIn(at(0), 'O requerimento'),
      novo_valor_bnf: amountIn(at(1)),
      mensagem: at(2),
    }
    return async (call) => changedLine(await call(askAcceptance, { body }))
  },
}

const judge = (name: string, does: string, id_situacao: number): Command => {
  const needsReason = id_situacao === REJECTED
  return {
    name,
    words: needsReason ? '<requerimento> <documento> "motivo"' : '<requerimento> <documento>',
    does,
    takes: { least: 2, most: needsReason ? 3 : 2 },
    prepare: ({ at }) => {
      const id = numberIn(at(0), 'O requerimento')
      const number = numberIn(at(1), 'O documento')
      const motivo = needsReason ? reasonIn(at(2)) : ''
      return async (call) => {
        const { row, typeName, whose } = await findDocument(call, id, number)
        const body = { id, id_documento_exigido: row, id_situacao, motivo }
        const answer = await call(judgeDocument, { body })
        const judged = plain(`${typeName} (${whose}): ${situationName(id_situacao)}.`)
        return `${judged}\n${changedLine(answer)}`
      }
    },
  }
}

const release: Command = {
  name: 'free-visitor',
  words: '<cpf> "motivo"',
  does: 'exclui o cadastro de visitante de um CPF, para que o dono se cadastre',
  takes: { least: 2, most: 2 },
  prepare: ({ at }) => {
    const body = { cpf: cpfIn(at(0)), motivo: at(1) }
    return async (call) => {
      await call(freeVisitor, { body })
      return `CPF ${formatCpf(body.cpf)} liberado.`
    }
  },
}

const audit: Command = {
  name: 'audit',
  words: '[<requerimento ou cpf>] [--page 2]',
  does: 'mostra quem fez e quem consultou o quê, o mais novo primeiro, 100 por página; sem requerimento e sem cpf, as eliminações, os cadastros liberados, as importações e as mudanças de papel',
  takes: { least: 0, most: 1 },
  options: ['page'],
  prepare: ({ at, page }) => {
    const subject = at(0) === '' ? { id: null, cpf: '' } : requestOrCpfIn(at(0))
    const body = { ...subject, pagina: page === undefined ? 1 : pageIn(page) }
    return async (call) => auditPage(await call(auditDesk, { body }))
  },
}

const exportOf: Command = {
  name: 'export',
  words: '<cpf> [pasta]',
  does: 'grava em uma pasta nova tudo o que o portal guarda sobre uma pessoa, com os documentos dela',
  takes: { least: 1, most: 2 },
  prepare: ({ at }) => {
    const cpf = cpfIn(at(0))
    const folder = requireNew(at(1) || `titular-${cpf}`)
    return (call) => exportInto(call, cpf, folder)
  },
}

const erase: Command = {
  name: 'erase',
  words: '<cpf> "motivo"',
  does: 'elimina, sem volta, os dados de uma pessoa de que o fundo não precisa mais',
  takes: { least: 2, most: 2 },
  prepare: ({ at }) => {
    const body = { cpf: cpfIn(at(0)), motivo: at(1) }
    return async (call) => {
      const { documentos, requerimentos, requerimentos_anonimos } = await call(erasePerson, { body })
      return pairs([
        ['CPF eliminado', formatCpf(body.cpf)],
        ['Documentos eliminados', String(documentos)],
        ['Requerimentos eliminados', String(requerimentos)],
        ['Requerimentos mantidos sem nome', String(requerimentos_anonimos)],
      ])
    }
  },
}

const logout: Command = {
  name: 'logout',
  words: '',
  does: 'encerra a sessão de FUND_TOKEN',
  takes: { least: 0, most: 0 },
  prepare: () => async (call) => {
    await call(logOut, {})
    return 'Sessão encerrada.'
  },
}

async function findDocument(call: Client, id: number, document: number) {
  return documentNamed(document, documentsOf(await call(showDesk, { params: { id } })))
}

export const COMMANDS: readonly Command[] = [
  list,
  show,
  judge('accept-document', 'dá um documento por conferido', CHECKED),
  judge(
    'reject-document',
    'rejeita um documento sem devolver o requerimento; o participante lê o motivo',
    REJECTED,
  ),
  judge('exempt-document', 'dispensa um documento', EXEMPT),
  require,
  ...PLAIN_MOVES.map(move),
  askForAcceptance,
  release,
  audit,
  exportOf,
  erase,
  logout,
]
