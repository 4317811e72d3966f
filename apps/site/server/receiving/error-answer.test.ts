import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { errorAnswer } from './error-answer.ts';
import type { ErrorStatus } from './error-texts.ts';
import { requestLog } from './request-log.ts';

/** A server whose every step fails. */
const failing = (status: ErrorStatus) =>
	new Hono()
		.use(
			requestLog(
				() => {},
				() => {},
			),
		)
		.all('*', () => {
			throw new Error('secret detail');
		})
		.onError((_error, c) => errorAnswer(c, status));

const ask = (path: string, headers: Record<string, string> = {}, status: ErrorStatus = 500) =>
	failing(status).request(path, { headers: { 'x-request-id': 'request-12345', ...headers } });

describe('the server’s own error page', () => {
	it.each([
		['/da/om-os', {}, 'da-DK', 'Intern serverfejl', '/da'],
		['/de', {}, 'de-DE', 'Interner Serverfehler', '/de'],
		['/about', {}, 'en-US', 'Internal Server Error', '/'],
		['/about', { 'accept-language': 'de' }, 'de-DE', 'Interner Serverfehler', '/de'],
		[
			'/about',
			{ 'accept-language': 'de', cookie: 'i18n_redirected=da' },
			'da-DK',
			'Intern serverfejl',
			'/da',
		],
	])('%s with %o is in %s', async (path, headers, tag, title, home) => {
		const answer = await ask(path, headers);
		const html = await answer.text();
		expect(answer.status).toBe(500);
		expect(answer.headers.get('content-type')).toContain('text/html');
		expect(answer.headers.get('cache-control')).toBe('no-store');
		expect(html).toContain(`lang="${tag}"`);
		expect(html).toContain(`<h1>${title}</h1>`);
		expect(html).toContain(`href="${home}"`);
		expect(html).toContain('request-12345');
		expect(html).not.toContain('secret detail');
	});

	it('says when to come back if it will pass', async () => {
		const answer = await ask('/about', {}, 503);
		expect(answer.status).toBe(503);
		expect(answer.headers.get('retry-after')).toBe('10');
		expect(await answer.text()).toContain('<h1>Service Unavailable</h1>');
	});

	it('allows nothing but its own look', async () => {
		const policy = (await ask('/about')).headers.get('content-security-policy');
		expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /);
	});

	it.each(['/api/prices', '/about/_payload.json'])('is JSON at %s', async (path) => {
		const answer = await ask(path);
		expect(answer.status).toBe(500);
		expect(await answer.json()).toEqual({
			error: { status: 500, message: 'Internal Server Error', requestId: 'request-12345' },
		});
	});

	it('never shows a request id that is more than a name', async () => {
		const html = await (
			await ask('/about', { 'x-request-id': '<script>alert(1)</script>' })
		).text();
		expect(html).not.toContain('alert');
	});
});
