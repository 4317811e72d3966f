import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Content, contentContext } from '~/content/content.server';
import { loadStatus } from './load-status.server';

function contextOf(content: Content): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(contentContext, content);
	return context;
}

const incident = {
	id: '1',
	title: 'SMS are late',
	locale: 'en',
	impact: 'degraded',
	parts: ['sms'],
	startedGmt: new Date(Date.now() - 60_000).toISOString(),
	endedGmt: null,
	steps: [],
};

test('returns each part and the time it was read', async () => {
	const queries: unknown[] = [];
	const content: Content = {
		isUnsupported: () => false,
		query: async (_document, variables) => {
			queries.push(variables);
			return { incidents: [incident] } as never;
		},
	};
	const before = new Date().toISOString();
	const status = await loadStatus(contextOf(content), 'de');
	expect(queries).toEqual([{ lang: 'de' }]);
	expect(status?.parts.map(({ part, now }) => [part, now])).toEqual([
		['api', null],
		['sms', 'degraded'],
		['rcs', null],
		['email', null],
		['webhooks', null],
		['dashboard', null],
	]);
	expect(status?.incidents).toEqual([incident]);
	expect((status?.loadedAt ?? '') >= before).toBe(true);
});

test('is null if the endpoint has no incidents', async () => {
	const content: Content = {
		isUnsupported: () => false,
		query: async () => ({ incidents: null }) as never,
	};
	expect(await loadStatus(contextOf(content), 'en')).toBeNull();
});
