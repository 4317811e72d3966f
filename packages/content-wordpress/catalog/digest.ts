import { createHash } from 'node:crypto';

/** A short digest of a value that can be JSON. */
export const digest = (value: unknown): string =>
	createHash('sha256')
		.update(JSON.stringify(value) ?? '')
		.digest('base64url')
		.slice(0, 22);
