import { type AttachDialogInput, attachDialogMachine } from '#machines/documents/attach-dialog/index.ts'
import { built, type ChartModels, define } from '#tools/chart-paths/chart-model.ts'

import { type CaseName, cases, dropped, opened } from './attach-dialog.cases.ts'

function modelOf<Name extends CaseName>(input: AttachDialogInput, names: readonly Name[]) {
  const chosen = Object.fromEntries(names.map((name) => [name, cases[name]])) as Pick<typeof cases, Name>
  return define(attachDialogMachine, {
    input,
    cases: chosen,
    transient: ['opening'],
    // Equal states show what is chosen.
    trait: ({ context: { file, documents, documentId, isDemanded } }) =>
      [file?.name, documents.length, documentId, isDemanded].join(' '),
    // A file can be picked only while its control is shown, and clicking the chosen radio sends no event.
    isPossible: (snapshot, event) => {
      // A file that was replaced is not judged any more.
      if (snapshot.matches({ choosing: 'dropped' }) && snapshot.context.file !== null)
        return event.type !== 'file.ready' && event.type !== 'file.lost'
      if (!snapshot.matches({ choosing: 'cloud' })) return true
      return event.type === 'origin.chosen'
        ? event.origin === 'computer'
        : event.type !== 'file.ready' && event.type !== 'file.lost'
    },
  })
}

/* One model per way to open it: all paths of a model share the chart's input. */
export const models = {
  'o clipe de uma linha': () =>
    modelOf(opened(), [
      'escolhe computador',
      'escolhe nuvem',
      'pega um PDF que pode ir',
      'pega um arquivo que não pode ir',
      'prossegue',
      'anexa e vai ao documento seguinte',
      'chegam os documentos da nuvem',
      'a lista da nuvem não chega',
      'a sessão expira ao pedir a lista',
      'escolhe o mais novo',
      'quer ver todos',
      'cancela',
    ]),
  'o clipe de uma linha, e falta mais um documento': () =>
    modelOf(opened({ remaining: 1 }), [
      'escolhe computador',
      'escolhe nuvem',
      'pega um PDF que pode ir',
      'pega um arquivo que não pode ir',
      'anexa e vai ao documento seguinte',
      'chegam os documentos da nuvem',
      'escolhe o mais novo',
      'quer ver todos',
    ]),
  // A closed dialog has no buttons; what follows once it is open is walked above.
  'um arquivo solto na linha': () =>
    modelOf(opened({ dropped: [dropped] }), [
      'o arquivo solto pode ir',
      'o arquivo solto não pode ir',
      'fica pronto outro arquivo que o solto',
      'passa um momento',
    ]),
}

export const row: ChartModels = { chart: 'attach-dialog', models: built(models) }
