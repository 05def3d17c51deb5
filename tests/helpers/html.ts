import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }))

/** The violations of the HTML standard in a page, one line per element. */
export async function invalidIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} ${selector}`))
}
