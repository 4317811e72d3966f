import { createHmac } from 'node:crypto';

/** A preview token as the backend signs it (apps/backend/src/preview/token.ts). */
export function signPreview(secret: string, expires: number): string {
	const signature = createHmac('sha256', secret).update(`preview.${expires}`).digest('hex');
	return `${expires}.${signature}`;
}
