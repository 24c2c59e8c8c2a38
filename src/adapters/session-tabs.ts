import * as v from 'valibot'

const CHANNEL = 'portal.session'

/**
 * What tabs say to each other. A tab in which somebody else is stays as it is, and so does one in which the same person
 * logged in separately when a session is renewed: tabs of one session are copies of a tab, and know the same end.
 * No token is ever said.
 */
const message = v.variant('kind', [
  v.object({ kind: v.literal('left'), cpf: v.string() }),
  v.object({
    kind: v.literal('renewed'),
    cpf: v.string(),
    /** When the session was to end, and when it ends now. */
    from: v.number(),
    deadline: v.number(),
    isLast: v.boolean(),
  }),
  /** Before Sair: what do the others have that ends with the session? Those that have nothing do not answer. */
  v.object({ kind: v.literal('asked'), cpf: v.string() }),
  v.object({ kind: v.literal('holding'), cpf: v.string(), holds: v.picklist(['answers', 'uploads']) }),
])

export type TabMessage = v.InferOutput<typeof message>

export type SessionTabs = {
  readonly tell: (said: TabMessage) => void
  /** Answers how to stop listening. */
  readonly listen: (hear: (said: TabMessage) => void) => () => void
  readonly close: () => void
}

/** The other tabs of this browser that have the portal open. */
export function createSessionTabs(): SessionTabs {
  const channel = new BroadcastChannel(CHANNEL)
  return {
    tell: (said) => channel.postMessage(said),
    listen(hear) {
      const read = ({ data }: MessageEvent<unknown>) => {
        const said = v.safeParse(message, data)
        if (said.success) hear(said.output)
      }
      channel.addEventListener('message', read)
      return () => channel.removeEventListener('message', read)
    },
    close: () => channel.close(),
  }
}
