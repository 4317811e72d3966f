import { createHash } from 'node:crypto';

/**
 * Cache tag of a file's bytes: `file:` and the first 20 hex digits of the SHA-256 of its name, as names hold what headers can't. A webhook
 * names it when the bytes at an address have changed or are gone; what was made from them, such as scaled pictures, is stale.
 */
export function fileTag(name: string): `file:${string}` {
	return `file:${createHash('sha256').update(name.normalize('NFC')).digest('hex').slice(0, 20)}`;
}
