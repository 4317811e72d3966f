import { createHash, randomBytes } from 'node:crypto';

type Prefix = 'msg' | 'in' | 'evt' | 'snd' | 'wh' | 'sup';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const toLetters = (bytes: Buffer): string =>
	[...bytes.subarray(0, 16)].map((byte) => letters[byte % letters.length]).join('');

/** A new id such as `msg_9aKx…`. */
export const newId = (prefix: Prefix): string => `${prefix}_${toLetters(randomBytes(16))}`;

/** An id that is the same for the same source. */
export const derivedId = (prefix: Prefix, source: string): string =>
	`${prefix}_${toLetters(createHash('sha256').update(source).digest())}`;
