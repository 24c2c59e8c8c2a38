export const input = { isLoaded: false }

export const cases = {
  'a parte chega': { type: 'xstate.done.actor.loadChunk', output: undefined },
  'a conexão cai': { type: 'xstate.error.actor.loadChunk', error: new TypeError('Failed to fetch') },
  'passam 15 segundos': { type: 'xstate.after.patience.chunk.loading' },
  'o navegador não carrega a página': {
    type: 'xstate.error.actor.reloadPage',
    error: new Error('not allowed'),
  },
  'clica em Tentar novamente': { type: 'retry.chosen' },
} as const
