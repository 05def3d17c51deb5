/** A rule of the browser. */
export type NetRule = chrome.declarativeNetRequest.Rule
export type Unnumbered = Omit<NetRule, 'id'>
export type Condition = chrome.declarativeNetRequest.RuleCondition

/** Of the rules that fit a request the one with the highest number counts. */
export const order = {
  canary: 90,
  own: 80,
  search: 70,
  always: 60,
  time: 50,
  given: 40,
  site: 30,
  category: 20,
  unlisted: 10,
}
