// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Side } from './use-side.ts';

const config = { serverURL: '', routes: { api: '/api' } };
const i18n = { language: 'en' };
vi.mock('@payloadcms/ui', () => ({
	useConfig: () => ({ config }),
	useDocumentInfo: () => ({ id: 7, collectionSlug: 'pages' }),
	useTranslation: () => ({ i18n }),
}));
const { useSide } = await import('./use-side.ts');

const pauseMs = 1_000;
const sideResponse = { source: 'en', target: 'da', parts: [], canWrite: true };
let pendingResponses: ((problems: object) => void)[];
let requests: unknown[];
let side: Side;
let root: Root;

function Screen() {
	side = useSide('en', 'da');
	return null;
}
const type = (text: string, was = 'Før') =>
	act(async () => {
		side.type({ id: 'title', was, text });
		await vi.advanceTimersByTimeAsync(pauseMs);
	});
const respond = (problems: object = {}) => act(async () => pendingResponses.shift()?.(problems));

beforeEach(async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.useFakeTimers();
	pendingResponses = [];
	requests = [];
	vi.stubGlobal('fetch', (_address: string, { method, body }: RequestInit) => {
		if (method !== 'POST') return Promise.resolve(Response.json(sideResponse));
		requests.push(JSON.parse(String(body)).texts);
		return new Promise((resolve) =>
			pendingResponses.push((problems) => resolve(Response.json({ ...sideResponse, problems }))),
		);
	});
	root = createRoot(document.createElement('div'));
	await act(async () => root.render(createElement(Screen)));
});
afterEach(async () => {
	await act(async () => root.unmount());
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it('sends text typed during a save afterwards, as a replacement of the saved text', async () => {
	await type('Mens');
	await type('Mens der gemmes');
	expect(requests).toEqual([[{ id: 'title', was: 'Før', text: 'Mens' }]]);
	await respond();
	expect(requests[1]).toEqual([{ id: 'title', was: 'Mens', text: 'Mens der gemmes' }]);
	await respond();
	expect(side.saving).toBe('saved');
	expect(side.typedTexts.size).toBe(0);
});

it('keeps a rejected text and returns the reason', async () => {
	await type('Nyt');
	await respond({ title: 'changedMeanwhile' });
	expect(side.problems).toEqual({ title: 'changedMeanwhile' });
	expect(side.typedTexts.get('title')).toEqual({ id: 'title', was: 'Før', text: 'Nyt' });
	expect(side.saving).toBe('failed');
});
