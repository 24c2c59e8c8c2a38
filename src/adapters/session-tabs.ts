import * as v from 'valibot'

const CHANNEL = 'portal.session'

/**
 * Messages between tabs. A tab of another person ignores them, and so does a tab of the same person with a
 * separate login when a session is renewed: a duplicated tab has the same session and deadline. Messages
 * never contain the token.
 */
const message = v.variant('kind', [
  v.object({ kind: v.literal('left'), cpf: v.string() }),
  v.object({
    kind: v.literal('renewed'),
    cpf: v.string(),
    /** The old deadline, and the new one. */
    from: v.number(),
    deadline: v.number(),
    isLast: v.boolean(),
  }),
  /** Asked before Sair: which unsaved work would be lost? Tabs without unsaved work do not answer. */
  v.object({ kind: v.literal('asked'), cpf: v.string() }),
  v.object({ kind: v.literal('holding'), cpf: v.string(), holds: v.picklist(['answers', 'uploads']) }),
])

export type TabMessage = v.InferOutput<typeof message>

export type SessionTabs = {
  readonly post: (message: TabMessage) => void
  /** Returns a function that removes the listener. */
  readonly listen: (onMessage: (message: TabMessage) => void) => () => void
  readonly close: () => void
}

/** Messages to and from the other tabs of the portal in this browser. */
export function createSessionTabs(): SessionTabs {
  const channel = new BroadcastChannel(CHANNEL)
  return {
    post: (sent) => channel.postMessage(sent),
    listen(onMessage) {
      const read = ({ data }: MessageEvent<unknown>) => {
        const parsed = v.safeParse(message, data)
        if (parsed.success) onMessage(parsed.output)
      }
      channel.addEventListener('message', read)
      return () => channel.removeEventListener('message', read)
    },
    close: () => channel.close(),
  }
}
