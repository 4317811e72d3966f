import { signWebhook } from '@website/contracts/signatures';
import { describe, expect, it, vi } from 'vitest';
import { createLogger } from '../observing/logger.ts';
import { webhook } from './webhook.ts';

const secret = 'a shared secret of some length';
const now = () => Math.floor(Date.now() / 1000);
const body = JSON.stringify({ tags: ['page:1', 'posts'], at: '2026-11-01T00:00:00Z' });

interface Sending {
	body?: string;
	signature?: string;
	isShared?: boolean;
	respondsFirst?: boolean;
}

function send(options: Sending) {
	const { respondsFirst = false } = options;
	const purge = vi.fn(() =>
		respondsFirst ? new Promise<boolean>(() => {}) : Promise.resolve(options.isShared ?? true),
	);
	const logger = createLogger('silent', { write: () => true });
	const rates = { check: vi.fn(), count: vi.fn() };
	const text = options.body ?? body;
	const response = webhook({ secret, purge, respondsFirst, logger, rates }).request(
		'/webhooks/content',
		{
			method: 'POST',
			body: text,
			headers: { 'x-webhook-signature': options.signature ?? signWebhook(secret, text, now()) },
		},
	);
	return { purge, rates, response };
}

describe('POST /webhooks/content', () => {
	it('purges the tags of a signed message', async () => {
		const { purge, response } = send({});
		expect((await response).status).toBe(204);
		expect(purge).toHaveBeenCalledWith(['page:1', 'posts'], undefined);
	});

	it('responds before the purge ends if the sender waits while somebody saves', async () => {
		const { purge, response } = send({ respondsFirst: true });
		expect((await response).status).toBe(202);
		expect(purge).toHaveBeenCalledOnce();
	});

	it('requests a retry while other nodes cannot be notified', async () => {
		const { purge, response } = send({ isShared: false });
		expect((await response).status).toBe(503);
		expect((await response).headers.get('retry-after')).toBe('10');
		expect(purge).toHaveBeenCalledOnce();
	});

	it.each([
		['of another secret', signWebhook('another secret', body, now())],
		['of another body', signWebhook(secret, '{}', now())],
		['too old', signWebhook(secret, body, now() - 301)],
		['from the future', signWebhook(secret, body, now() + 400)],
		['with a changed time', signWebhook(secret, body, now() - 10).replace(/t=\d+/, `t=${now()}`)],
		['in another format', 'nonsense'],
		['that is too short', `t=${now()},v1=abcd`],
	])('rejects a signature %s', async (_name, signature) => {
		const { purge, rates, response } = send({ signature });
		expect((await response).status).toBe(401);
		expect(purge).not.toHaveBeenCalled();
		expect(rates.count).toHaveBeenCalledOnce();
	});

	it.each(['', 'null', '[]', '{"tags":"all"}', '{"tags":[1]}', '{'])(
		'rejects the body %s',
		async (text) => {
			const { purge, response } = send({ body: text });
			expect((await response).status).toBe(400);
			expect(purge).not.toHaveBeenCalled();
		},
	);

	it('rejects a body beyond its limit before parsing it', async () => {
		const { response } = send({ body: 'x'.repeat(100_000) });
		expect((await response).status).toBe(413);
	});
});
