const open = new Set<StageChannel>()

/** BroadcastChannel of the pages in this process: a message arrives before anything else happens, as in one browser. */
class StageChannel extends EventTarget {
  readonly name: string
  onmessage: ((event: MessageEvent) => void) | null = null
  constructor(name: string) {
    super()
    this.name = name
    open.add(this)
  }
  postMessage(data: unknown): void {
    const others = [...open].filter((channel) => channel !== this && channel.name === this.name)
    queueMicrotask(() => {
      for (const channel of others) {
        if (!open.has(channel)) continue
        const event = new MessageEvent('message', { data })
        channel.onmessage?.(event)
        channel.dispatchEvent(event)
      }
    })
  }
  close(): void {
    open.delete(this)
  }
}

export function installChannels(): void {
  Object.assign(globalThis, { BroadcastChannel: StageChannel })
}

/** An unloaded page does not hear other tabs. */
export const closeChannels = (): void => open.clear()
