import { loadedWith, notFound } from '#tools/samples/query-outcomes.ts'
import { loaded, requests } from '#tools/samples/wizard.ts'

const arrives = (output: ReturnType<typeof loaded>) =>
  ({ type: 'xstate.done.actor.loadRequest', output: loadedWith(output) }) as const

export const cases = {
  'chega um rascunho sem o banco': arrives(requests['um rascunho sem o banco']),
  'chega um requerimento de um tipo sem tela': arrives(
    loaded({ request: { typeId: 16, typeName: 'Aceite de novo benefício' } }),
  ),
  'chega um requerimento da área do participante': arrives(
    loaded({ request: { typeId: 14, typeName: 'Recadastramento' } }),
  ),
  'o requerimento não existe': { type: 'xstate.done.actor.loadRequest', output: notFound },
  'vai à etapa 2': { type: 'step.requested', step: 2 },
  'o requerimento é enviado': { type: 'editor.sent', requestId: 7, protocol: '2026-000007' },
  'o rascunho é gravado para depois': { type: 'editor.kept', status: 'L', protocol: '2026-000007' },
  'o requerimento em exigência é gravado para depois': {
    type: 'editor.kept',
    status: 'E',
    protocol: '2026-000007',
  },
  'o requerimento é cancelado': { type: 'editor.cancelled' },
} as const
