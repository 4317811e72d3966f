import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { errorResponse } from './error-response.ts';
import type { ErrorStatus } from './error-texts.ts';
import { requestLog } from './request-log.ts';

/** A server whose handler always throws. */
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
		.onError((_error, c) => errorResponse(c, status));

const request = (path: string, headers: Record<string, string> = {}, status: ErrorStatus = 500) =>
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
		const response = await request(path, headers);
		const html = await response.text();
		expect(response.status).toBe(500);
		expect(response.headers.get('content-type')).toContain('text/html');
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(html).toContain(`lang="${tag}"`);
		expect(html).toContain(`<h1>${title}</h1>`);
		expect(html).toContain(`href="${home}"`);
		expect(html).toContain('request-12345');
		expect(html).not.toContain('secret detail');
	});

	it('sends Retry-After with 503', async () => {
		const response = await request('/about', {}, 503);
		expect(response.status).toBe(503);
		expect(response.headers.get('retry-after')).toBe('10');
		expect(await response.text()).toContain('<h1>Service Unavailable</h1>');
	});

	it('allows only its own styles', async () => {
		const policy = (await request('/about')).headers.get('content-security-policy');
		expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /);
	});

	it.each(['/api/prices', '/about/_payload.json'])('is JSON at %s', async (path) => {
		const response = await request(path);
		expect(response.status).toBe(500);
		expect(await response.json()).toEqual({
			error: { status: 500, message: 'Internal Server Error', requestId: 'request-12345' },
		});
	});

	it('never shows an invalid request id', async () => {
		const html = await (
			await request('/about', { 'x-request-id': '<script>alert(1)</script>' })
		).text();
		expect(html).not.toContain('alert');
	});
});
