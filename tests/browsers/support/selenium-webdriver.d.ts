// The package's folders have no entry for `import`, and @types describes them under other paths than they have.

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
