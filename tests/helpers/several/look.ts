interface Seen {
  status: number
  error: string | undefined
  /** The sentence in Vietnamese and in English. */
  said: string[]
}

/** What a visitor, a parent who reads or buys, and an admin see at this moment. */
export async function look(url: string, tokens: { parent: string; buyer: string; admin: string }) {
  const home = (await fetch(url)).status
  return {
    home,
    parent: await see(`${url}/api/payment/wallet`, tokens.parent),
    buyer: await see(`${url}/api/payment/create`, tokens.buyer, { thong_tin_goi_id: 2 }),
    admin: await see(`${url}/api/phu-huynh`, tokens.admin),
  }
}

async function see(url: string, token: string, body?: object): Promise<Seen> {
  const ask = async (language: string) => {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Accept-Language': language,
      ...(body && { 'Content-Type': 'application/json' }),
    }
    const answer = await fetch(url, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
    return { status: answer.status, ...((await answer.json()) as { error?: string; message: string }) }
  }
  const [vietnamese, english] = [await ask('vi'), await ask('en')]
  const { status, error } = vietnamese
  return { status, error, said: status === 200 ? [] : [vietnamese.message, english.message] }
}
