import { arriving, EDITOR, type Placed, signedIn } from '#tools/gallery/events.ts'

export const pictures: Placed = {
  at: [...EDITOR, 'formOptions'],
  path: '/requerimento03/7/11/1',
  around: [...signedIn, arriving('uma adesão a que faltam as listas')],
}
