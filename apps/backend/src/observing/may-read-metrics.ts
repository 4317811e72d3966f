import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Metrics are for who has the token: the framework hides where a request came from, so "only this machine" can't be told. */
export function mayReadMetrics(request: Request, token: string | undefined): boolean {
	const given = /^bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1];
	return (
		token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
	);
}
