/** The part of the browser's interface that the extension uses. */
declare namespace chrome {
  interface Event<F extends (...given: never[]) => unknown> {
    addListener(listener: F): void
    removeListener(listener: F): void
  }

  namespace runtime {
    const id: string
    const onInstalled: Event<(details: { reason: string }) => void>
    const onStartup: Event<() => void>
    const onMessage: Event<
      (message: unknown, sender: MessageSender, answer: (answer: unknown) => void) => boolean | undefined
    >
    interface MessageSender {
      id?: string
      url?: string
      origin?: string
      tab?: tabs.Tab
      frameId?: number
    }
    function getURL(path: string): string
    function getManifest(): { version: string }
    function getPlatformInfo(): Promise<{ os: string }>
    function sendMessage<T>(message: unknown): Promise<T>
    function setUninstallURL(url: string): Promise<void>
  }

  namespace alarms {
    const onAlarm: Event<(alarm: { name: string }) => void>
    function create(name: string, when: { periodInMinutes: number } | { delayInMinutes: number }): Promise<void>
  }

  namespace storage {
    interface Area {
      get(key: string | null): Promise<Record<string, unknown>>
      set(items: Record<string, unknown>): Promise<void>
      remove(keys: string | string[]): Promise<void>
    }
    const local: Area
    const onChanged: Event<(changes: Record<string, { newValue?: unknown }>, area: string) => void>
  }

  namespace tabs {
    interface Tab {
      id?: number
      url?: string
      active: boolean
      /** Not in memory: it is loaded anew once it is looked at. */
      discarded?: boolean
      audible?: boolean
      incognito: boolean
      mutedInfo?: { muted: boolean; extensionId?: string }
    }
    const onActivated: Event<() => void>
    const onUpdated: Event<(id: number, change: { url?: string; audible?: boolean; status?: string }, tab: Tab) => void>
    function get(id: number): Promise<Tab>
    function query(which: { active?: boolean; windowId?: number; url?: string }): Promise<Tab[]>
    function create(tab: { url: string }): Promise<Tab>
    function update(id: number, change: { url?: string; active?: boolean; muted?: boolean }): Promise<Tab>
    function sendMessage(id: number, message: unknown): Promise<unknown>
  }

  namespace windows {
    const onFocusChanged: Event<(id: number) => void>
    function getLastFocused(): Promise<{ id: number; focused: boolean }>
  }

  namespace idle {
    const onStateChanged: Event<() => void>
    function queryState(seconds: number): Promise<'active' | 'idle' | 'locked'>
    function setDetectionInterval(seconds: number): void
  }

  namespace action {
    const onClicked: Event<() => void>
    function setBadgeText(badge: { text: string }): Promise<void>
    function setBadgeBackgroundColor(badge: { color: string }): Promise<void>
    function setTitle(title: { title: string }): Promise<void>
  }

  namespace scripting {
    function executeScript(script: {
      target: { tabId: number; allFrames: boolean }
      files: string[]
      injectImmediately: boolean
    }): Promise<unknown>
  }

  namespace permissions {
    function contains(permissions: { origins: string[] }): Promise<boolean>
  }

  namespace extension {
    function isAllowedIncognitoAccess(): Promise<boolean>
  }

  namespace webRequest {
    const onErrorOccurred: {
      addListener(listener: (details: Failed) => void, filter: { urls: string[] }): void
      removeListener(listener: (details: Failed) => void): void
    }
    interface Failed {
      url: string
      error: string
    }
  }

  namespace declarativeNetRequest {
    interface RuleCondition {
      urlFilter?: string
      regexFilter?: string
      requestDomains?: string[]
      excludedRequestDomains?: string[]
      resourceTypes?: readonly string[]
    }
    interface Rule {
      id: number
      priority: number
      action:
        | { type: 'allow' | 'block' }
        | { type: 'modifyHeaders'; requestHeaders: { header: string; operation: 'set'; value: string }[] }
        | {
            type: 'redirect'
            redirect:
              | { regexSubstitution: string }
              | { transform: { queryTransform: { addOrReplaceParams: { key: string; value: string }[] } } }
          }
      condition: RuleCondition
    }
    function getDynamicRules(): Promise<Rule[]>
    function updateDynamicRules(change: { removeRuleIds: number[]; addRules: Rule[] }): Promise<void>
  }
}
