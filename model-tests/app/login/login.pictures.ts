import type { SnapshotFrom } from 'xstate'
import { loginMachine } from '#machines/app/login/index.ts'
import { driven } from '#tools/gallery/driven.ts'
import { LOGIN, type Placed } from '#tools/gallery/events.ts'
import { cases, inputs, traitOf } from './login.cases.ts'

export const pictures: Placed = {
  at: LOGIN,
  path: '/',
  around: [],
  models: () => Object.values(inputs).map((input) => driven(loginMachine, { cases, input, trait: traitOf })),
  trait: (snapshot) => traitOf(snapshot as SnapshotFrom<typeof loginMachine>),
}
