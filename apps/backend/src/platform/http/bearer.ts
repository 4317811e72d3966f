import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request carries this token as bearer token (RFC 6750); never without one configured. Compared in constant time. */
export function carriesToken(request: Request, token: string | undefined): boolean {
	const credentials = /^bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1];
	return (
		token !== undefined &&
		credentials !== undefined &&
		timingSafeEqual(digest(credentials), digest(token))
	);
}
