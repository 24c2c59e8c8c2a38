/** The browser's storage, whose keys are its own enumerable properties. */
export function memoryStorage(): Storage {
  const store = Object.create({
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      store[key] = value
    },
    removeItem: (key: string) => {
      delete store[key]
    },
  })
  return store
}

/** A storage without free space. */
export function fullStorage(content: Readonly<Record<string, string>> = {}): Storage {
  const storage = Object.assign(memoryStorage(), content)
  Object.getPrototypeOf(storage).setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  return storage
}
