import { beforeEach } from 'vitest'

import { onWalk, type WalkedPath } from '../../tools/chart-paths/walk-listener.ts'

declare module 'vitest' {
  interface TaskMeta {
    walk?: WalkedPath
  }
}

beforeEach(({ task }) => {
  onWalk((walked) => {
    task.meta.walk = walked
  })
})
