/** Whether a text is a path of this very site: nothing that a browser, or a router on its way, could read as another host. */
export function isOwnPath(text: string): boolean {
  return /^\/[\w\-./?=&%#]*$/.test(text) && !/(\/|%2f|%5c)(\.|%2e)*(\/|%2f|%5c)/i.test(text)
}
