import { createHash, randomBytes } from 'node:crypto';

type Prefix = 'msg' | 'in' | 'evt' | 'snd' | 'wh' | 'sup';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const spelt = (bytes: Buffer): string =>
	[...bytes.subarray(0, 16)].map((byte) => letters[byte % letters.length]).join('');

/** A new id such as `msg_9aKx…`. */
export const newId = (prefix: Prefix): string => `${prefix}_${spelt(randomBytes(16))}`;

/** The id that always belongs to the same source. */
export const idAfter = (prefix: Prefix, source: string): string =>
	`${prefix}_${spelt(createHash('sha256').update(source).digest())}`;
