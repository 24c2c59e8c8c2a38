// The package has no `import` entry for its folders, and @types describes them under other paths.

declare module 'selenium-webdriver/bidi/index.js' {
  export default class Bidi {
    constructor(url: string)
    send(command: { readonly method: string; readonly params: Record<string, unknown> }): Promise<unknown>
    close(): Promise<void>
  }
}

declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote'
}
