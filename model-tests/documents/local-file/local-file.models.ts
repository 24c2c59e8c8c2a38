import { localFileMachine, localFileView } from '#machines/documents/local-file/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as localFileCases from './local-file.cases.ts'

const { firstPage, secondPage } = localFileCases

export const localFile = define(localFileMachine, {
  input: localFileCases.input,
  cases: localFileCases.cases,
  transient: ['judging'],
  trait: ({ context: { files } }) => files.map((file) => [firstPage, secondPage].indexOf(file)).join(' '),
  // What a case does has one end: it is asked of a list alone for which it has that one.
  isPossible: (snapshot, event) => {
    const { files } = snapshot.context
    switch (event.type) {
      case 'files.picked':
        return event.files[0] === secondPage
          ? files.length === 1 && files[0] === firstPage && !snapshot.matches('refused')
          : files.length === 0 || localFileView(snapshot).isReplaced
      case 'page.moved':
        return (
          files.length === 2 &&
          files.findIndex(({ id }) => id === event.id) === Number(event.id === secondPage.id)
        )
      case 'page.removed':
        return (
          files.length === Number(event.id === firstPage.id) + 1 && files.some(({ id }) => id === event.id)
        )
      case 'xstate.done.actor.inspectFile':
        return event.output !== 'encrypted' || localFileView(snapshot).pages.length === 0
      default:
        return true
    }
  },
})

export const row: ChartModels = { chart: 'local-file', models: () => ({ '': localFile }) }
