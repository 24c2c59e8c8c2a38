import type { ChartLabels } from '../support/chart-meta.ts'

export const fileChoiceLabels = {
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
} satisfies ChartLabels
