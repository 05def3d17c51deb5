import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import argon2 from 'argon2'

/** A stored key pair. Sealing needs only the public key; opening needs the verification password. */
export interface SealingKey {
  public_key: Buffer
  wrapped_private_key: Buffer
  salt: Buffer
}

const argon2Options = { memoryCost: 65_536, timeCost: 3, parallelism: 1, hashLength: 32, raw: true } as const
/** Copies are padded to the longest password, 128 characters of 4 bytes, plus 2 bytes for its length. */
const paddedLength = 514

export async function newSealingKey(verification: string): Promise<SealingKey> {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  const salt = randomBytes(16)
  const secret = privateKey.export({ type: 'pkcs8', format: 'der' })
  return {
    public_key: spki(publicKey),
    wrapped_private_key: encrypt(await wrappingKey(verification, salt), secret, 'escrow key'),
    salt,
  }
}

/** The private key, or null if the verification password is wrong. No hash is stored: it is right if it decrypts. */
export async function unwrap(key: SealingKey, verification: string): Promise<KeyObject | null> {
  const wrapping = await wrappingKey(verification, key.salt)
  const secret = orNull(() => decrypt(wrapping, key.wrapped_private_key, 'escrow key'))
  return secret && createPrivateKey({ key: secret, type: 'pkcs8', format: 'der' })
}

/** The copy is bound to its row: moved to another parent's row, it does not open. */
export function seal(key: Pick<SealingKey, 'public_key'>, ma_phu_huynh: number, password: string): Buffer {
  const text = Buffer.from(password)
  const plain = Buffer.alloc(paddedLength)
  plain.writeUInt16BE(text.copy(plain, 2))
  const once = generateKeyPairSync('x25519')
  const own = spki(once.publicKey)
  return Buffer.concat([own, encrypt(sharedKey(once.privateKey, key.public_key, own), plain, rowOf(ma_phu_huynh))])
}

/** Null if the copy was changed or moved to another row. */
export function open(privateKey: KeyObject, ma_phu_huynh: number, sealed: Buffer): string | null {
  const sender = sealed.subarray(0, publicKeyLength)
  const plain = orNull(() =>
    decrypt(sharedKey(privateKey, sender, sender), sealed.subarray(publicKeyLength), rowOf(ma_phu_huynh)),
  )
  return plain ? plain.subarray(2, 2 + plain.readUInt16BE()).toString() : null
}

const publicKeyLength = 44

function spki(key: KeyObject): Buffer {
  return key.export({ type: 'spki', format: 'der' })
}

function rowOf(ma_phu_huynh: number): string {
  return `phu_huynh ${ma_phu_huynh}`
}

function sharedKey(privateKey: KeyObject, publicKey: Buffer, salt: Buffer): Buffer {
  const shared = diffieHellman({
    privateKey,
    publicKey: createPublicKey({ key: publicKey, type: 'spki', format: 'der' }),
  })
  return Buffer.from(hkdfSync('sha256', shared, salt, 'sealed password', 32))
}

async function wrappingKey(verification: string, salt: Buffer): Promise<Buffer> {
  return argon2.hash(verification.normalize('NFC'), { ...argon2Options, salt })
}

function encrypt(key: Buffer, plain: Buffer, bound: string): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** Throws if the ciphertext or the row it is bound to was changed. */
function decrypt(key: Buffer, sealed: Buffer, bound: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(bound))
    .setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
}

function orNull<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
