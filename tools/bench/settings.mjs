/** What the figures are measured under: a slow phone on a slow network, as Chrome's 'Slow 4G' has it. */
export const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
}
export const CPU_SLOWDOWN = 4

export const PASSWORD = '20262026'
/** A participant of the demonstration, with requests on the list, among them drafts. */
export const CPF = '39053344705'

/** As many controls as the portal's form for type 1 shows at first. */
export const CONTROLS = 45

/** Between two keys, in milliseconds: a fast typist. */
export const KEY_INTERVAL = 120
export const KEYS = 40

/** How long a person needs at least for CPF and password, and for finding a row, in milliseconds. */
export const TYPING = 6_000
