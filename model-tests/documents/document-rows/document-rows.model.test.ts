import { describe, expect, test } from 'vitest'

import { documentRowsMachine } from '#machines/documents/document-rows/index.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases, input } from './document-rows.cases.ts'
import { models, row } from './document-rows.models.ts'

type Expected = {
  readonly letters: number
  readonly refusal: string | null
  /** Of the only document that is asked for. */
  readonly isAttached: boolean
  readonly isUnderWay: boolean
  /** The last event about a dialog that the parent received. */
  readonly dialog: 'documentRows.attaching' | 'documentRows.removing' | 'documentRows.settled' | null
}

type Change = (before: Expected) => Partial<Expected>

const unchanged: Change = () => ({})
const opened = (dialog: Expected['dialog']) => () => ({ dialog, refusal: null })
const settled =
  (change: Partial<Expected> = {}): Change =>
  () => ({ ...change, dialog: 'documentRows.settled' })

/** What each case changes, where the rows take it. */
const AFTER: Readonly<Record<keyof typeof cases, Change>> = {
  'os documentos podem mudar': unchanged,
  'a gravação começa': () => ({ refusal: null }),
  'clica no clipe': opened('documentRows.attaching'),
  'pede para trocar um documento conferido': unchanged,
  'solta um arquivo na linha': opened('documentRows.attaching'),
  'solta um arquivo sobre um documento conferido': unchanged,
  'termina de anexar': settled(),
  'clica em Excluir': opened('documentRows.removing'),
  'pede para excluir um documento que não está no requerimento': unchanged,
  'desiste de excluir': settled(),
  'a exclusão dá certo': settled({ letters: 0 }),
  'a exclusão é recusada': settled({ refusal: 'O documento já foi conferido.' }),
  'a exclusão é recusada sem dizer por quê': settled({
    refusal: 'Não foi possível excluir o documento. Tente novamente.',
  }),
  'chega aos documentos': unchanged,
  // The question about a removal closes when its chart says so.
  'sai dos documentos': ({ dialog }) =>
    dialog === 'documentRows.attaching' ? { dialog: 'documentRows.settled' } : { refusal: null },
  'a gravação pede só o que já foi anexado': () => ({ isAttached: true }),
  'um arquivo está a caminho': () => ({ isUnderWay: true }),
  'um arquivo de outro requerimento está a caminho': () => ({ isUnderWay: false }),
  'nada mais está a caminho': () => ({ isUnderWay: false }),
  'o documento é anexado': () => ({ isUnderWay: false, isAttached: true }),
  'um documento de outro requerimento é anexado': () => ({ isUnderWay: false }),
}

function lackingIn({ isUnderWay, isAttached }: Expected): readonly string[] {
  if (isUnderWay) return ['Documento de identidade (envio não terminado)']
  return isAttached ? [] : ['Documento de identidade']
}

const built = Object.entries(models).map(
  ([name, build]) => [name, build().along(waysThrough(row, name))] as const,
)

// DOCUMENTS-11, DOCUMENTS-14, DOCUMENTS-15
describe.each(built)('document rows, %s: every path of the chart', (_, model) => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const started: [name: string, input: unknown][] = []
    const { actor, heard } = withRecordedActors(documentRowsMachine, input, {
      started: (name, given) => started.push([name, given]),
    })
    let expected: Expected = {
      letters: 1,
      refusal: null,
      isAttached: false,
      isUnderWay: false,
      dialog: null,
    }
    const send = (event: { readonly type: string; readonly case: keyof typeof cases }) => {
      expected = { ...expected, ...AFTER[event.case](expected) }
      actor.send(event)
    }
    const see = (state: string) => {
      expect(actor.getSnapshot().value).toBe(state)
      expect(actor.getSnapshot().context.complementary).toHaveLength(expected.letters)
      expect(actor.getSnapshot().context.removalRefusal).toBe(expected.refusal)
      const changes = heard.parent.filter(({ type }) => type === 'documentRows.changed')
      expect(changes.at(-1)).toMatchObject({ lacking: lackingIn(expected).map((name) => ({ name })) })
      const sent = heard.parent.filter(({ type }) => type !== 'documentRows.changed')
      expect(sent.at(-1)?.type ?? null).toBe(expected.dialog)
    }

    await path.walk({
      events: {
        'rows.unlocked': send,
        'rows.locked': send,
        'rows.left': send,
        'rows.reached': send,
        'rows.loaded': send,
        'paperclip.clicked': send,
        'files.dropped': send,
        'removal.wanted': send,
        'uploadQueue.changed': send,
        'xstate.done.actor.attachment': send,
        'documentRemoval.dismissed': send,
        'documentRemoval.removed': (event) => {
          send(event)
          expect(heard.notices).toEqual([
            { type: 'notice.given', text: 'Documento excluído com sucesso!', tone: 'success' },
          ])
        },
        'documentRemoval.refused': send,
      },
      states: {
        locked: () => see('locked'),
        shown: () => see('shown'),
        attaching: () => {
          see('attaching')
          expect(started.at(-1)).toMatchObject([
            'attachment',
            { slot: { rowId: 31, requestId: 7 }, cloudId: 900, maxSizeMb: 5, following: [] },
          ])
        },
        removing: () => {
          see('removing')
          expect(started.at(-1)).toMatchObject(['documentRemoval', { document: { id: 41 } }])
        },
      },
    })
  })
})

test.each(['a gravação começa', 'clica em Excluir', 'clica no clipe', 'sai dos documentos'] as const)(
  'document rows: a refused removal is no longer shown after «%s»',
  (name) => {
    const { actor } = withRecordedActors(documentRowsMachine, input)
    actor.send(cases['clica em Excluir'])
    actor.send(cases['a exclusão é recusada'])
    expect(actor.getSnapshot().context.removalRefusal).toBe('O documento já foi conferido.')
    actor.send(cases[name])
    expect(actor.getSnapshot().context.removalRefusal).toBeNull()
  },
)

test('document rows: what was attached is remembered from each arrival, without what came meanwhile', () => {
  const { actor } = withRecordedActors(documentRowsMachine, input)
  const attached = [{ dependantId: null, rowId: 32 }]
  for (const name of ['chega aos documentos', 'o documento é anexado'] as const) actor.send(cases[name])
  expect(actor.getSnapshot().context.arrival).toEqual({ attached, isComplete: false })
  actor.send(cases['chega aos documentos'])
  expect(actor.getSnapshot().context.arrival).toEqual({ attached, isComplete: true })
})
