import { createHash } from 'node:crypto';

/** A strong entity tag of a body (RFC 9110, 8.8.3). */
export const entityTag = (body: string | Uint8Array): string =>
	`"${createHash('sha256').update(body).digest('base64url').slice(0, 24)}"`;
