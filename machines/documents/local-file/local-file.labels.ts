import { chartOf } from '../../support/chart-labels.ts'
import { localFileMachine } from './local-file.machine.ts'

export const chart = chartOf(localFileMachine, {
  title: 'Escolha de um arquivo',
  purpose: 'Confere o arquivo escolhido no aparelho e reduz ou junta fotos quando é preciso.',
  screen: null,
  events: {
    'files.picked': 'escolhe arquivos',
    'reduction.wanted': 'pede para reduzir a foto',
    'file.demanded': 'prossegue sem arquivo',
    'xstate.done.actor.inspectFile': 'a leitura do arquivo termina',
    'xstate.error.actor.inspectFile': 'a leitura do arquivo falha',
    'xstate.done.actor.reducePhoto': 'a foto foi reduzida',
    'xstate.error.actor.reducePhoto': 'a foto não pôde ser reduzida',
    'xstate.done.actor.joinPhotos': 'a junção das fotos termina',
    'xstate.error.actor.joinPhotos': 'as fotos não puderam ser juntadas',
  },
  guards: {
    hasNone: 'não há arquivo',
    areJoinable: 'são várias fotos',
    isReducible: 'é uma foto acima do limite',
    hasProblem: 'nome ou tamanho impedem o envio',
    isJoined: 'as fotos são um documento só',
    isClean: 'o conteúdo não impede o envio',
  },
  actions: {
    setFiles: 'guarda os arquivos escolhidos',
    setFile: 'guarda a foto reduzida',
    setOnlyFile: 'guarda o arquivo conferido',
    setProblem: 'guarda o problema',
    setJoined: 'guarda o resultado da junção',
    notifyReady: 'avisa que há um arquivo para enviar',
    notifyLost: 'avisa que não há arquivo para enviar',
  },
  delays: {},
  actors: {
    inspectFile: 'leitura do arquivo',
    reducePhoto: 'redução da foto',
    joinPhotos: 'junção das fotos',
  },
})
