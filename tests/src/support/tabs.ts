/**
 * A BroadcastChannel that delivers synchronously, so that tests need not wait for messages that must not
 * arrive.
 */
export function channelOfTabs(): typeof BroadcastChannel {
  const open = new Set<EventTarget>()
  return class extends EventTarget implements Pick<BroadcastChannel, 'postMessage' | 'close'> {
    constructor() {
      super()
      open.add(this)
    }
    postMessage(data: unknown) {
      const copy: unknown = structuredClone(data)
      for (const tab of open) if (tab !== this) tab.dispatchEvent(new MessageEvent('message', { data: copy }))
    }
    close() {
      open.delete(this)
    }
  } as unknown as typeof BroadcastChannel
}
