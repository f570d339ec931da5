/** The outline of a Fluent file: its messages in their order, with the attributes and variables of each. */
export interface Outline {
  key: string
  attributes: string[]
  variables: string[]
}

export function outline(source: string): Outline[] {
  const messages = source.replaceAll(/^#.*$/gm, '').split(/^(?=[a-z])/m).filter((text) => /^[a-z]/.test(text))
  return messages.map((message) => ({
    key: /^[\w-]+/.exec(message)![0],
    attributes: [...message.matchAll(/^ +\.([\w-]+) =/gm)].map((match) => match[1]!),
    variables: [...new Set([...message.matchAll(/\$([\w-]+)/g)].map((match) => match[1]!))].sort(),
  }))
}
