import { createHash } from 'node:crypto';

/**
 * Cache tag of a file's bytes: `file:` and the first 20 hex digits of the SHA-256 of its name, since names may have characters that headers
 * cannot. A webhook sends it when the bytes at an address change or are deleted; anything made from them, such as scaled images, is stale.
 */
export function fileTag(name: string): `file:${string}` {
	return `file:${createHash('sha256').update(name.normalize('NFC')).digest('hex').slice(0, 20)}`;
}
