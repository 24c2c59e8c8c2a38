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
